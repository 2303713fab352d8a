import { searchPath } from '../../../shared/search/search.ts';
import { WidgetPlaceholder } from '../../../widgets/runtime/WidgetPlaceholder.tsx';
import { SearchResult } from '../../../widgets/search/SearchResult.tsx';
import { PairedLook } from '../../components/figures/PairedLook.tsx';
import { Breadcrumbs } from '../../components/frame/Breadcrumbs.tsx';
import { Page } from '../../components/frame/Page.tsx';
import { AskCard } from '../../components/sections/AskCard.tsx';
import { rateOf } from '../../facts/prices.ts';
import type { ContentPage } from '../../pages/read-pages.ts';
import type { SiteContext } from '../../pages/site-context.ts';
import type { KindName } from '../../schema/kinds.ts';
import { nameOf } from '../../seo/name-of.ts';

const empty = { path: '/', title: 'A page that was found', section: '', summary: '' };

const parts: readonly { name: string; href: string; kinds: readonly KindName[] }[] = [
  { name: 'Services', href: '/services', kinds: ['service', 'sub-service', 'ai-service'] },
  { name: 'Industries', href: '/industries', kinds: ['industry'] },
  { name: 'Pages about a city', href: '/locations', kinds: ['location', 'city-it-support', 'landing'] },
  { name: 'Library articles', href: '/library', kinds: ['library'] },
  { name: 'Blog posts', href: '/blog', kinds: ['blog-post'] },
  { name: 'Guides and sessions', href: '/resources', kinds: ['guide', 'whitepaper', 'case-study', 'webinar'] },
];

/** What is searched, with how many pages. */
function Scope({ pages }: { pages: readonly ContentPage[] }) {
  const counted = parts
    .map(({ kinds, ...part }) => ({ ...part, count: pages.filter(({ kind }) => kinds.includes(kind)).length }))
    .filter(({ count }) => count > 0);
  return (
    <section className="search-scope" aria-labelledby="search-scope">
      <h2 className="search-scope__title" id="search-scope">
        What this looks through
      </h2>
      <ul className="search-scope__parts">
        {counted.map(({ name, href, count }) => (
          <li key={href}>
            <a className="search-scope__part" href={href}>
              {name} <span className="search-scope__count">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

const serviceOf = (path: string) => path.split('/').slice(0, 3).join('/');

/** Price and booking of the first result, if it is a service or a part of one; else the plan's. */
function Cards({ pages }: { pages: readonly ContentPage[] }) {
  // A part whose price is not that of its service has a card of its own.
  const services = pages.filter(
    ({ kind, path }) =>
      kind === 'service' ||
      kind === 'ai-service' ||
      (kind === 'sub-service' && rateOf(path) !== rateOf(serviceOf(path))),
  );
  const withCard = services.map(({ path }) => path);
  return (
    <>
      <div className="search-card search-card--plan">
        <AskCard path="/services/managed-it" action="Book Free Consultation" />
      </div>
      {services.map((page, at) => (
        <div className="search-card" data-card={at + 1} key={page.path}>
          <AskCard
            path={page.path}
            action="Book Free Consultation"
            service={{ href: page.path, label: nameOf(page) }}
          />
        </div>
      ))}
      <PairedLook
        count={services.length}
        dot="data-card"
        when={(number) => `${firstResult}:is(${under(withCard[number - 1], withCard)})`}
        look="display:contents"
      />
    </>
  );
}

const firstResult = '.nl-search-result:first-child .nl-search-result__link';

/** Links to a page, or to one below it that has no card. */
function under(path = '', withCard: readonly string[]): string {
  const others = withCard.filter((other) => other.startsWith(`${path}/`)).map((other) => `:not([href="${other}"])`);
  return `[href="${path}"],[href^="${path}/"]${others.join('')}`;
}

/**
 * `/search`, as a page for static hosts and as the shell for the server's results. Not indexable: no content of its
 * own.
 */
export function SearchPage({ site }: { site: SiteContext }) {
  const page = {
    path: searchPath,
    title: 'Search this site',
    description: 'Find a service, a city, a price or an answer: results appear as you type.',
    indexable: false,
    canonical: searchPath,
    site,
  };
  return (
    <Page page={page}>
      <div className="search-page">
        <div className="wrap search-page__body">
          <Breadcrumbs page={page} />
          <h1 className="search-page__title">{page.title}</h1>
          <WidgetPlaceholder widget="search" options={site.search} />
          <label className="search-more no-print">
            <input type="checkbox" className="search-more__switch" />
            <span className="search-more__all">Show every result</span>
            <span className="search-more__few">Show the first twelve</span>
          </label>
          <div className="search-page__aside">
            <Scope pages={site.pages} />
            <Cards pages={site.pages} />
          </div>
          <template data-result="">
            <SearchResult {...empty} />
          </template>
        </div>
      </div>
    </Page>
  );
}
