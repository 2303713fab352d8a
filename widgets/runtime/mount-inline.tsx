import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { forPartners } from '../base/for-partners.ts';
import { optionProblems, parseOptions, type RawOptions } from '../base/option-table.ts';
import type { InlineComponent, WidgetPart } from '../ui/define-widget.ts';
import { ToastsInModal } from '../ui/ToastsInModal.tsx';
import { WidgetScopeProvider } from '../ui/WidgetScope.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { createInstance, type Drawn, type Shared, sheetsOf } from './instance.ts';
import { openShadow } from './open-shadow.ts';
import type { TakenOver } from './take-over.ts';
import { schemeAt } from './theme.ts';

/**
 * Hydrates pre-rendered HTML, else renders into a shadow root. An error, or `unmount`, restores the placeholder's
 * content.
 * @param takeOver for our own pages, the only ones with pre-rendered HTML
 */
export function mountInline(
  takeOver: ((element: HTMLElement) => TakenOver | undefined) | undefined,
  part: WidgetPart,
  name: string,
  element: HTMLElement,
  raw: RawOptions,
  shared: Shared,
  nth: number,
): Drawn {
  const { options } = part;
  const Component = part.Component as InlineComponent;
  const { scope, end } = createInstance(shared, element, nth);
  const taken = forPartners ? undefined : takeOver?.(element);
  let mounted = true;
  let broken = false;

  function unmount(): void {
    if (!mounted) return;
    mounted = false;
    if (!forPartners && !broken) taken?.note();
    end();
    root.unmount();
    if (!forPartners && taken) taken.restore();
    else if (element.shadowRoot) {
      element.shadowRoot.adoptedStyleSheets = [];
      element.shadowRoot.replaceChildren(document.createElement('slot'));
    }
    scope.emit('unmounted', { widget: name });
  }

  function failed(error: unknown): void {
    broken = true;
    console.error(`[itwidgets] ${name} stopped`, error);
    // After the renderer's own cleanup.
    queueMicrotask(unmount);
  }

  function treeWith(given: RawOptions): ReactNode {
    for (const problem of optionProblems(options, given)) shared.warn(`${name}: ${problem}`);
    // The CSSOM is exempt from `style-src`.
    if (container) container.style.colorScheme = schemeAt(element, given.theme) ?? '';
    return (
      <ErrorBoundary onBreaking={forPartners ? undefined : taken?.note} onError={failed}>
        <WidgetScopeProvider value={scope}>
          <Component {...parseOptions(options, given)} restored={forPartners ? undefined : taken?.restored} />
          {forPartners && <ToastsInModal placeholder={element} />}
        </WidgetScopeProvider>
      </ErrorBoundary>
    );
  }

  const container =
    !forPartners && taken ? undefined : openShadow(element, shared.sheets(sheetsOf.inline), scope.signal);
  const tree = treeWith(raw);
  const root = container ? createRoot(container) : (taken as TakenOver).hydrate(tree);
  if (container) root.render(tree);
  scope.emit('mounted', { widget: name });
  // Elements of browser extensions can make hydration drop fields.
  if (!forPartners && taken?.lacksField()) failed('its HTML was changed');
  return {
    element,
    widget: name,
    unmount,
    update(given) {
      if (mounted) root.render(treeWith(given));
    },
  };
}
