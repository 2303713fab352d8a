import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type BulkAnswer, type BulkChange, bulkPath, undoPath } from '../../shared/staff/bulk.ts';
import { inboxPaths } from '../../shared/staff/inbox.ts';
import { ask } from '../data/request.ts';
import { useSessionState } from '../data/use-session-state.ts';
import { stateNames } from './words.ts';

/** `act`: the action's number, for undo. */
export type Notice = { text: string; act: number | null };

type Wanted = Pick<BulkChange, 'state' | 'owner'>;

const leads = (count: number) => `${count} ${count === 1 ? 'lead' : 'leads'}`;

/** `3 leads are now Spam. 1 stays as it is, …`. */
function outcomeText({ done, left }: BulkAnswer, { state, owner }: Wanted): string {
  const what = state ? stateNames[state] : owner ? `${owner.split('@')[0]}’s` : 'without an owner';
  const first = done > 0 ? `${leads(done)} ${done === 1 ? 'is' : 'are'} now ${what}.` : 'Nothing was changed.';
  return left.length > 0 ? `${first} ${leftOut(left)}` : first;
}

export const leftOut = (left: readonly string[]): string =>
  `${leads(left.length)} ${left.length === 1 ? 'stays as it is' : 'stay as they are'}, because a colleague changed ${left.length === 1 ? 'it' : 'them'} meanwhile: ${left.join(', ')}.`;

/** Changes many leads at a time, with undo. */
export function useBulk() {
  const client = useQueryClient();
  const [notice, setNotice] = useSessionState<Notice | null>('notice', null);
  const refresh = () =>
    client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(inboxPaths.leads) });
  const change = useMutation({
    mutationFn: (body: BulkChange) => ask<BulkAnswer>('POST', bulkPath, body),
    onSuccess: (answer, body) => setNotice({ text: outcomeText(answer, body), act: answer.act }),
    onSettled: refresh,
  });
  const undo = useMutation({
    mutationFn: (act: number) => ask<{ undone: number; left: string[] }>('POST', `${undoPath}/${act}`),
    onSuccess: ({ left }) =>
      setNotice({ text: left.length > 0 ? `Undone. ${leftOut(left)}` : 'Undone. Everything is as before.', act: null }),
    onSettled: refresh,
  });
  return { notice, setNotice, change, undo };
}
