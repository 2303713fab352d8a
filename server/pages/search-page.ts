import type { Finder } from '../../shared/search/create-finder.ts';
import { searchField, searchStatus, searchTitle } from '../../shared/search/search.ts';
import type { PackedPage } from '../http/route.ts';
import { packPage } from '../http/send-html.ts';
import { fillPage } from '../http/shells/fill-page.ts';

/** The page with the results of a tidy query. Ten milliseconds and more of a core, so a thread of its own calls it. */
export function searchPage(shell: string, find: Finder, asked: string): PackedPage {
  const found = find(asked);
  const status = searchStatus(found, asked);
  const html = fillPage(shell, {
    slots: { 'form-status': status },
    typed: { [searchField]: asked },
    results: found.hits.map(({ path, others, ...texts }) => ({ path, others, texts })),
    title: (own) => searchTitle(status, own),
  });
  return packPage(html);
}
