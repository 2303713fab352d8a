/** A page that a fact leads to. */
type Linked = { name: string; path: string };

/** A city, as far as the assistant says something about it. A time that is not stated is absent. */
export type ChatPlace = Linked & {
  slug: string;
  visits: 'on-site' | 'limited on-site' | 'remote';
  /** The city's own target for the response to an emergency, minutes. */
  minutes?: number;
  /** A technician at the door in an emergency, within so many hours. */
  hours?: number;
  neighbourhoods: readonly string[];
};

/** A service or a part of one. `price`: what it costs, where it is not part of the monthly plan. */
export type ChatService = Linked & { family: 'core' | 'ai' | 'part'; price?: string };

/**
 * What a page is about that offers something: a service, a part of one, IT for a trade. `includes`: its list of what is
 * included; `price` as in `ChatService`.
 */
export type ChatOffer = Linked & { includes: readonly string[]; price?: string };

/** A price apart from the plan; `asked`: a regular expression of the words by which somebody asks for it. */
export type ChatRate = { name: string; asked: string; price: string; note: string };

/** A trade that has a page of its own, and the words that its people use for themselves. */
export type ChatTrade = Linked & { words: readonly string[] };

type PriceRange = { name: string; min: number; max: number; includes: string };

/**
 * The fact records that the assistant answers from, as the build knows them: `dist/_server/chat-facts.json`. Company,
 * hours and postal codes have files of their own.
 */
export type ChatFacts = {
  pricing: {
    min: number;
    max: number;
    tiers: readonly PriceRange[];
    packages: readonly { name: string; users: { min: number; max: number }; price: number }[];
    /** Who may choose which tier, in one sentence. */
    rule: string;
    /** Hours, visits and set-up. */
    rates: readonly ChatRate[];
  };
  places: readonly ChatPlace[];
  /** Kilometres around each office. */
  radiusKm: number;
  /** Stated targets that hold in every city: `value` and what it says. */
  times: { contact: string; helpDesk: string; standard: string; maintenance: string };
  /** What the company states about itself, as sentences without their subject. */
  company: { since: string; people: string; rating: string; customers: string; certifications: readonly string[] };
  services: readonly ChatService[];
  /** What "this" may mean on a page. */
  offers: readonly ChatOffer[];
  /** Second addresses of pages, and the first. */
  aliases: Readonly<Record<string, string>>;
  trades: readonly ChatTrade[];
};
