import { vitalLimits } from '../../shared/staff/figures.ts';

export type SpeedVerdict = 'good' | 'fair' | 'poor';

/** Rates a Core Web Vital (web.dev); undefined for any other value. */
export function speedVerdict(column: string, value: string | number | null): SpeedVerdict | undefined {
  if (!(column in vitalLimits) || typeof value !== 'number') return undefined;
  const { good, poor } = vitalLimits[column as keyof typeof vitalLimits];
  if (value <= good) return 'good';
  return value <= poor ? 'fair' : 'poor';
}
