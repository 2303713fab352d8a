import { hash } from 'node:crypto';
import type { NewLeadRow } from '../database/schema.ts';
import type { NewLead } from './new-lead.ts';
import type { Promised } from './promise.ts';

/** SHA-256 over the form and what the visitor said in it. Tokens, the honeypot and the page are not the visitor's words. */
export function leadContentHash({ request }: NewLead): string {
  const { form, name, email, phone, company, service, message, consent } = request;
  const words = [form, name, email, phone, company, employeeCountOf(request), service, message, consent];
  return hash('sha256', JSON.stringify(words.map((word) => word ?? null)));
}

/** The row of a new lead. */
export function leadRow(
  lead: NewLead,
  made: { reference: string; contentHash: string; at: Date; promised: Promised },
): NewLeadRow {
  const { request } = lead;
  return {
    reference: made.reference,
    received_at: made.at.getTime(),
    form: request.form,
    name: request.name,
    email: request.email,
    phone: request.phone,
    company: request.company ?? null,
    service: request.service,
    employee_count: employeeCountOf(request),
    message: request.message ?? null,
    page: request.page ?? null,
    origin: lead.origin ?? null,
    promise: made.promised.text,
    promised_by: made.promised.by.getTime(),
    idempotency_key: lead.idempotencyKey ?? null,
    content_hash: made.contentHash,
    suspicion: lead.suspicion.length ? lead.suspicion.join(',') : null,
  };
}

function employeeCountOf(request: NewLead['request']): string | null {
  return 'employeeCount' in request ? request.employeeCount : null;
}
