import { ProseFolds } from '../../components/articles/ProseFolds.tsx';
import { PathFigure } from '../../components/figures/PathFigure.tsx';
import { Page } from '../../components/frame/Page.tsx';
import { PageEnd } from '../../components/frame/PageEnd.tsx';
import { Follow } from '../../components/journey/Follow.tsx';
import { AnswerBox } from '../../components/sections/AnswerBox.tsx';
import { AskCard } from '../../components/sections/AskCard.tsx';
import { Opening } from '../../components/sections/Opening.tsx';
import { Points } from '../../components/sections/Points.tsx';
import { SideBySide } from '../../components/ui/SideBySide.tsx';
import type { LayoutProps } from '../../pages/site-context.ts';
import { serviceRecord } from '../../seo/page-records.ts';

export default function Industry({ page, data, content }: LayoutProps<'industry'>) {
  return (
    <Page page={page} metaTitle={data.metaTitle} graph={[serviceRecord(page, `IT for ${data.name}`)]}>
      <Opening
        page={page}
        subject={data.subject}
        lead={data.lead}
        tone="ink"
        offer={{ action: 'Get Free IT Assessment' }}
        facts={[
          { name: 'Systems we keep running', value: <a href="#follow">{data.systems.length}, by name</a> },
          { name: 'Rules that apply', value: <a href="#rules">{data.regulations.length}, with sources</a> },
        ]}
        figure={
          <PathFigure
            title="A day when IT goes wrong"
            hint="Press an hour"
            illustrative="Illustrative"
            rows={data.badDay.map(({ when, what }) => ({ name: when, text: what, state: 'needs' }))}
          />
        }
      />
      <AnswerBox path={page.path} data={data} included={data.solutions} />
      <Follow path={page.path} systems={data.systems} />
      <SideBySide
        side={
          <>
            <Points title={`Common IT problems: ${data.name.toLowerCase()}`} points={data.challenges} />
            <AskCard path={page.path} action="Get Free IT Assessment" />
          </>
        }
      >
        <ProseFolds html={content} />
      </SideBySide>
      <section className="systems" aria-labelledby="rules">
        <div className="wrap section">
          <h2 id="rules" className="systems__rules">{`Rules that apply: ${data.name.toLowerCase()}`}</h2>
          <dl className="systems__regulations">
            {data.regulations.map((rule) => (
              <div key={rule.name}>
                <dt>
                  <a href={rule.source} rel="noopener">
                    {rule.name}
                  </a>
                </dt>
                <dd>{rule.appliesWhen}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
      <PageEnd
        apart
        data={data}
        closing="Have your office assessed before the next outage."
        action="Get Free IT Assessment"
      />
    </Page>
  );
}
