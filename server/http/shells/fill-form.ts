import { type HTMLElement, parse } from 'node-html-parser';
import { errorSummaryTitle } from '../../../shared/forms/messages.ts';
import { honeypotField } from '../../../shared/http.ts';
import { setAttribute } from './set-attribute.ts';
import { setValue } from './set-value.ts';

export type FormFill = {
  action: string;
  values: Record<string, string>;
  fields: Record<string, string>;
  /** If no single field is at fault. */
  status?: string;
};

const valuesKept = new Set(['input', 'select', 'textarea']);
/** These keep the build's values, except the hidden `page`. The honeypot also stays empty. */
const notTheVisitors = new Set(['hidden', 'submit', 'button']);
const begunOn = 'page';

export function fillForm(page: HTMLElement, fill: FormFill): void {
  const selector = `form[action="${fill.action}"]`;
  const form = page.querySelector(`main ${selector}`) ?? page.querySelector(selector);
  if (!form) return;
  for (const control of form.querySelectorAll('[name]')) {
    const name = control.getAttribute('name') ?? '';
    if (!valuesKept.has(control.rawTagName)) continue;
    if (name !== begunOn && notTheVisitors.has(control.getAttribute('type') ?? '')) continue;
    if (name !== honeypotField) setValue(control, Object.hasOwn(fill.values, name) ? fill.values[name] : undefined);
  }
  const items = Object.entries(fill.fields).map(([name, message]) => showError(form, name, message));
  showSummary(form, fill.status ?? errorSummaryTitle, items);
  const status = form.querySelector('[data-slot="form-status"]');
  if (status && fill.status) status.textContent = fill.status;
}

/** Returns the field's summary item. */
function showError(form: HTMLElement, name: string, message: string): string {
  const control = form.querySelectorAll('[name]').find((element) => element.getAttribute('name') === name);
  const error = form
    .querySelectorAll('[data-error-for]')
    .find((element) => element.getAttribute('data-error-for') === name);
  if (error) {
    error.textContent = message;
    error.removeAttribute('hidden');
  }
  const id = control?.getAttribute('id');
  if (control && error?.id) {
    control.setAttribute('aria-invalid', 'true');
    const described =
      control
        .getAttribute('aria-describedby')
        ?.split(/\s+/)
        .filter((other) => other !== error.id) ?? [];
    setAttribute(control, 'aria-describedby', [...described, error.id].join(' '));
  }
  const item = parse(id ? '<li><a class="nl-summary__link"></a></li>' : '<li><span></span></li>');
  const text = item.querySelector('a, span');
  if (text) text.textContent = message;
  if (text && id) setAttribute(text, 'href', `#${id}`);
  return item.toString();
}

function showSummary(form: HTMLElement, heading: string, items: string[]): void {
  const summary = form.querySelector('[data-error-summary]');
  if (!summary) return;
  summary.removeAttribute('hidden');
  // Without JavaScript only this moves focus to the summary (decision 12).
  summary.setAttribute('autofocus', '');
  const title = summary.querySelector('.nl-summary__title');
  if (title) title.textContent = heading;
  summary.querySelector('ul')?.set_content(items.join(''));
}
