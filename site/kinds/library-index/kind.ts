import { exactly, type Kind } from '../../schema/kind.ts';
import { index } from '../../schema/shared-schemas.ts';

export const libraryIndex = {
  name: 'library-index',
  matches: exactly('/library'),
  ...index,
  part: 'Library',
  crumb: 'Knowledge Library',
} as const satisfies Kind;
