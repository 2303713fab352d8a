import { exactly, type Kind } from '../../schema/kind.ts';
import { resourceIndex } from '../../schema/shared-schemas.ts';

export const resources = {
  name: 'resources',
  matches: exactly('/resources'),
  crumb: 'Resources',
  ...resourceIndex,
} as const satisfies Kind;
