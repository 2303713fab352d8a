import type { Fact } from './fact-record.ts';

/** Rules of professional bodies: law society, colleges of health professions, accountants, real estate, finance. Ids in alphabetical order. */
export const professionsFacts = {} as const satisfies Record<string, Fact>;
