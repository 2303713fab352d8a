import { exactly, type Kind } from '../../schema/kind.ts';
import { plainPage } from '../../schema/plain-page.ts';

export const notice = {
  name: 'notice',
  matches: exactly('/thank-you', '/unsubscribe'),
  schema: plainPage,
  hidden: true,
} as const satisfies Kind;
