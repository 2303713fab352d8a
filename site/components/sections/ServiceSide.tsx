import type { PageContext } from '../../pages/site-context.ts';
import type { ServicePage } from '../../schema/shared-schemas.ts';
import { nameOf } from '../../seo/name-of.ts';
import { childrenOf } from '../../seo/tree.ts';
import { Points } from './Points.tsx';

export function ServiceSide({ page, data }: { page: PageContext; data: Pick<ServicePage, 'benefits'> }) {
  const parts = childrenOf(page.site.pages, page.path);
  return (
    <>
      <Points title="Benefits" points={data.benefits} />
      {parts.length > 0 && (
        <nav className="points" aria-labelledby="parts">
          <h2 id="parts" className="points__title">
            Parts of this service
          </h2>
          <ul className="points__list points__list--rule">
            {parts.map((part) => (
              <li key={part.path}>
                <a href={part.path}>{nameOf(part)}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}
