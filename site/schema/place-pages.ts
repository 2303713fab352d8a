import * as z from 'zod';
import { common } from './page.ts';
import { faqs, line, moments, paragraph } from './parts.ts';

/** `/locations/{slug}`: specification, section 3, location. Numbers come from site/data/places.ts. */
export const locationPage = z.strictObject({
  ...common,
  /** What is particular to offices in this city. */
  localFeatures: z.array(line).min(3).max(8),
  /** How a technician gets there: roads, parking, loading docks, where time goes. */
  gettingThere: paragraph,
  faqs,
});
export type LocationPage = z.infer<typeof locationPage>;

/** `/it-support-{city}`. */
export const cityItSupportPage = z.strictObject({
  ...common,
  /** The opening: the first hour of a support call (`when: Minute 15`). */
  firstHour: moments,
  /** An ordinary problem in this city and how it is handled; illustrative. */
  scenario: paragraph,
  faqs,
});
export type CityItSupportPage = z.infer<typeof cityItSupportPage>;

/** `/{topic}-{city}`: what is true of the topic, of the city, and only of the two together. */
export const landingPage = z.strictObject({
  ...common,
  /** What is true only of this topic in this city. */
  together: paragraph,
  /** What we would look at first here. */
  firstLook: z.array(line).min(3).max(6),
  faqs,
});
export type LandingPage = z.infer<typeof landingPage>;
