import type { ChatFacts } from '../../../../../shared/chat/chat-facts.ts';

export function tierIn(text: string, { tiers }: ChatFacts['pricing']) {
  return tiers.find(({ name }) => new RegExp(`\\b${name}\\b`, 'i').test(text));
}

export function tiersOf({ tiers, rule }: ChatFacts['pricing']): string {
  const rows = tiers.map(({ name, min, max, includes }) => `- **${name}**, $${min} to $${max}: ${includes}`);
  return `${rows.join('\n')}\n\n${rule}`;
}
