import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ownText } from '../../../site/build/redirects/redirect-files.ts';
import { addressesIn, publishedFileOf } from '../../../site/redirects/published.ts';

test('a company’s own _redirects and _headers stand in owner/, which upgrades never change', () => {
  const folder = mkdtempSync(join(tmpdir(), 'northlume-own-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const folders = ['owner', 'site'].map((name) => join(folder, name));
  for (const path of folders) mkdirSync(path);
  expect(ownText('_headers', folders)).toBeUndefined();
  writeFileSync(join(folder, 'site/_redirects'), '/a /b 301');
  expect(ownText('_redirects', folders)).toBe('/a /b 301');
  writeFileSync(join(folder, 'owner/_redirects'), '/mine /blog 301');
  expect(ownText('_redirects', folders)).toBe('/mine /blog 301');
});

test('what a company has published is remembered in owner/, where the next upgrade does not meet it', () => {
  expect(publishedFileOf(false)).toBe('owner/published.json');
  expect(publishedFileOf(true)).toBe('site/redirects/published.json');
  expect(addressesIn('owner/not-there.json')).toEqual([]);
});
