const name = 'staff-single-keys';

/** Whether shortcuts of one letter work in this browser; they do until somebody switches them off. */
export function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(name) !== 'off';
  } catch {
    return true;
  }
}

export function setSingleKeys(on: boolean): void {
  try {
    if (on) localStorage.removeItem(name);
    else localStorage.setItem(name, 'off');
  } catch {
    // A browser that keeps nothing forgets the choice with the page.
  }
}

/** Whether somebody is typing, choosing, or in a dialog: then a letter is a letter. */
export function isTaken({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return true;
  if (document.querySelector('dialog[open]')) return true;
  const element = target as HTMLElement;
  if (element.isContentEditable) return true;
  return element.matches?.('input:not([type="checkbox"]), textarea, select') ?? false;
}
