import type { QueryClient } from '@tanstack/react-query';
import type { NewReply } from '../../shared/staff/replies.ts';
import type { StaffAnswer } from '../../shared/staff/staff.ts';
import { meKey } from './query-client.ts';
import { readDraft, storeDraft } from './use-draft.ts';

/** A sent reply: what it was, whose draft it becomes when taken back. */
export type SentReply = {
  reference: string;
  me: string;
  reply: NewReply;
  /** That the lead was contacted by it, to undo as well. */
  act: number | null;
};

/** What was done, as it is said: a lead is named by its reference. */
export type Act = {
  text: string;
  /** Its number at the server, to undo it. */
  act: number | null;
  lead?: string | undefined;
  /** A request that goes before the undo, such as to cancel the call. */
  first?: { method: 'POST' | 'DELETE'; path: string; body?: unknown };
  /** A reply whose email still waits, until a moment (ms). */
  takeBack?: SentReply & { until: number };
};

/** `isUndo`: of an act that was undone; the act before it can be undone next. */
export type Notice = Act & { isUndo?: boolean };

/** An act that was kept, when (ms). */
export type KeptAct = Act & { key: string; at: number };

/** Acts that can be undone one after another. */
const most = 20;
/** A sitting: as long as a session can be (ms). */
const sitting = 12 * 60 * 60_000;

const noticeKey = ['kept:notice'];
const actsKey = ['kept:acts'];
const draft = 'acts';

const me = (client: QueryClient): string => client.getQueryData<StaffAnswer>(meKey)?.email ?? '';

const canBeUndone = ({ act, first, takeBack }: Act): boolean =>
  takeBack ? Date.now() < takeBack.until : act !== null || first !== undefined;

/** Newest last; those of before a reload too. */
export function actsOf(client: QueryClient): readonly KeptAct[] {
  const kept = client.getQueryData<KeptAct[]>(actsKey) ?? readDraft<KeptAct[]>(me(client), draft) ?? [];
  return kept.filter((one) => canBeUndone(one) && Date.now() - one.at < sitting);
}

function keep(client: QueryClient, acts: readonly KeptAct[]): void {
  client.setQueryData(actsKey, acts);
  // Until sign-out, and without words of people: a lead may be erased meanwhile.
  const lasting = acts.filter(({ takeBack }) => !takeBack);
  storeDraft(me(client), draft, lasting.length > 0 ? lasting : undefined);
}

/** Shows what was done, and keeps it for its undo. */
export function say(client: QueryClient, notice: Notice | null): void {
  client.setQueryData(noticeKey, notice);
  if (!notice || !canBeUndone(notice)) return;
  keep(client, [...actsOf(client), { ...notice, key: crypto.randomUUID(), at: Date.now() }].slice(-most));
}

/** An act that was undone, or cannot be any more. */
export function forget(client: QueryClient, gone: Act & { key?: string }): void {
  const isIt = (one: KeptAct) => one.key === gone.key || (gone.act !== null && one.act === gone.act);
  keep(
    client,
    actsOf(client).filter((one) => !isIt(one)),
  );
}
