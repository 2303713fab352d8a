import type { PageContext } from '../../pages/site-context.ts';
import { breadcrumbs } from '../../seo/breadcrumbs.ts';

/** The last, the page itself, is not a link. */
export function Breadcrumbs({ page }: { page: Pick<PageContext, 'path' | 'title' | 'site'> }) {
  const trail = breadcrumbs(page.path, page.site.pages);
  // The search and postal code pages are not in Markdown.
  if (trail.at(-1)?.path !== page.path) trail.push({ label: page.title, path: page.path });
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumb">
      <ol className="breadcrumbs__list">
        {trail.map(({ label, path }) => {
          const here = path === page.path;
          return (
            <li key={path} aria-current={here ? 'page' : undefined}>
              {here ? label : <a href={path}>{label}</a>}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
