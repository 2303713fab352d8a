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

/** The topics, each a file of this folder, by the file's name. */
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

/** The id of a fact of any topic. */
export type FactId = { [One in keyof typeof topics]: keyof (typeof topics)[One] }[keyof typeof topics];
export type { Fact };

type Filed = { id: string; fact: Fact; file: string };

/**
 * Every fact of `topics` with its id and the file that holds it.
 * @throws Error when two topics have the same id: a text could not tell which is meant.
 */
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

/** The one register of facts that change, of all topics. */
export const facts = Object.fromEntries(filed.map(({ id, fact }) => [id, fact])) as Readonly<Record<FactId, Fact>>;

/** The facts whose day to look again has come, with their file; that day first. `today`: `2026-11-22`. */
export function dueFacts(today: string): { id: string; file: string; again: string }[] {
  return filed
    .filter(({ fact }) => fact.again <= today)
    .map(({ id, file, fact }) => ({ id, file, again: fact.again }))
    .sort((one, other) => one.again.localeCompare(other.again));
}
