import { ProseFolds } from '../../components/articles/ProseFolds.tsx';
import { Page } from '../../components/frame/Page.tsx';
import { PageEnd } from '../../components/frame/PageEnd.tsx';
import { CityMap } from '../../components/places/CityMap.tsx';
import { PlaceFacts } from '../../components/places/PlaceFacts.tsx';
import { AnswerBox } from '../../components/sections/AnswerBox.tsx';
import { AskCard } from '../../components/sections/AskCard.tsx';
import { Moments } from '../../components/sections/Moments.tsx';
import { Opening } from '../../components/sections/Opening.tsx';
import { SideBySide } from '../../components/ui/SideBySide.tsx';
import { placeAt } from '../../facts/places.ts';
import { includedIn } from '../../pages/included-in.ts';
import type { LayoutProps } from '../../pages/site-context.ts';
import { serviceRecord } from '../../seo/page-records.ts';

export default function CityItSupport({ page, data, content }: LayoutProps<'city-it-support'>) {
  const place = placeAt(page.path.slice('/it-support-'.length));
  const graph = [serviceRecord(page, `IT support in ${place.name}`, place)];
  return (
    <Page page={page} metaTitle={data.metaTitle} map graph={graph}>
      <Opening
        page={page}
        lead={data.lead}
        subject={data.subject}
        offer={{ place }}
        tool={<CityMap place={place} page={page} />}
      />
      <AnswerBox
        path={page.path}
        data={data}
        included={includedIn(page.site.pages, '/services/managed-it', 5)}
        place={place}
        sand
      />
      <section className="first-hour ink" aria-labelledby="first-hour">
        <div className="wrap first-hour__body">
          <h2 id="first-hour" className="first-hour__title">
            The first hour of a call
          </h2>
          <Moments moments={data.firstHour} form="ruler" />
        </div>
      </section>
      <SideBySide
        side={
          <>
            <section className="scenario" aria-labelledby="scenario">
              <h2 id="scenario" className="scenario__title">
                Example: a support call from {place.name}
              </h2>
              <p>{data.scenario}</p>
              <p className="small">Illustrative.</p>
            </section>
            <p>
              More on the city: <a href={`/locations/${place.slug}`}>{place.name}</a>
            </p>
            <AskCard path={page.path} action="Book Free Assessment" about={`IT support in ${place.name}`} />
          </>
        }
      >
        <ProseFolds html={content} />
        <PlaceFacts place={place} />
      </SideBySide>
      <PageEnd data={data} closing="Get an IT support number that someone answers." action="Book Free Consultation" />
    </Page>
  );
}
