import * as z from 'zod';
import { faqs } from '../fields.ts';
import { exactly, type Kind } from '../kind.ts';
import { common } from '../plain-page.ts';

/** `/people`: roles, shifts, tools and proofs come from `site/facts/people.ts`. */
export const peoplePage = z.strictObject({ ...common, faqs });

export const people = {
  name: 'people',
  matches: exactly('/people'),
  schema: peoplePage,
  crumb: 'Our people',
  searchWeight: 1.2,
} as const satisfies Kind;
