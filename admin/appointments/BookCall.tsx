import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { FreeDay, TimesAnswer } from '../../shared/appointments/appointments.ts';
import { companyDay } from '../../shared/company/calendar-day.ts';
import { homeTime } from '../../shared/company/hours.ts';
import { appointmentPaths, type BookedByStaffAnswer } from '../../shared/staff/appointments.ts';
import { type InboxItem, inboxPaths } from '../../shared/staff/inbox.ts';
import { peoplePaths } from '../../shared/staff/people.ts';
import { say } from '../data/acts.ts';
import { AskError, ask } from '../data/request.ts';
import { AskTwice } from '../ui/AskTwice.tsx';
import { Button } from '../ui/Button.tsx';
import { ErrorMessage, textOf } from '../ui/ErrorMessage.tsx';
import { Loading } from '../ui/Loading.tsx';
import { companyTimeText } from '../ui/time.ts';
import './BookCall.css';

/** `now`: the server's clock. */
type LeadToCall = Pick<InboxItem, 'reference' | 'state' | 'callAt'> & { now: number };

const pathOf = ({ reference }: LeadToCall) => `${appointmentPaths.day}/${reference}`;

/** Of leads, of calls and of people. */
function useRefresh() {
  const client = useQueryClient();
  const shown = [inboxPaths.leads, appointmentPaths.day, peoplePaths.person];
  const isOne = (path: string) => shown.some((begin) => path.startsWith(begin));
  return () => client.invalidateQueries({ predicate: ({ queryKey }) => isOne(String(queryKey[0])) });
}

type BookCallProps = {
  lead: LeadToCall;
  /** What the lead waits for, if it is here. */
  next?: 'book' | 'see' | undefined;
  label?: string;
  /** Buttons before its own. */
  children?: ReactNode;
};

/** Books a call with the person at a free time, moves it and cancels it. The person gets the emails of the booking page. */
export function BookCall({ lead, next, label = 'A call at a set time', children }: BookCallProps) {
  // Of which lead: another one may come into the same place.
  const [open, setOpenLead] = useState('');
  const isOpen = open === lead.reference;
  const setOpen = (opens: boolean) => setOpenLead(opens ? lead.reference : '');
  const refresh = useRefresh();
  const client = useQueryClient();
  const button = useRef<HTMLSpanElement>(null);
  const callAt = lead.callAt !== null && lead.callAt > lead.now ? lead.callAt : null;
  const cancel = useMutation({
    meta: { what: `A cancellation of the call with ${lead.reference}` },
    mutationFn: () => ask('DELETE', pathOf(lead)),
    onSuccess: () => say(client, { text: `The call with ${lead.reference} is cancelled.`, act: null }),
    onSettled: refresh,
  });
  function close(): void {
    setOpen(false);
    button.current?.querySelector('button')?.focus();
  }
  const isUnwanted = lead.state === 'quarantine' || lead.state === 'spam';
  if (isUnwanted) return <p className="st-row">{children}</p>;
  return (
    <section className="st-book" aria-label={label}>
      {callAt !== null && (
        <p>
          Call booked: {companyTimeText(callAt)}, {homeTime}.
        </p>
      )}
      <div className="st-row">
        {children}
        {callAt !== null && (
          <a
            className={`st-button st-button--${next === 'see' ? 'next' : 'plain'}`}
            href={`#/calls/${companyDay(callAt)}`}
          >
            See the call
          </a>
        )}
        <span ref={button}>
          <Button kind={next === 'book' && !isOpen ? 'next' : 'plain'} onPress={() => setOpen(!isOpen)}>
            <span>
              {isOpen ? 'Close' : callAt === null ? 'Book' : 'Move'}
              <span className="st-acts__rest">
                {isOpen ? ' the free times' : callAt === null ? ' a call' : ' the call'}
              </span>
            </span>
          </Button>
        </span>
        {callAt !== null && !isOpen && (
          <AskTwice
            label="Cancel the call …"
            keep="Keep the call"
            sure="Cancel it and email the person"
            kind="plain"
            busy={cancel.isPending}
            onSure={() => cancel.mutate()}
          />
        )}
      </div>
      {isOpen && <FreeTimes lead={lead} callAt={callAt} close={close} />}
      <div role="alert">{cancel.error && <p className="st-form__fault">{textOf(cancel.error)}</p>}</div>
    </section>
  );
}

type FreeTimesProps = { lead: LeadToCall; callAt: number | null; close: () => void };

function FreeTimes({ lead, callAt, close }: FreeTimesProps) {
  const times = useQuery<TimesAnswer>({ queryKey: [pathOf(lead)], gcTime: 0 });
  if (times.status === 'pending') return <Loading what="Loading the free times" />;
  if (times.status === 'error') {
    const isElsewhere = times.error instanceof AskError && times.error.status === 404;
    if (isElsewhere) return <p>Meetings are booked in another calendar (CALENDAR_URL).</p>;
    return <ErrorMessage error={times.error} again={() => void times.refetch()} />;
  }
  if (times.data.days.length === 0)
    return (
      <p className="st-empty">
        No time is free in the next two weeks. <a href="#/calls">See the calls, and what can be booked</a>
      </p>
    );
  return <Choice lead={lead} callAt={callAt} close={close} days={times.data.days} />;
}

/** The first press chooses a time, the second books it. */
function Choice({ lead, callAt, close, days }: FreeTimesProps & { days: readonly FreeDay[] }) {
  const id = useId();
  const refresh = useRefresh();
  const client = useQueryClient();
  const [chosenDay, setDay] = useState(days[0]?.day);
  const [at, setAt] = useState<string>();
  const shown = days.find(({ day }) => day === chosenDay) ?? days[0];
  const chosen = shown?.times.find((time) => time.at === at);
  const sure = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (at) sure.current?.focus();
  }, [at]);
  const book = useMutation({
    meta: { what: `A call with ${lead.reference}` },
    mutationFn: (time: string) => ask<BookedByStaffAnswer>('POST', pathOf(lead), { at: time }),
    onSuccess({ call, act }) {
      const path = pathOf(lead);
      say(client, {
        text: `The call with ${lead.reference} is on ${call.when}, ${homeTime}. The person gets an email with a calendar entry.`,
        act,
        lead: lead.reference,
        first:
          callAt === null
            ? { method: 'DELETE', path }
            : { method: 'POST', path, body: { at: new Date(callAt).toISOString() } },
      });
      close();
    },
    onSettled: refresh,
  });
  return (
    <>
      <div className="st-field">
        <label htmlFor={id}>Day</label>
        <select id={id} className="st-input" value={shown?.day} onChange={(event) => setDay(event.currentTarget.value)}>
          {days.map(({ day }) => (
            <option key={day} value={day}>
              {day}
            </option>
          ))}
        </select>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row of buttons in every browser. */}
      <div className="st-states" role="group" aria-label={`Free on ${shown?.day}, ${homeTime}`}>
        {shown?.times.map((time) => (
          <button
            key={time.at}
            type="button"
            className="st-button st-button--plain"
            aria-pressed={time.at === at}
            onClick={() => setAt(time.at)}
          >
            {time.clock}
          </button>
        ))}
      </div>
      {chosen && (
        <button
          ref={sure}
          type="button"
          className="st-button st-button--primary"
          aria-disabled={book.isPending || undefined}
          onClick={() => !book.isPending && book.mutate(chosen.at)}
        >
          {callAt === null ? 'Book' : 'Move it to'} {shown?.day} at {chosen.clock}
        </button>
      )}
      <div role="alert">{book.error && <p className="st-form__fault">{textOf(book.error)}</p>}</div>
    </>
  );
}
