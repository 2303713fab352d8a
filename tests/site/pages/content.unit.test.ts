import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { companyDay } from '../../../shared/company/calendar-day.ts';
import { labelledCells } from '../../../site/build/labelled-cells.ts';
import { markdown } from '../../../site/components/markdown/markdown.ts';
import { containers } from '../../../site/markdown/containers.ts';
import { containerProblems } from '../../../site/markdown/containers-in-text.ts';
import { AuthorError } from '../../../site/pages/author-error.ts';
import { publishedPages } from '../../../site/pages/published.ts';
import { readPages } from '../../../site/pages/read-pages.ts';
import { contentPage } from '../../support/tiny-site.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, front: string, body = 'Text.'): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `---\n${front}\n---\n${body}\n`);
}

const front = `title: About the people who pick up
description: Who answers when you call, where they sit and what they may decide by themselves.
lead: The people who answer your call can do the work, and you know them by name.
updated: 2026-11-20`;

function problems(): string[] {
  try {
    readPages(folder);
  } catch (error) {
    if (error instanceof AuthorError) {
      return error.problems.map(
        ({ file, line, field, what, todo }) => `${file.slice(folder.length + 1)}:${line} ${field} ${what} ${todo}`,
      );
    }
    throw error;
  }
  return [];
}

test('a folder is the address, and a folder in parentheses is not part of it', () => {
  write('(company)/sitemap.md', front);
  write('services/index.md', front);
  write('index.md', front);
  expect(readPages(folder).map(({ path, kind }) => [path, kind])).toEqual([
    ['/sitemap', 'site-map'],
    ['/', 'home'],
    ['/services', 'service-index'],
  ]);
});

test('all mistakes of all files are said at once, each with file, line, field and what to do', () => {
  write('sitemap.md', front.replace('lead:', 'laed:'));
  write('brand.md', front.replace('2026-11-20', 'soon'));
  write('api/page.md', front);
  expect(problems()).toEqual([
    expect.stringMatching(/^api\/page\.md:1 .*belongs to the server/),
    expect.stringMatching(/^brand\.md:5 updated /),
    expect.stringMatching(/^sitemap\.md:1 lead is missing\. Add it\.$/),
    expect.stringMatching(/^sitemap\.md:4 laed is not a field.*Did you mean "lead"\?$/),
  ]);
});

test('an AI service says who decides what; another service and a part of an AI service need not', () => {
  write('services/chatbot-development.md', front);
  write('services/voip.md', front);
  write('services/ai-consulting/ai-strategy.md', front);
  const missing = problems().filter((problem) => / (alone|asks|never) is missing/.test(problem));
  expect(missing.map((problem) => problem.replace(/ is missing.*/, ''))).toEqual([
    'services/chatbot-development.md:1 alone',
    'services/chatbot-development.md:1 asks',
    'services/chatbot-development.md:1 never',
  ]);
});

test('a file with broken YAML is named', () => {
  write('brand.md', 'title: [open');
  expect(problems()).toEqual([expect.stringMatching(/^brand\.md:\d .*A list in \[ \] is not closed/)]);
});

test('a claim that nobody makes is refused with the one that was meant, and a claim in the text is known', () => {
  write('sitemap.md', front, 'We aim at {claim:uptme}.');
  expect(problems()).toEqual([expect.stringMatching(/^sitemap\.md:7 \{claim:uptme\} .*mean \{claim:uptime\}/)]);
  write('sitemap.md', front, 'We aim at {claim:uptime}.');
  expect(readPages(folder)[0]?.claims).toEqual(['uptime']);
});

