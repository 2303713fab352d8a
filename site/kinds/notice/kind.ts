import { exactly, type Kind } from '../kind.ts';
import { plainPage } from '../plain-page.ts';

export const notice = {
  name: 'notice',
  matches: exactly('/thank-you', '/unsubscribe'),
  schema: plainPage,
  hidden: true,
} as const satisfies Kind;
