import { exactly, type Kind } from '../kind.ts';
import { index } from '../shared-schemas.ts';

export const libraryIndex = {
  name: 'library-index',
  matches: exactly('/library'),
  ...index,
  part: 'Library',
  crumb: 'Knowledge Library',
  long: true,
} as const satisfies Kind;
