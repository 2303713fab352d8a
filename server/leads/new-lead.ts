import type { ContactRequest } from '../../widgets/contract/contact.ts';
import type { FormId } from '../../widgets/contract/forms.ts';
import type { Nonce } from '../database/used-nonces.ts';

/** A contact request that has passed the contract's schema, and what the HTTP side knows about it. */
export type NewLead = {
  request: ContactRequest;
  form: FormId;
  /** Path of the page the form stood on. */
  page?: string;
  /** Origin of that page, when the browser said it. */
  origin?: string;
  /** The client's UUID: the same key and words get the same answer. */
  idempotencyKey?: string;
  /** Why it looks like spam; empty for a good one. */
  suspicion: string[];
  /** The form token whose proof of work is used up by this lead. */
  nonce?: Nonce;
};

/** The answer for the visitor. `repeated`: the same request was kept before, this is that answer. */
export type KeptLead =
  | { status: 'kept' | 'repeated'; reference: string; promise: string }
  /** The idempotency key was used for other words. */
  | { status: 'conflict' };
