import type { ReactNode } from 'react';
import { claims } from '../../facts/claims.ts';
import { soonest } from '../../facts/how-soon.ts';
import type { Place } from '../../facts/places.ts';
import { rateOf } from '../../facts/prices.ts';
import { rateAnchor, terms } from '../../facts/rates.ts';
import { PlaceFacts } from '../places/PlaceFacts.tsx';
import { PriceLine } from './Offer.tsx';

export type AnswerBoxProps = {
  path: string;
  /** `subject` in search terms; `answer` is understood on its own. */
  data: { title: string; subject?: string; answer?: string; lead: string };
  included?: readonly string[];
  place?: Place;
  children?: ReactNode;
};

/** A commercial page's short answer, to be quoted on its own. */
export function AnswerBox({ path, data, included = [], place, children }: AnswerBoxProps) {
  return (
    <section className="answer-box wrap" aria-labelledby="answer">
      <div className="answer-box__answer">
        <h2 id="answer" className="answer-box__title">
          {titleOf(data.subject ?? data.title, place)}
        </h2>
        <p className="answer-box__what">{data.answer ?? data.lead}</p>
        {children}
      </div>
      <dl className="answer-box__facts">
        {included.length > 0 && (
          <div>
            <dt>What is included</dt>
            <dd>
              <ul>
                {included.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </dd>
          </div>
        )}
        <div>
          <dt>Price</dt>
          <dd>
            <PriceLine path={path} />
          </dd>
        </div>
        {!rateOf(path) && (
          <div>
            <dt>Terms</dt>
            <dd>
              The plan runs for <a href={`/pricing#${rateAnchor('term')}`}>{terms.term.value}</a>, then month to month
              with {terms.notice.value}’ notice, and you leave with your passwords, device register and backups.
            </dd>
          </div>
        )}
        <div>
          <dt>How soon</dt>
          <dd>
            A call within {claims.contactWithin.value} in support hours
            {place ? (
              `. ${place.name}: ${soonest(place)}.`
            ) : (
              <>
                . The help desk responds within {claims.helpDeskResponse.value}, day and night in an emergency.{' '}
                <a href="/people#shifts">Who answers</a>
              </>
            )}
          </dd>
        </div>
      </dl>
      {place && <PlaceFacts place={place} />}
    </section>
  );
}

/** `Data backup in Ajax: the short answer`. */
function titleOf(subject: string, place: Place | undefined): string {
  // Names such as "vCIO" keep their lower case.
  const name = /^.[A-Z]/.test(subject) ? subject : subject.charAt(0).toUpperCase() + subject.slice(1);
  const where = place && !name.includes(place.name) ? ` in ${place.name}` : '';
  return `${name}${where}: the short answer`;
}
