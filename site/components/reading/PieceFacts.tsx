import type { ReactNode } from 'react';
import { longDate } from '../long-date.ts';

export type PieceFact = { name: string; value: ReactNode };

/** Facts about an article before its text, one per line. */
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

/** The day on which a text was last read through and put right, as a fact. */
export const updatedOn = (day: string): PieceFact => ({
  name: 'Last reviewed',
  value: <time dateTime={day}>{longDate(day)}</time>,
});
