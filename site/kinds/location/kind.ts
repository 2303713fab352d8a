import * as z from 'zod';
import { faqs, line, paragraph } from '../../schema/fields.ts';
import { below, type Kind } from '../../schema/kind.ts';
import { common } from '../../schema/plain-page.ts';
import { cityName } from '../../schema/shared-schemas.ts';

/** `/locations/{slug}`: docs/product.md, section 3, location. Numbers come from site/facts/places.ts. */
export const locationPage = z.strictObject({
  ...common,
  localFeatures: z.array(line).min(3).max(8).describe('What is specific to offices in this city.'),
  gettingThere: paragraph.describe('How a technician gets there: roads, parking, loading docks, where time is lost.'),
  faqs,
});

export const location = {
  name: 'location',
  matches: below('/locations'),
  schema: locationPage,
  folder: 'locations',
  part: 'Locations',
  listName: (path) => cityName(path.slice('/locations/'.length)),
  linkName: (name) => `IT services in ${name}`,
  searchWeight: 1.4,
  fewestWords: 400,
  commercial: true,
} as const satisfies Kind;
