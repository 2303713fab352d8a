import { useState } from 'react';
import { passwordLength, staffPaths } from '../../shared/staff/staff.ts';
import { Field } from '../ui/Field.tsx';
import { StepForm } from '../ui/StepForm.tsx';

/** Changing the password ends the user's other sessions. */
export function ChangePassword({ email }: { email: string }) {
  const [times, setTimes] = useState(0);
  return (
    <section aria-labelledby="change-password">
      <h2 id="change-password">Change your password</h2>
      <p role="status">{times > 0 && 'Changed. Your other sessions have ended.'}</p>
      <StepForm
        key={times}
        name="Change your password"
        method="PUT"
        path={staffPaths.password}
        submit="Change password"
        onDone={() => setTimes(times + 1)}
      >
        {(errors) => (
          <>
            {/* Lets password managers match the account. */}
            <input type="hidden" name="username" autoComplete="username" value={email} />
            <Field
              label="Current password"
              name="current"
              type="password"
              autoComplete="current-password"
              error={errors.current}
            />
            <Field
              label="New password"
              name="password"
              type="password"
              hint={`At least ${passwordLength.min} characters.`}
              autoComplete="new-password"
              error={errors.password}
            />
          </>
        )}
      </StepForm>
    </section>
  );
}
