import { industries } from '../../facts/industries.ts';
import type { ContentPage } from '../../pages/read-pages.ts';
import { pageAt } from '../../seo/tree.ts';
import { PageIcon } from '../frame/PageIcon.tsx';
import { WayFigure } from '../journey/WayFigure.tsx';

type MorningListProps = {
  pages: readonly ContentPage[];
  /** With the way of one thing through each industry, drawn. */
  drawn?: boolean;
};

export function MorningList({ pages, drawn = false }: MorningListProps) {
  return (
    <>
      <ul className={drawn ? 'morning-list morning-list--drawn' : 'morning-list'}>
        {industries.map(({ slug, name, badMorning }) => (
          <li key={slug}>
            <a className="morning-list__link" href={`/industries/${slug}`}>
              <span className="morning-list__name">
                <PageIcon page={pageAt(pages, `/industries/${slug}`)} />
                <span>{name}</span>
              </span>
              <span className="morning-list__call">“{badMorning}”</span>
              {drawn && <WayFigure path={`/industries/${slug}`} />}
            </a>
          </li>
        ))}
      </ul>
      <p className="small">Typical calls, not quotes from customers.</p>
    </>
  );
}
