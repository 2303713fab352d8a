import { exactly, type Kind } from '../../schema/kind.ts';
import { resourceIndex } from '../../schema/shared-schemas.ts';

export const guideIndex = {
  name: 'guide-index',
  matches: exactly('/resources/it-guides'),
  crumb: 'IT guides',
  ...resourceIndex,
} as const satisfies Kind;
