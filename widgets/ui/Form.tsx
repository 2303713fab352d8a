import type { ReactNode } from 'react';
import { FormContextProvider } from './FormContext.ts';
import { Honeypot } from './Honeypot.tsx';
import { Summary } from './Summary.tsx';
import type { FormState } from './use-form.ts';
import { useWidgetScope } from './WidgetScope.ts';

type FormProps = {
  state: FormState;
  /** Unique on the page. */
  idPrefix: string;
  /** Used without the script. */
  action: string;
  label: string;
  hidden: Record<string, string>;
  children: ReactNode;
};

/**
 * Without the script, a plain post that a page answers. Error summary and status line are always present, so that the
 * server can fill them.
 */
export function Form({ state, idPrefix, action, label, hidden, children }: FormProps) {
  const { origin, nth } = useWidgetScope();
  return (
    <form
      className="nl-form"
      method="post"
      action={origin + action}
      aria-label={nth > 1 ? `${label} (${nth})` : label}
      ref={state.form}
      {...state.handlers}
    >
      <FormContextProvider value={{ idPrefix, errors: state.errors }}>
        <Summary element={state.summary} idPrefix={idPrefix} title={state.summaryTitle} errors={state.summaryErrors} />
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Honeypot />
        {children}
        <p className="nl-form__status" data-slot="form-status" role="status" ref={state.statusLine}>
          {state.firstStatus}
        </p>
      </FormContextProvider>
    </form>
  );
}
