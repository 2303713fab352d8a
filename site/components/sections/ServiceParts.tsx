import type { PageContext } from '../../pages/site-context.ts';
import { nameOf } from '../../seo/name-of.ts';
import { childrenOf } from '../../seo/tree.ts';

/** The pages of a service's parts, in one row at a desk. */
export function ServiceParts({ page }: { page: PageContext }) {
  const parts = childrenOf(page.site.pages, page.path);
  if (parts.length === 0) return null;
  return (
    <nav className="service-parts wrap" aria-labelledby="parts">
      <h2 id="parts" className="service-parts__title">
        Parts of this service
      </h2>
      <ul className="service-parts__list">
        {parts.map((part) => (
          <li key={part.path}>
            <a className="service-parts__part" href={part.path}>
              {nameOf(part)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
