import { hours } from '../../../../shared/company/hours.ts';

/** A text's tokens, where the model's server does not say them: about four characters are one. */
export const estimatedTokens = (text: string): number => Math.ceil(text.length / 4);

/** Counts the tokens of a day, Toronto time, in this process. */
export type DailyBudget = {
  /** Takes tokens from the day's budget; false, and nothing taken, when fewer are left. */
  take(tokens: number): boolean;
  /** Puts right what was taken, once the true number is known. */
  correct(taken: number, used: number): void;
};

/** @param perDay tokens a day */
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
