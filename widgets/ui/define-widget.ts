import type { ComponentType } from 'react';
import type { OptionTable } from '../base/option-table.ts';
import type { RestoredForm } from './use-form.ts';

/** A widget: a row of widgets/partner-widgets.ts or widgets/site-widgets.ts, or a tool's `part.ts`. */
export type WidgetPart = {
  options: OptionTable;
  /** Props: the parsed options, and those that its renderer adds. */
  Component: ComponentType<never>;
  /** Closing a floating widget only hides it. */
  stays?: boolean;
};

/** Additional props of an inline widget. */
export type InlineComponent = ComponentType<{ restored?: RestoredForm | undefined }>;

/** Additional props of a floating widget. `shown`: whether one that `stays` is open. */
export type FloatingComponent = ComponentType<{ onClose: () => void; shown: boolean }>;
