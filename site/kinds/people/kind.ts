import * as z from 'zod';
import { faqs } from '../../schema/fields.ts';
import { exactly, type Kind } from '../../schema/kind.ts';
import { common } from '../../schema/plain-page.ts';

/** `/people`: data in `site/facts/people.ts`. */
export const peoplePage = z.strictObject({ ...common, faqs });

export const people = {
  name: 'people',
  matches: exactly('/people'),
  schema: peoplePage,
  crumb: 'Our people',
  searchWeight: 1.2,
} as const satisfies Kind;
