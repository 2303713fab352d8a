import type { WidgetHost } from './widget-host.ts';

/**
 * Follows a single-page host: mounts added placeholders and ends widgets whose placeholder was removed. Moving a
 * placeholder keeps its widget.
 */
export function followPage(host: Pick<WidgetHost, 'scan' | 'sweep'>, signal: AbortSignal): void {
  const observer = new MutationObserver((records) => {
    host.sweep();
    for (const { addedNodes } of records)
      for (const node of addedNodes) if (node instanceof Element && node.isConnected) host.scan(node);
  });
  observer.observe(document, { childList: true, subtree: true });
  signal.addEventListener('abort', () => observer.disconnect());
}
