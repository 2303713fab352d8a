import type { RefObject } from 'react';
import { type RiskQuestion, riskQuestions } from '../../shared/tools/risk-quiz.ts';
import { useField } from '../ui/FormContext.ts';

type RiskStepProps = {
  question: RiskQuestion;
  /** Starts at 1. */
  place: number;
  hidden: boolean;
  legend: RefObject<HTMLElement | null> | undefined;
};

export function RiskStep({ question: { id: name, text, options }, place, hidden, legend }: RiskStepProps) {
  const { id, error } = useField(name);
  const most = riskQuestions.length;
  return (
    <fieldset className="nl-risk-step" hidden={hidden}>
      <legend tabIndex={-1} ref={legend as RefObject<HTMLLegendElement | null> | undefined}>
        <span>
          Question {place} of {most}
        </span>{' '}
        {text}
      </legend>
      <progress max={most} value={place} aria-hidden="true" />
      <p className="nl-field__error" id={`${id}-error`} data-error-for={name} hidden={!error}>
        {error}
      </p>
      {options.map(({ value, label }, at) => (
        <label key={value}>
          <input type="radio" name={name} value={value} {...(at === 0 && { id })} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
