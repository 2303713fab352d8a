import { type FormEvent, useEffect, useRef, useState } from 'react';
import {
  answerPostalCode,
  type PostalAnswer,
  type PostalTable,
  postalField,
  postalMessages,
  readPostalCode,
} from '../../shared/tools/postal-code.ts';
import type { FieldErrors } from '../ui/FormContext.ts';
import { useWidgetScope } from '../ui/WidgetScope.ts';

/** Shown below the field: an answer or errors. */
type Shown = { answer?: Partial<PostalAnswer> | undefined; errors: FieldErrors };

/**
 * An answer from the third character on. Starts with what the server wrote into the page and loads the table when the
 * field is first used. If that fails, the form is submitted and the server answers.
 * @param address of the table; empty: the form is always submitted
 */
export function usePostalCode(address: string, restored: Shown) {
  const { signal } = useWidgetScope();
  const [shown, setShown] = useState(restored);
  const input = useRef<HTMLInputElement>(null);
  const table = useRef<Promise<PostalTable | undefined> | undefined>(undefined);
  // When an error is shown: decision 12.
  const flagged = useRef(postalField in restored.errors);

  const read = () => readPostalCode(input.current?.value ?? '');

  function load() {
    if (address)
      table.current ??= fetch(address, { signal })
        .then((answer) => answer.json())
        // The next input tries again.
        .catch(() => {
          table.current = undefined;
        });
    return table.current;
  }

  async function look(): Promise<void> {
    const code = read();
    const known = code && (await load());
    // Outdated: newer input has its own lookup.
    if (code !== read()) return;
    setShown({
      answer: known ? answerPostalCode(known, code) : undefined,
      errors: flagged.current && !code ? { [postalField]: postalMessages.wrong } : {},
    });
  }

  /** Looks up, and from now on shows errors. */
  function check(): void {
    flagged.current ||= !read();
    void look();
  }

  function onSubmit(event: FormEvent): void {
    // No answer here: the form is submitted and the server answers.
    if (read() && !shown.answer) return;
    event.preventDefault();
    check();
    if (!read()) input.current?.focus();
  }

  useEffect(() => {
    const field = input.current;
    if (!field) return;
    if (field.form) field.form.noValidate = true;
    if (restored.answer || flagged.current) return;
    // A static host fills nothing in, and the field may hold text typed before hydration.
    field.value ||= new URLSearchParams(location.search).get(postalField) ?? '';
    void look();
  }, []);

  return {
    ...shown,
    input,
    onFocus: () => void load(),
    onInput: () => void look(),
    onBlur: () => input.current?.value.trim() && check(),
    onSubmit,
  };
}
