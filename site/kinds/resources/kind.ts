import { exactly, type Kind } from '../kind.ts';
import { resourceIndex } from '../shared-schemas.ts';

export const resources = {
  name: 'resources',
  matches: exactly('/resources'),
  crumb: 'Resources',
  ...resourceIndex,
} as const satisfies Kind;
