import type { ReactNode } from 'react';
import { claims } from '../../facts/claims.ts';
import { inShort } from '../../facts/in-short.ts';
import type { Place } from '../../facts/places.ts';
import { PhoneFold } from '../ui/PhoneFold.tsx';

export type AnswerBoxProps = {
  path: string;
  /** `subject` in search terms; `answer` is understood on its own. */
  data: { title: string; subject?: string; answer?: string; lead: string };
  included?: readonly string[];
  place?: Place;
  /** Under the list of what is included. */
  beside?: ReactNode;
  /** On a ground of its own, where the sections around it have the page's. */
  sand?: boolean;
  children?: ReactNode;
};

/**
 * A commercial page's short answer, to be quoted on its own; what an office pays, in one line that opens to what is
 * extra, how it leaves and what happens next; and the whole list of what is included. It asks for nothing: the opening
 * does, and the card beside the text.
 */
export function AnswerBox({ path, data, included = [], place, beside, sand = false, children }: AnswerBoxProps) {
  const [pays, ...terms] = inShort(path, place);
  const { sum, how } = parted(pays?.text ?? '');
  return (
    <section className={sand ? 'answer-box wrap sand sand--bleeds' : 'answer-box wrap'} aria-labelledby="answer">
      <div className="answer-box__answer">
        <h2 id="answer" className="answer-box__title">
          {titleOf(data.subject ?? data.title, place)}
        </h2>
        <p className="answer-box__what">{data.answer ?? data.lead}</p>
        {pays && (
          <details className="answer-box__more">
            <summary className="answer-box__pays plus-mark">
              <span>
                <span className="answer-box__who">{pays.name}</span> <strong>{sum}</strong>{' '}
                <span className="answer-box__rest">
                  {how} <span className="answer-box__after">Extras, leaving, next step</span>
                </span>
              </span>
            </summary>
            <dl className="answer-box__short">
              {terms.map(({ name, text }) => (
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
          </details>
        )}
        {children}
      </div>
      {included.length > 0 && (
        <div className="answer-box__included" id="included">
          <PhoneFold title="What is included" count={included.length}>
            <ul className="answer-box__list">
              {included.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </PhoneFold>
          {beside}
        </div>
      )}
    </section>
  );
}

/** What is paid, and how it is reckoned or taxed: `From $2,100 a month in Essential` and `(12 × $175), plus HST.` */
function parted(text: string): { sum: string; how: string } {
  const [, sum = text, how = ''] = /^(.+?),? (\(.+|(?:plus|before) .+)$/.exec(text) ?? [];
  return { sum, how };
}

/** `Data backup in Ajax: the short answer`. */
function titleOf(subject: string, place: Place | undefined): string {
  // Names such as "vCIO" keep their lower case.
  const name = /^.[A-Z]/.test(subject) ? subject : subject.charAt(0).toUpperCase() + subject.slice(1);
  const where = place && !name.includes(place.name) ? ` in ${place.name}` : '';
  return `${name}${where}: the short answer`;
}
