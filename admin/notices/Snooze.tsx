import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { homeTime } from '../../shared/company/hours.ts';
import { inboxPaths, type LeadAnswer } from '../../shared/staff/inbox.ts';
import { isLeadOpen } from '../../shared/staff/notices.ts';
import { say } from '../data/acts.ts';
import { AskError, ask } from '../data/request.ts';
import { Button } from '../ui/Button.tsx';
import { textOf } from '../ui/ErrorMessage.tsx';
import { companyTimeText } from '../ui/time.ts';
import './Snooze.css';
import { soonTimes } from './soon-times.ts';

/** Renders nothing for a closed lead. */
export function Snooze({ lead, now }: { lead: LeadAnswer; now: number }) {
  const client = useQueryClient();
  const id = useId();
  const snooze = useMutation({
    meta: { what: `A snooze of ${lead.reference}` },
    mutationFn: (until: number | null) =>
      ask<{ act: number }>('PUT', `${inboxPaths.leads}/${lead.reference}/snooze`, { version: lead.version, until }),
    onSuccess({ act }, until) {
      const where = until === null ? 'back in the list' : `out of the list until ${companyTimeText(until)}`;
      say(client, { text: `${lead.reference} is ${where}.`, act, lead: lead.reference });
    },
    onSettled: () =>
      client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(inboxPaths.leads) }),
  });
  function save(until: number | null): void {
    if (snooze.isPending) return;
    snooze.mutate(until);
  }
  if (!isLeadOpen(lead.state)) return null;
  const fault =
    snooze.error && ((snooze.error instanceof AskError && snooze.error.fields.until) || textOf(snooze.error));
  const snoozed = lead.snoozedUntil !== null && lead.snoozedUntil > now;
  return (
    <section className="st-snooze" aria-label="Snooze">
      <p role="status">
        {snoozed && lead.snoozedUntil !== null && (
          <>
            Out of the list until <strong>{companyTimeText(lead.snoozedUntil)}</strong>, {homeTime}.
          </>
        )}
      </p>
      <div role="alert">
        {fault && (
          <p className="st-field__error" id={`${id}-error`}>
            {fault}
          </p>
        )}
      </div>
      {snoozed ? (
        <Button busy={snooze.isPending} onPress={() => save(null)}>
          Bring it back now
        </Button>
      ) : (
        <details className="st-fold" open={Boolean(fault) || undefined}>
          <summary>Snooze this lead</summary>
          {lead.state === 'new' && (
            <p className="st-quiet">
              The promise goes on: contact {lead.name ?? 'the person'} before {companyTimeText(lead.promisedBy)}.
            </p>
          )}
          <div className="st-row">
            {soonTimes(now).map(({ label, at }) => (
              <Button key={label} onPress={() => save(at)}>
                {label}
              </Button>
            ))}
          </div>
          <form
            className="st-snooze__form"
            onSubmit={(event) => {
              event.preventDefault();
              const at = String(new FormData(event.currentTarget as HTMLFormElement).get('until') ?? '');
              // The server refuses a missing time like a past one.
              save(at ? new Date(at).getTime() : 0);
            }}
          >
            <div className="st-field">
              <label htmlFor={id}>Until (your time)</label>
              <input
                id={id}
                name="until"
                type="datetime-local"
                aria-invalid={fault ? true : undefined}
                aria-describedby={fault ? `${id}-error` : undefined}
              />
            </div>
            <Button submit busy={snooze.isPending}>
              Snooze
            </Button>
          </form>
        </details>
      )}
    </section>
  );
}
