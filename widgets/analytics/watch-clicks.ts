import { track } from './track.ts';

/** Clicks on phone numbers, email addresses and calls to action (docs/product.md, section 7). */
export function watchClicks(signal: AbortSignal): void {
  document.addEventListener(
    'click',
    (event) => {
      const element = event
        .composedPath()
        .find((node) => node instanceof Element && node.matches('a, button, [data-open]'));
      if (!(element instanceof HTMLElement)) return;
      const target = targetOf(element);
      if (target) track('click', { target, label: element.textContent?.trim().slice(0, 80) ?? '' });
    },
    { signal, capture: true },
  );
}

function targetOf(element: HTMLElement): 'phone' | 'mail' | 'call-to-action' | undefined {
  const href = element.getAttribute('href') ?? '';
  if (href.startsWith('tel:')) return 'phone';
  if (href.startsWith('mailto:')) return 'mail';
  return element.hasAttribute('data-open') ? 'call-to-action' : undefined;
}
