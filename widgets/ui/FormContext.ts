import { createContext, useContext } from 'react';

/** Messages by field name. */
export type FieldErrors = Record<string, string>;

/** What a form provides to its fields. */
export type FormContextValue = { idPrefix: string; errors: FieldErrors };

const Context = createContext<FormContextValue>({ idPrefix: 'nl', errors: {} });

export const FormContextProvider = Context.Provider;

/** The id and the current error of a field, by its name. */
export function useField(name: string): { id: string; error: string | undefined } {
  const { idPrefix, errors } = useContext(Context);
  return { id: fieldId(idPrefix, name), error: errors[name] };
}

/** The id of a field, used by its label and by the error summary's link. */
export function fieldId(idPrefix: string, name: string): string {
  return `${idPrefix}-${name}`;
}
