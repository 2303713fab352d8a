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

type ShownAnswer = { answer?: Partial<PostalAnswer> | undefined; errors: FieldErrors };

/**
 * Answers from the third character on, starting with the server's answer. Loads the table at the field's first use; if
 * that fails, the server answers the submitted form.
 * @param address of the table; empty: always submit
 */
export function usePostalCode(address: string, restored: ShownAnswer) {
  const { signal } = useWidgetScope();
  const [shown, setShown] = useState(restored);
  const input = useRef<HTMLInputElement>(null);
  const table = useRef<Promise<PostalTable | undefined> | undefined>(undefined);
  // Decision 12 says when.
  const flagged = useRef(postalField in restored.errors);

  const read = () => readPostalCode(input.current?.value ?? '');

  function load() {
    if (address)
      table.current ??= fetch(address, { signal })
        .then((answer) => answer.json())
        // The next input retries.
        .catch(() => {
          table.current = undefined;
        });
    return table.current;
  }

  async function look(): Promise<void> {
    const code = read();
    const known = code && (await load());
    if (code !== read()) return;
    setShown({
      answer: known ? answerPostalCode(known, code) : undefined,
      errors: flagged.current && !code ? { [postalField]: postalMessages.wrong } : {},
    });
  }

  /** From now on, errors are shown too. */
  function check(): void {
    flagged.current ||= !read();
    void look();
  }

  function onSubmit(event: FormEvent): void {
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
    // A static host fills in nothing, and the field may hold input from before hydration.
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
