import type { PageContext } from '../context.ts';
import { shownTerms } from '../pages/glossary.ts';

/** The glossary as a DefinedTermSet: each term with its address and the sentence that defines it. */
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
      url: `${site.origin}${path}#${fragment}`,
      description: definition,
    })),
  };
}
