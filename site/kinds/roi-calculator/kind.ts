import { exactly, type Kind } from '../../schema/kind.ts';
import { textPage } from '../../schema/shared-schemas.ts';

export const roiCalculator = {
  name: 'roi-calculator',
  matches: exactly('/roi-calculator'),
  crumb: 'ROI calculator',
  schema: textPage,
  searchWeight: 1.2,
} as const satisfies Kind;
