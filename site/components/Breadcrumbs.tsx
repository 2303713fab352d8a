import { breadcrumbs } from '../seo/breadcrumbs.ts';

/** The breadcrumbs, with the specification's labels; a crumb is a link only when that page exists. */
export function Breadcrumbs({ path, exists }: { path: string; exists: (path: string) => boolean }) {
  const trail = breadcrumbs(path);
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumb">
      <ol className="breadcrumbs__list">
        {trail.map((crumb, index) => {
          const here = index === trail.length - 1;
          return (
            <li key={crumb.path} aria-current={here ? 'page' : undefined}>
              {!here && exists(crumb.path) ? <a href={crumb.path}>{crumb.label}</a> : crumb.label}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
