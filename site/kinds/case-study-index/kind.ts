import { exactly, type Kind } from '../../schema/kind.ts';
import { resourceIndex } from '../../schema/shared-schemas.ts';

export const caseStudyIndex = {
  name: 'case-study-index',
  matches: exactly('/resources/case-studies'),
  crumb: 'Project stories',
  ...resourceIndex,
} as const satisfies Kind;
