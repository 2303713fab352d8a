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

/** `price` if it is not in the monthly plan. */
export type ChatService = Linked & { family: 'core' | 'ai' | 'part'; price?: string };

/** What a page offers; `price` as in `ChatService`. */
export type ChatOffer = Linked & { includes: readonly string[]; price?: string };

/** A price outside the plan; `asked`: regular expression of words that ask for it. */
export type ChatRate = { name: string; asked: string; price: string; note: string };

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
    rates: readonly ChatRate[];
  };
  places: readonly ChatPlace[];
  /** Around each office. */
  radiusKm: number;
  /** Targets in every city. */
  times: { contact: string; helpDesk: string; standard: string; maintenance: string };
  /** Statements about the company, as sentences without a subject. */
  /** Empty for a claim that the company does not make. */
  company: { since: string; people: string; rating: string; customers: string; certifications: readonly string[] };
  services: readonly ChatService[];
  /** What "this" may refer to on a page. */
  offers: readonly ChatOffer[];
  /** Address by alias. */
  aliases: Readonly<Record<string, string>>;
  trades: readonly ChatTrade[];
};
