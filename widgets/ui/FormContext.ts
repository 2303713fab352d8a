import { createContext, useContext } from 'react';

/** By field name. */
export type FieldErrors = Record<string, string>;

export type FormContextValue = { idPrefix: string; errors: FieldErrors };

const Context = createContext<FormContextValue>({ idPrefix: 'nl', errors: {} });

export const FormContextProvider = Context.Provider;

export function useField(name: string): { id: string; error: string | undefined } {
  const { idPrefix, errors } = useContext(Context);
  return { id: fieldId(idPrefix, name), error: errors[name] };
}

export function fieldId(idPrefix: string, name: string): string {
  return `${idPrefix}-${name}`;
}
