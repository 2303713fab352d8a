import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, normalize, relative } from 'node:path';
import { renderToString } from 'preact-render-to-string';
import type { ReactElement } from 'react';
import { companyDay } from '../../shared/company/calendar-day.ts';
import { hours } from '../../shared/company/hours.ts';
import { faces } from '../../shared/company/typefaces.ts';
import { builtSite, filesBelow } from '../checks/built/collect.ts';
import { checkBuiltSite } from '../checks/check-built-site.ts';
import { markdown } from '../components/markdown/markdown.ts';
import { aliases as secondAddresses } from '../facts/aliases.ts';
import { assistant } from '../facts/assistant.ts';
import { pathOf, places } from '../facts/places.ts';
import { withMarks } from '../markdown/marks-in-text.ts';
import { aliasPages } from '../pages/aliases.ts';
import { AuthorError } from '../pages/author-error.ts';
import { offeredFiles } from '../pages/offered-files.ts';
import { fileOf, outFolder, outputAddress } from '../pages/output-address.ts';
import { pageOfFile } from '../pages/page-of-file.ts';
import { nextChange, publishedPages } from '../pages/published.ts';
import { leftOut, ownContent, readPages } from '../pages/read-pages.ts';
import type { SiteContext } from '../pages/site-context.ts';
import { strayFiles } from '../pages/stray-files.ts';
import { publishedAddresses } from '../redirects/published.ts';
import { scriptAddress, tellNotes, tellProgress, versioned } from './assets.ts';
import { writeChatFiles } from './chat/chat-files.ts';
import { createStyles } from './css.ts';
import type { Eleventy } from './eleventy.ts';
import { siteOrigin } from './files/origin.ts';
import { SettingProblem } from './files/setting-problem.ts';
import { followChanges } from './follow-changes.ts';
import { iconFiles, makeIcons } from './icons.ts';
import { inLanguage, languageOf } from './in-language.ts';
import { labelledCells } from './labelled-cells.ts';
import { createLinkMender } from './mend-links.ts';
import { unbrokenHeadings, unbrokenWords } from './nowrap-headings.ts';
import { otherScripts } from './other-scripts.ts';
import { makePictures } from './pictures/make-pictures.ts';
import { postalTableAddress } from './postal-table.ts';
import { createRedirectFiles } from './redirects/redirect-files.ts';
import { searchEngineAddress } from './search-engine.ts';
import { searchIndexAddress } from './search-index.ts';
import { seoReport } from './seo-report/seo-report.ts';
import { textMeasures } from './seo-report/text-measures.ts';
import { writeSeoReport } from './seo-report/write-seo-report.ts';
import { createServerFiles } from './server-files.ts';
import { serverPages } from './server-pages.tsx';
import { shareImages } from './share-images/share-images.tsx';
import { sitemapXml } from './sitemap.ts';
import { textFiles } from './text-files.ts';

const content = 'site/content';
/** An owner's file comes after the sample's of the same name. */
const publicFolders = ['site/public', 'owner/public'].filter((folder) => existsSync(folder));
const dist = outFolder;

