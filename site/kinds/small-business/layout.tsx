import { ClaimFigure } from '../../components/articles/Claim.tsx';
import { IllustrativeStories } from '../../components/long-page/IllustrativeStories.tsx';
import { IndexedPage, sectionsOfText } from '../../components/long-page/IndexedPage.tsx';
import { Regions } from '../../components/long-page/Regions.tsx';
import { ResultsSheet } from '../../components/long-page/ResultsSheet.tsx';
import { MarkdownText } from '../../components/markdown/MarkdownText.tsx';
import { CityMap } from '../../components/places/CityMap.tsx';
import { placeAt } from '../../facts/places.ts';
import type { LayoutProps } from '../../pages/site-context.ts';
import { serviceRecord } from '../../seo/page-records.ts';

export default function SmallBusiness({ page, data, content }: LayoutProps<'small-business'>) {
  return (
    <IndexedPage
      page={page}
      data={data}
      graph={[serviceRecord(page, 'Small-business IT support', placeAt('toronto'))]}
      place={placeAt('toronto')}
      figure={<CityMap place={placeAt('toronto')} page={page} />}
      sections={[
        { id: 'service-areas', title: 'Service areas', body: <Regions {...data.areas} /> },
        ...sectionsOfText(content),
        {
          id: 'client-success-stories',
          title: 'Client success stories',
          body: <IllustrativeStories stories={data.stories} />,
        },
        {
          id: 'results',
          title: 'Results',
          body: (
            <>
              <ResultsSheet {...data.measures} />
              <div className="own-targets">
                <dl className="own-targets__figures">
                  {data.targets.map((id) => (
                    <ClaimFigure id={id} key={id} />
                  ))}
                </dl>
                <MarkdownText text={data.targetsNote} />
              </div>
            </>
          ),
        },
      ]}
      end={{
        closing: 'Talk it over with a technician.',
        action: 'Book Free Consultation',
        also: { href: '/resources/cybersecurity-assessment', label: 'Free IT audit' },
      }}
    />
  );
}
