import { PathFigure } from '../../components/figures/PathFigure.tsx';
import { IndexedPage, sectionsOfText } from '../../components/long-page/IndexedPage.tsx';
import { MarkdownText } from '../../components/markdown/MarkdownText.tsx';
import { Points } from '../../components/sections/Points.tsx';
import type { LayoutProps } from '../../pages/site-context.ts';
import { serviceRecord } from '../../seo/page-records.ts';
import type { DentalCompliancePage } from './kind.ts';

export default function DentalCompliance({ page, data, content }: LayoutProps<'dental-compliance'>) {
  return (
    <IndexedPage
      page={page}
      data={data}
      sells="/services/compliance-consulting"
      graph={[serviceRecord(page, 'Cybersecurity and privacy compliance for dental practices')]}
      figure={
        <PathFigure
          title="Three ways in, and what limits each"
          hint="Press one"
          illustrative="Illustrative"
          rows={data.threats.map(({ name, limits }) => ({ name, text: limits, state: 'needs' }))}
        />
      }
      sections={[
        // The safeguards stand open instead.
        ...sectionsOfText(content).map((section) => ({ ...section, open: false })),
        { id: 'common-threats', title: 'Common threats to dental practices', body: <Threats threats={data.threats} /> },
        {
          id: 'solutions',
          title: 'Solutions: the safeguards in order',
          body: <StepsInOrder {...data.safeguards} />,
          open: true,
        },
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
              <MarkdownText text={data.benefitsNote} className="indexed-page__note" />
            </>
          ),
        },
      ]}
      end={{
        closing: 'Book the assessment for an hour without patients.',
        action: 'Book Free Consultation',
        also: { href: '/resources/cybersecurity-assessment', label: 'Free security assessment' },
      }}
    />
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
