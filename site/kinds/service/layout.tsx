import { ProseFolds } from '../../components/articles/ProseFolds.tsx';
import { openingFigure } from '../../components/figures/OpeningFigure.tsx';
import { FirstWeek } from '../../components/first-week/FirstWeek.tsx';
import { Page } from '../../components/frame/Page.tsx';
import { PageEnd } from '../../components/frame/PageEnd.tsx';
import { AnswerBox } from '../../components/sections/AnswerBox.tsx';
import { AskCard } from '../../components/sections/AskCard.tsx';
import { Opening } from '../../components/sections/Opening.tsx';
import { Points } from '../../components/sections/Points.tsx';
import { ServiceParts } from '../../components/sections/ServiceParts.tsx';
import { Specimens } from '../../components/specimens/Specimens.tsx';
import { Fold } from '../../components/ui/Fold.tsx';
import { SideBySide } from '../../components/ui/SideBySide.tsx';
import type { LayoutProps } from '../../pages/site-context.ts';
import { serviceRecord } from '../../seo/page-records.ts';

export default function Service({ page, data, content }: LayoutProps<'service'>) {
  return (
    <Page page={page} metaTitle={data.metaTitle} graph={[serviceRecord(page, data.name)]}>
      <Opening
        page={page}
        subject={data.subject}
        lead={data.lead}
        tone="ink"
        offer={{}}
        facts={[{ name: 'The first week ends with', value: data.firstWeekEnds }]}
        figure={openingFigure(page.path, data.figure)}
      />
      <AnswerBox path={page.path} data={data} included={data.features} />
      <FirstWeek path={page.path} moments={data.firstWeek} />
      <SideBySide
        side={
          <>
            <Points title="Benefits" points={data.benefits} />
            <AskCard path={page.path} action="Book Free Assessment" about={data.name} />
          </>
        }
      >
        <ProseFolds html={content} />
        <Fold id="process" title="After the first week">
          <ol className="service-process">
            {data.process.map((step) => (
              <li key={step.step}>
                <h3>{step.step}</h3>
                <p>{step.text}</p>
              </li>
            ))}
          </ol>
        </Fold>
        {data.notFor && (
          <p className="service-not">
            <strong>When to choose someone else:</strong> {data.notFor}
          </p>
        )}
      </SideBySide>
      <Specimens path={page.path} />
      <ServiceParts page={page} />
      <PageEnd apart data={data} />
    </Page>
  );
}
