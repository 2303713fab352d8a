import { shownTerms } from '../pages/glossary.ts';
import type { PageContext } from '../pages/site-context.ts';

/**
 * The glossary as a DefinedTermSet: each term with its address and the sentence that defines it. An address is only the
 * fragment, which a reader of the record resolves against the page: 145 whole ones would be 7 kB of a full page.
 */
export function glossaryRecord({ path, title, site }: PageContext): object {
  return {
    '@type': 'DefinedTermSet',
    '@id': `${site.origin}${path}#terms`,
    name: title,
    url: site.origin + path,
    inLanguage: 'en-CA',
    hasDefinedTerm: shownTerms.map(({ id: fragment, term, definition }) => ({
      '@type': 'DefinedTerm',
      name: term,
      url: `#${fragment}`,
      description: definition,
    })),
  };
}
