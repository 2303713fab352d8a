import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { countsKept } from '../../shared/count-limits.ts';
import { KeptHere } from '../../site/components/sections/KeptHere.tsx';
import { choiceMonths } from '../../widgets/state/choices.ts';

/** Data on visitors' devices: how both privacy pages describe it, and the part of `KeptHere` that deletes it. */
const told: Record<string, { words: RegExp; part: string }> = {
  'api/unsent-store.ts': {
    words: /request that (could not be sent yet|has not reached us)|request on its way to us/i,
    part: 'request',
  },
  // Looks for a stored request before loading the code that sends it.
  'api/has-unsent.ts': {
    words: /request that (could not be sent yet|has not reached us)|request on its way to us/i,
    part: 'request',
  },
  'state/contact-details.ts': { words: /contact details you gave in/i, part: 'contact' },
  'page/checklist-storage.ts': { words: /boxes of a checklist|ticks on a checklist/i, part: 'ticks' },
  'state/tracker-store.ts': { words: /lists of (the|your) cybersecurity tracker/i, part: 'tracker' },
  'state/interruption-times.ts': { words: /the offer of a dark web scan/i, part: 'offer' },
  'state/choices.ts': { words: /your choice on counts and on scripts of other/i, part: 'choice' },
  'page/third-party-storage.ts': {
    words: /analytics (and|or) tracking (by|script of) (an)?other compan/i,
    part: 'foreign',
  },
  'state/stored-chat.ts': { words: /what was said in a chat/i, part: 'chat' },
  'state/chat-open.ts': { words: /whether the chat is open/i, part: 'chat' },
};

const storage = /\b(localStorage|sessionStorage|indexedDB|caches\.open|document\.cookie|cookieStore)\b/;

test('whatever is kept on a visitor’s device is told on both privacy pages', () => {
  // The staff page (docs/staff.md) is not for visitors.
  const files = readdirSync('widgets', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const keeping = files.filter((file) => storage.test(readFileSync(join('widgets', file), 'utf8')));
  expect(keeping.sort()).toEqual(Object.keys(told).sort());
  for (const page of ['privacy-policy', 'privacy-choices']) {
    const text = readFileSync(`site/content/(legal)/${page}.md`, 'utf8');
    for (const { words } of Object.values(told)) expect(text).toMatch(words);
  }
});

test('whatever is kept can be erased on the page of privacy choices, which otherwise says that nothing is kept', () => {
  const parts = [...renderToStaticMarkup(<KeptHere />).matchAll(/data-kept="([^"]+)"/g)].map(([, part]) => part);
  expect(parts).toEqual(['nothing', ...new Set(Object.values(told).map(({ part }) => part))]);
});

test('the privacy policy tells what outlasts a request: the proof of a consent, field by field, and the nights that copies are kept', () => {
  const text = readFileSync('site/content/(legal)/privacy-policy.md', 'utf8');
  const proof = /the proof of it stays longer[^:]*: ([^.]+)\./.exec(text)?.[1] ?? '';
  for (const field of ['address', 'wording', 'time', 'page', 'form']) expect(proof).toContain(field);
  const kept = /const kept = (\d+);/.exec(readFileSync('server/database/nightly-backup.ts', 'utf8'))?.[1];
  expect(kept).toBe('14');
  expect(text).toContain('kept for fourteen nights');
});

test('both privacy pages tell how long counts and searched words are kept', () => {
  for (const page of ['privacy-policy', 'privacy-choices']) {
    const text = readFileSync(`site/content/(legal)/${page}.md`, 'utf8');
    expect(text).toContain(
      `${countsKept.months} months, ${page === 'privacy-policy' ? 'and ' : ''}searched words for ${countsKept.searchDays} days`,
    );
    expect(text).toMatch(new RegExp(`${choiceMonths} months`));
  }
});
