import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  assessRisk,
  type RiskAnswers,
  readAnswers,
  riskQuestions,
  writeAnswers,
} from '../../shared/tools/risk-quiz.ts';
import { track } from '../analytics/track.ts';
import { forPartners } from '../base/for-partners.ts';
import { useOwnLayoutEffect } from '../base/use-own-effect.ts';
import { formValues } from '../ui/form-values.ts';
import { useWidgetScope } from '../ui/WidgetScope.ts';

/** Followed by the answers, on our own pages. It survives a reload and links to the result. */
export const fragment = '#risk-quiz=';

const begun = () => track('engagement', { subject: 'risk-quiz-start' });

/**
 * Before hydration, or if `plain`, the quiz is one form that the server scores.
 * @param plain the server found an answer missing: keep the form as rendered
 */
export function useRiskQuiz(plain: boolean) {
  const { origin, signal } = useWidgetScope();
  const isOurs = !forPartners && origin === '';
  const [isTaken, setLive] = useState(false);
  const live = forPartners || isTaken;
  const [answers, setAnswers] = useState<RiskAnswers>({});
  const [step, setStep] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  /** Gets the focus after a step: the question or the result. */
  const stage = useRef<HTMLElement>(null);
  const moved = useRef(false);
  const result = step < riskQuestions.length ? undefined : assessRisk(answers);
  const asks = riskQuestions[step];

  function begin(given: RiskAnswers): void {
    setAnswers(given);
    // A visitor who followed a link with answers also gets the focus.
    moved.current = isOurs && location.hash.startsWith(fragment);
    const open = riskQuestions.findIndex(({ id }) => !given[id]);
    setStep(open < 0 ? riskQuestions.length : open);
  }

  useOwnLayoutEffect(() => {
    if (plain) return;
    const fromAddress = () =>
      readAnswers(isOurs && location.hash.startsWith(fragment) ? location.hash.slice(fragment.length) : '');
    const given = fromAddress();
    // Answers from before hydration.
    const chosen = form.current ? readAnswers(writeAnswers(formValues(form.current))) : {};
    begin({ ...given, ...chosen });
    if (!writeAnswers(given) && writeAnswers(chosen)) {
      begun();
      keep(chosen);
      // The visitor continues with the button.
      setStep((open) => Math.max(open - 1, 0));
    }
    setLive(true);
    if (isOurs)
      addEventListener('hashchange', () => location.hash.startsWith(fragment) && begin(fromAddress()), { signal });
  }, []);

  // Uncontrolled, so that answers from before hydration stay.
  useLayoutEffect(() => {
    if (!live) return;
    for (const radio of form.current?.querySelectorAll<HTMLInputElement>('[type=radio]') ?? [])
      radio.checked = answers[radio.name] === radio.value;
  }, [live, answers, result, step]);

  useEffect(() => {
    if (moved.current) stage.current?.focus();
    moved.current = false;
  }, [step]);

  function keep(next: RiskAnswers): void {
    setAnswers(next);
    const text = writeAnswers(next);
    if (isOurs) history.replaceState(history.state, '', text ? fragment + text : location.pathname + location.search);
  }

  function go(to: number): void {
    moved.current = true;
    setStep(to);
  }

  return {
    live,
    answers,
    step,
    result,
    form,
    stage,
    chosen: (event: FormEvent<HTMLFormElement>) => {
      if (!live) return;
      if (!writeAnswers(answers)) begun();
      // Partners' pages draw one question at a time.
      keep(readAnswers(writeAnswers({ ...answers, ...formValues(event.currentTarget) })));
    },
    back: () => go(step - 1),
    onSubmit: (event: FormEvent) => {
      if (!live) return;
      event.preventDefault();
      if (!asks || !answers[asks.id]) return;
      if (step === riskQuestions.length - 1) track('engagement', { subject: 'risk-quiz-complete' });
      go(step + 1);
    },
    restart: () => {
      keep({});
      go(0);
    },
  };
}
