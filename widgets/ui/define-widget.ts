import type { ComponentType } from 'react';
import type { OptionsOf, OptionTable } from '../base/option-table.ts';
import type { RestoredForm } from './use-form.ts';

/** What every row of the registry says. */
type WidgetRow<On extends Place> = {
  /** For docs/widgets.md: what it is, in one line. Left out of the scripts. */
  about: string;
  /** Where it may be placed. */
  on: On;
};

/** `own`: on our own pages only, so it is not in the script for partners. */
type Place = 'own' | 'any';

/** What a widget is made of. */
type Part<Table extends OptionTable, Given> = {
  options: Table;
  Component: ComponentType<OptionsOf<Table> & Given>;
  /** Of a floating widget: closing hides it, and it goes on with what it holds. */
  stays?: boolean;
};

/** A part as whoever draws it sees it: the component takes besides what its table makes of the options. */
type AnyPart<Table extends OptionTable, Given> = {
  options: Table;
  Component: ComponentType<Given>;
  stays?: boolean;
};

/**
 * A part, or how our own pages fetch it when the widget is reached for: `() => import('../<widget>/part.ts')`. The script
 * for partners contains it all the same (`vite.widgets.config.ts`).
 */
type Source<Made> = Made | (() => Promise<Made>);

type InlineGiven = { restored?: RestoredForm | undefined };
/** `shown`: whether it is open, for a widget that stays when it is closed. */
type FloatingGiven = { onClose: () => void; shown: boolean };

/** The part of a widget that is drawn at its placeholder. */
export type InlinePart<Table extends OptionTable = OptionTable> = AnyPart<Table, InlineGiven>;

/** The part of a widget above the page. */
export type FloatingPart<Table extends OptionTable = OptionTable> = AnyPart<Table, FloatingGiven>;

/** A widget that is drawn at its placeholder. */
export type InlineWidget<Table extends OptionTable = OptionTable, On extends Place = Place> = WidgetRow<On> & {
  placement: 'inline';
  /**
   * For a form: the title of the page that shows it again when a post without a script is refused. Left out of
   * the scripts.
   */
  answerTitle?: string;
  /** The parameter of the page's address that is meant for the widget: with it, the widget is reached for at once. */
  query?: string;
  /**
   * On our own pages its HTML does all that is needed until it is touched: in view its code is fetched, at the touch it is
   * mounted. Other widgets are mounted in view.
   */
  atTouch?: true;
  source: Source<InlinePart<Table>>;
};

/** A widget above the page, opened and closed. */
export type FloatingWidget<Table extends OptionTable = OptionTable, On extends Place = Place> = WidgetRow<On> & {
  placement: 'floating';
  source: Source<FloatingPart<Table>>;
};

export type Widget = InlineWidget | FloatingWidget;

/** Makes the row of an inline widget of its part: its component and its table of options. */
export function inlineWidget<Table extends OptionTable, On extends Place>({
  part,
  ...row
}: Omit<InlineWidget<Table, On>, 'placement' | 'source'> & {
  part: Source<Part<Table, InlineGiven>>;
}): InlineWidget<Table, On> {
  return { ...row, placement: 'inline', source: part as Source<InlinePart<Table>> };
}

/** Makes the row of a floating widget of its part: its component and its table of options. */
export function floatingWidget<Table extends OptionTable, On extends Place>({
  part,
  ...row
}: Omit<FloatingWidget<Table, On>, 'placement' | 'source'> & {
  part: Source<Part<Table, FloatingGiven>>;
}): FloatingWidget<Table, On> {
  return { ...row, placement: 'floating', source: part as Source<FloatingPart<Table>> };
}
