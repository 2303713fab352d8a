import type { ZodType } from 'zod';
import { type PlainPage, plainPage } from './page.ts';

/** A kind of page: which addresses it has and what its front matter must say. Its layout has the same name. */
export type Kind = { name: string; matches: (path: string) => boolean; schema: ZodType<PlainPage> };

const at =
  (...paths: string[]) =>
  (path: string) =>
    paths.includes(path);

/** The first kind whose `matches` holds is the page's. */
export const kinds = [
  { name: 'home', matches: at('/'), schema: plainPage },
  { name: 'contact', matches: at('/contact-us'), schema: plainPage },
] as const satisfies readonly Kind[];

export type KindName = (typeof kinds)[number]['name'];
