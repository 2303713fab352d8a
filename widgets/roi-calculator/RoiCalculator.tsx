import { planTiers } from '../../shared/company/plan-tiers.ts';
import { roiFieldNames, roiResult, roiStart } from '../../shared/tools/roi.ts';
import { about } from '../base/about.ts';
import type { OptionsOf, OptionTable } from '../base/option-table.ts';
import { FormContextProvider } from '../ui/FormContext.ts';
import { RoiActions } from './RoiActions.tsx';
import { RoiField } from './RoiField.tsx';
import { RoiFigures } from './RoiFigures.tsx';
import { breakEvenOf, exampleNote, exampleSentence, money, moneyRange, verdictSentence } from './roi-texts.ts';
import { useRoi } from './use-roi.ts';

export const roiOptions = {
  idPrefix: { kind: 'text', default: 'nl-roi', about: about('Prefix of every field id.') },
} as const satisfies OptionTable;

/** The ROI calculator (decision 48). The built HTML is a worked example. */
export function RoiCalculator({ idPrefix }: OptionsOf<typeof roiOptions>) {
  const { form, inputs, errors, notice, onInput } = useRoi();
  const result = roiResult(inputs);
  const verdict = verdictSentence(result);
  const isExample = inputs.tier === roiStart.tier && roiFieldNames.every((name) => inputs[name] === roiStart[name]);
  const hasErrors = Object.keys(errors).length > 0;
  return (
    <div className="nl-roi-calculator" data-illustrative="">
      <fieldset ref={form} className="nl-roi-calculator__form" data-script-only="" onInput={onInput}>
        <legend className="hidden-text">Your figures</legend>
        {/* The result, which on a phone is further down, beside the field that changes it. */}
        <p className="nl-roi-calculator__now" aria-hidden="true">
          <span>
            Today <b>{money(result.today.total)}</b>
          </span>{' '}
          <span>
            With us <b>{moneyRange(result.withUs.total.low, result.withUs.total.high)}</b>
          </span>
        </p>
        <FormContextProvider value={{ idPrefix, errors }}>
          {roiFieldNames.map((name) => (
            <RoiField key={name} name={name} />
          ))}
        </FormContextProvider>
        <fieldset className="nl-roi-calculator__tiers">
          <legend>Plan, in $ per person per month</legend>
          {planTiers.map(({ value, name, min, max }) => (
            <label key={value}>
              <input id={value} type="radio" name="tier" value={value} defaultChecked={value === roiStart.tier} />
              <span>
                {name} <span className="nl-roi-calculator__price">{`${min} to ${max}`}</span>
              </span>
            </label>
          ))}
        </fieldset>
      </fieldset>
      <section className="nl-roi-calculator__result" aria-labelledby={`${idPrefix}-result`}>
        <h2 className="nl-roi-calculator__title" id={`${idPrefix}-result`}>
          A year with these figures
        </h2>
        {notice && <p className="nl-roi-calculator__notice">{notice}</p>}
        <p className="nl-roi-calculator__verdict" role="status">
          {isExample ? exampleSentence(result) : verdict}
        </p>
        {hasErrors && (
          <p className="nl-roi-calculator__notice">A marked figure is missing: this is the result of the last one.</p>
        )}
        {!isExample && result.verdict === 'costs' && (
          <p>On these figures, money is no reason to change. Stay as you are, unless you have another reason.</p>
        )}
        <p>{isExample ? exampleNote(result) : breakEvenOf(result, inputs.remaining)}</p>
        <RoiFigures inputs={inputs} result={result} />
        <RoiActions inputs={inputs} verdict={verdict} idPrefix={idPrefix} />
      </section>
    </div>
  );
}
