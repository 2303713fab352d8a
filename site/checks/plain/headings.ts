import { industries } from '../../data/industries.ts';
import { places } from '../../data/places.ts';
import { services } from '../../data/services.ts';
import type { ContentPage } from '../../pages/read-pages.ts';
import { type BuiltPage, everyHeading, type Heading } from '../built-page.ts';
import { type BuiltSite, type Finding, findingOn } from '../built-site.ts';
import { words } from '../writing/words.ts';

/** Section names that are the same on every page, so that they need no subject of their own (voice, headings 3). */
const standard = new Set(
  [
    'What is included',
    'Price',
    'The first week',
    'The first month',
    'After the first week',
    'When to choose someone else',
    'Questions',
    'Sources',
    'On this page',
    'Related',
    'Parts of this service',
    // Names that a layout gives to the same section of every page of its kind.
    'The short answer',
    'Key points',
    'Benefits',
    'Deliverables: what you keep',
    'The document you get',
    'The documents you get',
    'A day when IT goes wrong',
    'Abstract',
    'Findings',
    'Contents',
    'Checklist',
    'Who decides what',
    'Does automatically',
    'Asks a person first',
    'Never does',
    'Scorecard for IT providers',
    'How we chose what to compare',
    'Our interest in this comparison',
    'The first hour of a call',
    // Lines that readers praised.
    'Not for you?',
    'Test us',
    'Nothing is plugged in here.',
  ].map((name) => name.toLowerCase()),
);

/** The letter over a part of an index from A to Z, or the figures before it. */
const indexLetter = /^(?:[A-Z]|0–9)$/;

/** Words too common to tell what a section holds. */
const empty = new Set(
  'a an and are as at be by for from how in is it its of on or our that the to we what when where who why with you your'.split(
    ' ',
  ),
);

/** Most of the headings, of all that are neither standard nor a question, that may speak of something else. */
const mostRiddles = 0.1;

/** One heading that shares no word with its page's subject. */
export type Riddle = { path: string; text: string };

/**
 * Headings that say nothing of their page when read alone: they share no word with its title, subject, description or
 * lead. The text's headings and those of layouts and data alike; one that a layout gives to many pages counts once.
 * `counted` is how many headings were neither standard names, questions, nor the name of what they head.
 */
export function riddles(site: BuiltSite): { counted: number; found: Riddle[] } {
  const judged = new Map<string, Riddle | undefined>();
  const names = ownNames(site);
  for (const page of site.pages) {
    const content = site.content.find(({ path }) => path === page.path);
    if (!content) continue;
    const subject = stems(subjectText(content));
    for (const { level, text } of mainHeadings(page)) {
      const name = text.toLowerCase();
      if (level < 2 || level > 3 || text.endsWith('?') || standard.has(name) || names.has(name)) continue;
      if (indexLetter.test(text) || judged.has(text)) continue;
      const speaks = [...stems(text)].some((stem) => subject.has(stem));
      judged.set(text, speaks ? undefined : { path: page.path, text });
    }
  }
  return { counted: judged.size, found: [...judged.values()].filter((riddle) => riddle !== undefined) };
}

/** What heads itself in a list: pages by their titles, services, industries and cities by their names. */
function ownNames(site: BuiltSite): Set<string> {
  const titles = site.content.map(({ data }) => data.title);
  return new Set([...titles, ...[...services, ...industries, ...places].map(({ name }) => name)].map(lower));
}

const lower = (text: string) => text.toLowerCase();

/** The headings of a page's own part: header and footer name the site's parts, not the page's. */
function mainHeadings(page: BuiltPage): readonly Heading[] {
  const main = /<main\b[\s\S]*<\/main>/.exec(page.html)?.[0] ?? '';
  return everyHeading(main);
}

/** All riddles, when there are more than a tenth; else none. */
export function riddlingHeadings(site: BuiltSite): Finding[] {
  const { counted, found } = riddles(site);
  const isFew = found.length <= counted * mostRiddles;
  return found.map(({ path, text }) =>
    findingOn(site, path, {
      field: `“${text}”`,
      what: 'shares no word with what its page is about.',
      todo: 'Name what the section holds; the scene goes into the text below.',
      needle: text,
      note: isFew,
    }),
  );
}

const subjectText = ({ data }: ContentPage) =>
  [data.title, data.subject, data.metaTitle, data.description, data.lead, data.answer].filter(Boolean).join(' ');

/** The telling words of a text, without their endings: `backups` and `backup` are one. */
function stems(text: string): Set<string> {
  return new Set(
    words(text)
      .filter((word) => !empty.has(word) && word.length > 2)
      .map((word) => word.replace(/(?:ies|ing|ed|es|s)$/, '').slice(0, 7)),
  );
}
