import type { FormId, LeadForm } from '../../shared/forms/forms.ts';
import { darkWebScan, serviceOptions } from '../../shared/options.ts';
import type { LeadRow } from './tables.ts';

const labels = new Map<string, string>([...serviceOptions, darkWebScan].map(({ value, label }) => [value, label]));

/** What a request without a service is about, by where it comes from; a form of `/api/contacts` has a service. */
const subjects: Record<Exclude<LeadForm, FormId>, string> & Partial<Record<FormId, string>> = {
  'risk-quiz': 'Cybersecurity risk assessment',
  chat: 'Chat conversation',
  'roi-calculator': 'ROI calculation',
};

/** A service as people read it; a value without a label (the hero form's) is one already. */
export function serviceLabel(value: string): string {
  return labels.get(value) ?? value;
}

/** What a lead is about, as people read it. */
export function requestLabel({ service, form }: Pick<LeadRow, 'service' | 'form'>): string {
  return service ? serviceLabel(service) : (subjects[form] ?? form);
}
