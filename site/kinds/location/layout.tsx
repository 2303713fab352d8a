import { ProseFolds } from '../../components/articles/ProseFolds.tsx';
import { BoardFigure, ordinaryDay } from '../../components/figures/BoardFigure.tsx';
import { DotField } from '../../components/figures/DotField.tsx';
import { Page } from '../../components/frame/Page.tsx';
import { PageEnd } from '../../components/frame/PageEnd.tsx';
import { CityMap } from '../../components/places/CityMap.tsx';
import { CityPages } from '../../components/places/CityPages.tsx';
import { PlaceFacts } from '../../components/places/PlaceFacts.tsx';
import { PostalCodeBox } from '../../components/places/PostalCodeBox.tsx';
import { AnswerBox } from '../../components/sections/AnswerBox.tsx';
import { AskCard } from '../../components/sections/AskCard.tsx';
import { Opening } from '../../components/sections/Opening.tsx';
import { Points } from '../../components/sections/Points.tsx';
import { SideBySide } from '../../components/ui/SideBySide.tsx';
import { hasOffice, nearestOffice, type Place, placeAt } from '../../facts/places.ts';
import { includedIn } from '../../pages/included-in.ts';
import type { LayoutProps } from '../../pages/site-context.ts';
import { serviceRecord } from '../../seo/page-records.ts';

export default function Location({ page, data, content }: LayoutProps<'location'>) {
  const place = placeAt(page.path.slice('/locations/'.length));
  const remote = place.visits === 'remote';
  const action = remote ? 'Book Free Consultation' : 'Schedule On-Site Assessment';
  const graph = [serviceRecord(page, `IT services in ${place.name}`, place)];
  return (
    <Page page={page} metaTitle={data.metaTitle} map={!remote} graph={graph}>
      <Opening
        page={page}
        lead={data.lead}
        tone="ink"
        subject={data.subject}
        offer={{ place }}
        tool={
          remote ? (
            // Where nobody drives to, what is watched from here.
            <div className="from-afar">
              <BoardFigure title="24 machines on an ordinary day" rows={ordinaryDay} />
              <PostalCodeBox site={page.site} />
            </div>
          ) : (
            <CityMap place={place} page={page} />
          )
        }
      />
      <AnswerBox
        path={page.path}
        data={data}
        included={includedIn(page.site.pages, '/services/managed-it', 5)}
        place={place}
        sand
      />
      <SideBySide
        side={
          <>
            <Points title={`Offices in ${place.name}`} points={data.localFeatures} />
            <AskCard path={page.path} action="Book Free Assessment" about={`Your office in ${place.name}`} />
          </>
        }
      >
        <ProseFolds html={content} />
        <PlaceFacts place={place} />
      </SideBySide>
      <section className="getting-there sand" aria-labelledby="getting-there">
        <div className="wrap getting-there__body">
          <div>
            <h2 id="getting-there">On-site visits: getting to {place.name}</h2>
            {!remote && !hasOffice(place) && <Way place={place} />}
          </div>
          <p>{data.gettingThere}</p>
        </div>
      </section>
      <CityPages page={page} place={place} />
      <PageEnd
        data={data}
        closing={`${remote ? 'Talk to someone about' : 'Have someone look at'} your office in ${place.name}.`}
        action={action}
      />
    </Page>
  );
}

/** Kilometres of a dot, as in the table of all locations. */
const kmOfDot = 5;

/** From the office that visits it. */
function Way({ place }: { place: Place }) {
  const { office, km } = nearestOffice(place);
  return (
    <p className="getting-there__way">
      <strong>{office.city}</strong> <DotField count={Math.max(1, Math.round(km / kmOfDot))} />{' '}
      <strong>{place.name}</strong>
      <span className="getting-there__unit">
        {Math.round(km)} km, a dot is {kmOfDot}
      </span>
    </p>
  );
}
