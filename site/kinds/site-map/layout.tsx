import { countOf, DotIndex } from '../../components/figures/DotIndex.tsx';
import { ClosingBand } from '../../components/frame/ClosingBand.tsx';
import { Page } from '../../components/frame/Page.tsx';
import { Opening } from '../../components/sections/Opening.tsx';
import { Fold } from '../../components/ui/Fold.tsx';
import { NamesInside } from '../../components/ui/NamesInside.tsx';
import { fragmentOf } from '../../markdown/fragment-of.ts';
import type { ContentPage } from '../../pages/read-pages.ts';
import type { LayoutProps } from '../../pages/site-context.ts';
import { pagesByPart } from '../../pages/site-map.ts';
import { nameOf } from '../../seo/name-of.ts';

/** New pages are listed automatically. */
export default function SiteMap({ page, data }: LayoutProps<'site-map'>) {
  const groups = pagesByPart(page.site.pages.filter(({ path }) => path !== page.path)).map(({ title, listed }) => ({
    id: fragmentOf(title),
    title,
    listed: listed.toSorted(indexFirst),
  }));
  const pages = groups.reduce((sum, { listed }) => sum + listed.length, 0);
  return (
    <Page page={page} metaTitle={data.metaTitle}>
      <Opening page={page} lead={data.lead}>
        <DotIndex
          title={countOf(pages, 'page')}
          about="A dot is a page. A group opens its list below."
          parts={groups.map(({ id, title, listed }) => ({
            href: `#${id}`,
            label: title,
            count: listed.length,
            unit: 'page',
          }))}
        />
      </Opening>
      <div className="site-map index-folds wrap">
        {groups.map(({ id, title, listed }) => (
          <Fold
            key={id}
            id={id}
            title={title}
            count={listed.length}
            unit="page"
            drawing={<NamesInside names={listed.slice(0, 12).map(nameOf)} />}
          >
            <ul className="site-map__list">
              {listed.map((entry) => (
                <li key={entry.path}>
                  <a href={entry.path}>{nameOf(entry)}</a>
                </li>
              ))}
            </ul>
          </Fold>
        ))}
      </div>
      <ClosingBand title="Have a question it doesn’t answer? Ask us." action="Book Free Consultation" />
    </Page>
  );
}

/** Index page first, then its pages by name. */
function indexFirst(a: ContentPage, b: ContentPage): number {
  const depth = ({ path }: ContentPage) => Number(path.split('/').length > 2);
  return depth(a) - depth(b) || nameOf(a).localeCompare(nameOf(b));
}
