import type { LoadRule } from './limits.ts';

export type LoadGauge = {
  /** Notes one form post. */
  note(): void;
  /** Whether a visitor whose address made `used` posts is to be asked for work now. */
  isUnusual(used: number): boolean;
};

/** Counts the form posts of everybody by the minute (`LoadRule`). One gauge a process. */
export function createLoadGauge(rule: LoadRule, now: () => number): LoadGauge {
  let minute = 0;
  let posts = 0;
  let unusualUntil = 0;
  return {
    note: () => {
      const current = Math.floor(now() / 60_000);
      if (current !== minute) {
        minute = current;
        posts = 0;
      }
      posts += 1;
      if (posts > rule.everybodyPerMinute) unusualUntil = now() + rule.seconds * 1000;
    },
    isUnusual: (used) => {
      const left = unusualUntil - now();
      // More than the rule's time is left only when the clock was set back.
      return used > rule.oneAddress || (left > 0 && left <= rule.seconds * 1000);
    },
  };
}
