import { ownText } from '../../checks/writing/own-text.ts';
import { readingGrade } from '../../checks/writing/reading-grade.ts';
import { type Twin, twins } from '../../checks/writing/twins.ts';
import { words } from '../../checks/writing/words.ts';
import type { ContentPage } from '../../pages/read-pages.ts';

/** What is measured of the texts, by the page's path. */
export type TextMeasures = {
  words: ReadonlyMap<string, number>;
  /** School years that each needs. */
  grades: ReadonlyMap<string, number>;
  /** Every pair with something in common, the most alike first. */
  twins: readonly Twin[];
};

/** Measures every text: about a second for 400 pages, so it is done while the build waits for the script. */
export function textMeasures(pages: readonly ContentPage[]): TextMeasures {
  return {
    words: new Map(pages.map((page) => [page.path, words(ownText(page).join(' ')).length])),
    grades: new Map(pages.map((page) => [page.path, readingGrade(page)])),
    twins: twins(pages),
  };
}
