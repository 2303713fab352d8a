type Linked = { name: string; path: string };

/** A city; unstated times are absent. */
export type ChatPlace = Linked & {
  slug: string;
  visits: 'on-site' | 'limited on-site' | 'remote';
  /** Emergency response target. */
  minutes?: number;
  /** Hours until a technician is on site in an emergency. */
  hours?: number;
  neighbourhoods: readonly string[];
};

/** A price outside the plan; `max` if it has a highest one. */
export type ChatRate = { price: string; min: number; max?: number };

/** `words`: what its people call themselves. */
export type ChatTrade = Linked & { words: readonly string[] };

type PriceRange = { name: string; min: number; max: number; includes: string };

/** `dist/_server/chat-facts.json`. Company, hours and postal codes have their own files. */
export type ChatFacts = {
  pricing: {
    min: number;
    max: number;
    tiers: readonly PriceRange[];
    packages: readonly { name: string; users: { min: number; max: number }; price: number }[];
    /** Who may choose which tier, in one sentence. */
    rule: string;
    /** By id of `site/facts/rates.ts`. */
    rates: Readonly<Record<string, ChatRate>>;
  };
  places: readonly ChatPlace[];
  /** Around each office. */
  radiusKm: number;
  /** Targets in every city. */
  times: { contact: string; helpDesk: string; standard: string; maintenance: string };
  /** Address by alias. */
  aliases: Readonly<Record<string, string>>;
  trades: readonly ChatTrade[];
};
