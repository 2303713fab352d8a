import type { OptionTable } from './base/option-table.ts';
import { type Placed, registry } from './runtime/registry.ts';
import type { Drawn, Widget } from './ui/define-widget.tsx';
import type { Restored } from './ui/use-form.ts';

const rows: [string, Widget][] = Object.entries(registry);
const parts = new Map<string, unknown>(
  await Promise.all(
    rows.map(async ([name, { source }]) => [name, typeof source === 'function' ? await source() : source] as const),
  ),
);

/** The part of a widget that is drawn at its placeholder, for the build of pages, which renders without waiting. */
export function inlinePart(name: Placed<'inline'>): Drawn<[Restored?]> {
  return parts.get(name) as Drawn<[Restored?]>;
}

/** The options of any widget. */
export function optionsOf(name: string): OptionTable {
  return (parts.get(name) as Drawn<unknown[]>).options;
}
