import { CityMap } from '../components/CityMap.tsx';
import { ClosingBand } from '../components/ClosingBand.tsx';
import { FaqSection } from '../components/FaqSection.tsx';
import { Opening } from '../components/Opening.tsx';
import { Page } from '../components/Page.tsx';
import { PlaceFacts } from '../components/PlaceFacts.tsx';
import { Points } from '../components/Points.tsx';
import { Prose } from '../components/Prose.tsx';
import { SideBySide } from '../components/SideBySide.tsx';
import { Sources } from '../components/Sources.tsx';
import { placeAt } from '../data/places.ts';
import { pageFaqs, serviceRecord } from '../seo/page-records.ts';
import type { LayoutProps } from './context.ts';

/** A location opens with its map and its minutes. */
export function Location({ page, data, content }: LayoutProps<'location'>) {
  const place = placeAt(page.path.slice('/locations/'.length));
  const graph = [serviceRecord(page, `IT services in ${place.name}`, place.name), pageFaqs(page, data.faqs)];
  return (
    <Page page={page} metaTitle={data.metaTitle} graph={graph}>
      <Opening page={page} lead={data.lead} tone="ink">
        {place.visits === 'remote' ? <PlaceFacts place={place} /> : <CityMap place={place} />}
      </Opening>
      <SideBySide
        side={
          <>
            {place.visits !== 'remote' && <PlaceFacts place={place} />}
            <Points title={`Offices in ${place.name}`} points={data.localFeatures} />
          </>
        }
      >
        <Prose html={content} />
        <section className="getting-there">
          <h2 className="getting-there__title">Getting there</h2>
          <p>{data.gettingThere}</p>
        </section>
      </SideBySide>
      <FaqSection faqs={data.faqs} title={`Asked in ${place.name}`} />
      <Sources sources={data.sources} />
      {place.visits === 'remote' ? (
        <ClosingBand title={`Talk to someone about your office in ${place.name}.`} action="Book Free Consultation" />
      ) : (
        <ClosingBand
          title={`Have someone look at your office in ${place.name}.`}
          action="Schedule On-Site Assessment"
        />
      )}
    </Page>
  );
}
