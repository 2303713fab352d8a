import type { Fact } from './fact-record.ts';

/** Products of other makers than Microsoft: ends of support, limits, licence names and prices. Ids in alphabetical order. */
export const productsFacts = {} as const satisfies Record<string, Fact>;
