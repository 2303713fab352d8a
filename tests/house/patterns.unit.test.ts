import { analyse } from 'scslre';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { readSources } from '../support/repository.ts';

type Pattern = { source: string; flags: string };

/** Patterns that see what comes in from outside. Those of widgets run in the browser of who typed. */
const sources = readSources(/^(server|shared|admin\/import|site\/redirects)\/.*\.tsx?$/);

/** Slow, with the reason why that harms nobody. */
const bounded = new Map([['server/staff/common-passwords.ts ^(.+?)\\1+$', 'A password has 200 characters at most.']]);

/** Every regular expression that a file writes out. */
function patternsIn({ path, text }: { path: string; text: string }): Pattern[] {
  const found: Pattern[] = [];
  const look = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { regex } = node as { regex?: { pattern: string; flags: string } };
    if (regex) found.push({ source: regex.pattern, flags: regex.flags });
    for (const part of Object.values(node)) look(part);
  };
  look(parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' }));
  return found;
}

/**
 * Whether two quantifiers share out one run of signs, or one repeats itself: cubic, exponential or worse for some text.
 * `Move` is left out: the search that begins anew at each sign, quadratic at most, in texts of some thousand signs.
 */
const isSlow = (pattern: Pattern): boolean => analyse(pattern, { reportTypes: { Move: false } }).reports.length > 0;

test('no pattern that sees what comes in can be made slow', () => {
  const all = sources.flatMap((file) => patternsIn(file).map((pattern) => ({ path: file.path, pattern })));
  expect(all.length).toBeGreaterThan(300);
  const slow = all.filter(({ pattern }) => isSlow(pattern)).map(({ path, pattern }) => `${path} ${pattern.source}`);
  expect(slow.filter((one) => !bounded.has(one))).toEqual([]);
  expect([...bounded.keys()].filter((one) => !slow.includes(one))).toEqual([]);
});

test.each([
  ['\\{\\{\\s*([^{}]*?)\\s*\\}\\}', true],
  ['^(\\w+\\s?)*$', true],
  ['(a+)+b', true],
  ['\\{\\{([^{}]{0,60})\\}\\}', false],
  ['^\\s+|\\s+$', false],
])('%s: slow is %s', (source, slow) => {
  expect(isSlow({ source, flags: 'g' })).toBe(slow);
});

test('a pattern that is put together at run time is made of our own words', () => {
  const made = sources.filter(({ text }) => /\bRegExp\(/.test(text)).map(({ path }) => path);
  expect(made).toEqual([
    'admin/import/read/days.ts',
    'admin/import/read/wrong-letters.ts',
    'server/chat/engine/answers/asked-hours.ts',
    'server/chat/engine/answers/danger.ts',
    'server/chat/engine/site-content/head-count.ts',
    'server/chat/engine/site-content/parse-question.ts',
    'server/chat/engine/site-content/split-question.ts',
    'shared/appointments/day-and-time.ts',
    'shared/chat/is-emergency.ts',
    'shared/csv-cell.ts',
    'site/redirects/read-path.ts',
    'site/redirects/rules.ts',
  ]);
});
