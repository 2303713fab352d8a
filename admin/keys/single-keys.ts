const name = 'staff-single-keys';

/** Single-letter shortcuts are on by default, per browser. */
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
    // Without storage the choice lasts until the page closes.
  }
}

/** Whether the key belongs to a field, control or dialog. */
export function isTaken({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return true;
  if (document.querySelector('dialog[open]')) return true;
  const element = target as HTMLElement;
  if (element.isContentEditable) return true;
  return element.matches?.('input:not([type="checkbox"]), textarea, select') ?? false;
}
