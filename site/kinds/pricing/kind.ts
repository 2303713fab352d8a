import * as z from 'zod';
import { faqs } from '../../schema/fields.ts';
import { exactly, type Kind } from '../../schema/kind.ts';
import { common } from '../../schema/plain-page.ts';

/** `/pricing`: data in `site/facts`. */
export const pricingPage = z.strictObject({ ...common, faqs });

export const pricing = {
  name: 'pricing',
  matches: exactly('/pricing'),
  crumb: 'Pricing',
  schema: pricingPage,
  searchWeight: 1.4,
} as const satisfies Kind;
