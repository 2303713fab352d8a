import { type Instant, isWithin } from '../database/columns/instant.ts';
import { chatUse } from './chat-limits.ts';
import type { ConversationRow } from './tables.ts';

/** The staff member, or null (the assistant answers) if none joined or their heartbeat expired. */
export function whoAnswers(
  { staff_name, staff_seen_at }: Pick<ConversationRow, 'staff_name' | 'staff_seen_at'>,
  now: Instant,
): string | null {
  return isWithin(staff_seen_at ?? 0, now, chatUse.awayMs) ? staff_name : null;
}
