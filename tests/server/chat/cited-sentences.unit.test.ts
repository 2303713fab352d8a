import { expect, test } from 'vitest';
import { createSentenceReader } from '../../../server/chat/engine/model/cited-sentences.ts';

const section = (id: string, heading: string, text: string) => ({
  id,
  title: 'Dental IT',
  url: '/industries/dental',
  heading,
  text,
});
const sections = [
  section('s1', 'X-ray safety', 'X-ray rooms need a sign on the door and a badge for the staff who work there.'),
  section('s2', 'Dentrix', 'We look after Dentrix: updates go on after closing, and we open the schedule first.'),
];
const read = (question: string, said: string) => {
  const reader = createSentenceReader(sections, question);
  return [...reader.read(said), ...reader.end()].map(({ text }) => text);
};

test('a sentence about another matter is dropped, although its section holds it', () => {
  expect(read('do you support dentrix', 'X-ray rooms need a sign on the door. [s1]')).toEqual([]);
  expect(read('do you support dentrix', 'We look after Dentrix, with updates after closing. [s2]')).toEqual([
    'We look after Dentrix, with updates after closing.',
  ]);
});

test('one question back may cite nothing; a second one, or one with a number or an address, may not', () => {
  expect(read('do you support dentrix', 'How many people work at your office? Which city are you in?')).toEqual([
    'How many people work at your office?',
  ]);
  expect(read('do you support dentrix', 'Can you call 416 555 0199 about it?')).toEqual([]);
  expect(read('do you support dentrix', 'Would you write to us at help.example?')).toEqual([]);
});

test('a sentence longer than anybody writes is dropped, also where it comes at once: it would take time', () => {
  const blank = ' '.repeat(3_000);
  expect(read('do you support dentrix', `We look${blank} after Dentrix. [s2] We look after Dentrix. [s2]`)).toEqual([
    'We look after Dentrix.',
  ]);
});

test('of an answer without end forty sentences are read', () => {
  expect(read('do you support dentrix', 'We look after Dentrix. [s2] '.repeat(60))).toHaveLength(40);
});
