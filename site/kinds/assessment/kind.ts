import { exactly, type Kind } from '../../schema/kind.ts';
import { textPage } from '../../schema/shared-schemas.ts';

export const assessment = {
  name: 'assessment',
  matches: exactly('/resources/cybersecurity-assessment'),
  crumb: 'Cybersecurity assessment',
  schema: textPage,
  part: 'Resources',
} as const satisfies Kind;
