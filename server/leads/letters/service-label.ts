import { darkWebScan, serviceOptions } from '../../../widgets/contract/options.ts';

const labels = new Map<string, string>([...serviceOptions, darkWebScan].map(({ value, label }) => [value, label]));

/** A service as people read it; a value without a label (the hero form's) is one already. */
export function serviceLabel(value: string): string {
  return labels.get(value) ?? value;
}
