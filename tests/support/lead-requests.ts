import type { NewLead } from '../../server/leads/new-lead.ts';
import type { ContactRequest } from '../../shared/forms/contact.ts';
import { heroMessage, heroService } from '../../shared/options.ts';

export function bookingLead(change: Partial<NewLead> = {}, fields: Partial<ContactRequest> = {}): NewLead {
  const request = {
    form: 'booking',
    page: '/',
    name: 'Ada Byron',
    email: 'ada@visitor.example',
    phone: '416-555-0100',
    company: 'Analytical Engines',
    service: 'cloud',
    message: 'Please call in the morning',
    ...fields,
  } as NewLead['request'];
  return { request, suspicion: [], ...change };
}

export function heroLead(change: Partial<NewLead> = {}, fields: Partial<ContactRequest> = {}): NewLead {
  const request = {
    form: 'hero-form',
    page: '/',
    name: 'Analytical Engines',
    email: 'ada@visitor.example',
    phone: '416-555-0100',
    company: 'Analytical Engines',
    employeeCount: '11-50',
    service: heroService,
    message: heroMessage,
    ...fields,
  } as NewLead['request'];
  return { request, suspicion: [], ...change };
}
