import { floatingTag } from '../base/floating-tag.ts';
import { noteInterruption, wasInterrupted } from './interruption-times.ts';
import { toasts } from './toasts.ts';

/**
 * Decides which interruption (an offer, a hint) may be shown: one at a time, once per visit, and never over a dialog or
 * a toast or while the visitor types. Dialogs that the visitor opened and the consent banner are not interruptions, but
 * prevent them.
 */

/** What covers the page now, besides dialogs and toasts. */
const standing = new Set<symbol>();

/**
 * Call when one of our elements covers the page.
 * @returns function to call when it is gone
 */
export function standBefore(): () => void {
  const one = Symbol();
  standing.add(one);
  return () => void standing.delete(one);
}

export function mayInterrupt(): boolean {
  const { dialogs, list } = toasts.getState();
  return !wasInterrupted() && standing.size + dialogs + list.length === 0 && !hasOpenDialog() && !isBeingFilled();
}

/**
 * Uses up the visit's one interruption.
 * @returns function to call when it is gone; undefined if none may be shown now
 */
export function interrupt(): (() => void) | undefined {
  return mayInterrupt() && noteInterruption() ? standBefore() : undefined;
}

/** Excludes our overlay, a popover that is always open. */
function hasOpenDialog(): boolean {
  return document.querySelector(`dialog[open], :popover-open:not(${floatingTag})`) !== null;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isBeingFilled(): boolean {
  const hosts = document.querySelectorAll(`[data-widget], ${floatingTag}`);
  const roots = [document, ...[...hosts].flatMap(({ shadowRoot }) => shadowRoot ?? [])];
  return roots.some((root) => [...root.querySelectorAll<Control>('input, select, textarea')].some(isInUse));
}

function isInUse(control: Control): boolean {
  if (control.matches(':focus')) return true;
  if (control instanceof HTMLSelectElement) {
    return [...control.options].some(({ selected, defaultSelected, value }) => selected && !defaultSelected && value);
  }
  if (['checkbox', 'radio'].includes(control.type)) {
    const { checked, defaultChecked } = control as HTMLInputElement;
    return checked !== defaultChecked;
  }
  if (['hidden', 'submit', 'button', 'reset', 'image', 'file'].includes(control.type)) return false;
  // A default in the built HTML is not the visitor's input.
  return control.value.trim() !== '' && control.value !== control.defaultValue;
}
