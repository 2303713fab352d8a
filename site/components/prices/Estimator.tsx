import { company } from '../../../shared/company/company.ts';
import { planTiers } from '../../../shared/company/plan-tiers.ts';
import { estimateStart, estimateSum } from '../../../shared/tools/estimate.ts';
import { estimateLimits } from '../../../shared/tools/estimate-limits.ts';
import { WidgetPlaceholder } from '../../../widgets/runtime/WidgetPlaceholder.tsx';
import { jobs, pricing } from '../../facts/tiers.ts';
import { CallButton } from '../sections/Offer.tsx';
import { BookingButton } from '../ui/Button.tsx';

/** Sizes to choose from without a script; with it any number between. */
const sizes = [5, 10, 14, 20, 25, 40, 60, 100] as const;

const dollars = (amount: number) => amount.toLocaleString('en-CA');
const sums = (people: number) => planTiers.map((plan) => ({ ...plan, sum: estimateSum({ people, tier: plan.value }) }));

/** Jobs that tell the tiers apart, by their names in `tiers.ts`, as far as the owner has them. */
const shown = [
  'Help desk in support hours, without a limit on calls',
  'Backup of cloud email and files',
  'Managed security (EDR) on every computer and server',
  'Backup of your own servers',
  'Planned visit',
  'Named vCIO, a part-time IT director',
].flatMap((name) => jobs.find((job) => job.name === name) ?? []);

const words = { included: 'included', 'per use': 'extra', not: 'not included' } as const;

/**
 * People and tier give a sum, and a sheet of what is in it, extra and apart. Radio buttons: CSS shows the
 * chosen sum, so that it works without a script and on a static host; the script (`widgets/page/estimate.ts`) adds any
 * number, and reads `?people=&tier=`.
 */
export function Estimator() {
  return (
    <div className="estimator" data-estimate="" data-tiers={JSON.stringify(planTiers)}>
      <div className="estimator__ask">
        <fieldset className="estimator__people">
          <legend>How many people have a computer?</legend>
          <p className="estimator__count" data-script-only="" data-estimate-stepper="" hidden>
            <button type="button" data-step="-1" aria-label="One person fewer">
              −
            </button>
            <output data-estimate-people="">{estimateStart.people}</output>
            <button type="button" data-step="1" aria-label="One person more">
              +
            </button>
          </p>
          <div className="estimator__sizes">
            {sizes.map((size) => (
              <label key={size}>
                <input type="radio" name="people" value={size} defaultChecked={size === estimateStart.people} />
                <span>{size}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <fieldset className="estimator__tiers">
          <legend>What must we cover?</legend>
          {planTiers.map(({ value, name, min, max }, at) => (
            <label key={value}>
              <input type="radio" name="tier" value={value} defaultChecked={value === estimateStart.tier} />
              <strong>{name}</strong>
              <span className="estimator__adds">{pricing.tiers[at]?.includes}</span>
              <span className="estimator__range">
                ${min}–{max}
              </span>
            </label>
          ))}
        </fieldset>
        <div className="offer">
          <p className="offer__actions">
            <BookingButton source="pricing" variant="accent">
              Book Free Assessment
            </BookingButton>
            <CallButton />
          </p>
        </div>
      </div>
      <div className="estimator__sheet sheet-figure" aria-live="polite">
        <p className="sheet-figure__head">
          <span className="sheet-figure__firm">{company.shortName}</span>
          <span className="sheet-figure__stamp">Estimate, not a quote</span>
        </p>
        <div className="estimator__live" data-estimate-live="" hidden />
        {sizes.map((size) => (
          <div className={`estimator__sum estimator__sum--${size}`} key={size}>
            {sums(size).map(({ value, min, max, sum }) => (
              <div className={`estimator__of estimator__of--${value}`} key={value}>
                <p className="sheet-figure__title">Your office of {size}</p>
                {sum ? (
                  <>
                    <p className="estimator__money">
                      ${dollars(sum.low)}–{dollars(sum.high)}
                    </p>
                    <p>
                      a month, in Canadian dollars before HST: {size} × ${min} to ${max}
                    </p>
                  </>
                ) : (
                  <p className="estimator__money estimator__money--none">
                    Up to {estimateLimits.anyTier} people: choose {pricing.packages[1].tiers.join(' or ')}
                  </p>
                )}
              </div>
            ))}
          </div>
        ))}
        <dl className="sheet-figure__rows">
          {shown.map(({ name, cells }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {cells.map(({ is, much }, at) => (
                  <span className={`estimator__of estimator__of--${planTiers[at]?.value}`} key={planTiers[at]?.value}>
                    <span className={`estimator__is estimator__is--${is.replace(' ', '-')}`}>{words[is]}</span> {much}
                  </span>
                ))}
              </dd>
            </div>
          ))}
          <div>
            <dt>Licences, hardware, projects</dt>
            <dd>
              <span className="estimator__is">billed separately</span>
            </dd>
          </div>
        </dl>
        <p className="sheet-figure__foot">
          <a href="#included">What each tier includes</a>, <a href="#rates">the rates for everything else</a>.
        </p>
      </div>
      <WidgetPlaceholder widget="email-me" options={{ path: '/pricing' }} />
    </div>
  );
}
