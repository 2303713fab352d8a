import { type FormEvent, useEffect, useRef, useState } from 'react';
import { inSentences, type LeadAnswer, referenceSentence, untilWhen } from '../../shared/forms/lead-answer.ts';
import { quizMessages } from '../../shared/forms/messages.ts';
import { paths } from '../../shared/http.ts';
import { type RiskAnswers, type RiskResult, writeAnswers } from '../../shared/tools/risk-quiz.ts';
import { Button } from '../ui/Button.tsx';
import { ConsentBox } from '../ui/ConsentBox.tsx';
import { ContactOffer } from '../ui/ContactOffer.tsx';
import { Form } from '../ui/Form.tsx';
import { FormPromise } from '../ui/FormPromise.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useForm } from '../ui/use-form.ts';

const title = 'Go through the result with an expert';

export function RiskAskFields({ optional = false }: { optional?: boolean }) {
  return (
    <>
      {optional && <h3 className="nl-risk-ask__title">{title}</h3>}
      <div className="nl-form__fields">
        <TextField name="name" label="Name" autoComplete="name" optional={optional} />
        <TextField name="email" label="Email" type="email" autoComplete="email" optional={optional} />
        <TextField name="company" label="Company" autoComplete="organization" optional wide />
      </div>
      <ConsentBox />
      <FormPromise purpose="request" />
    </>
  );
}

type RiskAskProps = { result: RiskResult; answers: RiskAnswers; source: string; idPrefix: string };

/** Requests a consultation: docs/product.md, sections 5, 7 and 8. */
export function RiskAsk({ result: { riskLevel, score }, answers, source, idPrefix }: RiskAskProps) {
  const [filled, setFilled] = useState(false);
  const [sent, setSent] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const state = useForm({
    form: 'risk-quiz',
    source,
    extra: () => ({ riskLevel, score, answers: writeAnswers(answers) }),
    onSent(answer) {
      const given = answer as LeadAnswer;
      setSent(true);
      return inSentences(untilWhen(quizMessages.thanks, given), referenceSentence(given));
    },
  });
  // The button that had the focus is gone.
  useEffect(() => {
    if (sent) heading.current?.focus({ preventScroll: true });
  }, [sent]);

  function look({ currentTarget }: FormEvent<HTMLElement>): void {
    const fields = [...currentTarget.querySelectorAll<HTMLInputElement>('[required]')];
    setFilled(fields.every(({ value }) => value.trim()));
  }

  const reason = `${idPrefix}-reason`;
  return (
    <div className={sent ? 'nl-risk-ask nl-risk-ask--sent' : 'nl-risk-ask'} onInput={look}>
      <h3 className="nl-risk-ask__title" tabIndex={-1} ref={heading}>
        {title}
      </h3>
      <Form state={state} idPrefix={idPrefix} action={paths.assessment} label="Free consultation" hidden={{}}>
        <RiskAskFields />
        <p className="nl-risk-ask__reason" id={reason} hidden={filled}>
          We need your name and email to reply.
        </p>
        <div className="nl-form__actions">
          <Button type="submit" disabled={!filled || state.submitting} aria-describedby={filled ? undefined : reason}>
            {state.submitting ? quizMessages.submitting : quizMessages.submit}
          </Button>
          <ContactOffer state={state} />
        </div>
      </Form>
    </div>
  );
}
