import { ProseFolds } from '../../components/articles/ProseFolds.tsx';
import { openingFigure } from '../../components/figures/OpeningFigure.tsx';
import { SheetFigure } from '../../components/figures/SheetFigure.tsx';
import { thingOf } from '../../components/figures/things.ts';
import { Page } from '../../components/frame/Page.tsx';
import { PageEnd } from '../../components/frame/PageEnd.tsx';
import { AnswerBox } from '../../components/sections/AnswerBox.tsx';
import { AskCard } from '../../components/sections/AskCard.tsx';
import { Opening } from '../../components/sections/Opening.tsx';
import { Specimens } from '../../components/specimens/Specimens.tsx';
import { PhoneFold } from '../../components/ui/PhoneFold.tsx';
import { SideBySide } from '../../components/ui/SideBySide.tsx';
import type { LayoutProps } from '../../pages/site-context.ts';
import { nameOf } from '../../seo/name-of.ts';
import { serviceRecord } from '../../seo/page-records.ts';
import { pageAt } from '../../seo/tree.ts';

export default function SubService({ page, data, content }: LayoutProps<'sub-service'>) {
  // Without a figure of its own the page opens with the sheet that lists what the client keeps.
  const figure = openingFigure(page.path, data.figure);
  const kept = `${data.deliverables.length} things in writing`;
  const parent = pageAt(page.site.pages, page.path.slice(0, page.path.lastIndexOf('/')));
  return (
    <Page page={page} metaTitle={data.metaTitle} graph={[serviceRecord(page, data.name)]}>
      <Opening
        page={page}
        subject={data.subject}
        lead={data.lead}
        offer={{}}
        facts={[{ name: 'You keep', value: figure ? <a href="#deliverables">{kept}</a> : kept }]}
        figure={figure ?? <HandedOver deliverables={data.deliverables} />}
      />
      <AnswerBox path={page.path} data={data} included={data.features} sand />
      <SideBySide
        side={
          <>
            <div className={figure ? undefined : 'handed-over-again'}>
              <PhoneFold title="Deliverables: what you keep" count={data.deliverables.length}>
                <ol className="handed-over" id="deliverables">
                  {data.deliverables.map((deliverable) => (
                    <li key={deliverable}>{deliverable}</li>
                  ))}
                </ol>
              </PhoneFold>
            </div>
            {parent && (
              <p>
                Part of <a href={parent.path}>{nameOf(parent)}</a>
              </p>
            )}
            <AskCard path={page.path} action="Book Free Assessment" about={data.name} />
          </>
        }
      >
        <ProseFolds html={content} open={2} />
      </SideBySide>
      <Specimens path={page.path} />
      <PageEnd data={data} closing="Ask what this would take in your office." action="Book Free Consultation" />
    </Page>
  );
}

/** What the client keeps, as the sheet that lists it. */
function HandedOver({ deliverables }: { deliverables: readonly string[] }) {
  return (
    <SheetFigure
      title="Yours to keep"
      rows={deliverables.slice(0, 6).map((line, at) => ({
        name: `${at + 1}`,
        text: (
          <>
            <span>{line}</span>
            <svg data-drawing="" viewBox="0 0 48 48" width="40" height="40" aria-hidden="true">
              <path d={thingOf('', line, 'file')} />
            </svg>
          </>
        ),
      }))}
    />
  );
}
