import { expect, test } from 'vitest';
import { splitQuestion } from '../../../server/chat/engine/site-content/split-question.ts';

test.each([
  ['What are your hours and how much is it?', ['What are your hours', 'how much is it?']],
  ['We are twelve people.   How much is it?', ['We are twelve people. How much is it?']],
  [
    'How much is it?\n\nDo you serve Ajax , and   can we leave?',
    ['How much is it?', 'Do you serve Ajax', 'can we leave?'],
  ],
  ['Can you help + what does it cost', ['Can you help', 'what does it cost']],
  ['Do you come to Ajax, how much is it', ['Do you come to Ajax', 'how much is it']],
  ['When we leave, do you keep our data?', ['When we leave do you keep our data?']],
  ['Dell and HP', ['Dell and HP']],
])('%j has the questions %j', (raw, questions) => {
  expect(splitQuestion(raw)).toEqual(questions);
});

test('however many blanks there are, a message is read as with one', () => {
  expect(splitQuestion(`How much${' '.repeat(900)}and how soon?`)).toEqual(['How much', 'how soon?']);
});
