import { planTiers } from '../contract/plan-tiers.ts';
import type { RoiInputs, RoiResult } from '../contract/roi.ts';
import { count, money, moneyRange, rate } from './roi-texts.ts';

type RoiFiguresProps = { inputs: RoiInputs; result: RoiResult };

/** The result in figures: bars of today and with us, the table that they draw, and the rule with the figures in it. */
export function RoiFigures({ inputs, result }: RoiFiguresProps) {
  const { users, spend, hours, people, wage, remaining, tier } = inputs;
  const { today, withUs } = result;
  const { name, min, max } = planTiers.find(({ value }) => value === tier) ?? planTiers[0];
  const longest = Math.max(today.total, withUs.total.high, 1);
  const part = (amount: number) => `${Math.round((amount / longest) * 1000) / 10}%`;
  const lost = (then: number) =>
    `${count(then)} hours × 12 × ${count(people)} people × ${rate(wage)} = ${money(then * 12 * people * wage)}`;
  return (
    <>
      <svg
        className="nl-roi-figures__chart"
        data-drawing=""
        viewBox="0 0 100 64"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect className="nl-roi-figures__spend" y="0" height="26" width={part(today.spend)} />
        <rect className="nl-roi-figures__lost" x={part(today.spend)} y="0" height="26" width={part(today.lost)} />
        <rect className="nl-roi-figures__spend" y="38" height="26" width={part(withUs.plan.low)} />
        <rect
          className="nl-roi-figures__more"
          x={part(withUs.plan.low)}
          y="38"
          height="26"
          width={part(withUs.plan.high - withUs.plan.low)}
        />
        <rect
          className="nl-roi-figures__lost"
          x={part(withUs.plan.high)}
          y="38"
          height="26"
          width={part(withUs.lost)}
        />
      </svg>
      <table className="nl-roi-figures__table">
        <caption>
          A year in Canadian dollars. The upper bar is today, the lower one is with us, where <i />
          lies between the plan’s lower and higher price.
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
            <td>{moneyRange(withUs.plan.low, withUs.plan.high)}</td>
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
        <dd>{`${count(users)} people × $${min} to $${max} × 12 = ${moneyRange(withUs.plan.low, withUs.plan.high)}`}</dd>
        <dd>{`plus ${lost(remaining)}`}</dd>
      </dl>
    </>
  );
}
