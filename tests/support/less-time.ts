import { wholeSet } from './whole-set.ts';

/**
 * Shorter delays for `npm test`; `test:all` has the real ones.
 * @param times settings; values from 1,000 are milliseconds
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
