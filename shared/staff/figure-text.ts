import type { FigureUnit } from './figures.ts';

const number = new Intl.NumberFormat('en-CA', { maximumFractionDigits: 1 });

/** `1,204`, `87.5%`, `1 h 05 min`, `2.4 s`, `0.08`; a dash if unknown. */
export function figureText(value: string | number | null, unit: FigureUnit): string {
  if (value === null) return '–';
  if (typeof value === 'string') return value;
  if (unit === 'percent') return `${number.format(value)}%`;
  if (unit === 'minutes') return waitText(value);
  if (unit === 'milliseconds') return value < 1000 ? `${value} ms` : `${number.format(value / 1000)} s`;
  if (unit === 'shift') return (value / 1000).toFixed(2);
  return number.format(value);
}

function waitText(minutes: number): string {
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24, Math.round(minutes) % 60];
  if (days > 0) return `${days} d ${hours} h`;
  return hours > 0 ? `${hours} h ${String(rest).padStart(2, '0')} min` : `${rest} min`;
}
