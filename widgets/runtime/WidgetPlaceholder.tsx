import { attribute, type RawOptions } from '../base/option-table.ts';
import type { GivenOptions } from '../given-options.ts';
import { drawInline } from './every-part.ts';
import type { Placed } from './registry.ts';

type WidgetPlaceholderProps<Name extends Placed<'inline'>> = {
  widget: Name;
  /** In camel case; become `data-*` attributes and fill the form. */
  options?: GivenOptions<Name>;
};

/** The pre-rendered HTML works without the script and is hydrated without a visible change. */
export function WidgetPlaceholder<Name extends Placed<'inline'>>({
  widget,
  options = {},
}: WidgetPlaceholderProps<Name>) {
  const raw = options as RawOptions;
  const attributes = Object.fromEntries(Object.entries(raw).map(([name, value]) => [attribute(name), value]));
  return (
    <div data-widget={widget} data-ssr="" {...attributes}>
      {drawInline(widget, raw)}
    </div>
  );
}
