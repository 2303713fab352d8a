import { nearestOption, type OptionTable, untrustedOptions } from '../base/option-table.ts';
import { partnerWidgets } from '../partner-widgets.ts';
import type { ItWidgetsApi, PlacedWidget } from './public-api.ts';

/** The options of a widget for partners; none if there is no such widget. */
export const optionsOf = (name: string): OptionTable =>
  Object.hasOwn(partnerWidgets, name) ? partnerWidgets[name as keyof typeof partnerWidgets].options : {};

/** A tag with a type that browsers do not run, as loaders and consent managers leave it. */
const held = 'script[data-widget][type]:not([type="text/javascript"], [type=module])';

/**
 * `data-widget` on the script tag places a widget after it, with all its options. What other tools add to the tag is
 * left out.
 * @returns mounts it; undefined if the tag names no widget
 */
export function placeAtScript(
  script: HTMLScriptElement | undefined,
  warn: (problem: string) => void,
): ((api: ItWidgetsApi) => void) | undefined {
  // Not `dataset`, which inherits what a page has added to every object.
  const name = script?.getAttribute('data-widget') ?? undefined;
  if (!script || name === undefined) {
    const widget = document.querySelector(held)?.getAttribute('data-widget') ?? '';
    if (Object.hasOwn(partnerWidgets, widget))
      warn(`a loader ran this script without its data-widget: put <div data-widget="${widget}"></div> there`);
    return undefined;
  }
  if (script.closest('head')) warn('data-widget on a script in <head> shows nothing');
  const table = optionsOf(name);
  const isMeant = ([option]: [string, unknown]) => option === 'theme' || nearestOption(table, option);
  const options = Object.fromEntries(Object.entries(script.dataset).filter(isMeant));
  const placeholder = document.createElement('div');
  Object.assign(placeholder.dataset, untrustedOptions(table, options), { widget: name });
  script.after(placeholder);
  return (api) => void api.mount(placeholder, name as PlacedWidget, options);
}