export default async function build(eleventy: Eleventy) {
  // 1. Read and check every Markdown page; all problems are reported together.
  const today = new Date();
  const written = readPages(content);
  const pages = publishedPages(written, companyDay(today));

  const texts = process.env.ELEVENTY_RUN_MODE === 'build' ? textMeasures(pages) : undefined;

  // 2. Layout data.
  checkCalendar(assistant.calendar);
  await makeIcons(dist);
  const site = {
    origin: siteOrigin(),
    search: { engine: await searchEngineAddress(dist), index: searchIndexAddress(pages, dist) },
    postalCodes: postalTableAddress(dist),
    fonts: { text: versioned(faces.text.file), display: versioned(faces.display.file) },
    pages,
    shareImages: shareImages(pages, dist),
    pictures: await makePictures(pages, dist),
    script: await scriptAddress(dist),
    otherScripts: otherScripts(),
    today,
  } satisfies SiteContext;
  eleventy.addGlobalData('site', site);
  eleventy.addGlobalData('layout', 'eleventy-page.tsx');
  eleventy.addGlobalData('permalink', () => (data: { page: { inputPath: string } }) => {
    const page = pageOfFile(pages, data.page.inputPath);
    return page ? fileOf(page.path) : false;
  });

  // Excluded: the author's guide, drafts and future posts.
  const stray = strayFiles(content, ownContent).map((found) => ({ ...found, note: true }));
  const notBuilt = leftOut(content);
  for (const { file } of [...stray, ...notBuilt]) eleventy.ignores.add(asGlob(file));
  for (const { file } of pages.filter((page) => page.file.startsWith(ownContent))) {
    const name = relative(ownContent, file);
    eleventy.ignores.add(asGlob(join(content, name)));
    eleventy.addTemplate(name, readFileSync(file, 'utf8'));
  }
  eleventy.ignores.add(`${content}/README.md`);
  eleventy.addPreprocessor('published', 'md', ({ page: { inputPath } }, text) =>
    pageOfFile(written, inputPath) && !pageOfFile(pages, inputPath) ? false : text,
  );

  // 3. Markdown to HTML, TSX layout to document. Step 1 has read the front matter.
  eleventy.setFrontMatterParsingOptions({ engines: { yaml: () => ({}) } });
  eleventy.setLibrary('md', markdown);
  eleventy.addPreprocessor('marks', 'md', ({ page }, text) =>
    withMarks(pageOfFile(pages, page.inputPath)?.body ?? text),
  );
  eleventy.addExtension('tsx', { key: '11ty.js', compile: compileTsx });

  // 4. Not-found page, shells, files for search engines and agents.
  for (const { name, file, render } of serverPages) {
    eleventy.addTemplate(`${name}.11ty.js`, () => document(render(site)), { layout: false, permalink: file });
  }

  const files = [...textFiles, ...offeredFiles(pages)];
  for (const { file, text } of files) {
    eleventy.addTemplate(`${file.replace(/\W+/g, '-')}.11ty.js`, () => text(site), { layout: false, permalink: file });
  }

  // 5. Aliases and further blog pages, with canonical link and noindex.
  const aliases = aliasPages(pages);
  for (const alias of aliases) {
    eleventy.addTemplate(`_aliases${alias.path}.md`, alias.body, { alias, permalink: fileOf(alias.path) });
  }

  // 6. Correct the links of each document and inline its CSS.
  const linkTargets = {
    origin: site.origin,
    pages: new Set(pages.map(({ path }) => path)),
    // A city that the owner serves may have no page yet.
    waiting: new Set([
      ...[...notBuilt, ...written.filter((page) => !pages.includes(page))].map(({ path }) => path),
      ...places.map(pathOf),
    ]),
    other: new Map([
      ...Object.entries(secondAddresses),
      ...pages.flatMap(({ path, data }) => data.redirectFrom.map((old) => [old, path] as const)),
    ]),
    files: new Set(publicFiles()),
  };
  const gone = new Set(notBuilt.map(({ path }) => path));
  // The owner's own words, and what binds.
  const whole = new Set(
    pages.filter(({ kind, file }) => kind === 'legal' || file.startsWith(ownContent)).map(({ path }) => path),
  );
  const { mendLinks, notes: linkNotes } = createLinkMender(linkTargets, gone, (path) => whole.has(path));
  const inlineStyles = createStyles(versioned);
  const serverFiles = createServerFiles(dist);
  const documents = new Map<string, string>();
  eleventy.addTransform('styles', function (html) {
    if (!this.page.outputPath?.endsWith('.html')) return html;
    const address = outputAddress(relative(dist, this.page.outputPath));
    const text = inLanguage(languageOf(pages, address), mendLinks(html, address));
    const page = inlineStyles(unbrokenWords(labelledCells(unbrokenHeadings(text))));
    serverFiles.add(this.page.outputPath, page.hash);
    documents.set(address, page.html);
    tellProgress({ done: documents.size, of: pages.length + aliases.length + serverPages.length });
    return page.html;
  });

  // 7. Copied files, and what the server and the checks need.
  for (const folder of publicFolders) eleventy.addPassthroughCopy({ [folder]: '/' });
  const writeRedirects = createRedirectFiles(dist, pages);
  const published = publishedAddresses();
  const built = (documents: ReadonlyMap<string, string>) => {
    const beside = [...publicFiles(), ...files.map(({ file }) => file)];
    const sitemap = sitemapXml(site);
    return builtSite({ origin: site.origin, content: pages, documents, files: beside, sitemap, published });
  };

  // 8. Check the site and report to staff. The dev command rebuilds only the changed page.
  eleventy.on('eleventy.after', async ({ runMode }) => {
    const isWhole = runMode === 'build';
    serverFiles.write(isWhole);
    if (!isWhole) return;
    const redirects = await writeRedirects(published);
    writeChatFiles(dist, pages, documents);
    const finished = built(documents);
    const notes = checkBuiltSite(finished, [...stray, ...linkNotes(finished), ...redirects]);
    writeFileSync(join(dist, '_server/notes.json'), JSON.stringify(notes));
    writeFileSync(
      join(dist, '_server/schedule.json'),
      JSON.stringify({ next: nextChange(written, companyDay(today)), timeZone: hours.timeZone }),
    );
    tellNotes(notes);
    if (texts) writeSeoReport((earlier) => seoReport({ site: finished, documents, texts, today, earlier }));
  });
  if (process.env.ELEVENTY_RUN_MODE === 'watch')
    followChanges(eleventy, { content, dist, pages, site, documents, built });

  return {
    dir: { input: content, includes: '../build', data: '../build/no-global-data', output: dist },
    markdownTemplateEngine: false,
    templateFormats: ['md', '11ty.js'],
  };
}

/** Folders in parentheses are a group to a glob. */
const asGlob = (file: string) => file.replace(/[()[\]{}!*?@+|]/g, '[$&]');

/** Addresses of files that are copied or drawn. */
const publicFiles = () => [...publicFolders.flatMap(filesBelow), ...iconFiles];

function document(page: ReactElement): string {
  return `<!doctype html>${renderToString(page)}`;
}

async function compileTsx(this: { defaultRenderer: (data: RenderedData) => Promise<ReactElement> }) {
  return async (data: RenderedData) => {
    try {
      return document(await this.defaultRenderer(data));
    } catch (error) {
      const { message, stack = '' } = error as Error;
      const layout = /\bsite\/[\w/.-]+\.tsx?:\d+/.exec(stack)?.[0];
      const what = `could not be drawn${layout ? ` by ${layout}` : ''}: ${message}.`;
      const todo = 'Compare it with another page of its kind, or with the record that it shows.';
      throw new AuthorError([{ file: normalize(data.page.inputPath), line: 1, field: '', what, todo }]);
    }
  };
}

function checkCalendar(address: string | undefined): void {
  if (address && !(address.startsWith('https://') && URL.canParse(address)))
    throw new SettingProblem('CALENDAR_URL', address, 'an https address', 'https://calendar.example/company');
}

type RenderedData = { page: { inputPath: string } };
