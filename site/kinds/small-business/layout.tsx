import { ClaimFigure } from '../../components/articles/Claim.tsx';
import { Drawing } from '../../components/figures/Drawing.tsx';
import { SheetFigure } from '../../components/figures/SheetFigure.tsx';
import { Page } from '../../components/frame/Page.tsx';
import { PageEnd } from '../../components/frame/PageEnd.tsx';
import { IllustrativeStories } from '../../components/long-page/IllustrativeStories.tsx';
import { Regions } from '../../components/long-page/Regions.tsx';
import { ResultsSheet } from '../../components/long-page/ResultsSheet.tsx';
import { sectionsOfText } from '../../components/long-page/sections-of-text.tsx';
import { framed } from '../../components/map/frame-around.ts';
import { RegionMap } from '../../components/map/RegionMap.tsx';
import { MarkdownText } from '../../components/markdown/MarkdownText.tsx';
import { AnswerBox } from '../../components/sections/AnswerBox.tsx';
import { AskCard, AskLine } from '../../components/sections/AskCard.tsx';
import { Opening } from '../../components/sections/Opening.tsx';
import { Fold } from '../../components/ui/Fold.tsx';
import { SideBySide } from '../../components/ui/SideBySide.tsx';
import { placeAt } from '../../facts/places.ts';
import { includedIn } from '../../pages/included-in.ts';
import type { LayoutProps } from '../../pages/site-context.ts';
import { serviceRecord } from '../../seo/page-records.ts';

const action = 'Book Free Consultation';
const frame = framed({ north: 43.99, south: 43.3, west: -79.95, east: -78.74, beyond: 60 });

export default function SmallBusiness({ page, data, content }: LayoutProps<'small-business'>) {
  const place = placeAt('toronto');
  const { areas, measures } = data;
  const [first, ...more] = sectionsOfText(content);
  const served = areas.regions.flatMap(({ cities }) => cities);
  return (
    <Page page={page} metaTitle={data.metaTitle} map graph={[serviceRecord(page, 'Small-business IT support', place)]}>
      <Opening
        page={page}
        subject={data.subject}
        lead={data.lead}
        offer={{ place }}
        figure={
          <SheetFigure
            title="What to judge IT support by"
            stamp="Now · in 90 days"
            rows={measures.list.map((text, at) => ({
              name: `${at + 1}`,
              text: (
                <>
                  <span>{text}</span>
                  <TwoDates />
                </>
              ),
            }))}
            foot="A dot is a result, dashed until you have measured it."
          />
        }
      />
      <AnswerBox
        path={page.path}
        data={{ ...data, title: page.title }}
        included={includedIn(page.site.pages, '/services/managed-it', 5)}
        place={place}
        sand
      />
      <div className="served-ask wrap">
        <AskLine row path={page.path} action="Book Free Assessment" about="Rather ask than judge?" />
      </div>
      {/* A city pointed at in the list is lit on the map, and the other way round (`widgets/page/map-answers.ts`). */}
      <section className="served ink" aria-labelledby="service-areas" data-map="" data-home={place.slug}>
        <div className="served__body wrap">
          <div>
            <h2 id="service-areas">Service areas</h2>
            <MarkdownText text={areas.lead} />
          </div>
          <div className="served__map">
            <RegionMap frame={frame} show={served} answersOn={page.path} />
          </div>
          <Regions {...areas} />
        </div>
      </section>
      <SideBySide
        side={<AskCard path={page.path} action="Book Free Assessment" about="IT support for a small office" />}
      >
        {first && (
          <section className="small-services" aria-labelledby={first.id}>
            <h2 id={first.id}>{first.title}</h2>
            {first.body}
          </section>
        )}
        {more.map(({ id, title, body }) => (
          <Fold id={id} title={title} key={id}>
            {body}
          </Fold>
        ))}
      </SideBySide>
      <div className="wrap section section--joined">
        <section aria-labelledby="client-success-stories">
          <Fold id="client-success-stories" title="Client success stories">
            <IllustrativeStories stories={data.stories} />
          </Fold>
        </section>
        <section aria-labelledby="results">
          <Fold id="results" title="Results">
            <div className="measured">
              <ResultsSheet {...measures} />
              <div className="own-targets">
                <dl className="own-targets__figures">
                  {data.targets.map((id) => (
                    <ClaimFigure id={id} key={id} />
                  ))}
                </dl>
                <MarkdownText text={data.targetsNote} />
              </div>
            </div>
          </Fold>
        </section>
      </div>
      <PageEnd
        data={data}
        closing="Talk it over with a technician."
        action={action}
        also={{ href: '/resources/cybersecurity-assessment', label: 'Free IT audit' }}
      />
    </Page>
  );
}

/** Of a result: not measured yet, at either date. */
function TwoDates() {
  return (
    <Drawing name="two-dates" width={52} height={20}>
      <circle className="drawing__unknown" cx="10" cy="10" r="8" />
      <circle className="drawing__unknown" cx="42" cy="10" r="8" />
    </Drawing>
  );
}
