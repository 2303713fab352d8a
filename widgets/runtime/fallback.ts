export type Fallback = {
  note(): void;
  lacksField(): boolean;
  /** Restores content and input. */
  restore(): void;
};

/** For a pre-rendered placeholder, to restore its content after an error. */
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
