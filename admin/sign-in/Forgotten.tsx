import { useState } from 'react';
import { colleaguePaths } from '../../shared/staff/colleagues.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { StepForm } from '../ui/StepForm.tsx';

/** Asks for the link by email. Nobody learns whether there is an account. */
export function Forgotten({ back }: { back: () => void }) {
  const [isSent, setSent] = useState(false);
  return (
    <>
      {isSent ? (
        <p role="status">
          If there is an account with this email, a link is on its way. It works once, for 60 minutes. An authenticator
          stays: for a lost phone ask an administrator.
        </p>
      ) : (
        <StepForm
          name="Forgot your password?"
          path={colleaguePaths.forgotten}
          submit="Send me a link"
          onDone={() => setSent(true)}
        >
          {(errors) => <Field label="Email" name="email" type="email" autoComplete="username" error={errors.email} />}
        </StepForm>
      )}
      <Button kind="quiet" onPress={back}>
        Back to sign in
      </Button>
    </>
  );
}
