import { exactly, type Kind } from '../../schema/kind.ts';
import { plainPage } from '../../schema/plain-page.ts';

export const developers = {
  name: 'developers',
  matches: exactly('/developers'),
  crumb: 'Developers',
  schema: plainPage,
} as const satisfies Kind;
