import { exactly, type Kind } from '../../schema/kind.ts';
import { index } from '../../schema/shared-schemas.ts';

export const blogIndex = {
  name: 'blog-index',
  matches: exactly('/blog'),
  crumb: 'Blog',
  ...index,
  part: 'Blog',
} as const satisfies Kind;
