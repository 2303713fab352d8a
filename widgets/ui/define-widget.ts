import type { ComponentType } from 'react';
import type { OptionTable } from '../base/option-table.ts';
import type { RestoredForm } from './use-form.ts';

/** What a widget is made of: a row of widgets/partner-widgets.ts or own-widgets.ts, or the exports of a tool's `part.ts`. */
export type Part = {
  options: OptionTable;
  /** Takes what its own table makes of the options, besides what whoever draws it gives. */
  Component: ComponentType<never>;
  /** Of a floating widget: closing hides it, and it goes on with what it holds. */
  stays?: boolean;
};

/** What a widget that is drawn at its placeholder takes besides its options. */
export type InlineComponent = ComponentType<{ restored?: RestoredForm | undefined }>;

/** The same of a widget above the page. `shown`: whether it is open, for one that stays when it is closed. */
export type FloatingComponent = ComponentType<{ onClose: () => void; shown: boolean }>;
