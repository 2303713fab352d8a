import type { Fact } from './fact-record.ts';

/** Federal rules other than privacy: taxes and records, payments, telephone and broadcasting, criminal law. Ids in alphabetical order. */
export const canadaFacts = {} as const satisfies Record<string, Fact>;
