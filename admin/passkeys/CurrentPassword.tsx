import { Field } from '../ui/Field.tsx';

/** The password that is asked for before a passkey is added or removed. @param email for password managers, which look whose it is */
export function CurrentPassword({ email, error }: { email: string; error: string | undefined }) {
  return (
    <>
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <Field label="Current password" name="current" type="password" autoComplete="current-password" error={error} />
    </>
  );
}
