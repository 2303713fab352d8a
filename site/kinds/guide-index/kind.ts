import { exactly, type Kind } from '../kind.ts';
import { resourceIndex } from '../shared-schemas.ts';

export const guideIndex = {
  name: 'guide-index',
  matches: exactly('/resources/it-guides'),
  crumb: 'IT guides',
  ...resourceIndex,
} as const satisfies Kind;
