export type NewSignup = {
  email: string;
  /** Id of the consent sentence at the field. An unknown one is not recorded; the mail repeats the wording. */
  consentId?: string;
  page?: string;
  form?: string;
  /** The client's UUID: the same key and address get the same answer. */
  idempotencyKey?: string;
  /** Why it looks like spam. Such a request is kept, and no mail is sent to the address. */
  suspicion: string[];
};

/** The key was used for another address: a conflict. */
export type KeptSignup = { status: 'kept' | 'repeated' | 'conflict' };
export type Confirmed = 'confirmed' | 'already' | 'unknown';
export type Unsubscribed = 'unsubscribed' | 'already' | 'unknown';
