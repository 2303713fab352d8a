import { randomUUID } from 'node:crypto';
import { afterEach } from 'vitest';
import { unattendedHeader } from '../../shared/staff/staff.ts';
import {
  type ChatItem,
  type ChatsAnswer,
  type StaffChatAnswer,
  staffChatPaths,
} from '../../shared/staff/staff-chats.ts';
import { answering, type ChatVisitor, eventsOf, scriptedEngine } from './chat.ts';
import type { StaffBrowser } from './staff.ts';

export const minute = 60_000;

/** Does not know "odd", and treats "hacked" as an emergency. */
const engine = () =>
  scriptedEngine(async ({ text }) => ({
    text: `You asked: ${text}`,
    emergency: text.includes('hacked'),
    ...(text.includes('odd') && { known: false, unknownQuestion: text }),
  }));

export const scripted = () => answering(engine());

export function useListeners() {
  const leaving: AbortController[] = [];
  afterEach(() => {
    for (const leave of leaving.splice(0)) leave.abort();
  });
  return {
    async hears(visitor: ChatVisitor, known: { after?: string; answering?: string } = {}) {
      const leave = new AbortController();
      leaving.push(leave);
      const events = eventsOf(await visitor.live(leave.signal, known));
      return async () => (await events.next()).value;
    },
    leaving,
  };
}

export const pathOf = ({ sessionId }: ChatVisitor) => `${staffChatPaths.chats}/${sessionId}`;
export const post = (staff: StaffBrowser, visitor: ChatVisitor, act: string, body: object = {}, status = 200) =>
  staff.json('POST', `${pathOf(visitor)}/${act}`, body, status);
export const list = (staff: StaffBrowser, view = 'waiting') =>
  staff.json<ChatsAnswer>('GET', `${staffChatPaths.chats}?view=${view}`);
/**
 * Triggers the server's periodic look at a conversation.
 * @param staff has not joined, so nothing else changes
 */
export const look = (staff: StaffBrowser, visitor: ChatVisitor) => post(staff, visitor, 'typing', {}, 409);
export const read = (staff: StaffBrowser, visitor: ChatVisitor) => staff.json<StaffChatAnswer>('GET', pathOf(visitor));
export const beat = (staff: StaffBrowser, place: string, tab: string = randomUUID()) =>
  staff.json('PUT', staffChatPaths.presence, { tab, place });
/** Heartbeat of an open but unused tab. */
export const emptyBeat = (staff: StaffBrowser, place: string) =>
  staff.call('PUT', staffChatPaths.presence, { tab: randomUUID(), place }, { [unattendedHeader]: '1' });
export const asked = ({ items }: { items: ChatItem[] }) =>
  items.map(({ waitsFor, lastQuestion }) => `${waitsFor}: ${lastQuestion}`);
