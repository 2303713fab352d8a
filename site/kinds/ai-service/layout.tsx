import { ProseFolds } from '../../components/articles/ProseFolds.tsx';
import { openingFigure } from '../../components/figures/OpeningFigure.tsx';
import { SheetFigure } from '../../components/figures/SheetFigure.tsx';
import { Page } from '../../components/frame/Page.tsx';
import { PageEnd } from '../../components/frame/PageEnd.tsx';
import { AnswerBox } from '../../components/sections/AnswerBox.tsx';
import { AskCard } from '../../components/sections/AskCard.tsx';
import { Moments } from '../../components/sections/Moments.tsx';
import { Opening } from '../../components/sections/Opening.tsx';
import { Points } from '../../components/sections/Points.tsx';
import { ServiceParts } from '../../components/sections/ServiceParts.tsx';
import { WhoDecides } from '../../components/sections/WhoDecides.tsx';
import { SideBySide } from '../../components/ui/SideBySide.tsx';
import type { LayoutProps } from '../../pages/site-context.ts';
import { serviceRecord } from '../../seo/page-records.ts';

export default function AiService({ page, data, content }: LayoutProps<'ai-service'>) {
  const steps = data.process.map(({ step, text }) => ({ when: step, what: text }));
  return (
    <Page page={page} metaTitle={data.metaTitle} graph={[serviceRecord(page, data.name)]}>
      <Opening
        page={page}
        subject={data.subject}
        lead={data.lead}
        tone="ink"
        offer={{}}
        facts={[{ name: 'The first week ends with', value: data.firstWeekEnds }]}
        figure={
          data.figure ? (
            openingFigure(page.path, data.figure)
          ) : (
            <SheetFigure
              title="What it may do alone"
              rows={[
                { name: 'Does', text: data.alone[0] ?? '', state: 'well' },
                { name: 'Asks first', text: data.asks[0] ?? '', state: 'needs' },
                { name: 'Never', text: data.never[0] ?? '', state: 'failed' },
              ]}
              foot={<a href="#who-decides">The whole list</a>}
            />
          )
        }
      />
      <AnswerBox path={page.path} data={data} included={data.features} />
      <WhoDecides data={data} />
      <SideBySide
        side={
          <>
            <Points title="Benefits" points={data.benefits} />
            <AskCard path={page.path} action="Book Free Assessment" about={data.name} />
          </>
        }
      >
        <ProseFolds html={content} />
      </SideBySide>
      <ServiceParts page={page} />
      <div className="ai-course wrap sand sand--bleeds">
        <section aria-labelledby="first-week">
          <h2 id="first-week" className="ai-course__title">
            The first week
          </h2>
          <Moments moments={data.firstWeek} form="list" />
        </section>
        <section aria-labelledby="process">
          <h2 id="process" className="ai-course__title">
            After the first week
          </h2>
          <Moments moments={steps} form="list" />
        </section>
        {data.notFor && (
          <section className="ai-course__not" aria-labelledby="not-for">
            <h2 id="not-for" className="ai-course__title">
              When to choose someone else
            </h2>
            <p className="lead">{data.notFor}</p>
          </section>
        )}
      </div>
      <PageEnd
        apart
        data={data}
        closing="Ask what this would save in your office, and what it costs."
        action="Book Free Consultation"
      />
    </Page>
  );
}
