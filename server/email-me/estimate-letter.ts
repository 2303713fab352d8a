import { planTiers } from '../../shared/company/plan-tiers.ts';
import { estimateQuery, estimateSum, readEstimate } from '../../shared/tools/estimate.ts';
import { estimateLimits } from '../../shared/tools/estimate-limits.ts';
import { type Letter, paragraph } from '../notifications/letters/letter.ts';
import { askedFor } from './asked-for.ts';

export const estimatePath = '/pricing';

const dollars = (amount: number) => `$${amount.toLocaleString('en-CA')}`;

/** Calculated again from the query of the page’s address, so that no other text can be sent. */
export function estimateLetter(query: string, siteOrigin: string): Letter {
  const estimate = readEstimate(query);
  const sum = estimateSum(estimate);
  const plan = planTiers.find(({ value }) => value === estimate.tier) ?? planTiers[0];
  return {
    subject: `Your estimate for ${estimate.people} people`,
    parts: [
      paragraph('It is an estimate, not a quote. In Canadian dollars, before HST.'),
      {
        kind: 'facts',
        facts: [
          ['People with a computer', String(estimate.people)],
          ['Plan', sum ? plan.name : `${plan.name} is for up to ${estimateLimits.anyTier} people`],
          ['Price', `${dollars(plan.min)} to ${dollars(plan.max)} per person per month`],
          ...(sum ? [['In a month', `${dollars(sum.low)} to ${dollars(sum.high)}`] as [string, string]] : []),
        ],
      },
      { kind: 'link', label: 'Open the estimate', href: siteOrigin + estimatePath + estimateQuery(estimate) },
    ],
    footer: askedFor,
  };
}
