import { WidgetPlaceholder } from '../../../widgets/runtime/WidgetPlaceholder.tsx';
import { ProseFolds } from '../../components/articles/ProseFolds.tsx';
import { SheetFigure } from '../../components/figures/SheetFigure.tsx';
import { Page } from '../../components/frame/Page.tsx';
import { PageEnd } from '../../components/frame/PageEnd.tsx';
import { Opening } from '../../components/sections/Opening.tsx';
import { SideBySide } from '../../components/ui/SideBySide.tsx';
import type { LayoutProps } from '../../pages/site-context.ts';
import { serviceRecord } from '../../seo/page-records.ts';

export default function Assessment({ page, data, content }: LayoutProps<'assessment'>) {
  return (
    <Page page={page} metaTitle={data.metaTitle} graph={[serviceRecord(page, 'Free security assessment')]}>
      <Opening
        page={page}
        subject={data.subject}
        lead={data.lead}
        about={
          <>
            <p className="assessment-instead">
              Would you rather have us look? <a href="#book">Book the security assessment</a>
            </p>
            <div className="assessment-report">
              <SheetFigure
                title="One page for the owner"
                ofOffice
                needing={1}
                rows={[
                  { name: 'Updates', text: '23 of 24 machines are current', state: 'well' },
                  { name: 'Sign-in', text: '18 of 24 people use a second step', state: 'needs' },
                  { name: 'Backup', text: 'Nobody has restored a file this year', state: 'failed' },
                ]}
              />
            </div>
          </>
        }
        tool={
          <section className="assessment-quiz" id="risk-quiz" aria-labelledby="nl-risk-quiz-title">
            <WidgetPlaceholder widget="risk-quiz" options={{ source: 'assessment', page: page.path }} />
          </section>
        }
      />
      <div className="assessment-more sand">
        <SideBySide
          side={
            <section className="assessment-form no-print" aria-labelledby="book">
              <h2 id="book" className="assessment-form__title">
                Book the security assessment
              </h2>
              <WidgetPlaceholder widget="contact-form" options={{ source: 'assessment', page: page.path }} />
            </section>
          }
        >
          <ProseFolds html={content} open={2} />
        </SideBySide>
      </div>
      <PageEnd data={data} closing="Would you rather ask a technician first?" action="Book Free Assessment" />
    </Page>
  );
}
