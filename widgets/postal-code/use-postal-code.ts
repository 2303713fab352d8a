import { type FormEvent, useEffect, useRef, useState } from 'react';
import {
  answerPostalCode,
  type PostalAnswer,
  type PostalTable,
  postalField,
  postalMessages,
  readPostalCode,
} from '../contract/postal-code.ts';
import type { FieldErrors } from '../ui/FormContext.ts';
import { useWidgetScope } from '../ui/WidgetScope.ts';

/** What stands below the field: an answer, or what is wrong. */
type Shown = { answer?: Partial<PostalAnswer> | undefined; errors: FieldErrors };

/**
 * An answer as soon as the third character is there. Starts with what the server wrote into the page; the table is
 * loaded when the field is first used. Where it cannot be had the form is sent, and the server answers.
 * @param address of the table; empty where the form opens our own page
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
        // The next letter tries again.
        .catch(() => {
          table.current = undefined;
        });
    return table.current;
  }

  async function look(): Promise<void> {
    const code = read();
    const known = code && (await load());
    // What was typed meanwhile is looked up by itself.
    if (code !== read()) return;
    setShown({
      answer: known ? answerPostalCode(known, code) : undefined,
      errors: flagged.current && !code ? { [postalField]: postalMessages.wrong } : {},
    });
  }

  /** Looks, and from now on says what is wrong. */
  function check(): void {
    flagged.current ||= !read();
    void look();
  }

  function onSubmit(event: FormEvent): void {
    // The server answers what is not answered here.
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
    // A static host fills nothing in; and a field may hold what was typed before the script came.
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
