import type { Deed } from '../database/audit.ts';
import type { StaffMember } from '../guards/access.ts';
import { digest } from './session-rules.ts';

/** Beyond this, all remembered reads are dropped and logged again. */
const mostKept = 20_000;

/**
 * Writes a read to the audit log.
 * @param how the filter, and whether the client says that no person caused the request: then a repeated read is
 * skipped, or refreshes would fill the log. The first is always logged, because any client can say so.
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
