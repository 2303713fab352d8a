import * as z from 'zod';
import { faqs, line } from '../../schema/fields.ts';
import { figure } from '../../schema/figures.ts';
import type { Kind } from '../../schema/kind.ts';
import { common } from '../../schema/plain-page.ts';

/** `/services/{service}/{slug}`: docs/product.md, section 3, sub-service. */
export const subServicePage = z.strictObject({
  ...common,
  name: z.string().min(2).max(60).describe('The name in lists.'),
  figure: figure.optional(),
  features: z.array(line).min(3).max(8).describe('What is done.'),
  deliverables: z.array(line).min(2).max(8).describe('What is handed over at the end.'),
  faqs,
});

export const subService = {
  name: 'sub-service',
  matches: (path) => /^\/services\/[^/]+\/[^/]+$/.test(path),
  schema: subServicePage,
  folder: 'services/*',
  part: 'Services',
  searchWeight: 2.4,
  fewestWords: 300,
  commercial: true,
} as const satisfies Kind;
