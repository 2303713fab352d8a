import type { DayRange, SummaryItem } from '../../../shared/staff/figures.ts';
import type { DatabaseReader } from '../../database/schema.ts';
import type { Period } from '../period.ts';
import { contactFigures } from './contact-figures.ts';
import { formSteps, startedAtLeast } from './form-figures.ts';
import { newsletterChange } from './newsletter-figures.ts';
import { percent } from './reading.ts';
import { largestPaint } from './speed-figures.ts';
import { visitNumbers } from './visit-figures.ts';

/** The main numbers of a period, with those of the period before; a share says of how many. */
export async function summaryOf(read: DatabaseReader, period: Period, now: number): Promise<SummaryItem[]> {
  const [these, those] = [await numbersOf(read, period, now), await numbersOf(read, period.before, now)];
  const item = (
    label: string,
    unit: SummaryItem['unit'],
    better: SummaryItem['better'],
    of: (numbers: Numbers) => number | null,
  ): SummaryItem => ({ label, unit, better, now: of(these), before: of(those) });
  const share = (label: string, noun: string, of: (numbers: Numbers) => Share): SummaryItem => {
    const { part, whole } = of(these);
    const before = of(those);
    return {
      ...{ label, unit: 'percent', better: 'more' },
      ...{ now: percent(part, whole), before: percent(before.part, before.whole), of: { count: whole, noun } },
    };
  };
  return [
    item('Visits', 'count', 'more', ({ visits }) => visits),
    item('Requests', 'count', 'more', ({ requests }) => requests),
    share('Visits that led to a request', 'visits', ({ sent, visits }) => ({ part: sent, whole: visits })),
    share('Promise of first contact kept', 'promises', ({ kept, promises }) => ({ part: kept, whole: promises })),
    share('Started forms that were sent', 'started', ({ finished, started }) => ({ part: finished, whole: started })),
    item('New newsletter subscribers, less those who left', 'count', 'more', ({ growth }) => growth),
    item('Page shown within, for three of four visits', 'milliseconds', 'less', ({ paint }) => paint),
  ];
}

type Share = { part: number; whole: number };
type Numbers = Awaited<ReturnType<typeof numbersOf>>;

async function numbersOf(read: DatabaseReader, days: DayRange, now: number) {
  const { requests, kept, promises } = await contactFigures(read, days, now);
  const steps = await formSteps(read, days);
  const all = (step: string) =>
    [...steps].reduce((sum, [key, count]) => sum + (key.endsWith(` ${step}`) ? count : 0), 0);
  const { confirmed, left } = await newsletterChange(read, days);
  return {
    ...(await visitNumbers(read, days)),
    ...{ requests, kept, promises },
    finished: all('sent'),
    started: startedAtLeast(all('started'), all('sent')),
    growth: confirmed - left,
    paint: await largestPaint(read, days),
  };
}
