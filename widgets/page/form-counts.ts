import type { Counted } from '../../shared/counts.ts';
import type { WidgetEvents } from '../../shared/forms/events.ts';

type Add = (counted: Counted) => void;

const formOf = (form: HTMLFormElement | null | undefined) =>
  form?.querySelector<HTMLInputElement>('input[name="form"]')?.value ??
  form?.closest<HTMLElement>('[data-widget]')?.dataset.widget;

/**
 * Form events that analytics does not get: in view, refused fields, stored on the device, finally refused.
 * @returns a form's last changed field, by the form's name
 */
export function countForms(add: Add, signal: AbortSignal): (form: string) => string | undefined {
  const lastField = new Map<string, string>();
  document.addEventListener(
    'input',
    (event) => {
      const [field] = event.composedPath();
      if (!(field instanceof HTMLElement) || !('form' in field)) return;
      const { name, form } = field as HTMLInputElement;
      const about = formOf(form);
      if (about) lastField.set(about, name);
    },
    { signal, capture: true },
  );

  const seen = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const widget = isIntersecting && formOf(target as HTMLFormElement);
      if (!widget) continue;
      seen.unobserve(target);
      add({ event: 'form_seen', widget });
    }
  });
  for (const form of document.querySelectorAll('[data-widget] form')) seen.observe(form);
  signal.addEventListener('abort', () => seen.disconnect());

  const hear = <Name extends 'opened' | 'invalid' | 'kept' | 'failed'>(
    name: Name,
    count: (detail: WidgetEvents[Name]) => void,
  ) => document.addEventListener(`itwidgets:${name}`, (event) => count((event as CustomEvent).detail), { signal });
  hear('opened', ({ widget }) => widget === 'booking' && add({ event: 'form_seen', widget }));
  hear('invalid', ({ form, fields }) => {
    for (const field of fields) add({ event: 'form_interaction', widget: form, field, detail: 'refused-field' });
  });
  hear('kept', ({ form }) => add({ event: 'form_kept', widget: form }));
  hear('failed', ({ form }) => add({ event: 'form_failed', widget: form }));
  return (form) => lastField.get(form);
}
