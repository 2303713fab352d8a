import { Temporal } from 'temporal-polyfill';
import { hours } from '../../shared/company/hours.ts';
import { isWorkday } from '../../shared/company/support-hours.ts';
import type { LeadForm } from '../../shared/forms/forms.ts';
import type { PromiseKind } from '../../shared/forms/lead-answer.ts';
import { companyClock, companyDayName, companyTime } from '../format/company-time.ts';
import type { LeadRow } from './tables.ts';

export type Promised = {
  kind: PromiseKind;
  by: Date;
  form?: LeadForm | undefined;
  /**
   * Follows "we will be in touch": `within 2 hours`, `by 9:30 on Monday, November 23` (by the company's clock), or `at` the time
   * of a call that the visitor chose.
   */
  text: string;
};

const minute = 60_000;
const promisedMinutes = hours.contactWithinHours * 60;

/**
 * Two hours of support time (docs/product.md, section 9: Monday to Friday 08:00 to 18:00 in Toronto, except closed
 * days), if necessary carried over to the next working morning. Risk quiz: 24 hours.
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
  // 24 hours outlast a night, so only weekends and closed days extend the quiz's promise.
  return later && (form !== 'risk-quiz' || later.by > promised.by) ? { ...later, form } : promised;
}

/** The promise of a lead whose visitor chose the time of a call. */
export const callPromise = (at: Date): Promised => ({
  kind: 'by',
  by: at,
  text: `at ${companyClock(at.getTime())} on ${companyDayName(at.getTime())}`,
});

export const isCallPromise = ({ text }: Pick<Promised, 'text'>): boolean => text.startsWith('at ');

/**
 * A promise that ends later than the promised hours after receipt was carried over: the kind is read from the times. So
 * that of a merged lead may name the support hours.
 */
export function promiseOf(
  lead: Pick<LeadRow, 'received_at' | 'promised_by' | 'promise'> & { form?: LeadForm },
): Promised {
  const { received_at, promised_by, promise: text, form } = lead;
  const isWithin = promised_by - received_at <= promisedHours(form) * 60 * minute;
  const kind = isWithin && !isCallPromise({ text }) ? 'within' : 'by';
  return { kind, by: new Date(promised_by), text, form };
}

function promisedHours(form: LeadForm | undefined): number {
  return form === 'risk-quiz' ? hours.consultationWithinHours : hours.contactWithinHours;
}

/** Null if two hours remain before closing. @param atMinute since 1970 */
function carriedOver(atMinute: number): Omit<Promised, 'form'> | null {
  const now = companyTime(atMinute * minute);
  const opens = now.withPlainTime(hours.opens);
  const closes = now.withPlainTime(hours.closes);
  const isOpen = isWorkday(now) && !isBefore(now, opens) && isBefore(now, closes);
  const left = isOpen ? now.until(closes).total('minutes') : 0;
  if (left >= promisedMinutes) return null;
  let morning = isBefore(now, opens) ? opens : opens.add({ days: 1 });
  while (!isWorkday(morning)) morning = morning.add({ days: 1 });
  const end = morning.add({ minutes: promisedMinutes - left });
  const by = end.epochMilliseconds;
  return { kind: 'by', by: new Date(by), text: `by ${companyClock(by)} on ${companyDayName(by)}` };
}

/** Cached per minute: time zone arithmetic takes as long as storing half a lead. */
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
