import { exactly, type Kind } from '../kind.ts';
import { plainPage } from '../plain-page.ts';

export const locationIndex = {
  name: 'location-index',
  matches: exactly('/locations'),
  schema: plainPage,
  part: 'Locations',
  crumb: 'Service Areas',
} as const satisfies Kind;
