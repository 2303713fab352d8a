import { cleanValue, type FieldRule } from '../../shared/forms/field-rules.ts';

/** By name; without unticked boxes and files. */
export function formValues(form: HTMLFormElement): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') values[name] = value;
  return values;
}

/** Also clears values in the server's HTML. */
export function clearForm(form: HTMLFormElement): void {
  form.reset();
  for (const field of form.querySelectorAll<HTMLInputElement>('input, select, textarea')) {
    if (field.type === 'checkbox') field.checked = false;
    else if (field.type !== 'hidden') field.value = '';
  }
}

export function fieldNamed(form: HTMLFormElement, name: string): HTMLInputElement | undefined {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLElement && 'value' in field && field.getAttribute('type') !== 'hidden'
    ? (field as HTMLInputElement)
    : undefined;
}

/** Visible text fields, selects and checkboxes. */
export function fillFields(form: HTMLFormElement, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = fieldNamed(form, name);
    if (field?.type === 'checkbox') field.checked = true;
    else if (field) field.value = value;
  }
}

/** Shows email addresses and phone numbers as they are kept: without what pasting adds. @param only one field */
export function cleanFields(form: HTMLFormElement, rules: Readonly<Record<string, FieldRule>>, only?: string): void {
  for (const [name, rule] of Object.entries(rules)) {
    const field = !only || only === name ? fieldNamed(form, name) : undefined;
    if (!field || (rule.kind !== 'email' && rule.kind !== 'phone')) continue;
    const clean = cleanValue(rule, field.value);
    if (clean !== field.value) field.value = clean;
  }
}
