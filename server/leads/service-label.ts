import type { FormId, LeadForm } from '../../shared/forms/forms.ts';
import { darkWebScan, serviceOptions } from '../../shared/options.ts';
import type { LeadRow } from './tables.ts';

const labels = new Map<string, string>([...serviceOptions, darkWebScan].map(({ value, label }) => [value, label]));

/** For requests without a service; forms of `/api/contacts` always have one. */
const subjects: Record<Exclude<LeadForm, FormId>, string> & Partial<Record<FormId, string>> = {
  'risk-quiz': 'Cybersecurity risk assessment',
  chat: 'Chat conversation',
  'roi-calculator': 'ROI calculation',
  email: 'Email',
};

/** A value without a label (the hero form's) already is one. */
export function serviceLabel(value: string): string {
  return labels.get(value) ?? value;
}

export function requestLabel({ service, form }: Pick<LeadRow, 'service' | 'form'>): string {
  return service ? serviceLabel(service) : (subjects[form] ?? form);
}
