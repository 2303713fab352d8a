import { attribute, type OptionTable } from './options.ts';

/** The options of widgets as a Markdown table: the part of docs/widgets.md that is made from the tables. */
export function describeOptions(widgets: Record<string, { options: OptionTable }>): string {
  const rows = Object.entries(widgets).flatMap(([widget, { options }]) =>
    Object.entries(options).map(([name, option]) => {
      const values =
        option.kind === 'choice' ? ` One of ${option.values.map((value) => `\`${value}\``).join(', ')}.` : '';
      const fallback = option.default ? ` Default \`${option.default}\`.` : '';
      return `| ${widget} | \`${attribute(name)}\` | ${option.about}${values}${fallback} |`;
    }),
  );
  return ['| Widget | Option | Meaning |', '|---|---|---|', ...rows].join('\n');
}
