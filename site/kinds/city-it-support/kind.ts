import * as z from 'zod';
import { cityOf } from '../../facts/landing-topics.ts';
import { faqs, moments, paragraph } from '../../schema/fields.ts';
import type { Kind } from '../../schema/kind.ts';
import { common } from '../../schema/plain-page.ts';
import { cities, cityName } from '../../schema/shared-schemas.ts';

/** `/it-support-{city}` */
export const cityItSupportPage = z.strictObject({
  ...common,
  firstHour: moments.describe('The opening: the first hour of a support call, moment by moment (`when: Minute 15`).'),
  scenario: paragraph.describe('An ordinary problem in this city and how it is handled; shown as illustrative.'),
  faqs,
});

export const cityItSupport = {
  name: 'city-it-support',
  matches: (path) => cities.has(path.replace(/^\/it-support-/, '')),
  schema: cityItSupportPage,
  folder: '(city-it-support)',
  part: 'IT support by city',
  listName: (path) => `IT support in ${cityName(cityOf(path))}`,
  searchWeight: 0.4,
  fewestWords: 400,
  perCity: true,
  commercial: true,
} as const satisfies Kind;
