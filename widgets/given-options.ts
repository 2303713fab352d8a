import type { GivenOf, OptionTable } from './base/option-table.ts';
import type { pageTools } from './page-tools.ts';
import type { ownWidgets } from './site-widgets.ts';

type Tools = { [Name in keyof typeof pageTools]: Awaited<ReturnType<(typeof pageTools)[Name]>> };
type Parts = typeof ownWidgets & Tools;

/** What may be given to a widget: its `data-*` options, in camel case (`idPrefix` for `data-id-prefix`). */
export type GivenOptions<Name extends keyof Parts> = GivenOf<Parts[Name]['options']>;

/** The widgets of a table, with what may be given to each. */
export type OptionsOfAll<Table extends Record<string, { options: OptionTable }>> = {
  [Name in keyof Table]: GivenOf<Table[Name]['options']>;
};
