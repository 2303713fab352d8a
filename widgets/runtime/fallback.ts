/** The content of a placeholder before its widget was mounted. */
export type Fallback = {
  /** Saves what the visitor has typed. */
  note(): void;
  /** Whether one of the original fields is no longer in the placeholder. */
  lacksField(): boolean;
  /** Restores the content, with what was typed. */
  restore(): void;
};

/** Saves the content of a pre-rendered placeholder, so that it can be restored after an error. */
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
