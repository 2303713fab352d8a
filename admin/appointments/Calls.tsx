import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { companyDay, isDay } from '../../shared/company/calendar-day.ts';
import { appointmentPaths, type DayAnswer } from '../../shared/staff/appointments.ts';
import { setPageTitle } from '../data/page-title.ts';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import { Loading } from '../ui/Loading.tsx';
import type { ViewProps } from '../ui/OnDemand.tsx';
import { Call } from './Call.tsx';
import { CallSettings } from './CallSettings.tsx';
import { Feed } from './Feed.tsx';
import './Calls.css';

const dayMs = 86_400_000;
const dayText = new Intl.DateTimeFormat('en-CA', { timeZone: 'UTC', dateStyle: 'full' });
const placeOf = (day: string) => `#/calls/${day}`;
const beside = (day: string, days: number) => new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** The calls that visitors booked, a day at a time; the day is in the address. */
export default function Calls({ me, rest }: ViewProps) {
  const day = isDay(rest) ? rest : companyDay(Date.now());
  const path = `${appointmentPaths.day}?day=${day}`;
  const list = useQuery<DayAnswer>({ queryKey: [path], gcTime: 0 });
  useEffect(() => {
    setPageTitle('Calls');
  }, []);
  const { data } = list;
  return (
    <>
      <h1>Calls</h1>
      <div className="st-pair">
        <section aria-labelledby="day">
          <h2 id="day">{dayText.format(Date.parse(day))}</h2>
          <nav className="st-calls__days" aria-label="Day">
            <a className="st-button st-button--plain" href={placeOf(beside(day, -1))}>
              Day before
            </a>
            <a className="st-button st-button--plain" href={placeOf(companyDay(Date.now()))}>
              Today
            </a>
            <a className="st-button st-button--plain" href={placeOf(beside(day, 1))}>
              Day after
            </a>
            {data?.next && (
              <a className="st-button st-button--plain" href={placeOf(data.next)}>
                Next calls: {data.next}
              </a>
            )}
          </nav>
          {list.status === 'pending' && <Loading what="Loading the calls" />}
          {list.status === 'error' && <ErrorMessage error={list.error} again={() => void list.refetch()} />}
          {data?.calls.length === 0 && <p className="st-empty st-empty--short">No calls are booked on this day.</p>}
          {data && data.calls.length > 0 && (
            <ul className="st-list">
              {data.calls.map((call) => (
                <Call key={call.reference} call={call} onCancelled={() => void list.refetch()} />
              ))}
            </ul>
          )}
        </section>
        <div>
          <Feed />
          {me.role === 'admin' && <CallSettings />}
        </div>
      </div>
    </>
  );
}
