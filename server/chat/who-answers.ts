import { type Instant, isWithin } from '../database/columns/instant.ts';
import { chatUse } from './chat-limits.ts';
import type { ConversationRow } from './tables.ts';

/**
 * The name of who answers in place of the assistant; null when nobody has joined, or who had joined has gone without
 * handing back: then the assistant goes on.
 */
export function whoAnswers(
  { staff_name, staff_seen_at }: Pick<ConversationRow, 'staff_name' | 'staff_seen_at'>,
  now: Instant,
): string | null {
  return isWithin(staff_seen_at ?? 0, now, chatUse.awayMs) ? staff_name : null;
}
