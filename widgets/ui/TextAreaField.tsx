import { Field } from './Field.tsx';

type TextAreaFieldProps = { name: string; label: string; hint?: string; optional?: boolean; wide?: boolean };

export function TextAreaField(field: TextAreaFieldProps) {
  return <Field {...field} control={(props) => <textarea {...props} rows={4} required={!field.optional} />} />;
}
