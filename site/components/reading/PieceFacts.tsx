import type { ReactNode } from 'react';
import type { ContentPage } from '../../pages/read-pages.ts';
import { readingTime } from '../../pages/reading-minutes.ts';
import { longDate } from '../articles/long-date.ts';

export type PieceFact = { name: string; value: ReactNode };

export function PieceFacts({ facts }: { facts: readonly PieceFact[] }) {
  return (
    <dl className="piece-facts">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const updatedOn = (day: string): PieceFact => ({
  name: 'Last reviewed',
  value: <time dateTime={day}>{longDate(day)}</time>,
});

export const readAndReviewed = (pages: readonly ContentPage[], path: string, updated: string): PieceFact[] => [
  { name: 'To read', value: readingTime(pages, path) },
  updatedOn(updated),
];
