import type { LeadForm } from '../../shared/forms/forms.ts';
import type { Promised } from './promise.ts';

export type LeadRequest = {
  form: LeadForm;
  email: string;
  name?: string | undefined;
  phone?: string | undefined;
  company?: string | undefined;
  service?: string | undefined;
  employeeCount?: string | undefined;
  message?: string | undefined;
  /** From the widget, shown to staff. */
  details?: LeadDetails | undefined;
  page?: string | undefined;
  consent?: string | undefined;
};

/** Nested at most one level. */
export type LeadDetails = Readonly<Record<string, string | number | Readonly<Record<string, string | number>>>>;

export type NewLead = {
  request: LeadRequest;
  /** Origin of the page, if the browser sent it. */
  origin?: string;
  /** Of the caller, from `networkKey`. */
  network?: string;
  /** The client's UUID: equal key and content get the same answer. */
  idempotencyKey?: string;
  /** The key alone identifies the request; its content may have grown. */
  once?: true;
  /** Sends no confirmation: the visitor has asked for nothing yet. */
  quiet?: true;
  suspicion: string[];
};

export type Receipt = { reference: string; promised: Promised };

export type AcceptedLead =
  | (Receipt & { status: 'kept' | 'repeated' })
  /** The idempotency key was used with other content. */
  | { status: 'conflict' };
