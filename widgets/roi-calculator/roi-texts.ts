import type { RoiField, RoiResult } from '../../shared/tools/roi.ts';

/** `hint` names the source of the initial figure; `slider` is min, max, step. */
export const roiTexts: Record<
  RoiField,
  { label: string; unit: string; hint: string; slider: [number, number, number] }
> = {
  users: {
    label: 'People with a computer',
    unit: '',
    hint: 'Everyone with a mailbox. We start with an office of 20.',
    slider: [1, 200, 1],
  },
  spend: {
    label: 'What IT costs you now',
    unit: '$ per person per month',
    hint: 'Last year’s IT invoices, divided by people and by 12. $200 is only an example.',
    slider: [0, 400, 5],
  },
  hours: {
    label: 'Downtime now',
    unit: 'hours per month',
    hint: 'Hours in which people could not work. Keep a tally for a month; 6 is only an example.',
    slider: [0, 60, 0.5],
  },
  people: {
    label: 'People affected each time',
    unit: '',
    hint: 'On average. We start with half the office.',
    slider: [0, 200, 1],
  },
  wage: {
    label: 'Loaded hourly wage',
    unit: '$ per hour',
    hint: 'Pay plus the employer’s part, divided by hours really worked. $45 is the figure of the examples below.',
    slider: [0, 150, 1],
  },
  remaining: {
    label: 'Downtime left with us',
    unit: 'hours per month',
    hint: 'Your own assumption. It follows today’s hours: we promise no saving that we have not seen.',
    slider: [0, 60, 0.5],
  },
};

export const wrongFigure = (min: number, max: number) =>
  `Write a number from ${min} to ${count(max)}, such as ${count(Math.max(12, min))} or 2.5`;

export const money = (amount: number): string => `$${count(Math.round(amount))}`;

export const count = (number: number): string => number.toLocaleString('en-CA', { maximumFractionDigits: 2 });

export const rate = (amount: number): string =>
  `$${amount.toLocaleString('en-CA', { minimumFractionDigits: Number.isInteger(amount) ? 0 : 2 })}`;

/** "$low to $high", or one amount if equal. */
export const moneyRange = (low: number, high: number): string =>
  Math.round(low) === Math.round(high) ? money(low) : `${money(low)} to ${money(high)}`;

export function verdictSentence({ saved: { low, high }, verdict }: RoiResult): string {
  if (verdict === 'saves') return `We would cost you ${moneyRange(low, high)} less a year.`;
  if (verdict === 'costs') return `We would cost you ${moneyRange(-high, -low)} more a year.`;
  if (Math.round(low) === 0 && Math.round(high) === 0) return 'We would cost you the same.';
  return `It depends on the price: from ${money(-low)} more to ${money(high)} less a year.`;
}

/**
 * Lost hours a month from which the plan pays at any of its prices, and at its lowest where that differs. Rounded up, so
 * that it does pay then.
 */
function hoursFrom({ low, high }: NonNullable<RoiResult['paysFrom']>): { always: string; lowest?: string } {
  const [lowest, always] = [low, high].map((hours) => count(Math.ceil(hours * 10 - 1e-6) / 10)) as [string, string];
  return lowest === always ? { always } : { always, lowest };
}

/** For our own figures: where a plan begins to pay, and no verdict on an office that nobody described. */
export function exampleSentence({ paysFrom }: RoiResult): string {
  return paysFrom
    ? `In this example, the plan pays for itself from ${hoursFrom(paysFrom).always} lost hours a month.`
    : '';
}

/** Under it. */
export function exampleNote({ paysFrom }: RoiResult): string {
  const lowest = paysFrom && hoursFrom(paysFrom).lowest;
  const change = 'Change any figure to see what a year costs you.';
  return lowest ? `At the plan’s lowest price it does from ${lowest}. ${change}` : change;
}

export function breakEvenOf({ paysFrom, verdict }: RoiResult, remaining: number): string {
  if (paysFrom ? paysFrom.high === 0 : verdict === 'saves')
    return 'It pays whatever the downtime: the plan costs less than you spend now.';
  if (!paysFrom) return 'Lost hours cost you nothing here, so the plan cannot pay for itself by saving them.';
  const { always, lowest } = hoursFrom(paysFrom);
  const from = `With ${count(remaining)} hours left, the plan pays for itself from ${always} lost hours a month`;
  return lowest ? `${from}, at its lowest price from ${lowest}.` : `${from}.`;
}
