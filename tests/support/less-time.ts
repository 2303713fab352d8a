import { wholeSet } from './whole-set.ts';

/**
 * What the server waits for, in less time than a visitor would: the gate divides its settings of a library.
 * @param times settings in milliseconds, and others
 */
export const inLessTime = <Settings extends object>(times: Settings, faster: number): Settings =>
  wholeSet
    ? times
    : (Object.fromEntries(
        Object.entries(times).map(([name, value]) => [
          name,
          typeof value === 'number' && value >= 1000 ? value / faster : value,
        ]),
      ) as Settings);
