import type { ChatFacts } from '../../../../../widgets/contract/chat-facts.ts';

/** The tier of the plan that a question names. */
export function tierIn(text: string, { tiers }: ChatFacts['pricing']) {
  return tiers.find(({ name }) => new RegExp(`\\b${name}\\b`, 'i').test(text));
}

/** What each tier costs and holds, and where prices start. */
export function tiersOf({ tiers, packages }: ChatFacts['pricing']): string {
  const rows = tiers.map(({ name, min, max, includes }) => `- **${name}**, $${min} to $${max}: ${includes}`);
  const sizes = packages.map(({ users, price }) => `$${price} each for ${users.min} to ${users.max} people`);
  return `${rows.join('\n')}\n\nPrices start at ${sizes.join(' and at ')}.`;
}
