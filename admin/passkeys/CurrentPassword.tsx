import { Field } from '../ui/Field.tsx';

/** @param email lets password managers match the account */
export function CurrentPassword({ email, error }: { email: string; error: string | undefined }) {
  return (
    <>
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <Field label="Current password" name="current" type="password" autoComplete="current-password" error={error} />
    </>
  );
}
