import { exactly, type Kind } from '../../schema/kind.ts';
import { resourceIndex } from '../../schema/shared-schemas.ts';

export const whitepaperIndex = {
  name: 'whitepaper-index',
  matches: exactly('/resources/whitepapers'),
  crumb: 'White papers',
  ...resourceIndex,
} as const satisfies Kind;
