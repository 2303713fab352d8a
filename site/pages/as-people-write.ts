import type * as z from 'zod';

/* Tolerant front matter (decision 58): accepts common spellings of values, and lengths outside the advised range. */

export type Issue = {
  code: string;
  path: readonly PropertyKey[];
  message: string;
  /** The rejected value; undefined for an absent field. Requires `reportInput`. */
  input?: unknown;
  origin?: string;
  expected?: string;
  format?: string;
  values?: readonly unknown[];
};

/** Whether the author may leave it: an unadvised length, too many or too few entries, an unknown field. */
export function isAdvice({ code, origin, input }: Issue): boolean {
  if (code === 'too_big') return origin !== 'number';
  if (code === 'too_small') return (origin === 'string' || origin === 'array') && !isEmpty(input);
  return code === 'unrecognized_keys';
}

const isEmpty = (input: unknown) => (typeof input === 'string' || Array.isArray(input)) && input.length === 0;

/** Converts rejected values with an unambiguous meaning: dates, lists, choices, yes and no. */
export function understood(given: unknown, issues: readonly Issue[]): unknown {
  const copy = structuredClone(given);
  for (const issue of issues) {
    const value = meant(issue);
    if (value !== undefined) put(copy, issue.path, value);
  }
  return copy;
}

function meant({ code, expected, format, values, input }: Issue): unknown {
  if (typeof input === 'number' || typeof input === 'boolean') return expected === 'string' ? String(input) : undefined;
  if (typeof input !== 'string') return undefined;
  const text = input.trim();
  if (code === 'invalid_format' && format === 'date') return isoDay(text);
  if (code === 'invalid_type' && expected === 'boolean') return yesOrNo(text);
  if (code === 'invalid_type' && expected === 'number')
    return text && Number.isFinite(Number(text)) ? Number(text) : undefined;
  if (code === 'invalid_type' && expected === 'array')
    return text
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean);
  if (code === 'invalid_value') return values?.find((value) => keyOf(String(value)) === keyOf(text));
  return undefined;
}

const yesOrNo = (text: string) => /^(yes|true|on)$/i.test(text) || (/^(no|false|off)$/i.test(text) ? false : undefined);

/** `Managed IT` and `managed-it` are the same choice. */
const keyOf = (text: string) => text.toLowerCase().replace(/[\s_-]+/g, '-');

/**
 * `November 27, 2026`, `27 Nov 2026`, `2026/11/7`, `11/27/2026` or `2026-11-27 09:00` as `2026-11-27`; undefined if it is
 * no day, or may be one of two (`03/04/2026`).
 */
function isoDay(text: string): string | undefined {
  const year = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(text);
  if (year) return dayOf(Number(year[1]), Number(year[2]), Number(year[3]));
  const numbers = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text);
  if (numbers) {
    const [one, two] = [Number(numbers[1]), Number(numbers[2])];
    if (one <= 12 && two <= 12 && one !== two) return undefined;
    return one > 12 ? dayOf(Number(numbers[3]), two, one) : dayOf(Number(numbers[3]), one, two);
  }
  const words = text.replace(/^[A-Za-z]+day,? /i, '').replace(/(\d)(?:st|nd|rd|th)\b/i, '$1');
  if (!/^(?:[A-Za-z]{3,9}\.? \d{1,2},? \d{4}|\d{1,2} [A-Za-z]{3,9}\.?,? \d{4})$/.test(words)) return undefined;
  const day = new Date(`${words.replaceAll('.', '')} UTC`);
  return Number.isNaN(day.getTime()) ? undefined : day.toISOString().slice(0, 10);
}

/** Undefined for a day that no calendar has, such as 31 November. */
function dayOf(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.toISOString().slice(0, 10) : undefined;
}

function put(whole: unknown, path: readonly PropertyKey[], value: unknown): void {
  const place = path.slice(0, -1).reduce<unknown>((part, key) => (part as Record<PropertyKey, unknown>)?.[key], whole);
  const key = path.at(-1);
  if (place && key !== undefined) (place as Record<PropertyKey, unknown>)[key] = value;
}

type SchemaCheck = { _zod: { def: { check: string } } };

/** The schema without length limits and with unknown fields allowed, for pages whose issues are all advice. */
export function lenient<Schema extends z.ZodType>(schema: Schema): Schema {
  // zod has no types for a definition of unknown kind.
  const def = schema.def as unknown as Record<string, unknown> & { type: string; checks?: SchemaCheck[] };
  const inner = (part: unknown) => lenient(part as z.ZodType);
  const changed: Record<string, unknown> = { ...def };
  const dropped = ['max_length', 'min_length'];
  if (def.checks) changed.checks = def.checks.filter(({ _zod }) => !dropped.includes(_zod.def.check));
  if (def.type === 'object') {
    changed.shape = Object.fromEntries(Object.entries(def.shape as object).map(([name, part]) => [name, inner(part)]));
    changed.catchall = undefined;
  }
  for (const name of ['element', 'innerType', 'in', 'out', 'valueType'])
    if (def[name]) changed[name] = inner(def[name]);
  for (const name of ['options', 'items']) if (Array.isArray(def[name])) changed[name] = def[name].map(inner);
  return schema.clone(changed as never) as Schema;
}
