import { type PlanTier, planTiers } from '../company/plan-tiers.ts';

/** Start values and accepted ranges (decision 48). */
export const roiFields = {
  users: { start: 20, min: 1, max: 5000 },
  spend: { start: 200, min: 0, max: 5000 },
  hours: { start: 6, min: 0, max: 744 },
  people: { start: 10, min: 0, max: 5000 },
  wage: { start: 45, min: 0, max: 1000 },
  remaining: { start: 6, min: 0, max: 744 },
} as const;

export type RoiField = keyof typeof roiFields;
export const roiFieldNames = Object.keys(roiFields) as RoiField[];

/** `users` and `people`: heads; `spend` and `wage`: Canadian dollars; `hours` and `remaining`: hours per month. */
export type RoiInputs = Record<RoiField, number> & { tier: PlanTier };

export const roiStart: RoiInputs = {
  ...(Object.fromEntries(roiFieldNames.map((name) => [name, roiFields[name].start])) as Record<RoiField, number>),
  tier: 'essential',
};

export function isRoiFigure(field: RoiField, figure: number | undefined): figure is number {
  const { min, max } = roiFields[field];
  return figure !== undefined && figure >= min && figure <= max;
}

type Range = { low: number; high: number };

/** Canadian dollars per year; ranges span the tier's lower and higher price. */
export type RoiResult = {
  today: { spend: number; lost: number; total: number };
  withUs: { plan: Range; lost: number; total: Range };
  /** Today's cost minus ours; negative if we cost more. `low` is at the higher price. */
  saved: Range;
  verdict: 'saves' | 'depends' | 'costs';
  /**
   * Lost hours per month above which the plan pays, at the lower and higher price; undefined if an hour costs nothing.
   */
  paysFrom: Range | undefined;
};

/** The calculation of decision 48. */
export function roiResult({ users, spend, hours, people, wage, remaining, tier }: RoiInputs): RoiResult {
  const { min, max } = planTiers.find(({ value }) => value === tier) ?? planTiers[0];
  const hourOfAll = people * wage;
  const yearOf = (price: number) => users * price * 12;
  const [lostToday, lostThen] = [hours * 12 * hourOfAll, remaining * 12 * hourOfAll];
  const today = yearOf(spend) + lostToday;
  const total = { low: yearOf(min) + lostThen, high: yearOf(max) + lostThen };
  const saved = { low: today - total.high, high: today - total.low };
  const paysFrom = (price: number) => Math.max(0, remaining + (users * (price - spend)) / hourOfAll);
  return {
    today: { spend: yearOf(spend), lost: lostToday, total: today },
    withUs: { plan: { low: yearOf(min), high: yearOf(max) }, lost: lostThen, total },
    saved,
    verdict: saved.low > 0 ? 'saves' : saved.high < 0 ? 'costs' : 'depends',
    paysFrom: hourOfAll > 0 ? { low: paysFrom(min), high: paysFrom(max) } : undefined,
  };
}

/** The address fragment, without `#`. */
export function roiFragment(inputs: RoiInputs): string {
  return [...roiFieldNames, 'tier' as const].map((name) => `${name}=${inputs[name]}`).join('&');
}

/**
 * With or without `#`. Missing or unaccepted figures get start values.
 * @returns `isWhole`: every figure was read, so that a changed address is never shown as a result
 */
export function readRoiFragment(fragment: string): { inputs: RoiInputs; isWhole: boolean } {
  const given = new URLSearchParams(fragment.replace(/^#/, ''));
  const inputs: RoiInputs = { ...roiStart };
  let read = 0;
  for (const name of roiFieldNames) {
    const text = given.get(name) ?? '';
    const figure = /^\d{1,4}(\.\d{1,2})?$/.test(text) ? Number(text) : undefined;
    if (!isRoiFigure(name, figure)) continue;
    inputs[name] = figure;
    read++;
  }
  const tier = planTiers.find(({ value }) => value === given.get('tier'))?.value;
  return { inputs: { ...inputs, tier: tier ?? inputs.tier }, isWhole: read === roiFieldNames.length && !!tier };
}
