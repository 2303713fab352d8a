import type { PageContext } from '../../pages/site-context.ts';
import type { ServicePage } from '../../schema/shared-schemas.ts';
import { nameOf } from '../../seo/name-of.ts';
import { childrenOf } from '../../seo/tree.ts';
import { PhoneFold } from '../ui/PhoneFold.tsx';
import { Points } from './Points.tsx';

export function ServiceSide({ page, data }: { page: PageContext; data: Pick<ServicePage, 'benefits'> }) {
  const parts = childrenOf(page.site.pages, page.path);
  return (
    <>
      <Points title="Benefits" points={data.benefits} />
      {parts.length > 0 && (
        <nav className="points" aria-label="Parts of this service">
          <PhoneFold title="Parts of this service" count={parts.length}>
            <ul className="points__list points__list--rule">
              {parts.map((part) => (
                <li key={part.path}>
                  <a href={part.path}>{nameOf(part)}</a>
                </li>
              ))}
            </ul>
          </PhoneFold>
        </nav>
      )}
    </>
  );
}

/** How much of the text stands open beside it: more where the list of parts makes it long. */
export function shownBeside(page: PageContext, words = 200): { words: number; drawn: boolean } {
  const isLong = childrenOf(page.site.pages, page.path).length > 0;
  return { words: isLong ? words + 220 : words, drawn: isLong };
}
