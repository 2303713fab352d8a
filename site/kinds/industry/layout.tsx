import { Prose } from '../../components/articles/Prose.tsx';
import { Page } from '../../components/frame/Page.tsx';
import { PageEnd } from '../../components/frame/PageEnd.tsx';
import { Follow } from '../../components/journey/Follow.tsx';
import { AnswerBox } from '../../components/sections/AnswerBox.tsx';
import { Moments } from '../../components/sections/Moments.tsx';
import { Opening } from '../../components/sections/Opening.tsx';
import { Points } from '../../components/sections/Points.tsx';
import { SideBySide } from '../../components/ui/SideBySide.tsx';
import type { LayoutProps } from '../../pages/site-context.ts';
import { serviceRecord } from '../../seo/page-records.ts';

export default function Industry({ page, data, content }: LayoutProps<'industry'>) {
  return (
    <Page page={page} metaTitle={data.metaTitle} graph={[serviceRecord(page, `IT for ${data.name}`)]}>
      <Opening page={page} lead={data.lead} tone="ink" offer={{ action: 'Get Free IT Assessment' }}>
        <section className="bad-day" aria-labelledby="bad-day">
          <h2 id="bad-day" className="bad-day__title">
            A day when IT goes wrong
          </h2>
          <Moments moments={data.badDay} form="clock" />
          <p className="small">Illustrative.</p>
        </section>
      </Opening>
      <AnswerBox path={page.path} data={data} included={data.solutions} />
      <SideBySide side={<Points title={`Common IT problems: ${data.name.toLowerCase()}`} points={data.challenges} />}>
        <Prose html={content} />
      </SideBySide>
      <Follow path={page.path} systems={data.systems} />
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
