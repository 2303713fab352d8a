/** What a placeholder held before its widget came. */
export type Fallback = {
  /** Reads what the visitor has typed. */
  note(): void;
  /** Whether a field that stood there is gone. */
  lacksField(): boolean;
  /** Puts it back, with what was typed. */
  restore(): void;
};

/** Remembers the content of a placeholder that the page wrote, so that an error can give it back. */
export function rememberFallback(element: HTMLElement): Fallback {
  const content = [...element.childNodes].map((node) => node.cloneNode(true));
  const before = [...fields(element)];
  const typed = new Map<string, string>();
  const note = () => {
    for (const { name, value } of before) typed.set(name, value);
  };
  note();
  return {
    note,
    lacksField: () => before.some((field) => !element.contains(field)),
    restore() {
      element.replaceChildren(...content);
      for (const field of fields(element)) field.value = typed.get(field.name) ?? field.value;
    },
  };
}

function fields(element: HTMLElement) {
  return element.querySelectorAll<HTMLInputElement>(
    'input:not([type=hidden], [type=checkbox], [type=radio]), select, textarea',
  );
}
