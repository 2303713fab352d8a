import { Temporal } from 'temporal-polyfill';
import { hours } from '../../shared/company/hours.ts';
import { isWorkday } from '../../shared/company/support-desk.ts';
import type { PromiseKind } from '../../shared/forms/contact.ts';
import type { LeadForm } from '../../shared/forms/forms.ts';
import { torontoTime } from '../format/toronto-time.ts';
import type { LeadRow } from './tables.ts';

/** When a person will be in touch. */
export type Promised = {
  kind: PromiseKind;
  /** The latest moment. */
  by: Date;
  /** What was asked for: `promiseSentence` says whose hours are meant. */
  form?: LeadForm | undefined;
  /** As `promiseSentence` says it after "we will be in touch": `within 2 hours`, or `by 9:30 on Monday, November 23` in Toronto time. */
  text: string;
};

const minute = 60_000;
const promisedMinutes = hours.contactWithinHours * 60;
const dayName = new Intl.DateTimeFormat('en-CA', {
  timeZone: hours.timeZone,
  weekday: 'long',
  month: 'long',
  day: 'numeric',
});

/**
 * The contact promise (docs/product.md, section 9): two hours of support time, Monday to Friday
 * 08:00 to 18:00 in Toronto, without the closed days. Near closing they run on into the next working morning.
 * Of the quiz's consultation: 24 hours.
 */
export function contactPromise(received: Date, form?: LeadForm): Promised {
  const at = received.getTime();
  const later = nextMorning(Math.floor(at / minute));
  const within = promisedHours(form);
  const promised: Promised = {
    kind: 'within',
    by: new Date(at + within * 60 * minute),
    text: `within ${within} hours`,
    form,
  };
  // A day is longer than a night, so it is carried over only at the weekend and on closed days.
  return later && (form !== 'risk-quiz' || later.by > promised.by) ? { ...later, form } : promised;
}

/**
 * The promise that a lead was given. What is carried over a night, a weekend or a closed day always ends later than the
 * promised hours after the request, so its kind follows from the two moments. A merged request that took over a later
 * one's promise is of the kind `by`, whose sentence only says in addition which hours are meant.
 */
export function promiseOf(
  lead: Pick<LeadRow, 'received_at' | 'promised_by' | 'promise'> & { form?: LeadForm },
): Promised {
  const { received_at, promised_by, promise: text, form } = lead;
  const kind = promised_by - received_at <= promisedHours(form) * 60 * minute ? 'within' : 'by';
  return { kind, by: new Date(promised_by), text, form };
}

function promisedHours(form: LeadForm | undefined): number {
  return form === 'risk-quiz' ? hours.consultationWithinHours : hours.contactWithinHours;
}

/** What is promised in a minute (counted since 1970) whose two hours do not end before closing; null when they do. */
function carriedOver(atMinute: number): Omit<Promised, 'form'> | null {
  const now = torontoTime(atMinute * minute);
  const opens = now.withPlainTime(hours.opens);
  const closes = now.withPlainTime(hours.closes);
  const isOpen = isWorkday(now) && !isBefore(now, opens) && isBefore(now, closes);
  const left = isOpen ? now.until(closes).total('minutes') : 0;
  if (left >= promisedMinutes) return null;
  let morning = isBefore(now, opens) ? opens : opens.add({ days: 1 });
  while (!isWorkday(morning)) morning = morning.add({ days: 1 });
  const end = morning.add({ minutes: promisedMinutes - left });
  const by = new Date(end.epochMilliseconds);
  const clock = end.toPlainTime().toString({ smallestUnit: 'minute' }).replace(/^0/, '');
  return { kind: 'by', by, text: `by ${clock} on ${dayName.format(by)}` };
}

/** Reading a time zone takes as long as keeping half a lead, and the answer is the same for a whole minute. */
const nextMorning = ofLast(carriedOver);

function ofLast<T>(compute: (key: number) => T): (key: number) => T {
  let last: { key: number; value: T } | undefined;
  return (key) => {
    if (last?.key !== key) last = { key, value: compute(key) };
    return last.value;
  };
}

function isBefore(one: Temporal.ZonedDateTime, other: Temporal.ZonedDateTime): boolean {
  return Temporal.ZonedDateTime.compare(one, other) < 0;
}
