import { Page } from '../../components/frame/Page.tsx';
import { Opening } from '../../components/sections/Opening.tsx';
import type { ContentPage } from '../../pages/read-pages.ts';
import type { LayoutProps } from '../../pages/site-context.ts';
import { pagesByPart } from '../../pages/site-map.ts';
import { nameOf } from '../../seo/name-of.ts';

/** New pages are listed automatically. */
export default function SiteMap({ page, data }: LayoutProps<'site-map'>) {
  const groups = pagesByPart(page.site.pages.filter(({ path }) => path !== page.path));
  return (
    <Page page={page} metaTitle={data.metaTitle}>
      <Opening page={page} lead={data.lead} />
      <div className="site-map wrap">
        {groups.map(({ title, listed }) => (
          <section className="site-map__group" key={title} aria-label={title}>
            <h2 className="site-map__title">{title}</h2>
            <ul className="site-map__list">
              {listed.toSorted(indexFirst).map((entry) => (
                <li key={entry.path}>
                  <a href={entry.path}>{nameOf(entry)}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Page>
  );
}

/** Index page first, then its pages by name. */
function indexFirst(a: ContentPage, b: ContentPage): number {
  const depth = ({ path }: ContentPage) => Number(path.split('/').length > 2);
  return depth(a) - depth(b) || nameOf(a).localeCompare(nameOf(b));
}
