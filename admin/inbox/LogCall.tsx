import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { inboxPaths, type LeadAnswer, type NewCall } from '../../shared/staff/inbox.ts';
import { ask } from '../data/request.ts';
import { soonTimes } from '../notices/soon-times.ts';
import { Button } from '../ui/Button.tsx';
import { textOf } from '../ui/ErrorMessage.tsx';
import { useBulk } from './use-bulk.ts';

type LogCallProps = {
  lead: LeadAnswer;
  /** More buttons. */
  children: ReactNode;
};

/** Logs the outcome of a call, which marks the lead as contacted; who was not reached is called again at a time. */
export function LogCall({ lead, children }: LogCallProps) {
  const { reference } = lead;
  const client = useQueryClient();
  const { tell } = useBulk();
  const [isMissed, setMissed] = useState(false);
  const refresh = () =>
    client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(inboxPaths.leads) });
  const log = useMutation({
    meta: { what: `A call with ${reference}` },
    mutationFn: (call: NewCall) =>
      ask<{ act: number; contacted: boolean }>('POST', `${inboxPaths.leads}/${reference}/calls`, call),
    onSuccess({ act, contacted }, { outcome }) {
      setMissed(outcome === 'no answer');
      tell({
        text: `The call is in the history of ${reference}: ${outcome}.${contacted ? ' The lead counts as contacted.' : ''}`,
        act,
        lead: reference,
      });
    },
    onSettled: refresh,
  });
  const plan = useMutation({
    meta: { what: `The next step of ${reference}` },
    mutationFn: (nextStepAt: number) =>
      ask<{ act: number }>('PATCH', `${inboxPaths.leads}/${reference}`, {
        version: lead.version,
        nextStep: lead.nextStep ?? 'Call again',
        nextStepAt,
      }),
    onSuccess({ act }) {
      setMissed(false);
      tell({ text: `The next step of ${reference} is changed.`, act, lead: reference });
    },
    onSettled: refresh,
  });
  const isBusy = log.isPending || plan.isPending;
  const fault = log.error ?? plan.error;
  const write = (outcome: NewCall['outcome']) => !isBusy && log.mutate({ outcome });
  return (
    <>
      <p className="st-row st-acts__after">
        {lead.phone && (
          <>
            <Button kind="quiet" busy={isBusy} onPress={() => write('spoke')}>
              Called, spoke
            </Button>
            <Button kind="quiet" busy={isBusy} onPress={() => write('no answer')}>
              Called, no answer
            </Button>
          </>
        )}
        {children}
      </p>
      {isMissed && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row of buttons in every browser.
        <div className="st-row st-call-again" role="group" aria-label="Call again">
          <span aria-hidden="true">Call again:</span>
          {soonTimes(lead.now).map(({ label, at }) => (
            <Button key={label} busy={isBusy} onPress={() => !isBusy && plan.mutate(at)}>
              <span className="st-hidden">Call again: </span>
              {label}
            </Button>
          ))}
        </div>
      )}
      <div role="alert">{fault && <p className="st-form__fault">{textOf(fault)}</p>}</div>
    </>
  );
}
