import { exactly, type Kind } from '../../schema/kind.ts';
import { plainPage } from '../../schema/plain-page.ts';

export const industryIndex = {
  name: 'industry-index',
  matches: exactly('/industries'),
  crumb: 'Industries',
  schema: plainPage,
  part: 'Industries',
} as const satisfies Kind;
