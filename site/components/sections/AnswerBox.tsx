import type { ReactNode } from 'react';
import { claims } from '../../facts/claims.ts';
import { inShort } from '../../facts/in-short.ts';
import type { Place } from '../../facts/places.ts';
import { PhoneFold } from '../ui/PhoneFold.tsx';
import { AskLine } from './AskCard.tsx';

export type AnswerBoxProps = {
  path: string;
  /** `subject` in search terms; `answer` is understood on its own. */
  data: { title: string; subject?: string; answer?: string; lead: string };
  included?: readonly string[];
  place?: Place;
  /** Under the list of what is included, or in its place: what the booking is called. */
  ask?: string;
  /** There instead. */
  beside?: ReactNode;
  children?: ReactNode;
};

/**
 * A commercial page's short answer, to be quoted on its own; what an office pays, what is extra and how it leaves; and
 * the whole list of what is included.
 */
export function AnswerBox({ path, data, included = [], place, ask, beside, children }: AnswerBoxProps) {
  return (
    <section className="answer-box wrap" aria-labelledby="answer">
      <div className="answer-box__answer">
        <h2 id="answer" className="answer-box__title">
          {titleOf(data.subject ?? data.title, place)}
        </h2>
        <p className="answer-box__what">{data.answer ?? data.lead}</p>
        <dl className="answer-box__short">
          {inShort(path, place).map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt> <dd>{text}</dd>
            </div>
          ))}
          <div>
            <dt>What happens next</dt>{' '}
            <dd>
              <a href="/contact-us" data-open="booking" data-source="answer">
                Book a call
              </a>
              , and a technician calls you within {claims.contactWithin.value} in support hours.
            </dd>
          </div>
        </dl>
        {children}
      </div>
      {included.length === 0 && ask && <AskLine path={path} action={ask} />}
      {included.length > 0 && (
        <div className="answer-box__included" id="included">
          <PhoneFold title="What is included" count={included.length}>
            <ul className="answer-box__list">
              {included.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </PhoneFold>
          {ask && <AskLine path={path} action={ask} />}
          {beside}
        </div>
      )}
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
