import * as z from 'zod';
import { levelIds, roleIds } from '../../facts/readers.ts';
import { line } from '../../schema/fields.ts';
import { below, type Kind } from '../../schema/kind.ts';
import { lookedUp } from '../../schema/shared-schemas.ts';

/** `/library/{slug}` */
export const libraryPage = z.strictObject({
  ...lookedUp,
  audience: line.describe('Who should read it.'),
  level: z
    .enum(levelIds)
    .describe('What it asks of a reader: nothing; that they run a system; that they set it up themselves.'),
  roles: z
    .array(z.enum(roleIds))
    .min(1)
    .max(3)
    .refine((roles) => new Set(roles).size === roles.length, { error: 'Each role once' })
    .describe('Whom it serves most: the library and the knowledge hub list it for them.'),
  checklist: z.array(line).max(20).default([]).describe('Things to tick off.'),
});

export const library = {
  name: 'library',
  matches: below('/library'),
  schema: libraryPage,
  folder: 'library',
  part: 'Library',
  piece: 'Library article',
  searchWeight: 0.6,
  fewestWords: 700,
} as const satisfies Kind;
