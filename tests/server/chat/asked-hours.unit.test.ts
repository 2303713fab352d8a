import { expect, test } from 'vitest';
import { isOpenThen } from '../../../server/chat/engine/answers/asked-hours.ts';
import { ofSample } from '../../support/of-sample.ts';

/** Of the sample's hours: Monday to Friday, 08:00 to 18:00. */
ofSample(test, 'hours', 'closedDays').each<[string, boolean | undefined]>([
  ['what are your hours', undefined],
  ['open sundays', false],
  ['are you closed boxing day', false],
  ['are you there on good friday', false],
  ['are you open on fridays', true],
  ['is somebody there at 7', false],
  ['can i call at 9', true],
  ['can i call at 9pm', false],
  ['do you come in before 8 we open at 7 30', false],
  ['we are open till 9 and saturdays', false],
  ['can i call before 5', true],
  ['after 5', true],
  ['after 6', false],
  ['until 6', true],
  ['at 17 30', true],
  ['7 30am', false],
  ['do you answer at 2 in the afternoon', true],
  ['do you answer after 3 rings', undefined],
  ['are you open 24 7', undefined],
])('“%s”: open then %s', (text, isOpen) => {
  expect(isOpenThen(text)).toBe(isOpen);
});

test('a company that closes on no holiday is closed on none, and at no time that nobody named', () => {
  expect(isOpenThen('what are your hours', [])).toBeUndefined();
  expect(isOpenThen('are you open at christmas', [])).toBeUndefined();
});
