import { attribute, type RawOptions } from './base/option-table.ts';
import { type GivenOptions, type Placed, registry } from './runtime/registry.ts';

type WidgetPlaceholderProps<Name extends Placed<'inline'>> = {
  widget: Name;
  /** Options in camel case; they become `data-*` attributes and fill the form that is rendered into the page. */
  options?: GivenOptions<Name>;
};

/**
 * A widget as a layout writes it into a page: the placeholder with the widget's HTML in it. It works as it is,
 * and the script takes it over without changing what is seen.
 */
export function WidgetPlaceholder<Name extends Placed<'inline'>>({
  widget,
  options = {},
}: WidgetPlaceholderProps<Name>) {
  const raw: RawOptions = options;
  const attributes = Object.fromEntries(Object.entries(raw).map(([name, value]) => [attribute(name), value]));
  return (
    <div data-widget={widget} data-ssr="" {...attributes}>
      {registry[widget].render(raw)}
    </div>
  );
}
