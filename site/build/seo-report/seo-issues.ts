import type { BuiltSite, Finding } from '../../checks/built/built-site.ts';
import { findingOn, indexablePages } from '../../checks/built/built-site.ts';
import { outsideAims, seldomLinked, tooFewWords, tooMuchAlike } from '../../checks/writing/index.ts';
import type { TextMeasures } from './text-measures.ts';

/** Ranking outweighs readability. */
const points: Readonly<Record<string, number>> = {
  twin: 8,
  words: 6,
  data: 5,
  links: 4,
  title: 3,
  description: 3,
  updated: 2,
};

export const pointsOf = (field: string): number => points[field] ?? 1;

const reviewMonths = 12;

/** In addition to the build's checks; includes the notes of `npm run check`. */
export function seoIssues(
  site: BuiltSite,
  texts: TextMeasures,
  types: ReadonlyMap<string, string[]>,
  today: Date,
): Finding[] {
  const due = new Date(today);
  due.setUTCMonth(due.getUTCMonth() - reviewMonths);
  const reviewedBefore = due.toISOString().slice(0, 10);
  return [
    ...tooMuchAlike(site, texts.twins),
    ...tooFewWords(site, (page) => texts.words.get(page.path) ?? 0).map((finding) => ({ ...finding, field: 'words' })),
    ...outsideAims(site),
    ...seldomLinked(site),
    ...site.content
      .filter(({ data }) => data.updated < reviewedBefore)
      .map(({ path, data }) =>
        findingOn(site, path, {
          field: 'updated',
          what: `was last changed on ${data.updated}.`,
          todo: 'Read it again, correct what has changed, and set the day.',
          needle: 'updated:',
        }),
      ),
    ...indexablePages(site)
      .filter(({ path }) => !types.get(path)?.length)
      .map(({ path }) =>
        findingOn(site, path, {
          field: 'data',
          what: 'has no structured data.',
          todo: 'Its kind of page needs a record in site/seo/page-records.ts.',
        }),
      ),
  ];
}
