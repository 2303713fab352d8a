import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { planTiers } from '../../../shared/company/plan-tiers.ts';
import { typedNumber } from '../../../shared/forms/typed-number.ts';
import {
  type RoiInputs,
  readRoiFragment,
  roiFieldNames,
  roiFields,
  roiFragment,
  roiResult,
  roiStart,
} from '../../../shared/tools/roi.ts';
import { breakEvenOf, rate } from '../../../widgets/roi-calculator/roi-texts.ts';
import { ofSample } from '../../support/of-sample.ts';

const figure = (min: number, max: number) =>
  fc.integer({ min: min * 100, max: max * 100 }).map((hundredths) => hundredths / 100);
const inputs: fc.Arbitrary<RoiInputs> = fc.record({
  ...(Object.fromEntries(
    roiFieldNames.map((name) => [name, figure(roiFields[name].min, roiFields[name].max)]),
  ) as Record<(typeof roiFieldNames)[number], fc.Arbitrary<number>>),
  tier: fc.constantFrom(...planTiers.map(({ value }) => value)),
});

/** Cash spent in a year, computed month by month (decision 48). */
function yearOf(given: RoiInputs, price: number, lostHours: number): number {
  let year = 0;
  for (let month = 0; month < 12; month++) {
    year += given.users * price;
    year += lostHours * given.people * given.wage;
  }
  return year;
}
const prices = Object.fromEntries(planTiers.map(({ value, min, max }) => [value, [min, max] as const]));

describe('the calculator adds up', () => {
  test('what a month-by-month account adds up, for any figures', () => {
    fc.assert(
      fc.property(inputs, (given) => {
        const [low = 0, high = 0] = prices[given.tier] ?? [];
        const { today, withUs, saved } = roiResult(given);
        expect(today.total).toBeCloseTo(yearOf(given, given.spend, given.hours), 2);
        expect(withUs.total.low).toBeCloseTo(yearOf(given, low, given.remaining), 2);
        expect(withUs.total.high).toBeCloseTo(yearOf(given, high, given.remaining), 2);
        expect(saved.high).toBeCloseTo(today.total - withUs.total.low, 2);
        expect(today.spend + today.lost).toBeCloseTo(today.total, 2);
      }),
    );
  });

  test('the break-even: with so many lost hours both ways cost the same, with more we cost less', () => {
    fc.assert(
      fc.property(inputs, (given) => {
        const { paysFrom } = roiResult(given);
        if (given.people * given.wage === 0) {
          expect(paysFrom).toBeUndefined();
          return;
        }
        const [low = 0, high = 0] = prices[given.tier] ?? [];
        for (const [hours, price] of [
          [paysFrom?.low ?? 0, low],
          [paysFrom?.high ?? 0, high],
        ] as const) {
          const difference = yearOf(given, given.spend, hours) - yearOf(given, price, given.remaining);
          // The break-even can be exceeded with zero lost hours.
          if (hours > 0) expect(Math.abs(difference)).toBeLessThan(1);
          else expect(difference).toBeGreaterThan(-1);
        }
      }),
    );
  });

  test('it says that we cost more where every price of the tier costs more, and only there', () => {
    fc.assert(
      fc.property(inputs, (given) => {
        const { saved, verdict } = roiResult(given);
        expect(verdict === 'costs').toBe(saved.low < 0 && saved.high < 0);
        expect(verdict === 'saves').toBe(saved.low > 0 && saved.high > 0);
      }),
    );
  });

  ofSample(test, 'prices')(
    'it begins without a saving that nobody has seen: the hours that remain are those of today',
    () => {
      expect(roiStart.remaining).toBe(roiStart.hours);
      expect(roiResult(roiStart)).toMatchObject({
        verdict: 'depends',
        today: { total: 20 * 200 * 12 + 6 * 12 * 10 * 45 },
        saved: { low: -6000, high: 6000 },
      });
    },
  );
});

describe('it is said in words', () => {
  test('that the plan pays whatever the downtime where it costs less than IT does now, with hours that cost something or not', () => {
    for (const wage of [0, 45]) {
      const given = { ...roiStart, spend: 500, wage };
      expect(breakEvenOf(roiResult(given), given.remaining)).toMatch(/^It pays whatever the downtime/);
    }
  });

  test('what one hour costs, with its cents where it has some', () => {
    expect([45, 52.5, 1000].map(rate)).toEqual(['$45', '$52.50', '$1,000']);
  });
});

describe('a result is an address', () => {
  test('that is read back as it was written', () => {
    fc.assert(
      fc.property(inputs, (given) => {
        expect(readRoiFragment(`#${roiFragment(given)}`)).toEqual({ inputs: given, isWhole: true });
      }),
    );
  });

  test('of which anything changed by hand is not believed, and nothing breaks', () => {
    for (const [change, by] of [
      ['users=20', 'users=-20'],
      ['users=20', 'users=1e9'],
      ['users=20', 'users=<script>'],
      ['wage=45', 'wage=NaN'],
      ['hours=6', 'hours=745'],
      ['tier=essential', 'tier=platinum'],
      ['&people=10', ''],
    ] as const) {
      const fragment = roiFragment(roiStart).replace(change, by);
      expect(readRoiFragment(fragment)).toEqual({ inputs: roiStart, isWhole: false });
    }
    fc.assert(
      fc.property(fc.string(), (fragment) => {
        const read = readRoiFragment(fragment).inputs;
        for (const name of roiFieldNames) expect(read[name]).toBeLessThanOrEqual(roiFields[name].max);
      }),
    );
  });
});

test.each([
  ['1234', 1234],
  ['1,234', 1234],
  ['1 234', 1234],
  ['1\u00a0234,50 $', 1234.5],
  ['1\u202f234,5', 1234.5],
  ['$1,234.50', 1234.5],
  ['1.234,50', 1234.5],
  ['1,234,567', 1234567],
  ['1.234.567', 1234567],
  ['2,5', 2.5],
  ['2.5', 2.5],
  ['0,125', 0.125],
  ['.5', 0.5],
  ['45 CAD', 45],
  ['6.', 6],
])('%s is read as %d', (text, number) => {
  expect(typedNumber(text)).toBe(number);
});

test.each(['', ' ', '-3', 'six', '1e5', '1,23,456', '1,2,3', '1..2', '12h', '∞', 'NaN', '--', '.', ','])(
  '“%s” is no number',
  (text) => {
    expect(typedNumber(text)).toBeUndefined();
  },
);

test('a number is read whatever way Canada writes it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), (cents) => {
      const number = cents / 100;
      for (const locale of ['en-CA', 'fr-CA'])
        expect(typedNumber(number.toLocaleString(locale, { minimumFractionDigits: 2 }))).toBe(number);
    }),
  );
});
