import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { companyDay } from '../../shared/company/calendar-day.ts';
import type { BuiltSite } from '../checks/built/built-site.ts';
import { links } from '../checks/rules/links.ts';
import { AuthorError } from '../pages/author-error.ts';
import type { Picture } from '../pages/picture.ts';
import { publishedPages } from '../pages/published.ts';
import { type ContentPage, readPage } from '../pages/read-pages.ts';
import type { SiteContext } from '../pages/site-context.ts';
import type { Eleventy } from './eleventy.ts';
import { makePictures } from './pictures/make-pictures.ts';
import { searchIndexName } from './search-index.ts';
import { writtenStyles } from './server-files.ts';
import { drawnShareImage } from './share-images/share-images.tsx';

type FollowedSite = {
  content: string;
  dist: string;
  /** Mutated in place: layouts share this array. */
  pages: ContentPage[];
  site: SiteContext & { shareImages: Map<string, string>; pictures: Map<string, Picture> };
  /** Documents written by the last pass; cleared here. */
  documents: Map<string, string>;
  built: (documents: ReadonlyMap<string, string>) => BuiltSite;
};

/**
 * For `npm run dev`: reads, checks and renders only the changed page. tools/lib/whole-build.mjs then runs a full build
 * with lists, search and site checks.
 */
export function followChanges(
  eleventy: Eleventy,
  { content, dist, pages, site, documents, built }: FollowedSite,
): void {
  let changed: readonly string[] = [];
  // The parent has exited, so further output would fail.
  process.stdout.on('error', () => process.exit(1));
  // Editors write a page in one step, so Eleventy's default of 150 ms only adds delay.
  eleventy.setChokidarConfig({ awaitWriteFinish: { stabilityThreshold: 30, pollInterval: 10 } });
  // Node caches modules; tools/dev.mjs restarts this process when code changes.
  eleventy.setWatchJavaScriptDependencies(false);
  eleventy.on('eleventy.beforeWatch', (files) => {
    changed = files;
  });

  // An error thrown here is printed; in `beforeWatch` it would end the watcher.
  eleventy.on('eleventy.before', async () => {
    for (const gone of pages.filter(({ file }) => !existsSync(file))) pages.splice(pages.indexOf(gone), 1);
    for (const file of changed.map((path) => relative(content, path))) {
      if (file.startsWith('..') || !file.endsWith('.md') || file.endsWith('README.md')) continue;
      const { page, problems } = readPage(content, file);
      if (!page) throw Object.assign(new AuthorError(problems), { skipOriginalStack: true });
      replace(page);
      for (const [name, picture] of await makePictures([page], dist)) site.pictures.set(name, picture);
    }
    // A full build may have replaced the index file.
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
    const isPublished = publishedPages([page], companyDay(new Date())).length > 0;
    if (index >= 0) pages.splice(index, 1, ...(isPublished ? [page] : []));
    else if (isPublished) pages.push(page);
    const image = drawnShareImage(page, dist);
    if (image) site.shareImages.set(page.path, image);
  }
}
