import { useMutation, useQueryClient } from '@tanstack/react-query';
import { inboxPaths, type NewCall } from '../../shared/staff/inbox.ts';
import { ask } from '../data/request.ts';
import { Button } from '../ui/Button.tsx';
import { textOf } from '../ui/ErrorMessage.tsx';
import { useBulk } from './use-bulk.ts';

/** Logs the outcome of a call, which marks the lead as contacted. */
export function LogCall({ reference }: { reference: string }) {
  const client = useQueryClient();
  const { tell } = useBulk();
  const log = useMutation({
    meta: { what: `A call with ${reference}` },
    mutationFn: (call: NewCall) =>
      ask<{ act: number; contacted: boolean }>('POST', `${inboxPaths.leads}/${reference}/calls`, call),
    onSuccess: ({ act, contacted }, { outcome }) =>
      tell({
        text: `The call is in the history of ${reference}: ${outcome}.${contacted ? ' The lead counts as contacted.' : ''}`,
        act,
        lead: reference,
      }),
    onSettled: () =>
      client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(inboxPaths.leads) }),
  });
  const write = (outcome: NewCall['outcome']) => !log.isPending && log.mutate({ outcome });
  return (
    <>
      <p className="st-row">
        <Button busy={log.isPending} onPress={() => write('spoke')}>
          Called, spoke
        </Button>
        <Button busy={log.isPending} onPress={() => write('no answer')}>
          Called, no answer
        </Button>
      </p>
      <div role="alert">{log.error && <p className="st-form__fault">{textOf(log.error)}</p>}</div>
    </>
  );
}
