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

/** Whether the author may leave it: an unadvised length, too many entries, an unknown field. */
export function isAdvice({ code, origin }: Issue): boolean {
  if (code === 'too_big') return origin !== 'number';
  return (code === 'too_small' && origin === 'string') || code === 'unrecognized_keys';
}

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
  if (typeof input !== 'string') return undefined;
  const text = input.trim();
  if (code === 'invalid_format' && format === 'date') return isoDay(text);
  if (code === 'invalid_type' && expected === 'boolean')
    return /^(yes|true|on)$/i.test(text) || (/^(no|false|off)$/i.test(text) ? false : undefined);
  if (code === 'invalid_type' && expected === 'array')
    return text
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean);
  if (code === 'invalid_value') return values?.find((value) => keyOf(String(value)) === keyOf(text));
  return undefined;
}

/** `Managed IT` and `managed-it` are the same choice. */
const keyOf = (text: string) => text.toLowerCase().replace(/[\s_-]+/g, '-');

/** `November 27, 2026`, `27 Nov 2026` or `2026/11/27` as `2026-11-27`; undefined if invalid or ambiguous. */
function isoDay(text: string): string | undefined {
  const numbers = /^(\d{4})[/.](\d{1,2})[/.](\d{1,2})$/.exec(text);
  const isWords = /^(?:[A-Za-z]{3,9}\.? \d{1,2},? \d{4}|\d{1,2} [A-Za-z]{3,9}\.? \d{4})$/.test(text);
  if (!numbers && !isWords) return undefined;
  const day = numbers
    ? new Date(Date.UTC(Number(numbers[1]), Number(numbers[2]) - 1, Number(numbers[3])))
    : new Date(`${text} UTC`);
  return Number.isNaN(day.getTime()) ? undefined : day.toISOString().slice(0, 10);
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
  const dropped = def.type === 'string' ? ['max_length', 'min_length'] : ['max_length'];
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
