import { glossaryPath, type ShownTerm, shownTerms } from './glossary.ts';

/** More marked words than this would be in a reader's way. */
const most = 12;

/** Parts of a text in which no term is marked: what leads somewhere or names something, and what is copied word for word. */
const unmarked = /^(?:a|h[1-6]|code|pre|button|summary|figure|svg|th|dfn|label|blockquote)$/;
const boxes = /class="(?:prose-copy|prose-file|prose-cta)"/;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const isCapitals = (name: string) => name === name.toUpperCase();

/** The words for a term without what stands in brackets behind it. */
const wordsFor = ({ term, names }: ShownTerm) => [term.replace(/\s*\([^)]*\)$/, ''), ...names];

const names = shownTerms.flatMap((term) => wordsFor(term).map((name) => ({ name, term })));
/** By the exact word, for words in capitals; by the word in small letters, for the others. */
const byCapitals = new Map(names.filter(({ name }) => isCapitals(name)).map(({ name, term }) => [name, term]));
const byWord = new Map(
  names.filter(({ name }) => !isCapitals(name)).map(({ name, term }) => [name.toLowerCase(), term]),
);
const termOf = (found: string) => byCapitals.get(found) ?? byWord.get(found.toLowerCase());

/** Any word for any term, the longest first. */
const anyName = new RegExp(
  `(?<![\\w/.-])(?:${names
    .map(({ name }) => name)
    .sort((one, other) => other.length - one.length)
    .map(escaped)
    .join('|')})(?=s?(?![\\w-]))`,
  'gi',
);

/**
 * The text with the first use of each term as a link to the glossary, which carries the definition for `Term.css` to show
 * on hover and focus. `path`: the page it stands on; a term that this page itself explains is not marked.
 */
export function markedTerms(html: string, path: string): string {
  const used = new Set(shownTerms.filter(({ see }) => see === path).map(({ id }) => id));
  let marked = 0;
  const closing: string[] = [];
  return html.replace(/<(\/?)([a-z][a-z0-9]*)([^>]*)>|[^<]+/g, (part, end: string, tag: string, attributes: string) => {
    if (tag) {
      if (end && closing.at(-1) === tag) closing.pop();
      // Inside a part that stays, its own kind of element is counted, so that the right one ends it.
      else if (!end && (closing.length > 0 ? closing.at(-1) === tag : unmarked.test(tag) || boxes.test(attributes)))
        closing.push(tag);
      return part;
    }
    if (closing.length > 0) return part;
    return part.replace(anyName, (found) => {
      const term = termOf(found);
      if (!term || used.has(term.id) || marked === most) return found;
      used.add(term.id);
      marked++;
      return `<a class="term" href="${glossaryPath}#${term.id}" aria-description="${attribute(term.definition)}">${found}</a>`;
    });
  });
}

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
