import type { WebinarPage } from '../schema/article.ts';

type Entry = WebinarPage['agenda'][number];

/** A part of a session. How long the last one takes is not known: it ends when nobody asks any more. */
export type AgendaPart = Entry & { length?: number };

/** The parts of a session with the minutes that each takes. */
export function agendaParts(agenda: readonly Entry[]): AgendaPart[] {
  return agenda.map((entry, index) => {
    const next = agenda[index + 1];
    return { ...entry, length: next && next.minute - entry.minute };
  });
}

/** How long a session is, as far as its agenda says: `36 minutes, then questions`. */
export function lengthLine(agenda: readonly Entry[]): string {
  const last = agenda.at(-1);
  if (!last) return '';
  return /^questions\b/i.test(last.topic)
    ? `${last.minute} minutes, then questions`
    : `${agenda.length} parts, the last from minute ${last.minute}`;
}
