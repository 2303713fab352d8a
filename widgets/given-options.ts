import type { GivenOf, OptionTable } from './base/option-table.ts';
import type { pageTools } from './page-tools.ts';
import type { ownWidgets } from './site-widgets.ts';

type Tools = { [Name in keyof typeof pageTools]: Awaited<ReturnType<(typeof pageTools)[Name]>> };
type SiteWidgets = typeof ownWidgets & Tools;

/** In camel case (`idPrefix` for `data-id-prefix`). */
export type GivenOptions<Name extends keyof SiteWidgets> = GivenOf<SiteWidgets[Name]['options']>;

/** Options of each widget in a table. */
export type OptionsOfAll<Table extends Record<string, { options: OptionTable }>> = {
  [Name in keyof Table]: GivenOf<Table[Name]['options']>;
};
