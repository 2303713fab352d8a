import { useEffect, useRef, useState } from 'react';
import type { BookedAnswer, BookedCall, FreeDay, TimesAnswer } from '../../shared/appointments/appointments.ts';
import { callPaths } from '../../shared/appointments/call-paths.ts';
import { homeTime } from '../../shared/company/hours.ts';
import type { ErrorAnswer } from '../../shared/http.ts';
import { request } from '../api/client.ts';
import { localTime } from '../base/local-time.ts';
import { Button } from '../ui/Button.tsx';
import { useWidgetScope } from '../ui/WidgetScope.ts';
import type { TimesProps } from './times-view.ts';

/** The free times of a call, by Toronto's days; then the call that was booked. On our own pages. */
export function PickTime({ page, onBooked }: TimesProps) {
  const { signal } = useWidgetScope();
  const [days, setDays] = useState<FreeDay[]>();
  const [call, setCall] = useState<BookedCall | null>(null);
  const [news, setNews] = useState('');
  const heading = useRef<HTMLParagraphElement>(null);
  const query = page.slice(page.indexOf('?'));
  const token = new URLSearchParams(query).get('token');

  // Without an answer the page shows the same.
  const elsewhere = () => {
    if (!signal.aborted) location.assign(page);
  };

  useEffect(() => {
    request('GET', '', callPaths.times + query, undefined, signal)
      .then(async (answer) => {
        if (!answer.ok) return elsewhere();
        const given = (await answer.json()) as TimesAnswer;
        setDays(given.days);
        settle(given.call);
      })
      .catch(elsewhere);
  }, []);

  useEffect(() => heading.current?.focus(), [call, days]);

  function settle(booked: BookedCall | null): void {
    setCall(booked);
    if (booked) onBooked();
  }

  async function book(at: string): Promise<void> {
    setNews('');
    try {
      const answer = await request('POST', '', callPaths.times, { token, at }, signal);
      const given = (await answer.json()) as Partial<BookedAnswer & ErrorAnswer & TimesAnswer>;
      if (given.call) return settle(given.call);
      setNews(given.error?.message ?? '');
      if (given.days) setDays(given.days);
    } catch {
      elsewhere();
    }
  }

  if (call)
    return (
      <>
        <p tabIndex={-1} ref={heading}>
          We will call you on <strong>{call.when}</strong>, {homeTime}
          {localTime(call.at) && ` (${localTime(call.at)} your time)`}. Allow {call.minutes} minutes. A confirmation is
          on its way to your mailbox.
        </p>
        <p>
          <a href={page.replace('?', '/call.ics?')}>Add it to your calendar</a>
          {' · '}
          <a href={page}>Choose another time, or cancel</a>
        </p>
      </>
    );
  return (
    <>
      <p tabIndex={-1} ref={heading}>
        {!days
          ? 'Looking for free times…'
          : days.length
            ? `Pick a time for our call. Times are ${homeTime}.`
            : 'No time is free in the next two weeks. We will be in touch as promised.'}
      </p>
      <p role="status">{news}</p>
      {days?.map(({ day, times }, place) => (
        <details key={day} className="nl-pick-time" name="nl-pick-time" open={place === 0}>
          <summary>{day}</summary>
          <div className="nl-form__actions">
            {times.map(({ at, clock }) => (
              <Button key={at} look="plain" onClick={() => void book(at)}>
                {clock}
                {localTime(at) && <small> {localTime(at)} your time</small>}
              </Button>
            ))}
          </div>
        </details>
      ))}
    </>
  );
}
