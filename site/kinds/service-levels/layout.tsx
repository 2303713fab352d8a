import { FaqSection } from '../../components/articles/FaqSection.tsx';
import { ProseFolds } from '../../components/articles/ProseFolds.tsx';
import { DotField } from '../../components/figures/DotField.tsx';
import { LevelHours } from '../../components/figures/LevelHours.tsx';
import { ClosingBand } from '../../components/frame/ClosingBand.tsx';
import { Page } from '../../components/frame/Page.tsx';
import { PlacesTable } from '../../components/places/PlacesTable.tsx';
import { PrioritiesTable } from '../../components/prices/PrioritiesTable.tsx';
import { TermsTable } from '../../components/prices/RatesTable.tsx';
import { AskCard } from '../../components/sections/AskCard.tsx';
import { Offer } from '../../components/sections/Offer.tsx';
import { Opening } from '../../components/sections/Opening.tsx';
import { Fold } from '../../components/ui/Fold.tsx';
import { SideBySide } from '../../components/ui/SideBySide.tsx';
import { pathOf, places } from '../../facts/places.ts';
import { credits, priorities, serviceLevels } from '../../facts/service-levels.ts';
import type { LayoutProps } from '../../pages/site-context.ts';

const { 'help-desk': helpDesk, 'city-response': cityResponse, ...commitments } = serviceLevels;

export default function ServiceLevels({ page, data, content }: LayoutProps<'service-levels'>) {
  return (
    <Page page={page} metaTitle={data.metaTitle}>
      <Opening
        page={page}
        lead={data.lead}
        updated={data.updated}
        tone="ink"
        about={<Offer />}
        figure={<LevelHours levels={priorities} response={helpDesk.value} />}
      />
      <section className="wrap section level-priorities sand sand--bleeds" aria-labelledby="priorities">
        <h2 id="priorities">Priorities P1 to P4</h2>
        <p>{helpDesk.text}</p>
        <PrioritiesTable />
      </section>
      <SideBySide side={<AskCard path={page.path} action="Book Free Assessment" />}>
        <section className="level-credits" aria-labelledby="credits">
          <h2 id="credits">Credits when we miss a level</h2>
          <p className="level-credits__text">{credits.text}</p>
          <table className="data-table level-credits__table">
            <caption className="hidden-text">Credits by what was missed</caption>
            <thead>
              <tr>
                <th scope="col">What was missed</th>
                <th scope="col">Share of that month’s fee, a dot a percent</th>
              </tr>
            </thead>
            <tbody>
              {[...credits.misses, { missed: 'Most in one month', percent: credits.most }].map(
                ({ missed, percent }) => (
                  <tr key={missed}>
                    <th scope="row">{missed}</th>
                    <td>
                      <DotField count={percent} across={10} state="needs" />
                      <strong>{percent}%</strong>
                    </td>
                  </tr>
                ),
              )}
            </tbody>
          </table>
        </section>
        <Fold id="by-city" title="Emergency response and visits by city" count={places.length} unit="place">
          <p>
            <strong>{cityResponse.name}.</strong> {cityResponse.text}
          </p>
          <PlacesTable places={places} linkOf={pathOf} />
        </Fold>
        <Fold id="commitments" title="What we commit to" count={Object.keys(commitments).length} unit="commitment" open>
          <TermsTable
            name="What we commit to"
            heads={['Commitment', 'What it means']}
            terms={commitments}
            anchor="level"
          />
        </Fold>
        <ProseFolds html={content} open={0} />
      </SideBySide>
      <FaqSection faqs={data.faqs} />
      <ClosingBand title="Get these levels for your office." action="Book Free Consultation" />
    </Page>
  );
}
