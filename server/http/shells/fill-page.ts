import { type HTMLElement, parse } from 'node-html-parser';
import { errorTitlePrefix } from '../../../shared/forms/messages.ts';
import { type FilledDay, fillDays } from './fill-days.ts';
import { type FormFill, fillForm } from './fill-form.ts';
import { fillList, type ListItem } from './fill-list.ts';
import { type FoundItem, fillResults } from './fill-results.ts';
import { setAttribute } from './set-attribute.ts';
import { setValue } from './set-value.ts';

/** Contents as text, which is escaped. */
export type PageFill = {
  /** Text of `[data-slot]` elements. */
  slots?: Record<string, string>;
  /** Hidden inputs, by name. */
  hidden?: Record<string, string>;
  /** `[data-list]` sections, left out if empty. */
  lists?: Record<string, readonly ListItem[]>;
  /** Visible fields in `main`, by name. */
  typed?: Record<string, string>;
  results?: readonly FoundItem[];
  days?: readonly FilledDay[];
  /** ISO 8601; what the `time[data-slot]` elements mean. */
  moment?: string;
  title?: (own: string) => string;
  form?: FormFill;
};

export function fillPage(shell: string, fill: PageFill): string {
  const page = parse(shell, { comment: true });
  for (const [name, value] of Object.entries(fill.hidden ?? {})) {
    for (const input of page.querySelectorAll(`input[type="hidden"][name="${name}"]`))
      setAttribute(input, 'value', value);
  }
  if (fill.form) {
    fillForm(page, fill.form);
    // Screen readers say the title first (GOV.UK Design System, "Error summary").
    changeTitle(page, (own) => errorTitlePrefix + own);
  }
  for (const [name, value] of Object.entries(fill.typed ?? {})) {
    for (const field of page.querySelectorAll(`main input[name="${name}"], main select[name="${name}"]`))
      setValue(field, value);
  }
  if (fill.results) fillResults(page, fill.results);
  if (fill.days) fillDays(page, fill.days);
  if (fill.moment)
    for (const time of page.querySelectorAll('main time[data-slot]')) setAttribute(time, 'datetime', fill.moment);
  if (fill.title) changeTitle(page, fill.title);
  for (const [name, value] of Object.entries(fill.slots ?? {})) {
    for (const slot of page.querySelectorAll(`[data-slot="${name}"]`)) slot.textContent = value;
  }
  for (const [name, items] of Object.entries(fill.lists ?? {})) fillList(page, name, items);
  return page.toString();
}

function changeTitle(page: HTMLElement, change: (own: string) => string): void {
  const title = page.querySelector('title');
  if (title) title.textContent = change(title.text);
}
