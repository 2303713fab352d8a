import { company } from '../../../shared/company/company.ts';
import { longDate } from '../../components/articles/long-date.ts';
import { ProseFolds } from '../../components/articles/ProseFolds.tsx';
import { Sources } from '../../components/articles/Sources.tsx';
import { DotRows } from '../../components/figures/DotRows.tsx';
import { PathFigure } from '../../components/figures/PathFigure.tsx';
import { Page } from '../../components/frame/Page.tsx';
import { SuppliersList } from '../../components/prices/SuppliersList.tsx';
import { Opening } from '../../components/sections/Opening.tsx';
import { Points } from '../../components/sections/Points.tsx';
import { SideBySide } from '../../components/ui/SideBySide.tsx';
import type { LayoutProps } from '../../pages/site-context.ts';

export default function Legal({ page, data, content }: LayoutProps<'legal'>) {
  return (
    <Page page={page} metaTitle={data.metaTitle}>
      <Opening
        page={page}
        lead={data.lead}
        updated={data.updated}
        figure={data.figure && <PathFigure {...data.figure} illustrative={false} />}
      >
        {data.dots && <DotRows {...data.dots} />}
      </Opening>
      <SideBySide
        side={
          <>
            <section className="points">
              <h2 className="points__title">Questions about this page</h2>
              <ul className="points__list points__list--rule">
                <li>
                  <a href={`mailto:${company.email}`}>{company.email}</a>
                </li>
                <li>
                  <a href={`tel:${company.phone.e164}`}>{company.phone.display}</a>
                </li>
                <li>
                  In force since <time dateTime={data.effective}>{longDate(data.effective)}</time>
                </li>
              </ul>
            </section>
            {data.changes.length > 0 && <Points title="Changes to this page" points={data.changes} />}
          </>
        }
      >
        <div className="legal-text">
          <ProseFolds html={content} open={0} gists />
        </div>
      </SideBySide>
      {page.path === '/privacy-policy' && <SuppliersList />}
      <Sources sources={data.sources} />
    </Page>
  );
}
