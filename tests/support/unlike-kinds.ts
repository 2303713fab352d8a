import type { KindName } from '../../site/schema/kinds.ts';
import { type PageOfKind, pageOfEachKind } from './page-of-each-kind.ts';
import { wholeSet } from './whole-set.ts';

/** Different layouts: texts, tables, cards, drawings, maps and forms. */
const unlike: readonly KindName[] = ['assessment', 'blog-post', 'contact', 'home', 'location', 'pricing', 'service'];

/** `npm run test:all`: a page of each kind. Gate: some that differ in layout. */
export const pageOfUnlikeKinds = (): PageOfKind[] =>
  pageOfEachKind().filter(({ kind }) => wholeSet || unlike.includes(kind));
