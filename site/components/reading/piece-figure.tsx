import type { ReactNode } from 'react';
import { type LibraryShelf, shelfServices } from '../../facts/library-shelves.ts';
import { restoreLog } from '../../facts/restore-log.ts';
import type { ContentPage } from '../../pages/read-pages.ts';
import type { Figure } from '../../schema/figures.ts';
import { pageAt } from '../../seo/tree.ts';
import { ordinaryDay } from '../figures/BoardFigure.tsx';
import { liftedFigure } from '../figures/LiftedFigure.tsx';
import { openingFigure } from '../figures/OpeningFigure.tsx';
import { PathFigure } from '../figures/PathFigure.tsx';

type PieceFigureOf = {
  pages: readonly ContentPage[];
  /** As in `Prose`. */
  html: string;
  /** From the front matter. */
  own?: Figure;
  shelf?: LibraryShelf;
};

/**
 * The drawing that a piece opens with: the path of its front matter, else the first diagram of its text, else that of
 * its shelf. `text`: as `liftedFigure` leaves it.
 */
export function pieceFigure({ pages, html, own, shelf }: PieceFigureOf): { figure: ReactNode; text: string } {
  if (own) return { figure: <PathFigure {...own} illustrative={false} />, text: html };
  return liftedFigure(html) ?? { figure: shelf && shelfFigure(pages, shelf), text: html };
}

/** Where the figure of a shelf comes from, if not from its service. */
const otherPages: Partial<Record<LibraryShelf, string>> = { strategy: '/services/extended-security-updates' };

/** Of shelves whose service opens with a document. */
const ownFigures: Partial<Record<LibraryShelf, Figure>> = {
  'managed-it': { form: 'board', title: '24 machines on an ordinary day', rows: ordinaryDay },
  continuity: {
    form: 'sheet',
    title: 'Restore log',
    rows: restoreLog.map(({ day, what, minutes, by }) => ({
      name: day,
      text: minutes ? `${what}: back in ${minutes} minutes, opened by ${by}` : `${what}: failed, and repeated`,
      state: minutes ? 'well' : 'failed',
    })),
  },
};

/** A drawing of the example office: what the subject of a shelf looks after. */
function shelfFigure(pages: readonly ContentPage[], shelf: LibraryShelf): ReactNode {
  const page = pageAt(pages, otherPages[shelf] ?? shelfServices[shelf]);
  const figure = ownFigures[shelf] ?? figureOf(page);
  return figure && openingFigure('', figure);
}

/** An AI service opens with what it does alone. */
function figureOf(page: ContentPage | undefined): Figure | undefined {
  const data = (page?.data ?? {}) as { figure?: Figure } & Partial<Record<'alone' | 'asks' | 'never', string[]>>;
  const { figure, alone, asks, never } = data;
  if (figure || !alone || !asks || !never) return figure;
  return {
    form: 'sheet',
    title: 'What AI may do alone',
    rows: [
      { name: 'Does', text: alone[0] ?? '', state: 'well' },
      { name: 'Asks first', text: asks[0] ?? '', state: 'needs' },
      { name: 'Never', text: never[0] ?? '', state: 'failed' },
    ],
  };
}
