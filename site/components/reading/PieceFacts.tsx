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

/** The day a text was last changed, as a fact. */
export const updatedOn = (day: string): PieceFact => ({
  name: 'Updated',
  value: <time dateTime={day}>{longDate(day)}</time>,
});
