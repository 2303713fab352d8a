import { exactly, type Kind } from '../kind.ts';
import { textPage } from '../shared-schemas.ts';

export const brand = {
  name: 'brand',
  matches: exactly('/brand'),
  crumb: 'Brand guide',
  schema: textPage,
} as const satisfies Kind;
