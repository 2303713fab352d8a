import { ownText } from '../../checks/writing/own-text.ts';
import { readingGrade } from '../../checks/writing/reading-grade.ts';
import { type Twin, twins } from '../../checks/writing/twins.ts';
import { words } from '../../checks/writing/words.ts';
import type { ContentPage } from '../../pages/read-pages.ts';

/** By page path. */
export type TextMeasures = {
  words: ReadonlyMap<string, number>;
  /** School years. */
  grades: ReadonlyMap<string, number>;
  /** Most alike first. */
  twins: readonly Twin[];
};

/** About a second for 400 pages, while the build waits for the script. */
export function textMeasures(pages: readonly ContentPage[]): TextMeasures {
  return {
    words: new Map(pages.map((page) => [page.path, words(ownText(page).join(' ')).length])),
    grades: new Map(pages.map((page) => [page.path, readingGrade(page)])),
    twins: twins(pages),
  };
}
