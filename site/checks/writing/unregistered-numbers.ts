import { type HTMLElement, parse } from 'node-html-parser';
import { cityOf } from '../../facts/landing-topics.ts';
import { facts } from '../../facts/records/index.ts';
import type { ContentPage } from '../../pages/read-pages.ts';
import type { BuiltPage } from '../built/built-page.ts';
import { type BuiltSite, type Finding, findingOn } from '../built/built-site.ts';
import { oneSpelling } from './number-words.ts';
import { unbackedTimes } from './promised-times.ts';
import { unbackedAmounts } from './unbacked-amounts.ts';

/** Elements with invented numbers that are labelled so. Arithmetic, also in tables, belongs in an example box. */
const exempt = '.prose__example, code, pre, [data-illustrative]';
/** Replaces a link to a source. */
const sourceMark = '\uE000';

/**
 * Every percentage, price, customer number and response time needs a registered claim; times must fit the page's city.
 * A percentage or price from outside may instead have a link to a source in its paragraph, or be in a source's title.
 */
export function unregisteredNumbers(site: BuiltSite): Finding[] {
  return site.pages.flatMap((page) => {
    const content = site.content.find((entry) => entry.path === page.path);
    if (!content) return [];
    return numbersOf(page, content).map(({ kind, text }) =>
      findingOn(site, page.path, {
        field: `“${text}”`,
        what:
          kind === 'response time'
            ? 'is a response time that no claim backs, or none for this city.'
            : `is a ${kind} that no claim and no source backs.`,
        todo: 'Use {claim:id}, link its source in the same paragraph, move it into an example box, or leave it out.',
        needle: text,
      }),
    );
  });
}

function numbersOf(page: BuiltPage, { data }: ContentPage): { kind: string; text: string }[] {
  const main = parse(page.html).querySelector('main');
  if (!main) return [];
  for (const element of main.querySelectorAll(exempt)) element.remove();
  markLinks(main, new Set(data.sources.flatMap(({ url }) => url ?? [])));
  const titles = data.sources.flatMap(({ title }) => unbackedAmounts(title));
  const titled = new Set(titles.map(({ text }) => oneSpelling(text)));
  const city = cityOf(page.path) ?? /^\/locations\/([^/]+)$/.exec(page.path)?.[1];
  return main.structuredText.split('\n').flatMap((block) => {
    const linked = block.includes(sourceMark);
    const sentences = withoutFacts(block.replaceAll(sourceMark, '')).split(/(?<=[.!?])\s/);
    return sentences.flatMap((sentence) => [
      ...unbackedAmounts(sentence).filter(
        ({ kind, text }) => kind === 'customer count' || !(linked || titled.has(oneSpelling(text))),
      ),
      ...unbackedTimes(sentence, city).map((text) => ({ kind: 'response time', text })),
    ]);
  });
}

/** Facts carry their own source. */
const factTexts = Object.values(facts).map(({ text }) => text);
const withoutFacts = (block: string) => factTexts.reduce((rest, text) => rest.replaceAll(text, ''), block);

function markLinks(main: HTMLElement, sources: ReadonlySet<string>): void {
  for (const link of main.querySelectorAll('a[href^="http"]')) {
    if (sources.has(link.getAttribute('href') ?? '')) link.insertAdjacentHTML('beforeend', sourceMark);
  }
}
