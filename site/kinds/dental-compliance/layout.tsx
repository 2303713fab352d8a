import { PathFigure } from '../../components/figures/PathFigure.tsx';
import { Page } from '../../components/frame/Page.tsx';
import { PageEnd } from '../../components/frame/PageEnd.tsx';
import { sectionsOfText } from '../../components/long-page/sections-of-text.tsx';
import { MarkdownText } from '../../components/markdown/MarkdownText.tsx';
import { AnswerBox } from '../../components/sections/AnswerBox.tsx';
import { AskCard } from '../../components/sections/AskCard.tsx';
import { Opening } from '../../components/sections/Opening.tsx';
import { Points } from '../../components/sections/Points.tsx';
import { Fold } from '../../components/ui/Fold.tsx';
import { SideBySide } from '../../components/ui/SideBySide.tsx';
import { includedIn } from '../../pages/included-in.ts';
import type { LayoutProps } from '../../pages/site-context.ts';
import { serviceRecord } from '../../seo/page-records.ts';
import type { DentalCompliancePage } from './kind.ts';

const action = 'Book Free Consultation';
/** The work itself. */
const service = '/services/compliance-consulting';

export default function DentalCompliance({ page, data, content }: LayoutProps<'dental-compliance'>) {
  const { data: ofService = {} } = page.site.pages.find(({ path }) => path === service) ?? {};
  const { firstWeekEnds: weekEnds } = ofService as { firstWeekEnds?: string };
  const sections = [
    ...sectionsOfText(content),
    { id: 'common-threats', title: 'Common threats to dental practices', body: <Threats threats={data.threats} /> },
    { id: 'solutions', title: 'Solutions: the safeguards in order', body: <StepsInOrder {...data.safeguards} /> },
    {
      id: 'practice-types',
      title: 'Practice types: what differs',
      body: (
        <dl className="practice-types">
          {data.practiceTypes.map(({ type, text }) => (
            <div className="practice-types__type" key={type}>
              <dt>{type}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      ),
    },
    {
      id: 'benefits',
      title: 'Benefits for the practice',
      body: (
        <>
          <Points points={data.benefits} mark="tick" />
          <MarkdownText text={data.benefitsNote} className="note-after" />
        </>
      ),
    },
  ];
  return (
    <Page
      page={page}
      metaTitle={data.metaTitle}
      graph={[serviceRecord(page, 'Cybersecurity and privacy compliance for dental practices')]}
    >
      <Opening
        page={page}
        subject={data.subject}
        lead={data.lead}
        offer={{}}
        facts={[
          {
            name: 'What we put in place',
            value: <a href="#solutions">{data.safeguards.steps.length} safeguards</a>,
            note: 'In order, with a pause between steps',
          },
          ...(weekEnds ? [{ name: 'The first week ends with', value: weekEnds }] : []),
        ]}
        figure={
          <PathFigure
            title="Three ways in, and what limits each"
            hint="Press one"
            illustrative="Illustrative"
            end={{ name: 'Charts and payments', thing: 'server' }}
            rows={data.threats.map(({ name, limits }) => ({ name, text: limits, state: 'needs' }))}
          />
        }
      />
      <AnswerBox
        path={page.path}
        data={{ ...data, title: page.title }}
        included={includedIn(page.site.pages, service, 5)}
        sand
      />
      <SideBySide
        side={<AskCard path={page.path} action="Book Free Assessment" about="Privacy and security for a practice" />}
      >
        {sections.map(({ id, title, body }) => (
          <section key={id} aria-labelledby={id}>
            <Fold id={id} title={title} open={id === 'solutions'}>
              {body}
            </Fold>
          </section>
        ))}
      </SideBySide>
      <PageEnd
        data={data}
        closing="Book the assessment for an hour without patients."
        action={action}
        also={{ href: '/resources/cybersecurity-assessment', label: 'Free security assessment' }}
      />
    </Page>
  );
}

function StepsInOrder({ lead, steps, note }: DentalCompliancePage['safeguards']) {
  return (
    <div className="steps-in-order">
      <MarkdownText text={lead} />
      <ol className="steps-in-order__list">
        {steps.map(({ step, text }) => (
          <li className="steps-in-order__step" key={step}>
            <h3 className="steps-in-order__name">{step}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <MarkdownText text={note} />
    </div>
  );
}

function Threats({ threats }: { threats: DentalCompliancePage['threats'] }) {
  return (
    <div className="threats ink">
      <ul className="threats__list">
        {threats.map(({ name, comesIn, limits }) => (
          <li className="threats__threat" key={name}>
            <h3 className="threats__name">{name}</h3>
            <p className="threats__comes">{comesIn}</p>
            <p className="threats__limits">
              <strong>What limits it</strong> {limits}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
