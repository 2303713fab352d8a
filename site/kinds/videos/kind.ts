import { exactly, type Kind } from '../../schema/kind.ts';
import { index } from '../../schema/shared-schemas.ts';

export const videos = {
  name: 'videos',
  matches: exactly('/blog/videos'),
  crumb: 'Videos',
  ...index,
  part: 'Blog',
} as const satisfies Kind;
