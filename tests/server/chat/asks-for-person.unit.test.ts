import { describe, expect, test } from 'vitest';
import { asksForPerson } from '../../../server/chat/asks-for-person.ts';

describe('a message that asks for a person', () => {
  test.each([
    'talk to a person',
    'Talk to a person!',
    'can I talk to a human?',
    'Hi, I’d like to speak with a real person please',
    'human please',
    'agent',
    'let me talk to somebody, not a bot',
    'put me through to someone',
    'Can someone call me?',
    'How do I reach a technician?',
    'get me a representative NOW',
    'I want to talk to your sales team',
    'is there a real person here?',
    'ok can I talk to a person about it please',
  ])('%s', (message) => {
    expect(asksForPerson(message)).toBe('only');
  });

  test.each([
    'What does it cost? And can I talk to a human?',
    'My printer jams. Get me a person.',
    'we are 12 people in Oakville, what is the price and can I speak to someone?',
  ])('%s: next to something else', (message) => {
    expect(asksForPerson(message)).toBe('too');
  });

  test.each([
    'are you human?',
    'am I talking to a real person',
    'price per person',
    'what does it cost per person per month',
    'I need support',
    'can someone help me with Outlook',
    'do I talk to a person or a bot when I call?',
    'a person left our firm, close the account',
    'who is the owner of the company',
    'how fast can I reach a human at night?',
    'our people need training',
    'hello, is anyone there?',
    '',
  ])('is not: %s', (message) => {
    expect(asksForPerson(message)).toBeUndefined();
  });

  test('is a yes where a person was offered', () => {
    const offer = 'A person can: call (416) 555-0142, or ask for one here.';
    expect([asksForPerson('Yes please!', offer), asksForPerson('yes', 'Good.')]).toEqual(['only', undefined]);
  });
});
