import type { KindName } from '../../site/schema/kinds.ts';
import { type PageOfKind, pageOfEachKind } from './page-of-each-kind.ts';
import { wholeSet } from './whole-set.ts';

/** Laid out unlike each other: texts, tables, cards, drawings, maps, forms and tools. */
const unlike: readonly KindName[] = [
  'assessment',
  'blog-post',
  'case-study-index',
  'comparison',
  'contact',
  'cybersecurity-tracker',
  'home',
  'landing',
  'library',
  'location',
  'pricing',
  'roi-calculator',
  'service',
  'widgets',
];

/** A page of each kind in `npm run test:all`, in the gate of some that are unlike each other. */
export const pageOfUnlikeKinds = (): PageOfKind[] =>
  pageOfEachKind().filter(({ kind }) => wholeSet || unlike.includes(kind));
