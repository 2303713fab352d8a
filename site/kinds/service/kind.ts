import { below, type Kind } from '../../schema/kind.ts';
import { servicePage } from '../../schema/shared-schemas.ts';

export const service = {
  name: 'service',
  matches: below('/services'),
  schema: servicePage,
  folder: 'services',
  part: 'Services',
  searchWeight: 1.8,
  fewestWords: 450,
  commercial: true,
} as const satisfies Kind;
