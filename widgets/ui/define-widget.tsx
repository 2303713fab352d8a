import type { ComponentType, ReactElement } from 'react';
import { type OptionsOf, type OptionTable, parseOptions, type RawOptions } from '../base/option-table.ts';
import type { Restored } from './use-form.ts';

/** What every row of the registry says. */
type WidgetRow<Table extends OptionTable> = {
  /** For docs/widgets.md: what it is, in one line. Left out of the script. */
  about: string;
  /** Where it may be placed. `own`: on our own pages only. */
  on: 'own' | 'any';
  options: Table;
};

/** A widget that is drawn at its placeholder. */
export type InlineWidget<Table extends OptionTable = OptionTable> = WidgetRow<Table> & {
  placement: 'inline';
  /**
   * For a form: the title of the page that shows it again when a post without a script is refused. Left out of
   * the script.
   */
  answerTitle?: string;
  /** Pure: the same options give the same HTML, on the server and in the browser. */
  render: (raw: RawOptions, restored?: Restored) => ReactElement;
};

/** A widget above the page, opened and closed. */
export type FloatingWidget<Table extends OptionTable = OptionTable> = WidgetRow<Table> & {
  placement: 'floating';
  render: (raw: RawOptions, onClose: () => void) => ReactElement;
};

export type Widget = InlineWidget | FloatingWidget;

/** Makes the row of an inline widget of its component and its table of options. */
export function inlineWidget<Table extends OptionTable>({
  Component,
  ...row
}: Omit<InlineWidget<Table>, 'placement' | 'render'> & {
  Component: ComponentType<OptionsOf<Table> & { restored?: Restored | undefined }>;
}): InlineWidget<Table> {
  const render: InlineWidget['render'] = (raw, restored) => (
    <Component {...parseOptions(row.options, raw)} restored={restored} />
  );
  return { ...row, placement: 'inline', render };
}

/** Makes the row of a floating widget of its component and its table of options. */
export function floatingWidget<Table extends OptionTable>({
  Component,
  ...row
}: Omit<FloatingWidget<Table>, 'placement' | 'render'> & {
  Component: ComponentType<OptionsOf<Table> & { onClose: () => void }>;
}): FloatingWidget<Table> {
  const render: FloatingWidget['render'] = (raw, onClose) => (
    <Component {...parseOptions(row.options, raw)} onClose={onClose} />
  );
  return { ...row, placement: 'floating', render };
}
