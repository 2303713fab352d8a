import * as z from 'zod';
import { libraryShelfIds } from '../facts/library-shelves.ts';
import { places } from '../facts/places.ts';
import { faqs, icon, line, moments, steps } from './fields.ts';
import { figure } from './figures.ts';
import { common, plainPage } from './plain-page.ts';

export const piece = {
  ...common,
  takeaways: z.array(line).min(3).max(5).describe('The answer in three to five lines, shown before the text.'),
};

/** The library and the knowledge hub sort by subject. */
export const lookedUp = {
  ...piece,
  category: z
    .enum(libraryShelfIds)
    .describe('Its subject: the shelf of the library, and the part of the knowledge hub.'),
};

export const textPage = z.strictObject({ ...common, faqs: faqs.optional() });

export const legalPage = z.strictObject({
  ...common,
  effective: z.iso.date().describe('The day from which the text applies.'),
  changes: z.array(line).default([]).describe('What changed since the version before.'),
});

/** `/services/{slug}`: docs/product.md, section 3, service. */
export const servicePage = z.strictObject({
  ...common,
  name: z.string().min(2).max(60).describe('The name in lists.'),
  icon,
  features: z.array(line).min(4).max(10).describe('What is done.'),
  benefits: z.array(line).min(3).max(8).describe('What the client gets from it.'),
  figure: figure.optional(),
  firstWeek: moments.describe('What happens in the first week, moment by moment (`when: Day 1`).'),
  firstWeekEnds: z.string().min(4).max(36).describe('What the client has in hand at the end of the first week.'),
  process: steps(3, 6).describe('How the work continues after the first week.'),
  notFor: z.string().min(40).max(300).optional().describe('When this service is the wrong choice. Few pages have it.'),
  faqs,
});

/** May contain Markdown links. */
export const note = z.string().min(20).max(480);

export const index = { schema: plainPage, searchWeight: 0.8 } as const;

export const resourceIndex = { ...index, part: 'Resources' } as const;

export const cities = new Map(places.map(({ slug, name }) => [slug, name]));

export const cityName = (slug = '') => cities.get(slug) ?? slug;
