import { company } from '../../../shared/company/company.ts';
import { longDate } from '../../components/articles/long-date.ts';
import { Prose } from '../../components/articles/Prose.tsx';
import { ProseFolds } from '../../components/articles/ProseFolds.tsx';
import { Sources } from '../../components/articles/Sources.tsx';
import { countOf, DotIndex } from '../../components/figures/DotIndex.tsx';
import { DotRows } from '../../components/figures/DotRows.tsx';
import { Page } from '../../components/frame/Page.tsx';
import { SuppliersList } from '../../components/prices/SuppliersList.tsx';
import { Opening } from '../../components/sections/Opening.tsx';
import { PageLinks } from '../../components/sections/PageLinks.tsx';
import { Points } from '../../components/sections/Points.tsx';
import { SideBySide } from '../../components/ui/SideBySide.tsx';
import { headingsOf } from '../../markdown/headings.ts';
import { headedSections } from '../../markdown/sections.ts';
import { contentsOf } from '../../pages/contents-of.ts';
import type { LayoutProps } from '../../pages/site-context.ts';

/** Minutes from which on a text has only its first sections open. */
const longest = 16;
const shown = 3;

export default function Legal({ page, data, content }: LayoutProps<'legal'>) {
  const contents = contentsOf(content);
  return (
    <Page page={page} metaTitle={data.metaTitle}>
      <Opening page={page} lead={data.lead} updated={data.updated}>
        {data.dots ? <DotRows {...data.dots} /> : <Paragraphs html={content} />}
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
            {/* Without a drawing of its own, the opening has them. */}
            {data.dots && (
              <div className="legal-contents">
                <PageLinks variant="contents" title="On this page" links={contents} />
              </div>
            )}
          </>
        }
      >
        {contents.reduce((sum, { minutes }) => sum + minutes, 0) > longest ? (
          <ProseFolds html={content} open={shown} />
        ) : (
          <div className="legal-text">
            <Prose html={content} />
          </div>
        )}
      </SideBySide>
      {page.path === '/privacy-policy' && <SuppliersList />}
      <Sources sources={data.sources} />
    </Page>
  );
}

/** How long each section is. */
function Paragraphs({ html }: { html: string }) {
  const parts = headedSections(html).flatMap(({ heading, text }) =>
    headingsOf(heading).map(({ id, text: label }) => ({
      href: `#${id}`,
      label,
      count: text.match(/<(p|li)\b/g)?.length ?? 1,
      unit: 'paragraph',
    })),
  );
  return <DotIndex title={countOf(parts.length, 'section')} about="A dot is a paragraph." parts={parts} />;
}
