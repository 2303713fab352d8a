import type { ContactRequest } from '../../widgets/contract/contact.ts';
import type { Nonce } from '../database/used-nonces.ts';
import type { Promised } from './promise.ts';

/** A contact request that has passed the contract's schema, and what the HTTP side knows about it. */
export type NewLead = {
  request: ContactRequest;
  /** Origin of that page, when the browser said it. */
  origin?: string;
  /** The client's UUID: the same key and words get the same answer. */
  idempotencyKey?: string;
  /** Why it looks like spam; empty for a good one. */
  suspicion: string[];
  /** The form token whose proof of work is used up by this lead. */
  nonce?: Nonce;
};

/** What the visitor is told. */
export type Receipt = { reference: string; promised: Promised };

/** `repeated`: the same request was kept before, this is its receipt. */
export type KeptLead =
  | (Receipt & { status: 'kept' | 'repeated' })
  /** The idempotency key was used for other words. */
  | { status: 'conflict' };
