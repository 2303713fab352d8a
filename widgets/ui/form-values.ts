/** The current values of a form's fields, by name, without unticked boxes and files. */
export function formValues(form: HTMLFormElement): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') values[name] = value;
  return values;
}

/** Empties every visible field, including values that the server wrote into the HTML. */
export function clearForm(form: HTMLFormElement): void {
  form.reset();
  for (const field of form.querySelectorAll<HTMLInputElement>('input, select, textarea')) {
    if (field.type === 'checkbox') field.checked = false;
    else if (field.type !== 'hidden') field.value = '';
  }
}

/** The form's field of that name, unless it is hidden. */
export function fieldNamed(form: HTMLFormElement, name: string): HTMLInputElement | undefined {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLElement && 'value' in field && field.getAttribute('type') !== 'hidden'
    ? (field as HTMLInputElement)
    : undefined;
}

/** Fills a form's visible text fields, lists and boxes by name; other fields stay as they are. */
export function fillFields(form: HTMLFormElement, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = fieldNamed(form, name);
    if (field?.type === 'checkbox') field.checked = true;
    else if (field) field.value = value;
  }
}
