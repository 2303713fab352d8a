import { useMutation, useQueryClient } from '@tanstack/react-query';
import { appointmentPaths } from '../../shared/staff/appointments.ts';
import { type BulkAnswer, type BulkChange, bulkPath, undoPath } from '../../shared/staff/bulk.ts';
import { inboxPaths } from '../../shared/staff/inbox.ts';
import { peoplePaths } from '../../shared/staff/people.ts';
import { type NewReply, takeBackPath } from '../../shared/staff/replies.ts';
import { type Act, actsOf, forget, type Notice, type SentReply, say } from '../data/acts.ts';
import { AskError, ask } from '../data/request.ts';
import { readDraft, storeDraft } from '../data/use-draft.ts';
import { type Names, useNames } from '../data/use-names.ts';
import { useSessionState } from '../data/use-session-state.ts';
import { textOf } from '../ui/ErrorMessage.tsx';
import { stateNames } from './words.ts';

export const replyDraft = (reference: string) => `reply ${reference}`;

const leads = (count: number) => `${count} ${count === 1 ? 'lead' : 'leads'}`;

/** `3 leads are now Spam. 1 stays as it is, …`; one lead is named. */
function outcomeText({ done, left }: BulkAnswer, { leads: asked, state, owner }: BulkChange, names: Names): string {
  const what = state ? stateNames[state] : owner ? `${names.short(owner)}’s` : 'without an owner';
  const [only] = asked.length === 1 ? asked : [];
  if (only && done > 0) return `${only.reference} is now ${what}.`;
  if (only) return `Nothing was changed: a colleague changed ${only.reference} meanwhile. You see it as it is now.`;
  const first = done > 0 ? `${leads(done)} ${done === 1 ? 'is' : 'are'} now ${what}.` : 'Nothing was changed.';
  return left.length > 0 ? `${first} ${leftOut(left)}` : first;
}

export const leftOut = (left: readonly string[]): string =>
  `${leads(left.length)} ${left.length === 1 ? 'stays as it is' : 'stay as they are'}, because a colleague changed ${left.length === 1 ? 'it' : 'them'} meanwhile: ${left.join(', ')}.`;

const undoneText = ({ text, lead }: Act) => `Undone: “${text}” ${lead ?? 'Everything'} is as before.`;

/** Answers after which an act cannot be undone any more. */
const isOver = (error: Error): boolean => error instanceof AskError && (error.status === 404 || error.status === 409);

/** A reply that was taken back: its form opens again with the draft. */
export const useReopenedReply = () => useSessionState('reopened-reply', '');

/** Changes many leads at a time, with undo of the last acts one after another. */
export function useBulk() {
  const client = useQueryClient();
  const names = useNames();
  const [notice] = useSessionState<Notice | null>('notice', null);
  const tell = (said: Notice | null) => say(client, said);
  const refresh = () => client.invalidateQueries({ predicate: ({ queryKey }) => isOfLeads(String(queryKey[0])) });
  const change = useMutation({
    meta: { what: 'A change of state or owner' },
    mutationFn: (body: BulkChange) => ask<BulkAnswer>('POST', bulkPath, body),
    onSuccess: (answer, body) =>
      tell({
        text: outcomeText(answer, body, names),
        act: answer.act,
        lead: body.leads.length === 1 ? body.leads[0]?.reference : undefined,
      }),
    onSettled: refresh,
  });
  const tellFault = (error: Error) => tell({ text: textOf(error), act: null });
  const undo = useMutation({
    meta: { what: 'An undo' },
    async mutationFn({ act, first }: Act): Promise<{ left: string[] }> {
      if (first) await ask(first.method, first.path, first.body);
      if (act === null) return { left: [] };
      const undone = ask<{ left: string[] }>('POST', `${undoPath}/${act}`);
      // A lead that a colleague changed since stays as it is.
      return first ? undone.catch(() => ({ left: [] })) : undone;
    },
    onSuccess({ left }, act) {
      forget(client, act);
      tell({ text: left.length > 0 ? `Undone. ${leftOut(left)}` : undoneText(act), act: null, isUndo: true });
    },
    onError(error, act) {
      if (isOver(error)) forget(client, act);
      tell({ text: textOf(error), act: null, isUndo: isOver(error) });
    },
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
      tell({ text: 'Your email was not sent. It is a draft again.', act: null, isUndo: true });
    },
    onError: tellFault,
    onSettled: refresh,
  });
  /** The newest act that can be undone. */
  function undoLast(): void {
    const newest = actsOf(client).at(-1);
    if (undo.isPending || takeBack.isPending || !newest) return;
    if (newest.takeBack) {
      forget(client, newest);
      takeBack.mutate(newest.takeBack);
    } else undo.mutate(newest);
  }
  return { notice, tell, change, undo, takeBack, undoLast, last: actsOf(client).at(-1) };
}

const ofLeads = [inboxPaths.leads, appointmentPaths.day, peoplePaths.person];
const isOfLeads = (path: string): boolean => ofLeads.some((begin) => path.startsWith(begin));
