import { vitalLimits } from '../../shared/staff/figures.ts';

export type SpeedVerdict = 'good' | 'fair' | 'poor';

/** What a measured speed is worth (web.dev, Core Web Vitals); undefined for what is no measure. */
export function speedVerdict(column: string, value: string | number | null): SpeedVerdict | undefined {
  if (!(column in vitalLimits) || typeof value !== 'number') return undefined;
  const { good, poor } = vitalLimits[column as keyof typeof vitalLimits];
  if (value <= good) return 'good';
  return value <= poor ? 'fair' : 'poor';
}
