import type { ReactNode } from 'react';
import { claims } from '../../facts/claims.ts';
import { visitLine } from '../../facts/how-soon.ts';
import { hasOffice, nearestOffice, type Place } from '../../facts/places.ts';
import { rateOf } from '../../facts/prices.ts';
import { terms } from '../../facts/rates.ts';
import { pricing } from '../../facts/tiers.ts';
import { PriceLine } from './Offer.tsx';

export type StripFact = { name: string; value: ReactNode; note?: ReactNode };

/** Under the opening of a commercial page: what it costs, how soon we answer, and what the kind of page adds. */
export function FactStrip({ path, place, facts = [] }: { path: string; place?: Place; facts?: readonly StripFact[] }) {
  return (
    <section className="fact-strip wrap" aria-label="In short">
      <dl>
        <div data-price="">
          <dt>Price</dt>
          <dd>
            <PriceLine path={path} />
          </dd>
        </div>
        {[...(place ? placeFacts(place) : [deskFact]), ...facts].map(({ name, value, note }, at) => (
          <div key={name} data-response-time={place && at === 0 ? '' : undefined}>
            <dt>{name}</dt>
            <dd>
              {value}
              {note && <span className="fact-strip__note">{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {!rateOf(path) && <PlanInShort />}
    </section>
  );
}

/** People in the example: `site/content` uses the same office. */
const people = 12;

/** What an office pays for the plan, what comes on top, and how it leaves. */
function PlanInShort() {
  const [{ price }] = pricing.packages;
  return (
    <p className="fact-strip__plan">
      {people} people pay from ${(people * price).toLocaleString('en-CA')} a month ({people} × ${price}), plus HST.
      Licences, hardware and projects are extra, and <a href="/pricing#included">what your tier leaves out</a>. After{' '}
      {terms.term.value} you can leave with {terms.notice.value}’ notice.
    </p>
  );
}

const deskFact: StripFact = {
  name: 'Help desk responds',
  value: `Within ${claims.helpDeskResponse.value}`,
  note: (
    <>
      Day and night in an emergency. <a href="/people#shifts">Who answers</a>
    </>
  ),
};

/** What a city is told about: the response, the visit, the distance. */
function placeFacts(place: Place): StripFact[] {
  const { firstResponseMinutes: minutes, onSiteHours: hours } = place;
  const { office, km } = nearestOffice(place);
  const visit = visitLine(place);
  return [
    minutes
      ? { name: `Emergency response in ${place.name}`, value: `${minutes} minutes` }
      : { name: 'Help desk responds', value: `Within ${claims.helpDeskResponse.value}`, note: 'Day and night' },
    hours
      ? { name: 'On site in an emergency', value: `Under ${hours} hours` }
      : { name: 'How we reach you', value: visit.replace(/^./, (letter) => letter.toUpperCase()) },
    ...(place.visits === 'remote'
      ? []
      : [
          {
            name: hasOffice(place) ? 'Our office' : `From our ${office.city} office`,
            value: hasOffice(place) ? 'In the city' : `${Math.round(km)} km`,
          },
        ]),
  ];
}
