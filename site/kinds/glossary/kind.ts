import { exactly, type Kind } from '../../schema/kind.ts';
import { index } from '../../schema/shared-schemas.ts';

export const glossary = {
  name: 'glossary',
  matches: exactly('/library/glossary'),
  ...index,
  part: 'Library',
  crumb: 'Glossary',
} as const satisfies Kind;
