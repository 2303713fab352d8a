import { exactly, type Kind } from '../kind.ts';
import { resourceIndex } from '../shared-schemas.ts';

export const whitepaperIndex = {
  name: 'whitepaper-index',
  matches: exactly('/resources/whitepapers'),
  crumb: 'White papers',
  ...resourceIndex,
} as const satisfies Kind;
