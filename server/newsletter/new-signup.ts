export type NewSignup = {
  email: string;
  /** Unknown ids are not recorded; the email repeats the wording. */
  consentId?: string;
  page?: string;
  form?: string;
  /** Of the caller, from `networkKey`. */
  network?: string;
  /** The client's UUID: equal key and address get the same answer. */
  idempotencyKey?: string;
  /** Reasons to save the request without sending an email. */
  suspicion: string[];
};

/** `conflict`: the key was used for another address. */
export type SavedSignup = { status: 'kept' | 'repeated' | 'conflict' };
export type Confirmed = 'confirmed' | 'already' | 'unknown';
export type Unsubscribed = 'unsubscribed' | 'already' | 'unknown';
