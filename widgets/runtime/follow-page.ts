import { attribute } from '../base/option-table.ts';
import { partnerWidgets } from '../partner-widgets.ts';
import { widgetNamed } from './registry.ts';
import type { WidgetHost } from './widget-host.ts';

/**
 * Finds the page's placeholders. For single-page hosts: also those that come later; ends widgets whose placeholder has
 * gone, and passes on changed options. Moving a placeholder keeps its widget.
 * @param watch mounts a placeholder when it is reached; what is above the page, or misspelt, is not waited for
 */
export function followPage(
  host: Pick<WidgetHost, 'scan' | 'sweep' | 'follow'>,
  watch: (placeholder: HTMLElement) => void,
  signal: AbortSignal,
): void {
  const find = (root: ParentNode) =>
    host.scan(root, (placeholder) => {
      const isInline = widgetNamed(placeholder.dataset.widget ?? '')?.placement === 'inline';
      if (isInline) watch(placeholder);
      return !isInline;
    });
  const names = ['widget', 'theme', ...Object.values(partnerWidgets).flatMap(({ options }) => Object.keys(options))];
  const options = new Map(names.map((name) => [attribute(name), name]));
  const observer = new MutationObserver((records) => {
    host.sweep();
    for (const { addedNodes, attributeName, target } of records) {
      for (const node of addedNodes) if (node instanceof Element && node.isConnected) find(node);
      if (attributeName) host.follow(target as HTMLElement, options.get(attributeName) ?? '');
    }
  });
  find(document);
  observer.observe(document, { childList: true, subtree: true, attributeFilter: [...options.keys()] });
  signal.addEventListener('abort', () => observer.disconnect());
}
