import { attribute } from '../../widgets/base/option-table.ts';
import { optionsOf } from '../../widgets/runtime/every-part.ts';
import { registry, type WidgetName } from '../../widgets/runtime/registry.ts';

export const partnersMayPlace = (widget: WidgetName): boolean => registry[widget].on === 'any';

/** What every widget takes is said once in docs/partners.md; the last two matter on our own pages only. */
const saidOnce = ['source', 'theme', 'page', 'idPrefix'];

/** Rows of the tables of options: those of docs/partners.md, or the others, which docs/widget-options.md has. */
export const optionRows = (guide: 'partners' | 'others'): string[][] =>
  (Object.keys(registry) as WidgetName[]).flatMap((widget) =>
    Object.entries(optionsOf(widget))
      .filter(([name]) => (partnersMayPlace(widget) && !saidOnce.includes(name)) === (guide === 'partners'))
      .map(([name, option]) => {
        const values =
          option.kind === 'choice' ? ` One of ${option.values.map((value: string) => `\`${value}\``).join(', ')}.` : '';
        const fallback = option.default ? ` Default \`${option.default}\`.` : '';
        return [widget, `\`${attribute(name)}\``, `${option.about}${values}${fallback}`];
      }),
  );
