import { type FocusEvent, type FormEvent, useRef, useState } from 'react';
import { type FieldRule, fieldError } from '../../shared/forms/field-rules.ts';
import type { FieldErrors } from './FormContext.ts';
import { formValues } from './form-values.ts';

type Form = HTMLFormElement;

/**
 * Decision 12: checks on submit, or on leaving a field with content; after its first error at every change, so that it
 * clears immediately. Never flags an untouched field.
 * @param initial errors in the server's HTML
 */
export function useFieldErrors(rules: Readonly<Record<string, FieldRule>>, initial: FieldErrors) {
  const [errors, setErrors] = useState(initial);
  const flagged = useRef(new Set(Object.keys(initial)));
  /** A pointer is down on a button: showing an error would move the button away. */
  const pressing = useRef(false);

  function recheck(form: Form, name: string): void {
    const rule = rules[name];
    const message = rule && fieldError(rule, formValues(form)[name]);
    if (message) flagged.current.add(name);
    setErrors((before) => {
      if (before[name] === message) return before;
      const { [name]: _, ...others } = before;
      return message ? { ...others, [name]: message } : others;
    });
  }

  function show(all: FieldErrors): void {
    for (const name of Object.keys(all)) flagged.current.add(name);
    setErrors(all);
  }

  const watching = {
    onInput(event: FormEvent<Form>) {
      const { name } = event.target as HTMLInputElement;
      if (flagged.current.has(name)) recheck(event.currentTarget, name);
    },
    onBlur(event: FocusEvent<Form>) {
      const { name, value, type } = event.target as unknown as HTMLInputElement;
      if (name && type !== 'checkbox' && value.trim() && !pressing.current) recheck(event.currentTarget, name);
    },
    onPointerDown(event: FormEvent<Form>) {
      pressing.current = (event.target as Element).closest('button') !== null;
    },
    onClick() {
      pressing.current = false;
    },
  };

  return {
    errors,
    show,
    watching,
    clearErrors() {
      flagged.current.clear();
      setErrors({});
    },
  };
}
