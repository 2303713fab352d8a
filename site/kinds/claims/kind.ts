import { exactly, type Kind } from '../kind.ts';
import { plainPage } from '../plain-page.ts';

export const claims = {
  name: 'claims',
  matches: exactly('/claims-and-sources'),
  crumb: 'Claims and sources',
  schema: plainPage,
  long: 'register',
} as const satisfies Kind;
