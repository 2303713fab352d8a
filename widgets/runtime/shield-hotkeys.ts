import { floatingTag } from '../base/floating-tag.ts';
import { hostClass, typing } from './open-shadow.ts';

/**
 * Keeps letters typed into a widget from the page's hotkeys, whose capture listeners cannot see the field inside.
 * Register early: capture listeners on `window` run in order of registration. Inserts a letter that an earlier listener
 * has cancelled.
 */
export function shieldHotkeys(signal: AbortSignal): void {
  const keep = (event: Event) => {
    const inside = event.composedPath().some((node) => node instanceof Element && node.classList.contains(hostClass));
    if (!inside || !isLetter(event as KeyboardEvent)) return;
    event.stopImmediatePropagation();
    // Deprecated, but the only way that preserves undo history and the `input` event.
    if (event.defaultPrevented && event.type === typing[0])
      document.execCommand('insertText', false, (event as KeyboardEvent).key);
  };
  for (const type of typing) addEventListener(type, keep, { capture: true, signal });
}

/** The page's open modal or focus trap would take the focus back from what is above it, so `focusin` stays inside. */
export function shieldFocus(signal: AbortSignal): void {
  const keep = (event: FocusEvent) => {
    if ((event.target as Partial<Element>).localName !== floatingTag) return;
    event.stopImmediatePropagation();
    event.composedPath()[0]?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  };
  addEventListener('focusin', keep, { capture: true, signal });
}

function isLetter({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key?.length === 1 && !ctrlKey && !metaKey;
}
