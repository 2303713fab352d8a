import type { Deed } from '../database/audit.ts';
import type { StaffMember } from '../guards/access.ts';
import { digest } from './session-rules.ts';

/** Readings remembered at most; then all are forgotten, and the next ones noted anew. */
const mostKept = 20_000;

/**
 * Writes down what a session reads.
 * @param how by which filter, and whether the page says that no person caused it: then only what the session has not read
 * before is written, or a page that keeps up with the news would fill the log. The first time is always written, because
 * every caller can say so.
 */
export type NoteReading = (
  member: StaffMember,
  deed: Deed,
  how: { filter: string; unattended: boolean },
) => Promise<void>;

export function createReadingNotes(note: (member: StaffMember, deed: Deed) => Promise<void>): NoteReading {
  const noted = new Set<string>();
  return async (member, deed, { filter, unattended }) => {
    const reading = digest(JSON.stringify([member.session, deed.action, deed.about, filter]));
    if (unattended && noted.has(reading)) return;
    await note(member, deed);
    if (noted.size >= mostKept) noted.clear();
    noted.add(reading);
  };
}
