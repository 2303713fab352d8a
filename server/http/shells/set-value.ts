import type { HTMLElement } from 'node-html-parser';
import { setAttribute } from './set-attribute.ts';

/** Puts a value into a field, as if it had been typed or chosen. A value that a list does not offer changes nothing. */
export function setValue(control: HTMLElement, value: string | undefined): void {
  if (control.rawTagName === 'textarea') {
    // A parser drops the first line break inside a textarea.
    control.textContent = value?.startsWith('\n') || value?.startsWith('\r') ? `\n${value}` : (value ?? '');
  } else if (control.rawTagName === 'select') {
    const options = control.querySelectorAll('option');
    const chosen = options.find((option) => (option.getAttribute('value') ?? option.text) === value);
    if (!chosen) return;
    for (const option of options) option.removeAttribute('selected');
    chosen.setAttribute('selected', '');
  } else if (['checkbox', 'radio'].includes(control.getAttribute('type') ?? '')) {
    control.removeAttribute('checked');
    if (value !== undefined && value === (control.getAttribute('value') ?? 'on')) control.setAttribute('checked', '');
  } else if (value !== undefined) {
    setAttribute(control, 'value', value);
  }
}
