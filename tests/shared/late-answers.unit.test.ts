import { expect, test } from 'vitest';
import { forms } from '../../shared/forms/forms.ts';

test('a request that arrives late is confirmed as what it is: a scan is no assessment', () => {
  const answer = { promise: 'We will be in touch within 2 hours.' };
  expect(forms['exit-offer'].arrived(answer)).toEqual({ title: 'Your scan is requested', text: answer.promise });
  expect(forms.booking.arrived(answer).title).toBe('Assessment Booked!');
});
