import type { ComponentType, ReactElement } from 'react';
import type { Restored } from '../ui/use-form.ts';
import { type OptionsOf, type OptionTable, parseOptions, type RawOptions } from './options.ts';

/** A widget that stands where its placeholder stands. */
export type InlineWidget<Table extends OptionTable = OptionTable> = {
  placement: 'inline';
  options: Table;
  /** Pure: the same options give the same HTML, on the server and in the browser. */
  render: (raw: RawOptions, restored?: Restored) => ReactElement;
};

/** A widget above the page, opened and closed. */
export type FloatingWidget<Table extends OptionTable = OptionTable> = {
  placement: 'floating';
  options: Table;
  render: (raw: RawOptions, onClose: () => void) => ReactElement;
};

export type Widget = InlineWidget | FloatingWidget;

/** Ties a component to its table of options. */
export function inlineWidget<Table extends OptionTable>(
  options: Table,
  Component: ComponentType<OptionsOf<Table> & { restored?: Restored | undefined }>,
): InlineWidget<Table> {
  const render: InlineWidget['render'] = (raw, restored) => (
    <Component {...parseOptions(options, raw)} restored={restored} />
  );
  return { placement: 'inline', options, render };
}

/** Ties a component to its table of options and to being closed. */
export function floatingWidget<Table extends OptionTable>(
  options: Table,
  Component: ComponentType<OptionsOf<Table> & { onClose: () => void }>,
): FloatingWidget<Table> {
  const render: FloatingWidget['render'] = (raw, onClose) => (
    <Component {...parseOptions(options, raw)} onClose={onClose} />
  );
  return { placement: 'floating', options, render };
}
