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
  title: string;
  /** As in `Prose`. */
  html: string;
  /** From the front matter. */
  own?: Figure;
  shelf?: LibraryShelf;
};

/**
 * The drawing that a piece opens with: the path of its front matter, else the first diagram of its text, else that of
 * its shelf if it is about the same. `text`: as `liftedFigure` leaves it.
 */
export function pieceFigure({ pages, title, html, own, shelf }: PieceFigureOf): { figure: ReactNode; text: string } {
  if (own) return { figure: <PathFigure {...own} illustrative={false} />, text: html };
  const isAbout = shelf !== undefined && subjects[shelf]?.test(title);
  return liftedFigure(html) ?? { figure: isAbout && shelfFigure(pages, shelf), text: html };
}

/** What the figure of a shelf shows: a title without it is about something else. */
const subjects: Partial<Record<LibraryShelf, RegExp>> = {
  cybersecurity: /\b(?:e?mails?|phish\w*|invoices?|fraud|scams?|mailbox\w*|dmarc|payments?)\b/i,
  'managed-it': /./,
  cloud: /\b(?:mov\w+|migrat\w+|switch\w*)\b/i,
  continuity: /\b(?:back-?ups?|restor\w+|recover\w*)\b/i,
  compliance: /\b(?:audits?|evidence|readiness|questionnaires?|soc 2|iso)\b/i,
  strategy: /\b(?:windows|computers?|laptops?|hardware|lifecycle|replac\w+|budget\w*)\b/i,
  communication: /\b(?:phones?|voip|calls?|numbers?)\b/i,
};

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
  const figure = ownFigures[shelf] ?? (page?.data as { figure?: Figure } | undefined)?.figure;
  return figure && openingFigure('', figure);
}
