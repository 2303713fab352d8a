import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { BuiltSite } from '../checks/built-site.ts';
import { links } from '../checks/rules/links.ts';
import type { SiteContext } from '../context.ts';
import { AuthorError } from '../pages/author-error.ts';
import { publishedPages, torontoDay } from '../pages/published.ts';
import { type ContentPage, readPage } from '../pages/read-pages.ts';
import type { Eleventy } from './eleventy.ts';
import { searchIndexName } from './search-index.ts';
import { writtenStyles } from './server-files.ts';
import { drawnShareImage } from './share-images.tsx';

type Followed = {
  content: string;
  dist: string;
  /** Changed in place, so that whoever lays out a page sees the text as it is now. */
  pages: ContentPage[];
  site: SiteContext & { shareImages: Map<string, string> };
  /** The documents that the last pass wrote; emptied here. */
  documents: Map<string, string>;
  built: (documents: ReadonlyMap<string, string>) => BuiltSite;
};

/**
 * While one works on a page (`npm run dev`), that page alone is read, checked and laid out again. What other
 * pages say of it, the search and the rules of the whole site follow with the whole build that
 * tools/lib/whole-build.mjs runs after it.
 */
export function followChanges(eleventy: Eleventy, { content, dist, pages, site, documents, built }: Followed): void {
  let changed: readonly string[] = [];
  // Whoever started it is gone without a word: to go on would be to fail at every line that it says, for ever.
  process.stdout.on('error', () => process.exit(1));
  // A page is written in one go: to wait longer for its end is only slow.
  eleventy.setChokidarConfig({ awaitWriteFinish: { stabilityThreshold: 30, pollInterval: 10 } });
  // Node keeps modules that it has loaded once: for another module the watcher itself is started afresh.
  eleventy.setWatchJavaScriptDependencies(false);
  eleventy.on('eleventy.beforeWatch', (files) => {
    changed = files;
  });

  // An error here is printed, leaves the page as it was and the watcher alive; the same in beforeWatch ends it.
  eleventy.on('eleventy.before', () => {
    for (const gone of pages.filter(({ file }) => !existsSync(file))) pages.splice(pages.indexOf(gone), 1);
    for (const file of changed.map((path) => relative(content, path))) {
      if (file.startsWith('..') || !file.endsWith('.md') || file.endsWith('README.md')) continue;
      const { page, problems } = readPage(content, file);
      if (!page) throw Object.assign(new AuthorError(problems), { skipOriginalStack: true });
      replace(page);
    }
    // The whole build has written these since: what a new page names must be there.
    site.search.index = searchIndexName(readFileSync(join(dist, '_server/search-index.json'), 'utf8'));
  });

  eleventy.on('eleventy.after', () => {
    if (documents.size === 0) return;
    const others = Object.keys(writtenStyles(dist)).map((path) => [path, ''] as const);
    const dead = links(built(new Map([...others, ...documents])));
    if (dead.length > 0) console.warn(new AuthorError(dead).message);
    documents.clear();
  });

  function replace(page: ContentPage): void {
    const index = pages.findIndex(({ file }) => file === page.file);
    const isPublished = publishedPages([page], torontoDay(new Date())).length > 0;
    if (index >= 0) pages.splice(index, 1, ...(isPublished ? [page] : []));
    else if (isPublished) pages.push(page);
    const image = drawnShareImage(page, dist);
    if (image) site.shareImages.set(page.path, image);
  }
}
