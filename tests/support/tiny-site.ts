import type { BuiltSite } from '../../site/checks/built/built-site.ts';
import { builtSite } from '../../site/checks/built/collect.ts';
import type { ContentPage } from '../../site/pages/read-pages.ts';
import type { SiteContext } from '../../site/pages/site-context.ts';
import { plainPage } from '../../site/schema/plain-page.ts';

export const origin = 'https://site.example';

export function contentPage(path: string, change: Partial<ContentPage> & { front?: object } = {}): ContentPage {
  const { front, ...rest } = change;
  const data = plainPage.parse({
    title: `What ${path} gives its reader`,
    description: `What only ${path} says, in one or two sentences that are long enough to pass.`,
    lead: `The answer of ${path}, before anything else, for who is in a hurry.`,
    updated: '2026-11-20',
  });
  return {
    path,
    file: `site/content${path}.md`,
    kind: 'brand',
    body: '',
    hidden: false,
    claims: [],
    notes: [],
    ...rest,
    // Short, so that pages are similar only where a test makes them so.
    data: { ...data, title: path, lead: path, ...front },
  };
}

export type Page = {
  title?: string;
  description?: string;
  canonical?: string;
  robots?: string;
  main?: string;
  front?: object;
  claims?: string[];
  kind?: ContentPage['kind'];
  body?: string;
};

export function documentOf(path: string, page: Page = {}): string {
  const { title = `Title of ${path}`, description = `Description of ${path}`, robots = 'index, follow' } = page;
  const { canonical = origin + path, main = '<h1>Heading</h1>' } = page;
  return `<!doctype html><html lang="en-CA"><head><title>${title}</title><meta name="description" content="${description}"/>
<meta name="robots" content="${robots}"/><link rel="canonical" href="${canonical}"/><style>.x{color:red}</style></head>
<body><main id="main">${main}</main></body></html>`;
}

/** Home links to all other pages unless a test sets its content. */
export function tinySite(pages: Record<string, Page> = {}, change: Partial<BuiltSite> = {}): BuiltSite {
  const links = Object.keys(pages).map((path) => `<a href="${path}">x</a>`);
  const all: Record<string, Page> = { '/': { main: `<h1>Home</h1>${links.join('')}` }, ...pages };
  const indexable = Object.keys(all).filter((path) => !all[path]?.robots?.includes('noindex'));
  const site = builtSite({
    origin,
    content: Object.entries(all).map(([path, { front, claims = [], kind = 'brand', body = '' }]) =>
      contentPage(path, { front, claims, kind, body, file: `nowhere${path}.md` }),
    ),
    documents: new Map(Object.entries(all).map(([path, page]) => [path, documentOf(path, page)])),
    files: ['/feed.xml'],
    sitemap: indexable.map((path) => `<loc>${origin}${path}</loc>`).join(''),
  });
  return { ...site, aliases: {}, textOf: () => '', ...change };
}

export function siteContext(pages: readonly ContentPage[]): SiteContext {
  return {
    origin,
    script: '/x.js',
    search: { engine: '/engine.js', index: '/index.json' },
    postalCodes: '/postal-codes.json',
    fonts: { text: '/t.woff2', display: '/d.woff2' },
    pages,
    shareImages: new Map(),
    pictures: new Map(),
    today: new Date(0),
  };
}
