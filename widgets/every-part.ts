import { createElement, type ReactElement } from 'react';
import { type OptionTable, parseOptions, type RawOptions } from './base/option-table.ts';
import { type Placed, registry } from './runtime/registry.ts';
import type { FloatingPart, InlinePart, Widget } from './ui/define-widget.ts';

const rows: [string, Widget][] = Object.entries(registry);
const parts = new Map<string, InlinePart | FloatingPart>(
  await Promise.all(
    rows.map(async ([name, { source }]) => [name, typeof source === 'function' ? await source() : source] as const),
  ),
);

/** Draws a widget as its placeholder holds it in a built page, which renders without waiting. */
export function drawInline(name: Placed<'inline'>, raw: RawOptions): ReactElement {
  const { options, Component } = parts.get(name) as InlinePart;
  return createElement(Component, parseOptions(options, raw));
}

/** The options of any widget. */
export function optionsOf(name: string): OptionTable {
  const part = parts.get(name);
  if (!part) throw new Error(`There is no widget ${name} in widgets/runtime/registry.ts`);
  return part.options;
}
