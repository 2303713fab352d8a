import { Prose } from '../../components/articles/Prose.tsx';
import { Page } from '../../components/frame/Page.tsx';
import { PageEnd } from '../../components/frame/PageEnd.tsx';
import { AnswerBox } from '../../components/sections/AnswerBox.tsx';
import { Opening } from '../../components/sections/Opening.tsx';
import { Points } from '../../components/sections/Points.tsx';
import { Specimens } from '../../components/specimens/Specimens.tsx';
import { BookingButton } from '../../components/ui/Button.tsx';
import { SideBySide } from '../../components/ui/SideBySide.tsx';
import type { LayoutProps } from '../../pages/site-context.ts';
import { nameOf } from '../../seo/name-of.ts';
import { serviceRecord } from '../../seo/page-records.ts';
import { pageAt } from '../../seo/tree.ts';

export default function SubService({ page, data, content }: LayoutProps<'sub-service'>) {
  const parent = pageAt(page.site.pages, page.path.slice(0, page.path.lastIndexOf('/')));
  return (
    <Page page={page} metaTitle={data.metaTitle} graph={[serviceRecord(page, data.name)]}>
      <Opening page={page} lead={data.lead} offer={{ action: 'Book Assessment' }}>
        <div className="handed-over">
          <Points title="Deliverables: what you keep" points={data.deliverables} mark="number" />
        </div>
      </Opening>
      <AnswerBox path={page.path} data={data} included={data.features} />
      <SideBySide
        side={
          <>
            <p>
              <BookingButton source="side">Book Assessment</BookingButton>
            </p>
            {parent && (
              <p>
                Part of <a href={parent.path}>{nameOf(parent)}</a>
              </p>
            )}
          </>
        }
      >
        <Prose html={content} />
      </SideBySide>
      <Specimens path={page.path} />
      <PageEnd data={data} closing="Ask what this would take in your office." action="Book Free Consultation" />
    </Page>
  );
}
