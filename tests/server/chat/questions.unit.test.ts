import { expect, test } from 'vitest';
import { kindOf } from '../../../site/schema/kinds.ts';
import { chatQuestions, developmentQuestions } from '../../support/chat-questions.ts';
import { publishedToday } from '../../support/published.ts';

const named = new Set([...chatQuestions(), ...developmentQuestions()].flatMap(({ answers }) => answers));

test('every piece to read answers a question of the assistant’s sets', () => {
  const pieces = publishedToday().filter(({ kind }) => kindOf(kind).piece);
  expect(pieces.length).toBeGreaterThan(190);
  expect(pieces.map(({ path }) => path).filter((path) => !named.has(path))).toEqual([]);
});
