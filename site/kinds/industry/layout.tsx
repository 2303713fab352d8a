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

type Named = readonly { name: string }[];

/** "Procore, Bluebeam Revu": what the first two are known by. */
const firstNames = (systems: Named) =>
  systems
    .slice(0, 2)
    .map(({ name }) => name.split(/,| and | or | \(/)[0])
    .join(', ');

/** Laws by their initials; without any, the first by its name. */
function shortNames(rules: Named): string {
  const initials = rules.flatMap(({ name }) => {
    if (name.startsWith('Personal Information Protection and Electronic')) return 'PIPEDA';
    return /\(([A-Z]{3,})\)/.exec(name)?.[1] ?? [];
  });
  return initials.join(', ') || (rules[0]?.name.split(',')[0] ?? '');
}

export default function Industry({ page, data, content }: LayoutProps<'industry'>) {
  return (
    <Page page={page} metaTitle={data.metaTitle} graph={[serviceRecord(page, `IT for ${data.name}`)]}>
      <Opening
        page={page}
        subject={data.subject}
        lead={data.lead}
        tone="ink"
        offer={{}}
        facts={[
          {
            name: 'Systems we keep running',
            value: <a href="#follow">{firstNames(data.systems)}</a>,
            note: data.systems.length > 2 && `and ${data.systems.length - 2} more`,
          },
          {
            name: 'Rules that apply',
            value: <a href="#rules">{shortNames(data.regulations)}</a>,
            note: `${data.regulations.length} in all, each with its source`,
          },
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
            <AskCard path={page.path} action="Book Free Assessment" about={`${data.name} IT support`} />
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
