import { planTiers } from '../../shared/company/plan-tiers.ts';
import { type RoiResult, readRoiFragment, roiFragment, roiResult } from '../../shared/tools/roi.ts';
import { type Letter, paragraph } from '../notifications/letters/letter.ts';
import { askedFor } from './asked-for.ts';

const dollars = new Intl.NumberFormat('en-CA', { style: 'currency', currency: 'CAD', maximumFractionDigits: 0 });
const range = ({ low, high }: { low: number; high: number }) => `${dollars.format(low)} to ${dollars.format(high)}`;

function difference({ saved, verdict }: RoiResult): [label: string, value: string] {
  if (verdict === 'saves') return ['You would save', range(saved)];
  if (verdict === 'costs') return ['We would cost more by', range({ low: -saved.high, high: -saved.low })];
  return ['Difference', `from ${dollars.format(-saved.low)} more to ${dollars.format(saved.high)} less`];
}

/** Recalculated from the inputs, so that no other text can be sent. */
export function roiLetter(fragment: string, siteOrigin: string): Letter {
  const { inputs } = readRoiFragment(fragment);
  const { users, spend, hours, people, wage, remaining, tier } = inputs;
  const { today, withUs } = roiResult(inputs);
  const plan = planTiers.find(({ value }) => value === tier)?.name ?? tier;
  return {
    subject: 'Your result of the ROI calculator',
    parts: [
      paragraph('Your figures, and what follows from them in a year. It is a calculation, not a quote.'),
      {
        kind: 'facts',
        facts: [
          ['People with a computer', String(users)],
          ['IT spending today', `${dollars.format(spend)} per person per month`],
          ['Downtime today', `${hours} hours a month, ${people} people at ${dollars.format(wage)} an hour`],
          ['Downtime with us', `${remaining} hours a month, as you assumed`],
          ['Plan', plan],
          ['Cost today', dollars.format(today.total)],
          ['Cost with us', range(withUs.total)],
          difference(roiResult(inputs)),
        ],
      },
      { kind: 'link', label: 'Open the calculation', href: `${siteOrigin}/roi-calculator#${roiFragment(inputs)}` },
    ],
    footer: askedFor,
  };
}
