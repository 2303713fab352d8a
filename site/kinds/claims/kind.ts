import { exactly, type Kind } from '../../schema/kind.ts';
import { plainPage } from '../../schema/plain-page.ts';

export const claims = {
  name: 'claims',
  matches: exactly('/claims-and-sources'),
  crumb: 'Claims and sources',
  schema: plainPage,
} as const satisfies Kind;
