import { globSync, readFileSync } from 'node:fs';
import { type HTMLElement, parse } from 'node-html-parser';
import { amountsIn } from './amounts-in.ts';

/*
 * `npm run words`: how often indexable pages use words and habits that we avoid.
 * `npm run words -- amounts`: amounts of money and time, percentages and frequencies, with context and pages.
 * Reads the last build and never fails: an editor judges.
 */

/** Case-insensitive; from the style guide. */
const tics = [
  'thief|thieves',
  'attackers?',
  'sums?',
  'sheets?',
  'beside',
  'made[- ]up|invented',
  'illustrative',
  'somebody',
  'someone',
  '(?<=, )not (?:an?|the|by|in|on|to|for|with|your|our)',
  'and not',
  'stated targets?',
  '(?:cupboard|closet|drawer|envelope|sticker|fridge|poster)s?',
  'clinics?',
  'mondays?',
  'doors?',
  'by name|with a name|a name and a date',
  'at once',
  'by (?:itself|themselves)',
  'nobody|no one',
  'nothing',
  'fenc(?:e|es|ed|ing)',
  '(?<=^|[.!?:] )(?:say|suppose|imagine|picture|take|think of|consider an?)',
  'when to choose someone else|not for you',
  'in (?:your|the) agreement',
  'seldom',
  '(?:coffee|kettle|cake|cottage|lunch)s?',
  'that is (?:what|why|how)',
  'of yours',
];

/** `prose`: the lines of paragraphs that are not in a list, a table, a figure or an example. */
type PageText = { path: string; h1: string; headings: string[]; lines: string[]; prose: string[] };

const listed = 'li, dl, table, figure, pre, blockquote, .prose__example, [data-widget], .sheet-figure, .specimen';
const textless = 'nav, script, style, svg, template, form, button, .hidden-text, .call-bar';
const blockTags =
  /<\/?(?:p|li|dt|dd|t[dhr]|h[1-6]|div|section|article|fig\w+|blockquote|pre|ul|ol|dl|table|summary)\b[^>]*>/g;

function readPage(file: string): PageText[] {
  const html = readFileSync(`dist/${file}`, 'utf8');
  const main = /<meta [^>]*content="noindex/.test(html) ? null : parse(html).querySelector('main');
  if (!main) return [];
  for (const element of main.querySelectorAll(textless)) element.remove();
  const textOf = ({ text }: HTMLElement) => text.replace(/\s+/g, ' ').trim();
  const lines = main.innerHTML.split(blockTags).map((block) => textOf(parse(block)));
  const headings = main.querySelectorAll('h1, h2, h3').map(textOf);
  return [
    {
      path: `/${file.replace(/(?:index)?\.html$/, '')}`,
      h1: headings[0] ?? '',
      headings,
      lines: lines.filter(Boolean),
      prose: main
        .querySelectorAll('p')
        .filter((paragraph) => !paragraph.closest(listed))
        .map(textOf),
    },
  ];
}

/** Whole sentences: not labels, lines without end punctuation, the number of a list item, or half a citation. */
const sentencesIn = ({ prose }: PageText) =>
  prose
    .flatMap((line) => line.split(/(?<=[.!?][”"’)]?)(?<!\b(?:\p{Lu}|Reg|No|art|ss?|cl?|v)\.) (?=[“"(]?[\p{Lu}\d])/u))
    .filter((part) => /[.!?][”"’)]?$/.test(part) && !/^\d+\.$/.test(part));
const wordsIn = (text: string) => text.match(/[\p{L}\d$][\p{L}\d’'.,%-]*/gu)?.length ?? 0;
const total = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0);
const percent = (part: number, whole: number) => `${((100 * part) / (whole || 1)).toFixed(1)}%`;

function printTics(pages: PageText[]): void {
  const row = (name: string, times: string | number, on: string | number = '') =>
    console.log(`${name.padEnd(75)}${String(times).padStart(8)}${String(on).padStart(8)}`);
  const words = pages.map(({ lines }) => total(lines.map(wordsIn)));
  row(`${pages.length} pages, ${total(words)} words`, 'times', 'pages');
  for (const tic of tics) {
    const pattern = new RegExp(`(?<![\\w-])(?:${tic})(?![\\w-])`, 'gi');
    const hits = pages.map(({ lines }) => total(lines.map((line) => line.match(pattern)?.length ?? 0)));
    row(tic.replaceAll('(?:', '('), total(hits), hits.filter(Boolean).length);
  }
  row('h1 with a colon', pages.filter(({ h1 }) => h1.includes(':')).length);
  const headings = pages.flatMap((page) => page.headings);
  row(`headings with a colon, of ${headings.length}`, headings.filter((heading) => heading.includes(':')).length);
  const lengths = pages.map((page) => sentencesIn(page).map(wordsIn));
  const short = lengths.map((page) => page.filter((length) => length <= 5).length);
  const all = lengths.flat();
  row(`sentences of paragraphs of five words or fewer, of ${all.length}`, percent(total(short), all.length));
  row('words a sentence', (total(all) / all.length).toFixed(1));
  const shares = pages.map(({ path }, at) => ({ path, share: (short[at] ?? 0) / (lengths[at]?.length || 1) }));
  const staccato = shares.filter(({ share }) => share >= 0.08).sort((a, b) => b.share - a.share);
  row('pages where they are 8% or more', '', staccato.length);
  for (const { path, share } of staccato.slice(0, 20)) row(`  ${path}`, percent(share, 1));
}

function printAmounts(pages: PageText[]): void {
  const found = pages.flatMap(({ path, lines }) => lines.flatMap(amountsIn).map((amount) => ({ ...amount, path })));
  found.sort((a, b) => a.unit.localeCompare(b.unit) || a.value - b.value || a.name.localeCompare(b.name));
  for (const [name, same] of Map.groupBy(found, (amount) => amount.name)) {
    console.log(`\n${name} (pages: ${new Set(same.map(({ path }) => path)).size})`);
    for (const [context, alike] of Map.groupBy(same, (amount) => amount.context)) {
      const [first, second, ...more] = new Set(alike.map(({ path }) => path));
      console.log(
        `  ${context}  [${[first, second].filter(Boolean).join(' ')}${more.length > 0 ? ` +${more.length}` : ''}]`,
      );
    }
  }
}

const pages = globSync('**/*.html', { cwd: 'dist', exclude: ['_server'] })
  .sort()
  .flatMap(readPage);
if (pages.length === 0) console.log('Nothing is built yet: npm run build');
else if (process.argv[2] === 'amounts') printAmounts(pages);
else printTics(pages);
