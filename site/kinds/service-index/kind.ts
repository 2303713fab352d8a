import { exactly, type Kind } from '../../schema/kind.ts';
import { plainPage } from '../../schema/plain-page.ts';

export const serviceIndex = {
  name: 'service-index',
  matches: exactly('/services'),
  crumb: 'Services',
  schema: plainPage,
  part: 'Services',
} as const satisfies Kind;
