import type { FigureUnit } from '../../shared/staff/figures.ts';

const share = new Intl.NumberFormat('en-CA', { maximumFractionDigits: 0 });

/** `↑ 20%`; for shares, in points: `↓ 3 points`. Undefined without a change or a value to compare with. */
export function changeOf(
  now: number | null,
  before: number | null,
  unit: FigureUnit,
): { up: boolean; text: string } | undefined {
  if (now === null || before === null || now === before) return undefined;
  const up = now > before;
  const arrow = up ? '↑' : '↓';
  const points = Math.abs(now - before);
  if (unit === 'percent')
    return { up, text: `${arrow} ${share.format(points)} ${Math.round(points) === 1 ? 'point' : 'points'}` };
  // No percentage from or across zero.
  if (before <= 0 || now < 0) return { up, text: `${arrow} ${share.format(points)}` };
  return { up, text: `${arrow} ${share.format((100 * points) / before)}%` };
}
