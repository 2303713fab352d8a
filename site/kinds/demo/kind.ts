import { exactly, type Kind } from '../kind.ts';
import { plainPage } from '../plain-page.ts';

export const demo = {
  name: 'demo',
  matches: exactly('/demo/micro-interactions'),
  crumb: 'Micro-interactions',
  schema: plainPage,
  hidden: true,
  long: true,
} as const satisfies Kind;
