import { exactly, type Kind } from '../../schema/kind.ts';
import { textPage } from '../../schema/shared-schemas.ts';

export const brand = {
  name: 'brand',
  matches: exactly('/brand'),
  crumb: 'Brand guide',
  schema: textPage,
} as const satisfies Kind;
