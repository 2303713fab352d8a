import * as z from 'zod';
import { dotRows } from '../../schema/figures.ts';
import { below, type Kind } from '../../schema/kind.ts';
import { lookedUp } from '../../schema/shared-schemas.ts';

/** `/resources/whitepapers/{slug}` */
export const whitepaperPage = z.strictObject({
  ...lookedUp,
  abstract: z.string().min(120).max(900).describe('What the paper asks, how it answers, and what it finds.'),
  dots: dotRows.optional(),
});

export type WhitepaperPage = z.infer<typeof whitepaperPage>;

export const whitepaper = {
  name: 'whitepaper',
  searchWeight: 0.6,
  matches: below('/resources/whitepapers'),
  schema: whitepaperPage,
  folder: 'resources/whitepapers',
  part: 'Resources',
  piece: 'White paper',
  fewestWords: 1500,
} as const satisfies Kind;
