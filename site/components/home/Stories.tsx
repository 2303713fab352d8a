import type { Story } from '../../../shared/tools/stories.ts';
import { testimonials } from '../../facts/testimonials.ts';
import { BookingButton } from '../ui/Button.tsx';
import { SectionLabel } from '../ui/SectionLabel.tsx';

/** Success stories; each made-up one says that it is illustrative (decision 21). Nothing while there are none. */
export function Stories() {
  if (testimonials.length === 0) return null;
  const isAllMade = testimonials.every(({ illustrative }) => illustrative);
  return (
    <section className="stories ink" aria-labelledby="stories">
      <div className="wrap section">
        <SectionLabel isNeeded>{isAllMade ? 'Illustrative stories' : 'Client stories'}</SectionLabel>
        <h2 id="stories">{heading(isAllMade)}</h2>
        {isAllMade && <p className="lead stories__lead">Example clients, written by us to show how such work goes.</p>}
        <ol className="stories__list side-row">
          {testimonials.map((story) => (
            <li className="stories__story" key={story.id}>
              {story.logo && <img className="stories__logo" src={story.logo} alt="" height={40} loading="lazy" />}
              <h3 className="stories__quote">“{story.testimonial}”</h3>
              <p className="stories__who">
                {story.illustrative && !isAllMade && 'Illustrative: '}
                {whoSays(story)}
              </p>
              <WhatHappened {...story} />
            </li>
          ))}
        </ol>
        <p className="stories__action">
          <BookingButton source="home-stories" variant="accent">
            Get Your Free Assessment
          </BookingButton>
        </p>
      </div>
    </section>
  );
}

function heading(isAllMade: boolean): string {
  if (!isAllMade) return 'What our clients say.';
  return testimonials.length === 3 ? 'Three bad IT days, and how they ended.' : 'Bad IT days, and how they ended.';
}

/** `Dr. Maria Rossi, Steelcity Dental in Hamilton. Owner.`; a made-up firm is no name: `a dental practice`. */
function whoSays({ clientName, company, location, clientTitle, illustrative }: Story): string {
  const firm = illustrative ? company.toLowerCase() : company;
  return `${clientName}, ${firm}${location ? ` in ${location}` : ''}.${clientTitle ? ` ${clientTitle}.` : ''}`;
}

function WhatHappened({ beforeAfter, results = [], timeline }: Story) {
  const facts = [
    ['Before', beforeAfter?.challenge],
    ['The work', beforeAfter?.solution],
    ['When it was needed', beforeAfter?.outcome],
    ...results.map(({ metric, improvement }) => [metric, improvement]),
    ['Time it took', timeline],
  ].filter(([, text]) => text);
  if (facts.length === 0) return null;
  return (
    <details className="stories__more">
      <summary className="plus-mark">What happened, in order</summary>
      <dl className="stories__facts">
        {facts.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
