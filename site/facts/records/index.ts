import { canadaFacts } from './canada.ts';
import { cloudFacts } from './cloud.ts';
import { connectivityFacts } from './connectivity.ts';
import type { Fact } from './fact-record.ts';
import { microsoftFacts } from './microsoft.ts';
import { ontarioFacts } from './ontario.ts';
import { privacyFacts } from './privacy.ts';
import { productsFacts } from './products.ts';
import { professionsFacts } from './professions.ts';
import { securityFacts } from './security.ts';

/** By file name: each topic is a file in this folder, its ids in alphabetical order. */
const topics = {
  microsoft: microsoftFacts,
  privacy: privacyFacts,
  ontario: ontarioFacts,
  canada: canadaFacts,
  cloud: cloudFacts,
  professions: professionsFacts,
  security: securityFacts,
  products: productsFacts,
  connectivity: connectivityFacts,
} as const satisfies Record<string, Readonly<Record<string, Fact>>>;

export type FactId = { [One in keyof typeof topics]: keyof (typeof topics)[One] }[keyof typeof topics];
export type { Fact };

type Filed = { id: string; fact: Fact; file: string };

/** @throws Error if two topics share an id */
export function filedFacts(topics: Readonly<Record<string, Readonly<Record<string, Fact>>>>): Filed[] {
  const filed = Object.entries(topics).flatMap(([topic, entries]) =>
    Object.entries(entries).map(([id, fact]) => ({ id, fact, file: `site/facts/records/${topic}.ts` })),
  );
  const fileOf = new Map<string, string>();
  for (const { id, file } of filed) {
    const other = fileOf.get(id);
    if (other) throw new Error(`${file} ${id}: ${other} has a fact of that id too. Give one of them another id.`);
    fileOf.set(id, file);
  }
  return filed;
}

const filed = filedFacts(topics);

/** What the claims page calls them. */
const topicNames: Readonly<Record<keyof typeof topics, string>> = {
  microsoft: 'Microsoft products',
  privacy: 'Privacy and email law',
  ontario: 'Ontario law',
  canada: 'Federal law and taxes',
  cloud: 'Cloud services',
  professions: 'Rules of professions',
  security: 'Security',
  products: 'Google Workspace',
  connectivity: 'Internet and phone lines',
};

type FactTopic = { id: string; name: string; facts: Readonly<Record<string, Fact>> };

/** In the order of the claims page. */
export const factTopics: readonly FactTopic[] = Object.entries(topics).map(([id, facts]) => ({
  id,
  name: topicNames[id as keyof typeof topics],
  facts,
}));

export const facts = Object.fromEntries(filed.map(({ id, fact }) => [id, fact])) as Readonly<Record<FactId, Fact>>;

/**
 * Due for review, earliest first.
 * @param today `2026-11-22`
 */
export function dueFacts(today: string): { id: string; file: string; again: string }[] {
  return filed
    .filter(({ fact }) => fact.again <= today)
    .map(({ id, file, fact }) => ({ id, file, again: fact.again }))
    .sort((one, other) => one.again.localeCompare(other.again));
}
