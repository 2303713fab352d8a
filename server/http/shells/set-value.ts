import type { HTMLElement } from 'node-html-parser';
import { setAttribute } from './set-attribute.ts';

/** Ignores a value that a select does not offer. */
export function setValue(control: HTMLElement, value: string | undefined): void {
  if (control.rawTagName === 'textarea') {
    // Parsers drop the first line break in a textarea.
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
