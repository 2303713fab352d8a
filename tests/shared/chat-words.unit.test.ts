import { expect, test } from 'vitest';
import { followUpWords, meetingWords } from '../../shared/chat/chat-rules.ts';

/**
 * Decision 47: the assistant's text, whether Schedule Meeting and Call Now appear below it, and whether an offer
 * follows.
 */
const table: [says: string, buttons: boolean, followUp: boolean][] = [
  ['We can schedule it.', true, true],
  ['A meeting takes half an hour.', true, true],
  ['Pick an appointment', true, true],
  ['The calendar shows free times.', true, false],
  ['It opens Calendly.', false, true],
  ['SCHEDULE a MEETING', true, true],
  ['on-schedule repairs', true, true],
  ['appointment, please', true, true],
  // Other words, and words that merely contain one of these.
  ['We meet you on Monday.', false, false],
  ['That is a disappointment.', false, false],
  ['Unscheduled downtime is rescheduled.', false, false],
  ['Book a consultation, or call us.', false, false],
  ['It costs $175 per person per month.', false, false],
];

test.each(table)('"%s": buttons %s, follow-up %s', (says, buttons, followUp) => {
  expect({ buttons: meetingWords.test(says), followUp: followUpWords.test(says) }).toEqual({ buttons, followUp });
});
