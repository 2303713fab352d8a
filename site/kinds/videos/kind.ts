import { exactly, type Kind } from '../kind.ts';
import { index } from '../shared-schemas.ts';

export const videos = {
  name: 'videos',
  matches: exactly('/blog/videos'),
  crumb: 'Videos',
  ...index,
  part: 'Blog',
  long: true,
} as const satisfies Kind;
