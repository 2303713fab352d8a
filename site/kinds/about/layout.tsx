import { company, officeCount } from '../../../shared/company/company.ts';
import { homeTime, hours } from '../../../shared/company/hours.ts';
import { openDays } from '../../../shared/company/open-days.ts';
import { ClaimFigure } from '../../components/articles/Claim.tsx';
import { ProseFolds } from '../../components/articles/ProseFolds.tsx';
import { Page } from '../../components/frame/Page.tsx';
import { PageEnd } from '../../components/frame/PageEnd.tsx';
import { framed } from '../../components/map/frame-around.ts';
import { RegionMap } from '../../components/map/RegionMap.tsx';
import { Offices } from '../../components/places/Offices.tsx';
import { AskLine } from '../../components/sections/AskCard.tsx';
import { CallButton } from '../../components/sections/Offer.tsx';
import { Opening } from '../../components/sections/Opening.tsx';
import { Refusals } from '../../components/sections/Refusals.tsx';
import { Rota } from '../../components/specimens/Rota.tsx';
import { Specimens } from '../../components/specimens/Specimens.tsx';
import { BookingButton } from '../../components/ui/Button.tsx';
import type { ClaimId } from '../../facts/claims.ts';
import { isServed } from '../../facts/served.ts';
import type { LayoutProps } from '../../pages/site-context.ts';
import { aboutRecord } from '../../seo/page-records.ts';

const stated: readonly ClaimId[] = ['since', 'employees', 'cities', 'monitoring', 'firmSize'];
const frame = framed({ north: 43.94, south: 43.6, west: -79.62, east: -79.17 });
const orientation = ['vaughan', 'markham', 'north-york', 'etobicoke'].filter(isServed);

export default function About({ page, data, content }: LayoutProps<'about'>) {
  return (
    <Page page={page} metaTitle={data.metaTitle} graph={[aboutRecord(page)]}>
      <Opening
        page={page}
        subject={data.subject}
        lead={data.lead}
        updated={data.updated}
        tool={<Rota />}
        about={
          <section className="about-ask" aria-labelledby="before">
            <h2 id="before" className="about-ask__title">
              Before you decide: meet the help desk
            </h2>
            <p>
              {data.beforeYouDecide} <a href="/contact-us">Write to us</a> and name a day.
            </p>
            <div className="offer">
              <p className="offer__actions">
                <BookingButton source="opening" variant="accent">
                  Meet the help desk
                </BookingButton>
                <CallButton />
              </p>
            </div>
          </section>
        }
      />
      <Specimens path={page.path} />
      <div className="wrap about-row">
        <AskLine row path="/services/managed-it" action="Meet the help desk" about="Ask for one of ours." />
      </div>
      <section className="habits wrap" aria-labelledby="habits">
        <h2 id="habits">Habits you can test</h2>
        {data.habits.map(({ habit, text, test, link }) => (
          <div className="habits__habit" key={habit}>
            <h3>{habit}</h3>
            <p>{text}</p>
            <p className="habits__test">
              <strong>Test us:</strong> {test} {link && <a href={link.url}>{link.text}</a>}
            </p>
          </div>
        ))}
      </section>
      <Refusals
        id="wrong-firm"
        title="When to choose someone else"
        refusals={data.wrongFirm.map(({ when, instead }) => ({ what: when, why: instead }))}
      />
      <div className="wrap section about-text">
        <ProseFolds html={content} open={3} />
      </div>
      <section className="wrap about-claims" aria-labelledby="statements">
        <div className="about-claims__head">
          <h2 id="statements">What we state about ourselves</h2>
          <p className="about-claims__note">
            These are our own statements. <a href="/claims-and-sources">Claims and sources</a> lists each with its date
            and says which are targets, so that you can check them.
          </p>
        </div>
        <dl>
          {stated.map((id) => (
            <ClaimFigure key={id} id={id} dated />
          ))}
        </dl>
      </section>
      <div className="wrap about-row about-row--last">
        <AskLine row path="/services/managed-it" action="Meet the help desk" about="Ask us about any of them." />
      </div>
      <section className="find-us ink" aria-labelledby="find-us">
        <div className="wrap find-us__body">
          <div className="find-us__text">
            <h2 id="find-us">Where to find us</h2>
            <p className="lead">{officeCount()}, one team, one phone number.</p>
            <p className="find-us__phone">
              <a href={`tel:${company.phone.e164}`}>{company.phone.display}</a>
            </p>
            <Offices />
            <p>
              Support hours are {openDays}, {hours.opens} to {hours.closes} {homeTime}, with an emergency line for the
              rest of the week. How soon we reach you is on <a href="/locations">the location pages</a>.
            </p>
          </div>
          <RegionMap
            frame={frame}
            show={orientation}
            label={`Map: our offices in ${company.offices.map(({ city }) => city).join(' and ')}, and Lake Ontario`}
          />
        </div>
      </section>
      <PageEnd apart data={data} />
    </Page>
  );
}
