import { type FocusEvent, type FormEvent, useRef, useState } from 'react';
import { checkFields, type FieldRule, fieldDoubt, fieldError } from '../../shared/forms/field-rules.ts';
import type { FieldErrors } from './FormContext.ts';
import { cleanFields, formValues } from './form-values.ts';

type Form = HTMLFormElement;

/**
 * Checks fields as decision 12 says: on submit, or on leaving a field with content; after its first error at every
 * change, so that it clears immediately. Never flags an untouched field. A valid value that may be a slip is asked about
 * once.
 * @param initial errors in the server's HTML
 */
export function useFieldErrors(rules: Readonly<Record<string, FieldRule>>, initial: FieldErrors = {}) {
  const [errors, setErrors] = useState(initial);
  const flagged = useRef(new Set(Object.keys(initial)));
  /** Fields whose question was asked. */
  const asked = useRef(new Set<string>());
  /** A pointer is down on a button: showing an error would move the button away. */
  const pressing = useRef(false);

  /** @param again asks again, because other errors keep the form from being sent anyway */
  function askOnce(name: string, value: string | undefined, again = false): string | undefined {
    const rule = rules[name];
    const doubt = rule && (again || !asked.current.has(name)) ? fieldDoubt(rule, value) : undefined;
    if (doubt) asked.current.add(name);
    return doubt;
  }

  function recheck(form: Form, name: string, left = false): void {
    const rule = rules[name];
    const value = formValues(form)[name];
    const message = (rule && fieldError(rule, value)) ?? (left ? askOnce(name, value) : undefined);
    if (message) flagged.current.add(name);
    setErrors((before) => {
      if (before[name] === message) return before;
      const { [name]: _, ...others } = before;
      return message ? { ...others, [name]: message } : others;
    });
  }

  /** The errors of a submit, and the questions not asked before. Cleans the fields first. */
  function check(form: Form): FieldErrors {
    cleanFields(form, rules);
    const values = formValues(form);
    const found = checkFields(rules, values);
    const isWrong = Object.keys(found).length > 0;
    for (const name of Object.keys(rules)) {
      const doubt = found[name] ? undefined : askOnce(name, values[name], isWrong);
      if (doubt) found[name] = doubt;
    }
    return found;
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
      if (!name || type === 'checkbox' || !value.trim() || pressing.current) return;
      cleanFields(event.currentTarget, rules, name);
      recheck(event.currentTarget, name, true);
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
    check,
    show,
    watching,
    clearErrors() {
      flagged.current.clear();
      setErrors({});
    },
  };
}
