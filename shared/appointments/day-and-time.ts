/**
 * A day and a time that somebody typed: `2026-11-26`, `14:00`. `until`: the end, if only a part of the day was named, or
 * the day alone.
 */
export type DayAndTime = { day: string; clock: string; until?: string };

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const weekdayWord = /\b(next |this |on )?(sun|mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?)(?:day)?s?\b\.?/;
const monthWord = '(jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*\\.?';
const dateWords = [
  new RegExp(`\\b${monthWord} (\\d{1,2})(?:st|nd|rd|th)?\\b`),
  new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?(?: of)? ${monthWord}(?![a-z])`),
];
const relativeWord = /\b(day after tomorrow|tomorrow|today)\b/;
const slip = /\b(?:tom+or+ow|tmrw|tmr)\b/g;
const greeting = /\bgood (?:morning|afternoon|evening)\b/;
const thisPart = /\bthis (?=morning|afternoon|evening)/;
const partWord = /\b(morning|afternoon|evening)\b/;
const parts: Readonly<Record<string, { clock: string; until: string }>> = {
  morning: { clock: '00:00', until: '12:00' },
  afternoon: { clock: '12:00', until: '17:00' },
  evening: { clock: '17:00', until: '24:00' },
};
const wholeDay = { clock: '00:00', until: '24:00' };
const clockWords = [
  /\b(\d{1,2})(?:[:.h](\d{2}))? ?([ap])\.?m?\b\.?/,
  /\b([01]?\d|2[0-3])[:h.]([0-5]\d)\b/,
  /\b(?:at|around|about|@) ?(\d{1,2})\b(?: ?o'?clock)?/,
  /\b(\d{1,2}) ?o'?clock\b/,
];

/** Words of somebody who would like to meet or to be called. */
const meeting =
  /\b(book|schedule|meet(?:ing)?|appointment|call (?:me|us)|a call|phone (?:me|us)|talk|speak|slot|consultation)\b/g;
/** Words that also stand in other questions. */
const asking =
  /\b(free|available|works?|suits?|could (?:we|you|i|someone|somebody)|can (?:we|you|i|someone|somebody)|let'?s)\b/g;
/** Words of a question about something else, or of something that has happened. */
const other =
  /\b(open|close[sd]?|closing|hours|since|last|ago|was|were|been|happened|went|started|down|crash\w*|expire\w*|until|every)\b/;
/** What says nothing more. */
const filler =
  /\b(hi|hello|hey|thanks?|thank you|ok(?:ay)?|yes|sure|please|maybe|perhaps|how about|what about|in the|the|at|on|around|about|for|me|us|i|we|would|be|do|is|it|that|good|great|fine|best|then|or so|to|an?|with|you|your team|someone|somebody|like|have|want|give|set up|morning|afternoon|evening|time)\b/g;

/**
 * The day and time in a message that asks for a call: "Thursday 2 pm", "tomorrow at 10:30", "Nov 27 at noon", "Monday
 * morning", "can you call me tomorrow?". Undefined without a day, or if the message is about something else ("are you
 * open Monday at 8?"): the less it says of the time, the less else it may say. A time without am or pm is taken as one
 * between 8 and 18.
 * @param now the visitor's date and time as the UTC parts of a `Date`
 */
export function dayAndTime(message: string, now: Date): DayAndTime | undefined {
  const text = message
    .toLowerCase()
    .replace(/[\u2019]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(slip, 'tomorrow')
    .replace(greeting, ' ')
    .replace(thisPart, 'today ')
    .trim();
  const time = clockIn(text) ?? partIn(text);
  const { clock, until } = time ?? wholeDay;
  const day = dayIn(time?.rest ?? text, now, until ?? clock);
  if (!day || other.test(text)) return undefined;
  const has = (words: RegExp) => text.search(words) >= 0;
  const isAlone = (...words: RegExp[]) =>
    [...words, filler].reduce((rest, word) => rest.replace(word, ''), day.rest).search(/[a-z0-9]/) < 0;
  const isWish = time ? isAlone() || has(meeting) || (!until && has(asking)) : has(meeting) && isAlone(meeting, asking);
  return isWish ? { day: day.day, clock, ...(until && { until }) } : undefined;
}

type Found<Value> = Value & { rest: string };

function partIn(text: string): Found<{ clock: string; until: string }> | undefined {
  const found = partWord.exec(text);
  const part = parts[found?.[1] ?? ''];
  return found && part ? { ...part, rest: without(text, found) } : undefined;
}

function clockIn(text: string): Found<{ clock: string; until?: string }> | undefined {
  const noon = /\b(noon|midday)\b/.exec(text);
  if (noon) return { clock: '12:00', rest: without(text, noon) };
  for (const pattern of clockWords) {
    const found = pattern.exec(text);
    if (!found) continue;
    const clock = clockOf(Number(found[1]), Number(found[2] ?? 0), found[3]);
    if (clock) return { clock, rest: without(text, found) };
  }
  return undefined;
}

function clockOf(hour: number, minutes: number, half: string | undefined): string | undefined {
  if (hour > 23 || minutes > 59 || (half && (hour < 1 || hour > 12))) return undefined;
  const isAfternoon = half ? half === 'p' : hour > 0 && hour < 8;
  const full = half ? (hour % 12) + (isAfternoon ? 12 : 0) : hour + (isAfternoon ? 12 : 0);
  return `${String(full).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}

function dayIn(text: string, now: Date, clock: string): Found<{ day: string }> | undefined {
  const relative = relativeWord.exec(text);
  if (relative) {
    const ahead = { today: 0, tomorrow: 1 }[relative[1] ?? ''] ?? 2;
    return { day: dayAfter(now, ahead), rest: without(text, relative) };
  }
  const found = dateWords[0]?.exec(text) ?? dateWords[1]?.exec(text);
  if (found) {
    const rest = without(text, found);
    return dateOf(found, now, without(rest, weekdayWord.exec(rest)));
  }
  const weekday = weekdayWord.exec(text);
  if (!weekday) return undefined;
  const number = weekdays.findIndex((name) => name.startsWith((weekday[2] ?? '').slice(0, 3)));
  const ahead = (number - now.getUTCDay() + 7) % 7;
  const isPast = ahead === 0 && now.toISOString().slice(11, 16) >= clock;
  return {
    day: dayAfter(now, isPast || (ahead === 0 && weekday[1] === 'next ') ? 7 : ahead),
    rest: without(text, weekday),
  };
}

/** This year's date, or next year's if it has passed. */
function dateOf(found: RegExpExecArray, now: Date, rest: string): Found<{ day: string }> | undefined {
  const [month, date] = /^\d/.test(found[1] ?? '') ? [found[2], found[1]] : [found[1], found[2]];
  const at = (year: number) => new Date(Date.UTC(year, months.indexOf((month ?? '').slice(0, 3)), Number(date)));
  const year = now.getUTCFullYear();
  const day = at(year).toISOString().slice(0, 10) < dayAfter(now, 0) ? at(year + 1) : at(year);
  if (day.getUTCDate() !== Number(date)) return undefined;
  return { day: day.toISOString().slice(0, 10), rest };
}

const dayAfter = (now: Date, days: number): string =>
  new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);

const without = (text: string, found: RegExpExecArray | null): string =>
  found ? `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}` : text;
