import * as z from 'zod';
import { common } from './page.ts';
import { faqs } from './parts.ts';

/** `/pricing`: tiers, rates and terms come from `site/data`. */
export const pricingPage = z.strictObject({ ...common, faqs });

/** `/service-levels`: priorities, times and credits come from `site/data/service-levels.ts`. */
export const serviceLevelsPage = z.strictObject({ ...common, faqs });
