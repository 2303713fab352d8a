import type { HTMLInputAutoCompleteAttribute } from 'react';
import { Field } from './Field.tsx';

type TextFieldProps = {
  name: string;
  label: string;
  type?: 'text' | 'email' | 'tel';
  hint?: string;
  autoComplete: HTMLInputAutoCompleteAttribute;
  optional?: boolean;
  wide?: boolean;
};

/** Uncontrolled, so that input from before hydration stays. */
export function TextField({ type = 'text', autoComplete, ...field }: TextFieldProps) {
  return (
    <Field
      {...field}
      control={(props) => (
        <input
          {...props}
          type={type}
          inputMode={type}
          autoComplete={autoComplete}
          required={!field.optional}
          {...(type === 'email' && { spellCheck: false, autoCapitalize: 'none' })}
        />
      )}
    />
  );
}
