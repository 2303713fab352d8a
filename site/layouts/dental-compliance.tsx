import { IndexedPage, sectionsOfText } from '../components/indexed/IndexedPage.tsx';
import { StepsInOrder } from '../components/indexed/StepsInOrder.tsx';
import { Threats } from '../components/indexed/Threats.tsx';
import { MarkdownText } from '../components/markdown/MarkdownText.tsx';
import { Points } from '../components/Points.tsx';
import type { LayoutProps } from '../context.ts';
import { serviceRecord } from '../seo/page-records.ts';

/** Security and privacy law for dental practices: a page to look things up in, with the three attacks set apart. */
export default function DentalCompliance({ page, data, content }: LayoutProps<'dental-compliance'>) {
  return (
    <IndexedPage
      page={page}
      data={data}
      graph={[serviceRecord(page, 'Cybersecurity and privacy compliance for dental practices')]}
      sections={[
        ...sectionsOfText(content),
        { id: 'common-threats', title: 'Common threats', body: <Threats threats={data.threats} /> },
        { id: 'solutions', title: 'Solutions', body: <StepsInOrder {...data.safeguards} /> },
        {
          id: 'practice-types',
          title: 'Practice types',
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
          title: 'Benefits',
          body: (
            <>
              <Points points={data.benefits} mark="tick" />
              <MarkdownText text={data.benefitsNote} className="indexed-page__note" />
            </>
          ),
        },
      ]}
      end={{
        closing: 'Pick an hour without patients.',
        action: 'Book Free Consultation',
        also: { href: '/resources/cybersecurity-assessment', label: 'Free security assessment' },
      }}
    />
  );
}
