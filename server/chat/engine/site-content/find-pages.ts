import type { Query } from 'minisearch';
import type { ChatPage, ChatSection } from '../../../../shared/chat/chat-index.ts';
import { measurePage } from './measure-page.ts';
import type { ChatIndex } from './open-chat-index.ts';
import type { ParsedQuestion } from './parse-question.ts';
import type { QuestionPart } from './question-parts.ts';

export type FoundPage = {
  page: ChatPage;
  section: ChatSection;
  /** Log-odds that the page answers. */
  score: number;
};

const boost = { title: 6, asked: 4, summary: 3, headings: 2, text: 1 };

/** From a logistic regression on the tuning questions, rounded. */
const weights = { named: 2.5, alike: 4.5, said: 2.5, found: 1.2, agree: 5 };

/** For the visitor's page and those below it. */
const onThisPage = 1.15;
/** For pages about one city that the question names or does not name. */
const sameCity = 1.3;
const otherCity = 0.3;
/** Fictional stories, and index pages. */
const lesserKinds = /^case-study$|-index$/;
const lesserKind = 0.6;
const lookedInto = 24;

export function findPages(
  parts: readonly QuestionPart[],
  asked: ParsedQuestion,
  index: ChatIndex,
  most = 8,
): FoundPage[] {
  if (parts.length === 0) return [];
  return index.search
    .search(queryOf(parts), { boost })
    .flatMap(({ id, score }) => {
      const page = index.pages[id as number];
      return page ? [{ page, id: id as number, found: score * factorOf(page, asked) }] : [];
    })
    .sort((a, b) => b.found - a.found)
    .slice(0, lookedInto)
    .flatMap(({ page, id, found }) => {
      const measured = measurePage(parts, id, index);
      if (!measured) return [];
      const { named, alike, said, agree } = measured.measures;
      const fits = weights.named * named + weights.alike * alike + weights.said * said;
      const score = fits + weights.agree * Math.log(1 + agree) + weights.found * Math.log(1 + found);
      return [{ page, section: measured.section, score }];
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, most);
}

const queryOf = (parts: readonly QuestionPart[]): Query => ({
  combineWith: 'OR',
  queries: parts.map(({ stem, weight }) => ({ combineWith: 'OR', queries: [stem], boostTerm: () => weight })),
});

function factorOf(page: ChatPage, { page: here, places, text }: ParsedQuestion): number {
  const near = here && here !== '/' && (page.path === here || page.path.startsWith(`${here}/`)) ? onThisPage : 1;
  if (page.city) return near * (places.some(({ place }) => place.slug === page.city) ? sameCity : otherCity);
  const wanted = page.kind === 'case-study' && /\b(case|story|stories|examples?)\b/.test(text);
  return near * (lesserKinds.test(page.kind) && !wanted ? lesserKind : 1);
}
