import type { ReactNode } from 'react';
import { planTiers } from '../../shared/company/plan-tiers.ts';
import type { RoiInputs, RoiResult } from '../../shared/tools/roi.ts';
import { count, money, moneyRange, rate } from './roi-texts.ts';

type RoiFiguresProps = { inputs: RoiInputs; result: RoiResult };

/** The result as bars, table and formula. */
export function RoiFigures({ inputs, result }: RoiFiguresProps) {
  const { users, spend, hours, people, wage, remaining, tier } = inputs;
  const { today, withUs } = result;
  const { plan } = withUs;
  const { name, min, max } = planTiers.find(({ value }) => value === tier) ?? planTiers[0];
  const longest = Math.max(today.total, withUs.total.high, 1);
  const part = (amount: number) => `${Math.round((amount / longest) * 1000) / 10}%`;
  const lost = (then: number) =>
    `${count(then)} hours × 12 × ${count(people)} people × ${rate(wage)} = ${money(then * 12 * people * wage)}`;
  return (
    <>
      <div className="nl-roi-figures__chart" aria-hidden="true">
        <svg className="nl-roi-figures__pattern" aria-hidden="true">
          <pattern id="nl-roi-lost" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <path d="M0 0h8v8H0z" />
            <path d="M0 0h2v8H0z" />
          </pattern>
        </svg>
        <p>
          <b>Today</b> {money(today.total)}
        </p>
        <Bar>
          <rect className="nl-roi-figures__spend" height="100%" width={part(today.spend)} />
          <rect className="nl-roi-figures__lost" height="100%" x={part(today.spend)} width={part(today.lost)} />
        </Bar>
        <p>
          <b>With us</b> {moneyRange(withUs.total.low, withUs.total.high)}
        </p>
        <Bar>
          <rect className="nl-roi-figures__spend" height="100%" width={part(plan.low)} />
          <rect className="nl-roi-figures__more" height="100%" x={part(plan.low)} width={part(plan.high - plan.low)} />
          <rect className="nl-roi-figures__lost" height="100%" x={part(plan.high)} width={part(withUs.lost)} />
        </Bar>
      </div>
      <table className="nl-roi-figures__table">
        <caption>
          A year in Canadian dollars. In the bar, <i /> lies between the plan’s lower and higher price.
        </caption>
        <thead>
          <tr>
            <td />
            <th scope="col">Today</th>
            <th scope="col">With us</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">IT spend</th>
            <td>{money(today.spend)}</td>
            <td>{moneyRange(plan.low, plan.high)}</td>
          </tr>
          <tr>
            <th scope="row">Lost hours</th>
            <td>{money(today.lost)}</td>
            <td>{money(withUs.lost)}</td>
          </tr>
          <tr>
            <th scope="row">Together</th>
            <td>{money(today.total)}</td>
            <td>{moneyRange(withUs.total.low, withUs.total.high)}</td>
          </tr>
        </tbody>
      </table>
      <h3 className="nl-roi-calculator__title">The formula with the figures in it</h3>
      <dl className="nl-roi-figures__formula">
        <dt>Today</dt>
        <dd>{`${count(users)} people × ${rate(spend)} × 12 = ${money(today.spend)}`}</dd>
        <dd>{`plus ${lost(hours)}`}</dd>
        <dt>{`With us, ${name}`}</dt>
        <dd>{`${count(users)} people × $${min} to $${max} × 12 = ${moneyRange(plan.low, plan.high)}`}</dd>
        <dd>{`plus ${lost(remaining)}`}</dd>
      </dl>
    </>
  );
}

function Bar({ children }: { children: ReactNode }) {
  return (
    <svg data-drawing="" aria-hidden="true">
      {children}
    </svg>
  );
}
