import { company } from '../../widgets/contract/company.ts';
import { Opening } from '../components/Opening.tsx';
import { Page } from '../components/Page.tsx';
import { Points } from '../components/Points.tsx';
import { Prose } from '../components/Prose.tsx';
import { SideBySide } from '../components/SideBySide.tsx';
import { Sources } from '../components/Sources.tsx';
import { SuppliersList } from '../components/SuppliersList.tsx';
import type { LayoutProps } from '../context.ts';

/** A legal page: from when it applies, what changed, and whom to ask. No closing band. */
export default function Legal({ page, data, content }: LayoutProps<'legal'>) {
  return (
    <Page page={page} metaTitle={data.metaTitle}>
      <Opening page={page} lead={data.lead} updated={data.updated} />
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
                  In force since <time dateTime={data.effective}>{data.effective}</time>
                </li>
              </ul>
            </section>
            {data.changes.length > 0 && <Points title="Changes to this page" points={data.changes} />}
          </>
        }
      >
        <Prose html={content} />
      </SideBySide>
      {page.path === '/privacy-policy' && <SuppliersList />}
      <Sources sources={data.sources} />
    </Page>
  );
}
