import { exactly, type Kind } from '../../schema/kind.ts';
import { plainPage } from '../../schema/plain-page.ts';

export const contact = {
  name: 'contact',
  matches: exactly('/contact-us'),
  crumb: 'Contact us',
  schema: plainPage,
  searchWeight: 2,
} as const satisfies Kind;
