import { floatingTag } from '../base/floating-tag.ts';
import { noteInterruption, wasInterrupted } from './interruption-times.ts';
import { toasts } from './toasts.ts';

/**
 * Decides which interruption (an offer, a hint) may be shown: one at a time, once in a visit, and never over a dialog, a toast
 * or while the visitor types. What the visitor has opened, and the question for consent, are not interruptions, but prevent
 * others.
 */

/** What covers part of the page now, apart from dialogs and toasts. */
const standing = new Set<symbol>();

/** To be called when something of ours covers part of the page. @returns to be called when it is gone */
export function standBefore(): () => void {
  const one = Symbol();
  standing.add(one);
  return () => void standing.delete(one);
}

/** Whether an interruption may be shown now. */
export function mayInterrupt(): boolean {
  const { dialogs, list } = toasts.getState();
  return !wasInterrupted() && standing.size + dialogs + list.length === 0 && !hasOpenDialog() && !isBeingFilled();
}

/**
 * Takes the one interruption of the visit.
 * @returns to be called when it has gone; undefined when nothing may come now
 */
export function interrupt(): (() => void) | undefined {
  return mayInterrupt() && noteInterruption() ? standBefore() : undefined;
}

/** A dialog or a menu of the page. The layer of our floating widgets is a popover that is always open. */
function hasOpenDialog(): boolean {
  return document.querySelector(`dialog[open], :popover-open:not(${floatingTag})`) !== null;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Whether any field, of the page or of a widget in a shadow root, has content or the focus. */
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
  // What the build has written there, such as the default of a calculator, is not the visitor's.
  return control.value.trim() !== '' && control.value !== control.defaultValue;
}
