import { exactly, type Kind } from '../kind.ts';
import { textPage } from '../shared-schemas.ts';

export const assessment = {
  name: 'assessment',
  matches: exactly('/resources/cybersecurity-assessment'),
  crumb: 'Cybersecurity assessment',
  schema: textPage,
  part: 'Resources',
  long: true,
} as const satisfies Kind;
