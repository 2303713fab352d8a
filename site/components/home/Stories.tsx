import { testimonials } from '../../facts/testimonials.ts';
import { BookingButton } from '../ui/Button.tsx';
import { SectionLabel } from '../ui/SectionLabel.tsx';

/** Success stories; each says that it is illustrative (decision 21). */
export function Stories() {
  const isAllMade = testimonials.every(({ illustrative }) => illustrative);
  return (
    <section className="stories ink" aria-labelledby="stories">
      <div className="wrap section">
        <SectionLabel>{isAllMade ? 'Illustrative stories' : 'Client stories'}</SectionLabel>
        <h2 id="stories">Three bad IT days, and how they ended.</h2>
        {isAllMade && <p className="lead stories__lead">Example clients, written by us to show how such work goes.</p>}
        <ol className="stories__list">
          {testimonials.map((story) => (
            <li className="stories__story" key={story.id}>
              <h3 className="stories__quote">“{story.testimonial}”</h3>
              <p className="stories__who">
                {story.illustrative && !isAllMade && 'Illustrative: '}
                {story.clientName}, {story.company.toLowerCase()} in {story.location}. {story.clientTitle}.
              </p>
              <details className="stories__more">
                <summary className="plus-mark">What happened, in order</summary>
                <dl className="stories__facts">
                  <div>
                    <dt>Before</dt>
                    <dd>{story.beforeAfter.challenge}</dd>
                  </div>
                  <div>
                    <dt>The work</dt>
                    <dd>{story.beforeAfter.solution}</dd>
                  </div>
                  <div>
                    <dt>When it was needed</dt>
                    <dd>{story.beforeAfter.outcome}</dd>
                  </div>
                  {story.results.map((result) => (
                    <div key={result.metric}>
                      <dt>{result.metric}</dt>
                      <dd>{result.improvement}</dd>
                    </div>
                  ))}
                  <div>
                    <dt>Time it took</dt>
                    <dd>{story.timeline}</dd>
                  </div>
                </dl>
              </details>
            </li>
          ))}
        </ol>
        <p>
          <BookingButton source="home-stories" variant="accent">
            Get Your Free Assessment
          </BookingButton>
        </p>
      </div>
    </section>
  );
}
