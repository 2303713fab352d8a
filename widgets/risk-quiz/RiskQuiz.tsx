import { paths } from '../../shared/http.ts';
import { riskQuestions } from '../../shared/tools/risk-quiz.ts';
import { forPartners } from '../base/for-partners.ts';
import type { OptionsOf } from '../base/option-table.ts';
import { Button } from '../ui/Button.tsx';
import { FormContextProvider } from '../ui/FormContext.ts';
import { FormPanel } from '../ui/FormPanel.tsx';
import { formOptions } from '../ui/form-options.ts';
import { Honeypot } from '../ui/Honeypot.tsx';
import { Summary } from '../ui/Summary.tsx';
import type { RestoredForm } from '../ui/use-form.ts';
import { useWidgetScope } from '../ui/WidgetScope.ts';
import { RiskAsk, RiskAskFields } from './RiskAsk.tsx';
import { RiskResult } from './RiskResult.tsx';
import { RiskStep } from './RiskStep.tsx';
import { useRiskQuiz } from './use-risk-quiz.ts';

export const riskQuizOptions = formOptions('nl-risk-quiz');

type RiskQuizProps = OptionsOf<typeof riskQuizOptions> & { restored?: RestoredForm | undefined };

/**
 * docs/product.md, sections 2, 4 and 9. Without the script, one form that the server scores; with it, one question at a
 * time.
 */
export function RiskQuiz({ page, source, idPrefix, ...given }: RiskQuizProps) {
  const restored = forPartners ? undefined : given.restored;
  const { origin } = useWidgetScope();
  const quiz = useRiskQuiz(Boolean(restored?.title));
  const { step, answers, result } = quiz;
  const live = forPartners || quiz.live;
  const asked = riskQuestions[step];
  const hintId = `${idPrefix}-hint`;
  const unanswered = live && asked && !answers[asked.id];

  return (
    <FormPanel className={live ? 'nl-risk-quiz nl-risk-quiz--live' : 'nl-risk-quiz'}>
      <h2 className="nl-risk-quiz__title" id={`${idPrefix}-title`}>
        Cybersecurity risk quiz
      </h2>
      <p className="nl-risk-quiz__intro">Six questions, 2 minutes. You see the result without giving any details.</p>
      {result ? (
        <>
          <RiskResult result={result} answers={answers} stage={quiz.stage} onRestart={quiz.restart} />
          <RiskAsk result={result} answers={answers} source={source} idPrefix={`${idPrefix}-ask`} />
        </>
      ) : (
        <form
          className="nl-risk-quiz__form"
          method="post"
          action={origin + paths.assessment}
          aria-labelledby={`${idPrefix}-title`}
          ref={quiz.form}
          onInput={quiz.chosen}
          onSubmit={quiz.onSubmit}
        >
          <FormContextProvider value={{ idPrefix, errors: restored?.errors ?? {} }}>
            {!forPartners && !live && (
              <>
                <Summary
                  element={{ current: null }}
                  idPrefix={idPrefix}
                  title={restored?.title ?? ''}
                  errors={restored?.errors ?? {}}
                />
                <input type="hidden" name="form" value="risk-quiz" />
                <input type="hidden" name="page" value={page} />
                <Honeypot />
              </>
            )}
            {riskQuestions.map((question, place) =>
              // Only our own pages have the HTML of all questions, to hydrate.
              forPartners && place !== step ? null : (
                <RiskStep
                  key={question.id}
                  question={question}
                  place={place + 1}
                  hidden={!forPartners && live && place !== step}
                  legend={place === step ? quiz.stage : undefined}
                />
              ),
            )}
            {!forPartners && !live && <RiskAskFields optional />}
            <p className="nl-risk-quiz__hint" id={hintId} data-slot="form-status">
              {live ? unanswered && 'Choose an answer to go on.' : restored?.status}
            </p>
            <div className="nl-risk-quiz__actions">
              {live && step > 0 && (
                <Button look="plain" onClick={quiz.back}>
                  Previous
                </Button>
              )}
              <Button type="submit" disabled={Boolean(unanswered)} aria-describedby={unanswered ? hintId : undefined}>
                {live && step < riskQuestions.length - 1 ? 'Next' : 'Get Results'}
              </Button>
            </div>
          </FormContextProvider>
        </form>
      )}
    </FormPanel>
  );
}
