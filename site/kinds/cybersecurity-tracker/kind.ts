import { exactly, type Kind } from '../kind.ts';
import { textPage } from '../shared-schemas.ts';

export const cybersecurityTracker = {
  name: 'cybersecurity-tracker',
  matches: exactly('/cybersecurity-tracker'),
  crumb: 'Cybersecurity tracker',
  schema: textPage,
  long: true,
} as const satisfies Kind;
