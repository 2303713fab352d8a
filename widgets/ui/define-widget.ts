import type { ComponentType } from 'react';
import type { OptionTable } from '../base/option-table.ts';
import type { RestoredForm } from './use-form.ts';

/** A row of widgets/partner-widgets.ts or widgets/site-widgets.ts, or a tool's `part.ts`. */
export type WidgetPart = {
  options: OptionTable;
  /** Gets the parsed options, and props that its renderer adds. */
  Component: ComponentType<never>;
  /** Closing a floating widget only hides it. */
  stays?: boolean;
};

export type InlineComponent = ComponentType<{ restored?: RestoredForm | undefined }>;

/** `shown`: whether a widget that `stays` is open. `unasked`: it opened with the page, so it leaves the focus there. */
export type FloatingComponent = ComponentType<{ onClose: () => void; shown: boolean; unasked: boolean }>;
