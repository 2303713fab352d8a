import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { apiDescription } from '../../../server/api-description.ts';
import { company } from '../../../shared/company/company.ts';
import { honeypotField, paths } from '../../../shared/http.ts';
import { apiErrors, apiGroups } from '../../../site/pages/api-calls.ts';
import { dist } from '../../support/built-site.ts';

const page = parse(readFileSync(join(dist, 'developers.html'), 'utf8'));

test('the page for developers is made from the description that the server gives: npm run api-description', () => {
  expect(readFileSync('site/facts/api-description.json', 'utf8')).toBe(apiDescription());
});

test('it shows each call that visitors’ pages make, with its address, its fields and a command to try it', () => {
  const calls = apiGroups().flatMap(({ calls }) => calls);
  expect(calls.map(({ path }) => path)).toEqual(expect.arrayContaining(Object.values(paths)));
  for (const call of calls) {
    const section = page.querySelector(`[aria-labelledby="${call.id}"]`);
    const text = section?.text ?? '';
    for (const words of [call.title, `${call.method} ${call.path}`, `curl ${company.origin}${call.path}`])
      expect(text).toContain(words);
    for (const { name } of call.bodies.flatMap(({ fields }) => fields)) expect(text, call.path).toContain(name);
    for (const code of call.errors) expect(text, call.path).toContain(code);
  }
  expect(page.text).not.toContain(honeypotField);
});

test('it says of every error its status and its words', () => {
  const rows = page.querySelectorAll('table tbody tr').map((row) => row.text);
  expect(apiErrors().length).toBeGreaterThan(10);
  for (const { code, status, message } of apiErrors())
    expect(rows.some((text) => [code, status, message].every((part) => text.includes(part)))).toBe(true);
});
