import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { appointmentPaths, type DayCall } from '../../shared/staff/appointments.ts';
import { ask } from '../data/request.ts';
import { useNames } from '../data/use-names.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import { companyTimeText } from '../ui/time.ts';

/** One call: when, whom, who calls; cancelled after a second press. */
export function Call({ call, onCancelled }: { call: DayCall; onCancelled: () => void }) {
  const names = useNames();
  const [sure, setSure] = useState(false);
  const cancel = useMutation({
    mutationFn: () => ask('DELETE', `${appointmentPaths.day}/${call.reference}`),
    onSuccess: onCancelled,
  });
  const whom = [call.name, call.company].filter(Boolean).join(', ') || call.reference;
  return (
    <li className="st-list__item st-calls__one">
      <div>
        <strong>{companyTimeText(call.at).slice(-5)}</strong> <a href={`#/lead/${call.reference}`}>{whom}</a>
        <p>
          {call.minutes} minutes, {call.subject}
          {call.phone && (
            <>
              , <a href={`tel:${call.phone.replace(/[^\d+]/g, '')}`}>{call.phone}</a>
            </>
          )}
          {call.who && `, ${names.of(call.who)} calls`}
        </p>
      </div>
      <div className="st-row">
        <Button onPress={() => setSure(!sure)}>
          {sure ? 'Keep' : 'Cancel …'}
          <span className="st-hidden"> the call with {whom}</span>
        </Button>
        {sure && (
          <Button kind="danger" busy={cancel.isPending} onPress={() => cancel.mutate()}>
            Cancel<span className="st-hidden"> the call with {whom}</span> and email the visitor
          </Button>
        )}
      </div>
      {cancel.error && <ErrorMessage error={cancel.error} />}
    </li>
  );
}
