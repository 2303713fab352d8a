import { exactly, type Kind } from '../kind.ts';
import { index } from '../shared-schemas.ts';

export const blogIndex = {
  name: 'blog-index',
  matches: exactly('/blog'),
  crumb: 'Blog',
  ...index,
  part: 'Blog',
  long: true,
} as const satisfies Kind;
