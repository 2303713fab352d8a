import type { DentalCompliancePage } from '../../schema/static-landing.ts';
import { MarkdownText } from '../markdown/MarkdownText.tsx';

/** Work that has an order, one numbered line a step. */
export function StepsInOrder({ lead, steps, note }: DentalCompliancePage['safeguards']) {
  return (
    <div className="steps-in-order">
      <MarkdownText text={lead} />
      <ol className="steps-in-order__list">
        {steps.map(({ step, text }) => (
          <li className="steps-in-order__step" key={step}>
            <h3 className="steps-in-order__name">{step}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <MarkdownText text={note} />
    </div>
  );
}
