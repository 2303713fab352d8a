import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type BulkAnswer, type BulkChange, bulkPath, undoPath } from '../../shared/staff/bulk.ts';
import { inboxPaths } from '../../shared/staff/inbox.ts';
import { type NewReply, takeBackPath } from '../../shared/staff/replies.ts';
import { ask } from '../data/request.ts';
import { readDraft, storeDraft } from '../data/use-draft.ts';
import { useSessionState } from '../data/use-session-state.ts';
import { textOf } from '../ui/ErrorMessage.tsx';
import { stateNames } from './words.ts';

/** `act`: the action's number, for undo. `takeBack`: a reply whose email still waits, until a moment (ms). */
export type Notice = {
  text: string;
  act: number | null;
  lead?: string | undefined;
  takeBack?: SentReply & { until: number };
};

/** A sent reply: what it was, whose draft it becomes when taken back. */
export type SentReply = {
  reference: string;
  me: string;
  reply: NewReply;
  /** That the lead was contacted by it, to undo as well. */
  act: number | null;
};

export const replyDraft = (reference: string) => `reply ${reference}`;

const leads = (count: number) => `${count} ${count === 1 ? 'lead' : 'leads'}`;

/** `3 leads are now Spam. 1 stays as it is, …`; one lead is named. */
function outcomeText({ done, left }: BulkAnswer, { leads: asked, state, owner }: BulkChange): string {
  const what = state ? stateNames[state] : owner ? `${owner.split('@')[0]}’s` : 'without an owner';
  const [only] = asked.length === 1 ? asked : [];
  if (only && done > 0) return `${only.reference} is now ${what}.`;
  if (only) return `Nothing was changed: a colleague changed ${only.reference} meanwhile. You see it as it is now.`;
  const first = done > 0 ? `${leads(done)} ${done === 1 ? 'is' : 'are'} now ${what}.` : 'Nothing was changed.';
  return left.length > 0 ? `${first} ${leftOut(left)}` : first;
}

export const leftOut = (left: readonly string[]): string =>
  `${leads(left.length)} ${left.length === 1 ? 'stays as it is' : 'stay as they are'}, because a colleague changed ${left.length === 1 ? 'it' : 'them'} meanwhile: ${left.join(', ')}.`;

const undoneText = (notice: Notice | null) =>
  notice?.lead ? `Undone: ${notice.lead} is as before.` : 'Undone. Everything is as before.';

/** A reply that was taken back: its form opens again with the draft. */
export const useReopenedReply = () => useSessionState('reopened-reply', '');

/** Changes many leads at a time, with undo. */
export function useBulk() {
  const client = useQueryClient();
  const [notice, setNotice] = useSessionState<Notice | null>('notice', null);
  const refresh = () =>
    client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(inboxPaths.leads) });
  const change = useMutation({
    meta: { what: 'A change of state or owner' },
    mutationFn: (body: BulkChange) => ask<BulkAnswer>('POST', bulkPath, body),
    onSuccess: (answer, body) =>
      setNotice({
        text: outcomeText(answer, body),
        act: answer.act,
        lead: body.leads.length === 1 ? body.leads[0]?.reference : undefined,
      }),
    onSettled: refresh,
  });
  const tellFault = (error: Error) => setNotice({ text: textOf(error), act: null });
  const undo = useMutation({
    meta: { what: 'An undo' },
    mutationFn: (act: number) => ask<{ undone: number; left: string[] }>('POST', `${undoPath}/${act}`),
    onSuccess: ({ left }) =>
      setNotice({
        text: left.length > 0 ? `Undone. ${leftOut(left)}` : undoneText(notice),
        act: null,
      }),
    onError: tellFault,
    onSettled: refresh,
  });
  const [, setReopened] = useReopenedReply();
  const takeBack = useMutation({
    async mutationFn({ reference, reply: { key }, act }: SentReply) {
      await ask('POST', takeBackPath(reference), { key });
      // A lead that a colleague changed since stays as it is.
      if (act !== null) await ask('POST', `${undoPath}/${act}`).catch(() => {});
    },
    onSuccess(_answer, { reference, me, reply }) {
      // Another key: the first may still be known to a server that answers late.
      const begun = readDraft<NewReply>(me, replyDraft(reference))?.body;
      const body = begun ? `${reply.body}\n\n${begun}` : reply.body;
      storeDraft(me, replyDraft(reference), { ...reply, body, key: crypto.randomUUID() });
      setReopened(`${reference} ${Date.now()}`);
      setNotice({ text: 'Your email was not sent. It is a draft again.', act: null });
    },
    onError: tellFault,
    onSettled: refresh,
  });
  /** The newest act that can be undone: nothing else. */
  function undoLast(): void {
    if (undo.isPending || takeBack.isPending) return;
    if (notice?.takeBack && Date.now() < notice.takeBack.until) takeBack.mutate(notice.takeBack);
    else if (notice?.act != null) undo.mutate(notice.act);
  }
  return { notice, setNotice, change, undo, takeBack, undoLast };
}
