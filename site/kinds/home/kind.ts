import { exactly, type Kind } from '../../schema/kind.ts';
import { plainPage } from '../../schema/plain-page.ts';

export const home = {
  name: 'home',
  matches: exactly('/'),
  schema: plainPage,
  searchWeight: 0.5,
} as const satisfies Kind;
