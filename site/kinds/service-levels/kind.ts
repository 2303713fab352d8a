import * as z from 'zod';
import { faqs } from '../../schema/fields.ts';
import { exactly, type Kind } from '../../schema/kind.ts';
import { common } from '../../schema/plain-page.ts';

/** `/service-levels`: data in `site/facts/service-levels.ts`. */
export const serviceLevelsPage = z.strictObject({ ...common, faqs });

export const serviceLevels = {
  name: 'service-levels',
  matches: exactly('/service-levels'),
  crumb: 'Service levels',
  schema: serviceLevelsPage,
  searchWeight: 1.2,
} as const satisfies Kind;
