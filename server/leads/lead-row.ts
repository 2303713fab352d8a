import { hash, randomInt } from 'node:crypto';
import type { NewLead } from './new-lead.ts';
import type { Promised } from './promise.ts';
import type { NewLeadRow } from './tables.ts';

/** SHA-256 of what the visitor entered, without tokens, honeypot and page. */
export function leadContentHash({ request }: NewLead): string {
  const { form, name, email, phone, company, employeeCount, service, message, consent, details } = request;
  const words: unknown[] = [form, name, email, phone, company, employeeCount, service, message, consent];
  // Appended only if present: requests without details keep the hash of earlier versions.
  if (details) words.push(details);
  return hash('sha256', JSON.stringify(words.map((word) => word ?? null)));
}

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

/**
 * Without what is confused in print or on the phone (0 O Q, 1 I L, 2 Z, 5 S, 8 B, U V), and without vowels, so no words
 * arise.
 */
const letters = '34679CDFGHJKMNPRTVWXY';
const half = 3;

/** Such as `7K3-M9C`, one of 85 million. The caller retries if it is taken. */
export function newReference(): string {
  return `${someLetters()}-${someLetters()}`;
}

function someLetters(): string {
  let made = '';
  for (let place = 0; place < half; place += 1) made += letters[randomInt(letters.length)];
  return made;
}
