import { hash } from 'node:crypto';
import type { NewLead } from './new-lead.ts';
import type { Promised } from './promise.ts';
import type { NewLeadRow } from './tables.ts';

/** SHA-256 over the form and what the visitor said in it. Tokens, the honeypot and the page are not the visitor's words. */
export function leadContentHash({ request }: NewLead): string {
  const { form, name, email, phone, company, employeeCount, service, message, consent, details } = request;
  const words: unknown[] = [form, name, email, phone, company, employeeCount, service, message, consent];
  // Last and only when there are any: a request without details keeps the hash that earlier versions gave it.
  if (details) words.push(details);
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
    name: request.name ?? null,
    email: request.email,
    phone: request.phone ?? null,
    company: request.company ?? null,
    service: request.service ?? null,
    employee_count: request.employeeCount ?? null,
    message: request.message ?? null,
    details: request.details ? JSON.stringify(request.details) : null,
    page: request.page ?? null,
    origin: lead.origin ?? null,
    promise: made.promised.text,
    promised_by: made.promised.by.getTime(),
    idempotency_key: lead.idempotencyKey ?? null,
    content_hash: made.contentHash,
    state: lead.suspicion.length ? 'quarantine' : 'new',
    suspicion: lead.suspicion.length ? lead.suspicion.join(',') : null,
  };
}
