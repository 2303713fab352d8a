import * as z from 'zod';
import { line } from '../../schema/fields.ts';
import { below, type Kind } from '../../schema/kind.ts';
import { piece } from '../../schema/shared-schemas.ts';

/** `/resources/webinars/{slug}`: a fixed date comes from site/facts/webinars.ts (decision 23). */
export const webinarPage = z.strictObject({
  ...piece,
  agenda: z
    .array(z.strictObject({ minute: z.number().min(0).max(180), topic: line }))
    .min(3)
    .max(10)
    .describe('Topics, each with the minute at which it begins.'),
});

export type WebinarPage = z.infer<typeof webinarPage>;

export const webinar = {
  name: 'webinar',
  searchWeight: 0.5,
  matches: below('/resources/webinars'),
  schema: webinarPage,
  folder: 'resources/webinars',
  part: 'Resources',
  piece: 'Webinar',
  fewestWords: 500,
} as const satisfies Kind;
