import { isWorkday } from '../../widgets/contract/desk.ts';
import { hours } from '../../widgets/contract/hours.ts';
import { fromWallClock, wallClock } from './toronto-time.ts';

/** When a person will be in touch. */
export type Promised = {
  /** The latest moment. */
  by: Date;
  /** As `promiseSentence` says it after "we will be in touch": `within 2 hours`, or `by 9:30 on Monday, November 23` in Toronto time. */
  text: string;
};

const opens = minutesOf(hours.opens);
const closes = minutesOf(hours.closes);
const promised = hours.contactWithinHours * 60;
const minute = 60_000;

const dayName = new Intl.DateTimeFormat('en-CA', {
  timeZone: hours.timeZone,
  weekday: 'long',
  month: 'long',
  day: 'numeric',
});

/**
 * The contact promise of the specification (section 9): two hours of support time, Monday to Friday
 * 08:00 to 18:00 in Toronto, without the closed days. Near closing they run on into the next working morning.
 */
export function contactPromise(received: Date): Promised {
  const next = nextMorning(Math.floor(received.getTime() / minute));
  return (
    next ?? { by: new Date(received.getTime() + promised * minute), text: `within ${hours.contactWithinHours} hours` }
  );
}

/** What is promised in a minute (counted since 1970) whose two hours do not end before closing; null when they do. */
function worked(atMinute: number): Promised | null {
  const { year, month, day, hour, minute: past } = wallClock(new Date(atMinute * minute));
  const now = hour * 60 + past;
  const open = isWorkday(year, month, day) && now >= opens && now < closes;
  const left = open ? closes - now : 0;
  if (left >= promised) return null;
  const next = nextWorkday(year, month, day, now < opens);
  const by = fromWallClock(year, month, next, opens + promised - left);
  return { by, text: `by ${clockTime(by)} on ${dayName.format(by)}` };
}

/** Reading a zone's clock takes as long as keeping half a lead, and a minute's answer is the same for all. */
const nextMorning = ofLast(worked);

function ofLast<T>(compute: (key: number) => T): (key: number) => T {
  let last: { key: number; value: T } | undefined;
  return (key) => {
    if (last?.key !== key) last = { key, value: compute(key) };
    return last.value;
  };
}

/** The day of the month (it may lie past its end) on which support opens next. */
function nextWorkday(year: number, month: number, day: number, todayCounts: boolean): number {
  let next = todayCounts ? day : day + 1;
  while (!isWorkday(year, month, next)) next += 1;
  return next;
}

function clockTime(moment: Date): string {
  const { hour, minute: past } = wallClock(moment);
  return `${hour}:${String(past).padStart(2, '0')}`;
}

function minutesOf(time: string): number {
  const [hour = 0, past = 0] = time.split(':').map(Number);
  return hour * 60 + past;
}
