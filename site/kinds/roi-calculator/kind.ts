import { exactly, type Kind } from '../kind.ts';
import { textPage } from '../shared-schemas.ts';

export const roiCalculator = {
  name: 'roi-calculator',
  matches: exactly('/roi-calculator'),
  crumb: 'ROI calculator',
  schema: textPage,
  searchWeight: 1.2,
} as const satisfies Kind;