test.each([
  ['::: nte\nx\n:::', /::: nte is not a box\. Did you mean "note"/],
  ['::: note colour="red"\nx\n:::', /unknown attribute colour\. It has none/],
  ['::: cta label="Buy now"\nx\n:::', /label/],
  ['::: faq\nx\n:::', /question/],
  ['::: note Title\nx\n:::', /has “Title” after its name/],
  ['::: figure\nx\n:::', /A figure has either/],
  ['::: note\nx', /is not closed/],
  ['::: diagram type="flow" title="Two steps"\n- One\n- Two\n:::', /has 2 lines: a drawing has 3 to 8/],
  ['::: diagram type="pie" title="Three steps"\n- One\n- Two\n- Three\n:::', /type/],
  ['::: diagram type="bars" title="Three bars"\n- A | 1\n- B | 2\n- C | many\n:::', /has “many” where a number stands/],
  ['::: diagram type="flow" title="Three steps"\n- One\n- Two\nThree\n- Four\n:::', /“Three”, which is not a line/],
  ['::: file name="Log.csv" label="Restore log"\n```\na,b\n```\n:::', /A file name is small letters/],
  ['::: file name="log.csv" label="Restore log"\na,b\n:::', /holds no single block of code/],
  [
    '::: file name="log.csv" label="Restore log"\n```csv\na,b\n1,2,3\n```\n:::',
    /has 3 columns where the first row has 2/,
  ],
  ['::: copy\nx\n:::', /title/],
  ['x\n:::', /closes nothing/],
])('the box %j is an error of its author', (text, message) => {
  const found = containerProblems(text);
  expect(found.map(({ field, what, todo }) => `${field} ${what} ${todo}`)).toEqual([expect.stringMatching(message)]);
});

test.each(Object.entries(containers))(
  'the documented example of the box %s is right and is rendered',
  (name, { example }) => {
    expect(containerProblems(example)).toEqual([]);
    const html = markdown.render(example);
    expect(html).not.toContain(':::');
    expect(html).toMatch(new RegExp(`class="[^"]*\\bprose(__|-)${name}"`));
  },
);

test('a wrong line of a drawing or a file is named by its own line', () => {
  const drawing = '::: diagram type="flow" title="Three steps"\n- One\n- Two\n- Three | note | more\n:::';
  const file = '::: file name="log.csv" label="Restore log"\n```csv\na,b\n1,2\n1,2,3\n```\n:::';
  expect(containerProblems(`Text.\n\n${drawing}\n\n${file}\n`).map(({ line }) => line)).toEqual([6, 13]);
});

test('a page offers two files under two names', () => {
  const file = '::: file name="log.txt" label="Restore log"\n```\nText\n```\n:::';
  expect(containerProblems(`${file}\n\n${file}\n`)).toMatchObject([
    { line: 7, what: 'offers a second file called log.txt.' },
  ]);
});

test('what authors write in a box is text, not HTML', () => {
  expect(markdown.render('::: faq question="Is <b>this</b> text?"\n<i>x</i>\n:::')).not.toMatch(/<b>|<i>/);
});

test('headings have ids that begin with a letter and are different', () => {
  const ids = [...markdown.render('## 1. Prices\n## Prices\n## Prices').matchAll(/ id="([^"]+)"/g)].map(
    (match) => match[1],
  );
  expect(ids).toEqual(['part-1-prices', 'prices', 'prices-2']);
});

test('drafts are not built, and a post appears on its day', () => {
  const pages = [
    contentPage('/draft', { front: { draft: true } }),
    contentPage('/page'),
    contentPage('/blog/later', { front: { publishDate: '2026-12-01' } }),
  ];
  const on = (day: string) => publishedPages(pages, day).map(({ path }) => path);
  expect(on('2026-11-30')).toEqual(['/page']);
  expect(on('2026-12-01')).toEqual(['/page', '/blog/later']);
});

test('a day begins at midnight in Toronto', () => {
  expect(companyDay(new Date('2026-12-01T04:59:00Z'))).toBe('2026-11-30');
  expect(companyDay(new Date('2026-12-01T05:00:00Z'))).toBe('2026-12-01');
});

test('lines of code that are wider than a phone can be moved, also by the keyboard', () => {
  const html = markdown.render('```powershell\nGet-Mailbox | Format-List\n```\n\nText.\n\n```\nls\n```');
  expect(html.match(/<section class="scroll-box code-box" aria-label="Code \d" tabindex="0"><pre>/g)).toHaveLength(2);
});

test('the empty corner of a table is a cell, and the cells of a stacked one keep the names of their columns', () => {
  const html = labelledCells(markdown.render('| | A | B | C |\n|---|---|---|---|\n| x | 1 | 2 | 3 |'));
  expect(html).not.toMatch(/<th[^>]*><\/th>/);
  expect(html).toContain('<td data-label="A">1</td><td data-label="B">2</td>'.replace('><', '>\n<'));
});
