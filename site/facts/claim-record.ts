/** A claim of the company about itself (decision 20). */
export type Claim = {
  id: string;
  topic: string;
  /** The value alone, for large type. */
  value: string;
  /** What the value means, as a phrase that can follow it. */
  wording: string;
  source: string;
  asOf: string;
  /** `unused`: in circulation but on no page, for the reason in `note` and the owner's `docs/claims.md`. */
  status: 'stated' | 'target' | 'unused';
  note?: string;
};

/** What a time claim promises; `other` is the same in every city. */
export type PromisedThing = 'answer' | 'visit' | 'other';

/** A time claim. With `cities` (slugs), it applies only to them. */
export type TimeClaim = Claim & {
  promises: PromisedThing;
  minutes?: number;
  hours?: number;
  cities?: readonly string[];
};

export const stated = { source: 'Stated by the provider', asOf: '2025-09-30' } as const;
