import type { ComponentType, ReactElement } from 'react';
import { type OptionsOf, type OptionTable, parseOptions, type RawOptions } from '../base/option-table.ts';
import type { Restored } from './use-form.ts';

/** What every row of the registry says. */
type WidgetRow = {
  /** For docs/widgets.md: what it is, in one line. Left out of the scripts. */
  about: string;
  /** Where it may be placed. `own`: on our own pages only, so it is not in the script for partners. */
  on: 'own' | 'any';
};

/** What a widget is made of. */
type Part<Table extends OptionTable, Given> = {
  options: Table;
  Component: ComponentType<OptionsOf<Table> & Given>;
};

/**
 * A part, or how our own pages fetch it when the widget is reached for: `() => import('../<widget>/part.ts')`. The script
 * for partners contains it all the same (`vite.widgets.config.ts`).
 */
type Source<Made> = Made | (() => Promise<Made>);

/** A part that can be drawn: pure, the same options give the same HTML, on the server and in the browser. */
export type Drawn<Given extends unknown[], Table extends OptionTable = OptionTable> = {
  options: Table;
  render: (raw: RawOptions, ...given: Given) => ReactElement;
};

/** A widget that is drawn at its placeholder. */
export type InlineWidget<Table extends OptionTable = OptionTable> = WidgetRow & {
  placement: 'inline';
  /**
   * For a form: the title of the page that shows it again when a post without a script is refused. Left out of
   * the scripts.
   */
  answerTitle?: string;
  /** The parameter of the page's address that is meant for the widget: with it, the widget is reached for at once. */
  query?: string;
  source: Source<Drawn<[Restored?], Table>>;
};

/** A widget above the page, opened and closed. */
export type FloatingWidget<Table extends OptionTable = OptionTable> = WidgetRow & {
  placement: 'floating';
  source: Source<Drawn<[onClose: () => void], Table>>;
};

export type Widget = InlineWidget | FloatingWidget;

/** Makes the row of an inline widget of its part: its component and its table of options. */
export function inlineWidget<Table extends OptionTable>({
  part,
  ...row
}: Omit<InlineWidget<Table>, 'placement' | 'source'> & {
  part: Source<Part<Table, { restored?: Restored | undefined }>>;
}): InlineWidget<Table> {
  const source = drawn(part, (restored?: Restored) => ({ restored }));
  return { ...row, placement: 'inline', source };
}

/** Makes the row of a floating widget of its part: its component and its table of options. */
export function floatingWidget<Table extends OptionTable>({
  part,
  ...row
}: Omit<FloatingWidget<Table>, 'placement' | 'source'> & {
  part: Source<Part<Table, { onClose: () => void }>>;
}): FloatingWidget<Table> {
  const source = drawn(part, (onClose: () => void) => ({ onClose }));
  return { ...row, placement: 'floating', source };
}

function drawn<Table extends OptionTable, Props extends object, Given extends unknown[]>(
  source: Source<Part<Table, Props>>,
  props: (...given: Given) => Props,
): Source<Drawn<Given, Table>> {
  const draw = ({ options, Component }: Part<Table, Props>): Drawn<Given, Table> => ({
    options,
    render: (raw, ...given) => <Component {...parseOptions(options, raw)} {...props(...given)} />,
  });
  return typeof source === 'function' ? () => source().then(draw) : source && draw(source);
}
