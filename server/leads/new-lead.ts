import type { LeadForm } from '../../shared/forms/forms.ts';
import type { Promised } from './promise.ts';

/** What a visitor said, as it passed the contract's schema of its call: a `ContactRequest` is one. */
export type LeadRequest = {
  form: LeadForm;
  email: string;
  name?: string | undefined;
  phone?: string | undefined;
  company?: string | undefined;
  service?: string | undefined;
  employeeCount?: string | undefined;
  message?: string | undefined;
  /** What the part of the site knew: kept as JSON, shown to staff as its names and values. */
  details?: LeadDetails | undefined;
  page?: string | undefined;
  /** Id of the ticked consent sentence. */
  consent?: string | undefined;
};

/** Names and what they hold; a list of names and values is one level deep. */
export type LeadDetails = Readonly<Record<string, string | number | Readonly<Record<string, string | number>>>>;

/** A lead to keep: the request, and what the HTTP side knows about it. */
export type NewLead = {
  request: LeadRequest;
  /** Origin of that page, when the browser said it. */
  origin?: string;
  /** The client's UUID: the same key and words get the same answer. */
  idempotencyKey?: string;
  /** The key alone says that it is the same request; its words may have grown since. */
  once?: true;
  /** The visitor gave their details, but asked for nothing yet: no confirmation goes out. */
  quiet?: true;
  /** Why it looks like spam; empty for a good one. */
  suspicion: string[];
};

/** What the visitor is told. */
export type Receipt = { reference: string; promised: Promised };

/** `repeated`: the same request was kept before, this is its receipt. */
export type KeptLead =
  | (Receipt & { status: 'kept' | 'repeated' })
  /** The idempotency key was used for other words. */
  | { status: 'conflict' };
