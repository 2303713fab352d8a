import { searchPath } from '../../../shared/search/search.ts';
import { WidgetPlaceholder } from '../../../widgets/runtime/WidgetPlaceholder.tsx';
import { SearchResult } from '../../../widgets/search/SearchResult.tsx';
import { Breadcrumbs } from '../../components/frame/Breadcrumbs.tsx';
import { Page } from '../../components/frame/Page.tsx';
import type { SiteContext } from '../../pages/site-context.ts';

const empty = { path: '/', title: 'A page that was found', section: '', summary: '' };

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
          <template data-result="">
            <SearchResult {...empty} />
          </template>
        </div>
      </div>
    </Page>
  );
}
