import * as z from 'zod';
import { common } from './page.ts';
import { faqs, line, moments, paragraph } from './parts.ts';

/** `/locations/{slug}`: docs/product.md, section 3, location. Numbers come from site/data/places.ts. */
export const locationPage = z.strictObject({
  ...common,
  localFeatures: z.array(line).min(3).max(8).describe('What is specific to offices in this city.'),
  gettingThere: paragraph.describe('How a technician gets there: roads, parking, loading docks, where time is lost.'),
  faqs,
});

/** `/it-support-{city}`. */
export const cityItSupportPage = z.strictObject({
  ...common,
  firstHour: moments.describe('The opening: the first hour of a support call, moment by moment (`when: Minute 15`).'),
  scenario: paragraph.describe('An ordinary problem in this city and how it is handled; shown as illustrative.'),
  faqs,
});

/** `/{topic}-{city}`: what is true of the topic, of the city, and only of the two together. */
export const landingPage = z.strictObject({
  ...common,
  together: paragraph.describe('What is true only of this topic in this city.'),
  firstLook: z.array(line).min(3).max(6).describe('What we would look at first in this city.'),
  faqs,
});
