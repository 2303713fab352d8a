import { hash } from 'node:crypto';

import { consentTexts } from '../../shared/forms/consent-texts.ts';
import type { NewConsentRow } from './tables.ts';

export type ConsentGiven = Pick<NewConsentRow, 'lead_id' | 'subscriber_id' | 'email' | 'given_at' | 'page' | 'form'>;

const known = new Map(consentTexts.map((text) => [text.id, { text, hash: hash('sha256', text.text) }]));

/**
 * The hash reveals a wording edited later under the same id (CASL; decision 28). Null for an unknown id, which proves
 * nothing.
 */
export function consentRecord(textId: string | undefined, given: ConsentGiven): NewConsentRow | null {
  const entry = textId === undefined ? undefined : known.get(textId);
  if (!entry) return null;
  return { text_id: entry.text.id, text_hash: entry.hash, ...given, email: given.email.toLowerCase() };
}
