import { exactly, type Kind } from '../kind.ts';
import { resourceIndex } from '../shared-schemas.ts';

export const caseStudyIndex = {
  name: 'case-study-index',
  matches: exactly('/resources/case-studies'),
  crumb: 'Project stories',
  ...resourceIndex,
} as const satisfies Kind;
