import { createElement, type ReactElement } from 'react';
import { type OptionTable, parseOptions, type RawOptions } from '../base/option-table.ts';
import { pageTools } from '../page-tools.ts';
import { ownWidgets } from '../site-widgets.ts';
import type { InlineComponent, WidgetPart } from '../ui/define-widget.ts';
import type { Placed } from './registry.ts';

const tools = await Promise.all(Object.entries(pageTools).map(async ([name, load]) => [name, await load()] as const));
const parts: Record<string, WidgetPart> = { ...ownWidgets, ...Object.fromEntries(tools) };

/** For built pages; all parts are loaded. */
export function drawInline(name: Placed<'inline'>, raw: RawOptions): ReactElement {
  const { options, Component } = parts[name] as WidgetPart;
  return createElement(Component as InlineComponent, parseOptions(options, raw));
}

/** @throws if unknown */
export function optionsOf(name: string): OptionTable {
  const part = parts[name];
  if (!part) throw new Error(`There is no widget ${name} in widgets/site-widgets.ts`);
  return part.options;
}
