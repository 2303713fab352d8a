import { exactly, type Kind } from '../../schema/kind.ts';
import { index } from '../../schema/shared-schemas.ts';

export const knowledgeHub = {
  name: 'knowledge-hub',
  matches: exactly('/knowledge-hub'),
  crumb: 'Knowledge hub',
  ...index,
} as const satisfies Kind;
