import type { ReactNode } from 'react';
import { claims } from '../../facts/claims.ts';
import { visitLine } from '../../facts/how-soon.ts';
import { hasOffice, nearestOffice, type Place } from '../../facts/places.ts';
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
    </section>
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
      : {
          name: 'Help desk responds',
          value: `Within ${claims.helpDeskResponse.value}`,
          note: 'Day and night in an emergency',
        },
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
