import { existsSync, globSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  assessRisk,
  mostRiskPoints,
  readAnswers,
  riskLevelOf,
  riskQuestions,
  writeAnswers,
} from '../../../shared/tools/risk-quiz.ts';

/** The table of docs/product.md, section 9, independent of the tested code. */
const table =
  'backup daily 0, weekly 2, monthly 4, never 6; antivirus enterprise 0, business 1, consumer 3, none 6; passwords manager 0, policy 2, basic 3, weak 5; updates automated 0, scheduled 1, manual 3, delayed 5; training regular 0, annual 2, basic 3, none 5; access rbac 0, groups 2, basic 3, open 5';

const points = new Map<string, number>();
const options = new Map<string, string[]>();
for (const part of table.split('; ')) {
  const [question = '', ...rest] = part.split(' ');
  for (const pair of rest.join(' ').split(', ')) {
    const [value = '', cost] = pair.split(' ');
    points.set(`${question} ${value}`, Number(cost));
    options.set(question, [...(options.get(question) ?? []), value]);
  }
}

function plainResult(answers: Record<string, string>): { score: number; level: string } {
  let sum = 0;
  for (const [question, value] of Object.entries(answers)) sum += points.get(`${question} ${value}`) ?? Number.NaN;
  let level = 'Critical';
  if (sum <= 15) level = 'High';
  if (sum <= 8) level = 'Medium';
  if (sum <= 3) level = 'Low';
  return { score: Math.min(sum, 30), level };
}

const anyAnswers = fc.record(Object.fromEntries([...options].map(([id, values]) => [id, fc.constantFrom(...values)])));

test('the points are those of docs/product.md, section 9, in its order', () => {
  const ours = riskQuestions.map(({ id, options }) => [id, options.map(({ value }) => value)]);
  expect(ours).toEqual([...options]);
});

test('every one of the 4,096 sets of answers has the score and level of the plain rule', () => {
  const questions = [...options];
  let sets: Record<string, string>[] = [{}];
  for (const [id, values] of questions) sets = sets.flatMap((set) => values.map((value) => ({ ...set, [id]: value })));
  expect(sets).toHaveLength(4 ** 6);
  for (const answers of sets) {
    const { score, level } = plainResult(answers);
    expect(assessRisk(answers)).toMatchObject({ score, riskLevel: level });
  }
});

test('32 points are shown and sent as 30, and stay Critical', () => {
  const worst = { backup: 'never', antivirus: 'none', passwords: 'weak', updates: 'delayed', training: 'none' };
  expect(assessRisk({ ...worst, access: 'open' })).toMatchObject({ score: mostRiskPoints, riskLevel: 'Critical' });
});

test.each([
  [0, 'Low'],
  [3, 'Low'],
  [4, 'Medium'],
  [8, 'Medium'],
  [9, 'High'],
  [15, 'High'],
  [16, 'Critical'],
  [30, 'Critical'],
])('%i points are %s', (sum, level) => expect(riskLevelOf(sum)).toBe(level));

test('what costs points comes first, the most first, and nothing else', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const gaps = assessRisk(answers)?.gaps ?? [];
      const costs = gaps.map(({ chosen }) => chosen.points);
      expect(costs).toEqual([...costs].sort((one, other) => other - one));
      expect(Math.min(...costs, 1)).toBeGreaterThan(0);
      const sum = Object.entries(answers).reduce((sum, [id, value]) => sum + (points.get(`${id} ${value}`) ?? 0), 0);
      expect(costs.reduce((one, other) => one + other, 0)).toBe(sum);
    }),
  );
});

describe('answers in an address', () => {
  test('come back as they were, complete or not', () => {
    fc.assert(
      fc.property(anyAnswers, fc.array(fc.constantFrom(...options.keys())), (answers, missing) => {
        const some = Object.fromEntries(Object.entries(answers).filter(([id]) => !missing.includes(id)));
        expect(readAnswers(writeAnswers(some))).toEqual(some);
      }),
    );
  });

  test('that somebody has edited harm nothing: what is no answer of ours is left out', () => {
    const pieces = fc.oneof(
      fc.string(),
      fc.constantFrom('backup:never', 'backup:toString', '__proto__:weak', 'access:', ':', ',', 'training:none:none'),
    );
    fc.assert(
      fc.property(fc.array(pieces), (texts) => {
        for (const [id, value] of Object.entries(readAnswers(texts.join())))
          expect(points.has(`${id} ${value}`), `${id} ${value}`).toBe(true);
      }),
    );
    expect(readAnswers('backup:yearly,antivirus:none')).toEqual({ antivirus: 'none' });
  });
});

test('an unanswered question has no result', () => {
  fc.assert(
    fc.property(anyAnswers, fc.constantFrom(...options.keys()), (answers, missing) => {
      const { [missing]: _, ...others } = answers;
      expect(assessRisk(others)).toBeUndefined();
      expect(assessRisk({ ...others, [missing]: 'elsewhere' })).toBeUndefined();
    }),
  );
});

test('every page that is to help exists', () => {
  for (const { page } of riskQuestions)
    expect(
      globSync(`site/content${page}.md`).filter((file) => existsSync(file)),
      page,
    ).toHaveLength(1);
});
