import { expect, test } from 'vitest';
import { testsReaching } from '../../tools/lib/changed-tests.mjs';

test('a changed file reaches the tests that import it, directly or not', () => {
  const tests = testsReaching(['server/guards/limits.ts']);
  expect(tests).toContain('tests/api/http-limits.test.ts');
  expect(tests).not.toContain('tests/unit/house-palette.test.ts');
});

test('a changed test reaches itself alone', () => {
  expect(testsReaching(['tests/unit/house-lock.test.ts'])).toEqual(['tests/unit/house-lock.test.ts']);
});

test('a changed page reaches the tests that read the built site, but not the journeys through it', () => {
  const tests = testsReaching(['site/content/contact-us.md']);
  expect(tests).toContain('tests/unit/seo-head.test.ts');
  expect(tests.filter((path) => path.startsWith('tests/browser/journeys'))).toEqual([]);
});

test('a changed style sheet of a widget reaches the widgets in the browser', () => {
  expect(testsReaching(['widgets/ui/Field.css'])).toContain('tests/browser/widgets-states.test.tsx');
});
