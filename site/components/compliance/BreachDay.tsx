import type { CompliancePage } from '../../kinds/compliance/kind.ts';
import { MarkdownText } from '../markdown/MarkdownText.tsx';

export function BreachDay({ lead, steps, end }: CompliancePage['breach']) {
  return (
    <section className="breach-day ink" aria-labelledby="the-day-you-find-out">
      <div className="wrap section">
        <div className="breach-day__head">
          <h2 id="the-day-you-find-out">A privacy breach: the day you find out</h2>
          <MarkdownText text={lead} className="breach-day__lead" />
        </div>
        <ol className="breach-day__steps">
          {steps.map(({ step, text }) => (
            <li className="breach-day__step" key={step}>
              <h3 className="breach-day__verb">{step}</h3>
              <MarkdownText text={text} />
            </li>
          ))}
        </ol>
        <MarkdownText text={end} className="breach-day__end" />
      </div>
    </section>
  );
}
