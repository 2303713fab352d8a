import type { ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { optionProblems, parseOptions, type RawOptions } from '../base/option-table.ts';
import type { InlinePart } from '../ui/define-widget.ts';
import { WidgetScopeProvider } from '../ui/WidgetScope.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { rememberFallback } from './fallback.ts';
import { createInstance, type Shared } from './instance.ts';
import { openShadow } from './open-shadow.ts';
import { readRestored } from './read-restored.ts';

/** The handle of a mounted widget. */
export type Mounted = { element: HTMLElement; widget: string; unmount(): void };

/**
 * Mounts a widget at its placeholder: hydrates pre-rendered HTML (`data-ssr`), else renders into a shadow root. An error
 * in the widget and `unmount` restore the placeholder's own content.
 */
export function mountInline(
  { options, Component }: InlinePart,
  name: string,
  element: HTMLElement,
  raw: RawOptions,
  shared: Shared,
  nth: number,
): Mounted {
  for (const problem of optionProblems(options, raw)) shared.warn(`${name}: ${problem}`);
  const { scope, end } = createInstance(shared, element, nth);
  const hydrates = 'ssr' in element.dataset;
  const fallback = hydrates ? rememberFallback(element) : undefined;
  let mounted = true;
  let broken = false;

  function unmount(): void {
    if (!mounted) return;
    mounted = false;
    if (!broken) fallback?.note();
    end();
    root.unmount();
    if (fallback) fallback.restore();
    else if (element.shadowRoot) {
      element.shadowRoot.adoptedStyleSheets = [];
      element.shadowRoot.replaceChildren(document.createElement('slot'));
    }
    scope.emit('unmounted', { widget: name });
  }

  function failed(error: unknown): void {
    broken = true;
    console.error(`[northlume] ${name} stopped`, error);
    // After the renderer has finished its own cleanup.
    queueMicrotask(unmount);
  }

  const tree = (
    <ErrorBoundary onBreaking={fallback?.note} onError={failed}>
      <WidgetScopeProvider value={scope}>
        <Component {...parseOptions(options, raw)} restored={hydrates ? readRestored(element) : undefined} />
        {shared.ToastsInside && <shared.ToastsInside placeholder={element} />}
      </WidgetScopeProvider>
    </ErrorBoundary>
  );
  const root = hydrates
    ? hydrateRoot(element, tree)
    : renderInto(openShadow(element, shared.sheets(), scope.signal), tree);
  scope.emit('mounted', { widget: name });
  // Elements inserted by a browser extension can make hydration match the wrong ones and drop fields.
  if (fallback?.lacksField()) failed('its HTML was changed');
  return { element, widget: name, unmount };
}

function renderInto(container: HTMLElement, tree: ReactNode): Root {
  const root = createRoot(container);
  root.render(tree);
  return root;
}
