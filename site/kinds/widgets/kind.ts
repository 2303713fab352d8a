import { exactly, type Kind } from '../kind.ts';
import { plainPage } from '../plain-page.ts';

export const widgets = {
  name: 'widgets',
  matches: exactly('/widgets'),
  crumb: 'Website widgets',
  schema: plainPage,
  long: true,
} as const satisfies Kind;
