import { ProseFolds } from '../../components/articles/ProseFolds.tsx';
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
import { placeAt } from '../../facts/places.ts';
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
        tool={!remote ? <CityMap place={place} page={page} /> : <PostalCodeBox site={page.site} />}
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
        <section className="getting-there">
          <h2 className="getting-there__title">On-site visits: getting to {place.name}</h2>
          <p>{data.gettingThere}</p>
        </section>
        <PlaceFacts place={place} />
      </SideBySide>
      <CityPages page={page} place={place} />
      <PageEnd
        data={data}
        closing={`${remote ? 'Talk to someone about' : 'Have someone look at'} your office in ${place.name}.`}
        action={action}
      />
    </Page>
  );
}
