import * as z from 'zod';
import { line } from '../../schema/fields.ts';
import { below, type Kind } from '../../schema/kind.ts';
import { lookedUp } from '../../schema/shared-schemas.ts';

/** `/resources/guides/{slug}` */
export const guidePage = z.strictObject({
  ...lookedUp,
  audience: line.describe('Who should read it.'),
  steps: z
    .array(z.strictObject({ part: line, time: z.string().min(3).max(24).optional() }))
    .default([])
    .describe(
      'Which parts are steps to be done: the heading of each and, where the text says it, how long it takes. Absent: every part is a step.',
    ),
});

export type GuidePage = z.infer<typeof guidePage>;

export const guide = {
  name: 'guide',
  searchWeight: 0.7,
  matches: below('/resources/guides'),
  schema: guidePage,
  folder: 'resources/guides',
  part: 'Resources',
  piece: 'Guide',
  fewestWords: 1800,
} as const satisfies Kind;
