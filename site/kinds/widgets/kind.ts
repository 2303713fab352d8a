import { exactly, type Kind } from '../../schema/kind.ts';
import { plainPage } from '../../schema/plain-page.ts';

export const widgets = {
  name: 'widgets',
  matches: exactly('/widgets'),
  crumb: 'Website widgets',
  schema: plainPage,
} as const satisfies Kind;
