import type { WebinarPage } from '../kinds/webinar/kind.ts';

type AgendaEntry = WebinarPage['agenda'][number];

/** The last part has no `length`: it ends with the last question. */
export type AgendaPart = AgendaEntry & { length?: number };

/** Lengths in minutes. */
export function agendaParts(agenda: readonly AgendaEntry[]): AgendaPart[] {
  return agenda.map((entry, index) => {
    const next = agenda[index + 1];
    return { ...entry, length: next && next.minute - entry.minute };
  });
}

/** `36 minutes, then questions`: the last part, up to its first comma or colon, has no end. */
export function lengthLine(agenda: readonly AgendaEntry[]): string {
  const last = agenda.at(-1);
  if (!last) return '';
  const [topic = ''] = last.topic.split(/[,:]/);
  return `${last.minute} minutes, then ${topic.replace(/^./, (letter) => letter.toLowerCase())}`;
}
