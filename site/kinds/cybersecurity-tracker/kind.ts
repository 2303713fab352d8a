import { exactly, type Kind } from '../../schema/kind.ts';
import { textPage } from '../../schema/shared-schemas.ts';

export const cybersecurityTracker = {
  name: 'cybersecurity-tracker',
  matches: exactly('/cybersecurity-tracker'),
  crumb: 'Cybersecurity tracker',
  schema: textPage,
} as const satisfies Kind;
