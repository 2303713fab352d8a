import { FaqSection } from '../../components/articles/FaqSection.tsx';
import { ProseFolds } from '../../components/articles/ProseFolds.tsx';
import { Sources } from '../../components/articles/Sources.tsx';
import { SheetFigure } from '../../components/figures/SheetFigure.tsx';
import { ClosingBand } from '../../components/frame/ClosingBand.tsx';
import { NearbyPages } from '../../components/frame/NearbyPages.tsx';
import { Page } from '../../components/frame/Page.tsx';
import { CityMap } from '../../components/places/CityMap.tsx';
import { CityPages } from '../../components/places/CityPages.tsx';
import { PlaceFacts } from '../../components/places/PlaceFacts.tsx';
import { AnswerBox } from '../../components/sections/AnswerBox.tsx';
import { AskCard } from '../../components/sections/AskCard.tsx';
import { Opening } from '../../components/sections/Opening.tsx';
import { Specimens } from '../../components/specimens/Specimens.tsx';
import { SideBySide } from '../../components/ui/SideBySide.tsx';
import { landingOf } from '../../facts/landing-topics.ts';
import { placeAt } from '../../facts/places.ts';
import { includedIn } from '../../pages/included-in.ts';
import type { LayoutProps } from '../../pages/site-context.ts';
import { serviceRecord } from '../../seo/page-records.ts';

export default function Landing({ page, data, content }: LayoutProps<'landing'>) {
  const landing = landingOf(page.path);
  if (!landing) throw new Error(`${page.path} is not a landing page`);
  const { topic } = landing;
  const place = placeAt(landing.city);
  const graph = [serviceRecord(page, `${topic.name} in ${place.name}`, place)];
  return (
    <Page page={page} metaTitle={data.metaTitle} map graph={graph}>
      <Opening
        page={page}
        subject={data.subject}
        lead={data.lead}
        offer={{ place }}
        tool={<CityMap place={place} page={page} />}
      />
      <AnswerBox
        path={page.path}
        data={data}
        included={includedIn(page.site.pages, topic.about, 5)}
        place={place}
        sand
        beside={
          <div className="landing__first-look">
            <SheetFigure
              title={`First visit in ${place.name}`}
              stamp="What we check"
              rows={data.firstLook.map((text, at) => ({ name: `${at + 1}`, text, state: 'unknown' }))}
            />
          </div>
        }
      >
        <p className="landing__together">{data.together}</p>
      </AnswerBox>
      <div className="landing">
        <SideBySide
          side={
            <>
              <PlaceFacts place={place} />
              <AskCard path={page.path} action="Book Free Assessment" about={`${topic.name} in ${place.name}`} />
            </>
          }
        >
          <ProseFolds html={content} />
        </SideBySide>
        <Specimens path={page.path} />
        <FaqSection faqs={data.faqs} />
        {!place.hasPage && <CityPages page={page} place={place} />}
        <NearbyPages page={page} topic={topic} place={place} />
        <Sources sources={data.sources} />
      </div>
      <ClosingBand />
    </Page>
  );
}
