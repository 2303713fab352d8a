import { createContext, useContext } from 'react';

/** Messages by field name. */
export type FieldErrors = Record<string, string>;

/** What a form tells the fields in it. */
export type FormContextValue = { idPrefix: string; errors: FieldErrors };

const Context = createContext<FormContextValue>({ idPrefix: 'nl', errors: {} });

export const FormContextProvider = Context.Provider;

/** The id of a field and its present error, by the field's name. */
export function useField(name: string): { id: string; error: string | undefined } {
  const { idPrefix, errors } = useContext(Context);
  return { id: fieldId(idPrefix, name), error: errors[name] };
}

/** The id that a field, its label and the error summary's link agree on. */
export function fieldId(idPrefix: string, name: string): string {
  return `${idPrefix}-${name}`;
}
