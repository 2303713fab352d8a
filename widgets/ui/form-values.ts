/** What a form's fields hold now, by name. Unticked boxes are absent; files are not ours to read. */
export function formValues(form: HTMLFormElement): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') values[name] = value;
  return values;
}

/** Empties every field that people fill in, also what the server had written into it. */
export function clearForm(form: HTMLFormElement): void {
  form.reset();
  for (const field of form.querySelectorAll<HTMLInputElement>('input, select, textarea')) {
    if (field.type === 'checkbox') field.checked = false;
    else if (field.type !== 'hidden') field.value = '';
  }
}

/** Whether a field of that name exists in the form for people to fill in. */
export function fieldNamed(form: HTMLFormElement, name: string): HTMLInputElement | undefined {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLElement && 'value' in field && field.getAttribute('type') !== 'hidden'
    ? (field as HTMLInputElement)
    : undefined;
}
