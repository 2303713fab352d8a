import { industries } from '../../facts/industries.ts';
import type { ContentPage } from '../../pages/read-pages.ts';
import { pageAt } from '../../seo/tree.ts';
import { PageIcon } from '../frame/PageIcon.tsx';

/** `row`: on a phone in one row that scrolls sideways. */
export function MorningList({ pages, row = false }: { pages: readonly ContentPage[]; row?: boolean }) {
  return (
    <>
      <ul className={row ? 'morning-list side-row' : 'morning-list'}>
        {industries.map(({ slug, name, badMorning }) => (
          <li key={slug}>
            <a className="morning-list__link" href={`/industries/${slug}`}>
              <span className="morning-list__name">
                <PageIcon page={pageAt(pages, `/industries/${slug}`)} />
                <span>{name}</span>
              </span>
              <span className="morning-list__call">“{badMorning}”</span>
            </a>
          </li>
        ))}
      </ul>
      <p className="small">Typical calls, not quotes from customers.</p>
    </>
  );
}
