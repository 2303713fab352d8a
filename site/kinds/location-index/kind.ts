import { exactly, type Kind } from '../../schema/kind.ts';
import { plainPage } from '../../schema/plain-page.ts';

export const locationIndex = {
  name: 'location-index',
  matches: exactly('/locations'),
  schema: plainPage,
  part: 'Locations',
  crumb: 'Service Areas',
} as const satisfies Kind;
