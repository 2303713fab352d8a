import { closedDays } from '../../../../shared/company/closed-days.ts';
import { hours } from '../../../../shared/company/hours.ts';
import { wordsOf } from '../../../../shared/search/search-words.ts';

/** People name days by these too. */
const holidayWords = ['christmas', 'xmas', 'thanksgiving', 'holidays?', 'long weekend'];

/** Matches nothing where no day is closed. */
function holidaysOf(days: readonly { name: string }[]): RegExp {
  const names = days.map(({ name }) => wordsOf(name).join(' '));
  const all = days.length > 0 ? [...names, ...holidayWords].filter(Boolean) : ['(?!)'];
  return new RegExp(`\\b(?:${all.join('|')})\\b`, 'g');
}

/** Monday first. */
const weekdays = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ');
const days = new RegExp(`\\b(?:${weekdays.join('|')}|weekend)(?=s?\\b)`, 'g');
/** "At 7", "till 9", "after 5", "before 8", "7 30am" */
const times =
  /\b(?:(at|by|around|before)|(until|till?|past|after)) (\d{1,2})(?: ([0-5]\d)\b)?(?: ?([ap])m)?\b(?! (?:hours?|hrs?|min\w*|days?|weeks?|months?|years?|people|ppl|staff|rings?)\b)|\b(\d{1,2})(?: ([0-5]\d))? ?([ap])m\b/g;

/**
 * Whether the help desk is open on the days and at the hours that a message names; undefined if it names none. Without
 * "am" or "pm" it is open if one of the two is, but "till 9" and "after 5" are in the evening.
 *
 * @param text words in lower case, single spaces
 * @param closedOn the year's closed days
 */
export function isOpenThen(text: string, closedOn: readonly { name: string }[] = closedDays): boolean | undefined {
  const holidays = holidaysOf(closedOn);
  const closed = [...text.matchAll(holidays)].map(() => false);
  const named = [...text.replace(holidays, '').matchAll(days)].map(([day]) => {
    const isos = day === 'weekend' ? [6, 7] : [weekdays.indexOf(day) + 1];
    return isos.every((iso) => hours.weekdays.includes(iso));
  });
  const timed = [...text.matchAll(times)].map(
    ([, , evening, hour, minute, half, hourAlone = hour, minuteAlone = minute, halfAlone = half]) => {
      const first = (Number(hourAlone) % 12) * 60 + Number(minuteAlone ?? 0);
      // Of "till 9" the minute before, of "after 5" the minute after.
      const beside = /^(?:until|till?)$/.test(evening ?? '') ? -1 : evening ? 1 : 0;
      const both = Number(hourAlone) > 12 ? [first + 720] : [first, first + 720];
      const meant = halfAlone ? [first + (halfAlone === 'p' ? 720 : 0)] : evening ? [first + 720] : both;
      return meant.some((time) => isOpenAt(time + beside));
    },
  );
  const all = [...closed, ...named, ...timed];
  return all.length === 0 ? undefined : all.every(Boolean);
}

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const isOpenAt = (minute: number) => minute >= minuteOf(hours.opens) && minute < minuteOf(hours.closes);
