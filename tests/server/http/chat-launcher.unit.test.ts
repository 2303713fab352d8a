import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { shellNames } from '../../../server/http/shells/shell-names.ts';
import { chatMessages } from '../../../shared/chat/chat-rules.ts';
import * as chatTexts from '../../../widgets/chat/chat-texts.ts';
import { builtFiles, dist, siteScript } from '../../support/built-site.ts';

const read = (file: string) => readFileSync(join(dist, file), 'utf8');

/** No launcher here: staff answer chats. */
const forStaff = ['_server/shells/staff.html'];

/** Including shells that the server fills. */
const pages = [
  ...builtFiles().filter((file) => file.endsWith('.html')),
  ...shellNames.map((name) => `_server/shells/${name}.html`),
];
const openers = new Map(
  pages.map((file) => [file, parse(read(file)).querySelectorAll('[data-open="chat"]').map(described)] as const),
);
const forVisitors = pages.filter((file) => !forStaff.includes(file));

function described(opener: HTMLElement) {
  const landmark = opener.closest('aside');
  return {
    name: opener.text.replace(/\s+/g, ' ').trim(),
    href: opener.getAttribute('href'),
    landmark: landmark?.getAttribute('aria-label'),
    isLast: landmark?.parentNode?.rawTagName === 'body' && landmark.nextElementSibling === null,
    around: landmark?.text ?? '',
    isToTry: opener.closest('[data-try]') !== null,
  };
}

test('every page for visitors has the launcher to chat once, as the last of its landmarks', () => {
  expect(forVisitors.length).toBeGreaterThan(200);
  const launcher = { name: chatMessages.launcher, href: '/contact-us', landmark: 'Chat', isLast: true };
  for (const file of forVisitors) {
    const found = openers.get(file)?.filter(({ isToTry }) => !isToTry);
    expect(found, file).toEqual([expect.objectContaining(launcher)]);
  }
});

test('the page to try the widgets alone has a second one, and the staff page none', () => {
  expect(forVisitors.filter((file) => openers.get(file)?.length !== 1)).toEqual(['widgets.html']);
  for (const file of forStaff) expect(openers.get(file), file).toEqual([]);
});

const atAllHours =
  /24\s*\/\s*7|24 hours|around the clock|day and night|at any (?:hour|time)|always (?:there|open|available)/i;

test('of what the chat says by itself, the assistant alone is there at all hours, and no sentence about people says so', () => {
  const { greeting, answering, writing, left, reader, questionsFor, ...plain } = chatTexts;
  const said = [
    ...Object.values({ ...plain, ...chatMessages }).flatMap((text) => (typeof text === 'string' ? [text] : [])),
    ...[greeting, answering, writing, left, reader].map((text) => text('Sam')),
    ...['/', '/services/voip', '/locations/toronto'].flatMap(questionsFor),
  ];
  expect(said.length).toBeGreaterThan(20);
  expect(said.filter((text) => atAllHours.test(text))).toEqual([chatTexts.subtitle]);
  expect(chatTexts.subtitle).toMatch(/^Assistant, available 24\/7$/);
});

test('no script that draws the chat says “24/7” of anything else, and no launcher says it', () => {
  const sentences = (text: string) => text.match(/[^"'`<>{}]*24\/7[^"'`<>{}]*/g) ?? [];
  const { files } = siteScript();
  expect(sentences(read('widgets.js'))).toEqual([chatTexts.subtitle]);
  expect(files.flatMap((file) => sentences(read(file)))).toEqual([chatTexts.subtitle]);
  for (const file of forVisitors)
    for (const { around } of openers.get(file) ?? []) expect(around, file).not.toMatch(atAllHours);
});
