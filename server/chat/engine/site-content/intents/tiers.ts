import type { ChatFacts } from '../../../../../shared/chat/chat-facts.ts';

/** The tier of the plan that a question names. */
export function tierIn(text: string, { tiers }: ChatFacts['pricing']) {
  return tiers.find(({ name }) => new RegExp(`\\b${name}\\b`, 'i').test(text));
}

/** What each tier costs and holds, and who may choose which. */
export function tiersOf({ tiers, rule }: ChatFacts['pricing']): string {
  const rows = tiers.map(({ name, min, max, includes }) => `- **${name}**, $${min} to $${max}: ${includes}`);
  return `${rows.join('\n')}\n\n${rule}`;
}
