/** One claim of the company about itself (decision 20). */
export type Claim = {
  id: string;
  topic: string;
  /** The value alone, as it stands in large type. */
  value: string;
  /** What the value says, as a phrase that can follow it. */
  wording: string;
  source: string;
  asOf: string;
  /** `unused`: in circulation and shown on no page; `note` and the owner's `docs/claims.md` give the reason. */
  status: 'stated' | 'target' | 'unused';
  note?: string;
};

/** What a claim about time promises: a first answer, a visit, or another thing that no city changes. */
export type PromisedThing = 'answer' | 'visit' | 'other';

/** A claim about time. Where it names `cities` (slugs), it holds for them only. */
export type TimeClaim = Claim & {
  promises: PromisedThing;
  minutes?: number;
  hours?: number;
  cities?: readonly string[];
};

export const stated = { source: 'Stated by the provider', asOf: '2025-09-30' } as const;
