import { shownTerms } from '../pages/glossary.ts';
import type { PageContext } from '../pages/site-context.ts';

/** Addresses are fragments of the page: 145 full ones would add 7 kB. */
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
