import { glossaryPath, type ShownTerm, shownTerms } from './glossary.ts';

/** More marked terms would distract. */
const most = 12;

/** Elements without marked terms: links, headings, names and literal text. */
const unmarked = /^(?:a|h[1-6]|code|pre|button|summary|figure|svg|th|dfn|label|blockquote)$/;
const boxes = /class="(?:prose-copy|prose-file|prose-cta)"/;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const isCapitals = (name: string) => name === name.toUpperCase();

/** Names of a term, without a suffix in brackets. */
const wordsFor = ({ term, names }: ShownTerm) => [term.replace(/\s*\([^)]*\)$/, ''), ...names];

const names = shownTerms.flatMap((term) => wordsFor(term).map((name) => ({ name, term })));
/** Names in capitals match exactly, others ignore case. */
const byCapitals = new Map(names.filter(({ name }) => isCapitals(name)).map(({ name, term }) => [name, term]));
const byWord = new Map(
  names.filter(({ name }) => !isCapitals(name)).map(({ name, term }) => [name.toLowerCase(), term]),
);
const termOf = (found: string) => byCapitals.get(found) ?? byWord.get(found.toLowerCase());

/** Longest first. */
const anyName = new RegExp(
  `(?<![\\w/.-])(?:${names
    .map(({ name }) => name)
    .sort((one, other) => other.length - one.length)
    .map(escaped)
    .join('|')})(?=s?(?![\\w-]))`,
  'gi',
);

/**
 * Links the first use of each term to the glossary, with the definition, which `Term.css` shows on hover and focus.
 * @param path the page of the text; terms that it explains are not marked
 */
export function markedTerms(html: string, path: string): string {
  const used = new Set(shownTerms.filter(({ see }) => see === path).map(({ id }) => id));
  let marked = 0;
  const closing: string[] = [];
  return html.replace(/<(\/?)([a-z][a-z0-9]*)([^>]*)>|[^<]+/g, (part, end: string, tag: string, attributes: string) => {
    if (tag) {
      if (end && closing.at(-1) === tag) closing.pop();
      // Inside an unmarked element, nested elements of its type are counted to find its end.
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
