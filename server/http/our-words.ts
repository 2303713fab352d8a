import type * as z from 'zod/mini';
import { fieldMessages } from '../../shared/forms/messages.ts';

type Issue = z.core.$ZodRawIssue;

/** Of what a field must be, in words. */
const kinds: Readonly<Record<string, string>> = {
  string: fieldMessages.notText,
  number: 'Send a number here',
  int: 'Send a whole number here',
  boolean: 'Send true or false here',
  array: 'Send a list here',
  object: 'Send an object here',
  record: 'Send an object here',
};

/** What is wrong with a field whose schema has no message of its own: the schema library's words are for programmers. */
export function ourWords(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'This field is missing'
        : (kinds[issue.expected] ?? 'Send another kind of value');
    case 'too_big':
      return issue.origin === 'string' ? fieldMessages.tooLong(Number(issue.maximum)) : `Send at most ${issue.maximum}`;
    case 'too_small':
      return issue.origin === 'string' ? 'This is too short' : `Send at least ${issue.minimum}`;
    case 'invalid_value':
      return `Choose one of: ${issue.values.join(', ')}`;
    case 'invalid_format':
      return issue.format === 'uuid' ? 'Send a UUID here' : 'This is not written as it must be';
    default:
      return 'This cannot be read';
  }
}
