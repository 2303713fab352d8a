import * as z from 'zod';
import { cityOf, landingOf } from '../../facts/landing-topics.ts';
import { faqs, line, paragraph } from '../../schema/fields.ts';
import type { Kind } from '../../schema/kind.ts';
import { common } from '../../schema/plain-page.ts';
import { cities, cityName } from '../../schema/shared-schemas.ts';

/** `/{topic}-{city}`: what applies to the topic, to the city, and only to both. */
export const landingPage = z.strictObject({
  ...common,
  together: paragraph.describe('What is true only of this topic in this city.'),
  firstLook: z.array(line).min(3).max(6).describe('What we would look at first in this city.'),
  faqs,
});

export const landing = {
  name: 'landing',
  matches: (path) => cities.has(landingOf(path)?.city ?? ''),
  schema: landingPage,
  folder: '(landing)',
  part: 'Topics by city',
  listName: (path) => `${landingOf(path)?.topic.name} in ${cityName(cityOf(path))}`,
  searchWeight: 0.25,
  fewestWords: 350,
  perCity: true,
  commercial: true,
} as const satisfies Kind;
