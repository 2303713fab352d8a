import type { DayRange, SummaryItem } from '../../../shared/staff/figures.ts';
import type { DatabaseReader } from '../../database/schema.ts';
import type { Period } from '../period.ts';
import { contactFigures } from './contact-figures.ts';
import { formSteps } from './form-figures.ts';
import { newsletterChange } from './newsletter-figures.ts';
import { percent } from './reading.ts';
import { largestPaint } from './speed-figures.ts';

export async function summaryOf(read: DatabaseReader, period: Period, now: number): Promise<SummaryItem[]> {
  const [these, those] = [await numbersOf(read, period, now), await numbersOf(read, period.before, now)];
  const item = (
    label: string,
    unit: SummaryItem['unit'],
    better: SummaryItem['better'],
    of: (numbers: Numbers) => number | null,
  ): SummaryItem => ({ label, unit, better, now: of(these), before: of(those) });
  return [
    item('Requests', 'count', 'more', ({ requests }) => requests),
    item('Promise of first contact kept', 'percent', 'more', ({ inTime }) => inTime),
    item('Started forms that were sent', 'percent', 'more', ({ sent }) => sent),
    item('New newsletter subscribers, less those who left', 'count', 'more', ({ growth }) => growth),
    item('Largest part painted (LCP), three of four visits', 'milliseconds', 'less', ({ paint }) => paint),
  ];
}

type Numbers = Awaited<ReturnType<typeof numbersOf>>;

async function numbersOf(read: DatabaseReader, days: DayRange, now: number) {
  const { requests, inTime } = await contactFigures(read, days, now);
  const steps = await formSteps(read, days);
  const all = (step: string) =>
    [...steps].reduce((sum, [key, count]) => sum + (key.endsWith(` ${step}`) ? count : 0), 0);
  const { confirmed, left } = await newsletterChange(read, days);
  return {
    requests,
    inTime,
    sent: percent(all('sent'), all('started')),
    growth: confirmed - left,
    paint: await largestPaint(read, days),
  };
}
