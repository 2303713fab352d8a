import { Opening } from '../components/Opening.tsx';
import { Page } from '../components/Page.tsx';
import type { LayoutProps } from '../context.ts';
import { siteMapGroups } from '../data/site-map.ts';
import type { ContentPage } from '../pages/read-pages.ts';
import { nameOf } from '../seo/name-of.ts';

/** Every page by its part of the site; an owner adds a page and it is listed. */
export function SiteMap({ page, data }: LayoutProps<'site-map'>) {
  const { pages } = page.site;
  const claimed = new Set<string>();
  const groups = siteMapGroups.map((group) => {
    const listed = pages.filter(
      (entry) => !claimed.has(entry.path) && entry.path !== page.path && !entry.hidden && group.has(entry.path),
    );
    for (const entry of listed) claimed.add(entry.path);
    // The index of a part comes before what is in it.
    const depth = ({ path }: ContentPage) => Number(path.split('/').length > 2);
    listed.sort((a, b) => depth(a) - depth(b) || nameOf(a).localeCompare(nameOf(b)));
    return { title: group.title, listed };
  });
  return (
    <Page page={page} metaTitle={data.metaTitle}>
      <Opening page={page} lead={data.lead} />
      <div className="site-map wrap">
        {groups
          .filter((group) => group.listed.length > 0)
          .map((group) => (
            <section className="site-map__group" key={group.title} aria-label={group.title}>
              <h2 className="site-map__title">{group.title}</h2>
              <ul className="site-map__list">
                {group.listed.map((entry) => (
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
