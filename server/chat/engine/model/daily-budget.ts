import { hours } from '../../../../shared/company/hours.ts';

/** Estimate for servers that do not report usage. */
export const estimatedTokens = (text: string): number => Math.ceil(text.length / 4);

/** Token budget per day (by the company's clock) and process. */
export type DailyBudget = {
  /** False if too few are left. */
  take(tokens: number): boolean;
  correct(taken: number, used: number): void;
};

export function createDailyBudget(perDay: number, clock: () => Date): DailyBudget {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: hours.timeZone, dateStyle: 'short' });
  let day = '';
  let used = 0;
  const turnPage = () => {
    const today = format.format(clock());
    if (today !== day) used = 0;
    day = today;
  };
  return {
    take(tokens) {
      turnPage();
      if (used + tokens > perDay) return false;
      used += tokens;
      return true;
    },
    correct(taken, really) {
      turnPage();
      used = Math.max(0, used + really - taken);
    },
  };
}
