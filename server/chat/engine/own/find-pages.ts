import type { Query } from 'minisearch';
import type { ChatPage, ChatSection } from '../../../../widgets/contract/chat-index.ts';
import { type FittingSection, fittingSection } from './fitting-section.ts';
import type { ChatIndex } from './open-chat-index.ts';
import type { QuestionPart } from './question-parts.ts';

/** A page that may answer, and where on it. */
export type FoundPage = {
  page: ChatPage;
  /** Its section that fits best. */
  section: ChatSection;
  score: number;
  /** How much of the question the page speaks of, from 0 to 1. */
  covers: number;
  /** How well its section fits, from 0 to 1. */
  fits: number;
};

/** What may say more about the question than its words do. */
export type Hints = { page?: string | undefined; cities: readonly string[]; stories?: boolean };

const boost = { title: 6, summary: 3, headings: 2, text: 1 };

/** How much a page counts that has another phrase than the one asked. */
const otherPhrase = 0.5;
/** How much a section that holds all of the question adds to its page. */
const sectionShare = 4;
/** How much the weight of a page's kind, made for the search by keywords, counts here. */
const kindPower = 0.2;
/** The page that the visitor is on, and those below it. */
const onThisPage = 1.15;
/** Pages about one city: where it is asked for, and where not. */
const sameCity = 1.3;
const otherCity = 0.3;
/** An invented story, and a list of what stands on other pages. */
const lesserKinds = /^case-study$|-index$/;
const lesserKind = 0.7;
/** So many of the pages that have the words are looked into. */
const lookedInto = 24;

/** The pages that may answer a question, the best first; at most `most`. */
export function findPages(parts: readonly QuestionPart[], index: ChatIndex, hints: Hints, most = 8): FoundPage[] {
  if (parts.length === 0) return [];
  const candidates = index.search
    .search(queryOf(parts), { boost })
    .flatMap(({ id, score, terms }) => {
      const page = index.pages[id as number];
      return page ? [{ page, id: id as number, score: score * factorOf(page, hints), terms }] : [];
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, lookedInto);
  return candidates
    .flatMap(({ page, id, score, terms }) => {
      const fitting: FittingSection | undefined = fittingSection(
        parts,
        index.sections[id] ?? [],
        index.titles[id] ?? '',
      );
      if (!fitting) return [];
      const covers = coverage(parts, new Set(terms));
      return [
        {
          page,
          section: fitting.section,
          score: score * (1 + sectionShare * fitting.fits),
          covers,
          fits: fitting.onPage,
        },
      ];
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, most);
}

function queryOf(parts: readonly QuestionPart[]): Query {
  return {
    combineWith: 'OR',
    queries: parts.map(({ stems, others, weight }) => ({
      combineWith: 'OR' as const,
      queries: [
        { combineWith: 'OR' as const, queries: [...stems], boostTerm: () => weight },
        ...others.map((phrase) => ({
          combineWith: 'AND' as const,
          queries: [...phrase],
          boostTerm: () => (weight * otherPhrase) / phrase.length,
        })),
      ],
    })),
  };
}

function factorOf(page: ChatPage, { page: here, cities, stories = false }: Hints): number {
  const near = here && here !== '/' && (page.path === here || page.path.startsWith(`${here}/`)) ? onThisPage : 1;
  if (page.city && cities.includes(page.city)) return near * sameCity;
  const kind =
    page.weight ** kindPower *
    (lesserKinds.test(page.kind) && !(stories && page.kind === 'case-study') ? lesserKind : 1);
  return near * kind * (page.city ? otherCity : 1);
}

/** The share of the question's telling words that the page has, by the word or by another phrase for it. */
function coverage(parts: readonly QuestionPart[], terms: ReadonlySet<string>): number {
  let asked = 0;
  let met = 0;
  for (const { stems, others, tells, weight } of parts) {
    asked += tells * weight;
    const typed = stems.filter((stem) => terms.has(stem)).length / stems.length;
    const other = others.some((phrase) => phrase.every((stem) => terms.has(stem))) ? 0.9 : 0;
    met += Math.max(typed, other) * tells * weight;
  }
  return asked === 0 ? 0 : met / asked;
}
