import { exactly, type Kind } from '../../schema/kind.ts';
import { plainPage } from '../../schema/plain-page.ts';

export const demo = {
  name: 'demo',
  matches: exactly('/demo/micro-interactions'),
  crumb: 'Micro-interactions',
  schema: plainPage,
  hidden: true,
} as const satisfies Kind;
