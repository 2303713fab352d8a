/** What a placeholder held before its widget came. */
export type Fallback = {
  /** Puts it back, with what the visitor has typed since. */
  restore(): void;
};

/** Remembers the content of a placeholder that the page wrote, so that an error can give it back. */
export function rememberFallback(element: HTMLElement): Fallback {
  const content = [...element.childNodes].map((node) => node.cloneNode(true));
  const typed = new Map<string, string>();
  note(element, typed);
  return {
    restore() {
      note(element, typed);
      element.replaceChildren(...content);
      for (const field of fields(element)) field.value = typed.get(field.name) ?? field.value;
    },
  };
}

function note(element: HTMLElement, typed: Map<string, string>): void {
  for (const { name, value } of fields(element)) if (value) typed.set(name, value);
}

function fields(element: HTMLElement) {
  return element.querySelectorAll<HTMLInputElement>(
    'input:not([type=hidden], [type=checkbox], [type=radio]), select, textarea',
  );
}
