import { hostClass, typing } from './open-shadow.ts';

/**
 * Keeps letters that are typed into a widget from hotkeys of a page that listens in the capture phase: they would take them before
 * the field has them, as the page cannot see the field inside. Begins with the script, before there is a widget: of two listeners
 * on the window the earlier one hears first. A letter that an earlier listener has taken all the same is written into the field.
 */
export function shieldHotkeys(signal: AbortSignal): void {
  const keep = (event: Event) => {
    const inside = event.composedPath().some((node) => node instanceof Element && node.classList.contains(hostClass));
    if (!inside || !isLetter(event as KeyboardEvent)) return;
    event.stopImmediatePropagation();
    // Deprecated, and the only way that a field's own undo and its `input` event know of: every browser has it.
    if (event.defaultPrevented && event.type === typing[0])
      document.execCommand('insertText', false, (event as KeyboardEvent).key);
  };
  for (const type of typing) addEventListener(type, keep, { capture: true, signal });
}

function isLetter({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key?.length === 1 && !ctrlKey && !metaKey;
}
