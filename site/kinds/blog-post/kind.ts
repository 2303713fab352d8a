import * as z from 'zod';
import { pathFigure } from '../../schema/figures.ts';
import { below, type Kind } from '../../schema/kind.ts';
import { lookedUp } from '../../schema/shared-schemas.ts';

/** `/blog/{slug}`: a scheduled post appears on its day. */
export const blogPage = z.strictObject({
  ...lookedUp,
  publishDate: z.iso
    .date()
    .describe('The day it is published, by the company’s clock; before that day it is not built.'),
  figure: pathFigure.optional(),
  tags: z.array(z.string().min(2).max(30)).min(1).max(5).describe('One to five words that readers would look for.'),
});

export type BlogPage = z.infer<typeof blogPage>;

export const blogPost = {
  name: 'blog-post',
  matches: below('/blog'),
  schema: blogPage,
  folder: 'blog',
  part: 'Blog',
  piece: 'Blog post',
  searchWeight: 0.5,
  fewestWords: 600,
} as const satisfies Kind;
