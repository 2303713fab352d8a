import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type AuthenticatorAnswer, type SignInAnswer, staffPaths } from '../../shared/staff/staff.ts';
import { ask } from '../data/request.ts';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import { Field } from '../ui/Field.tsx';
import { Loading } from '../ui/Loading.tsx';
import { StepForm } from '../ui/StepForm.tsx';

export type NewAuthenticatorProps = { onDone: (answer: SignInAnswer) => void; onRefused: (error: unknown) => void };

/** Shows the secret as QR code and text, and asks for the app's first code. */
export function NewAuthenticator({ onDone, onRefused }: NewAuthenticatorProps) {
  const offered = useMutation({
    mutationFn: () => ask<AuthenticatorAnswer>('POST', staffPaths.authenticator),
    onError: onRefused,
  });
  const { mutate } = offered;
  useEffect(() => mutate(), [mutate]);
  if (offered.isError) return <ErrorMessage error={offered.error} again={() => mutate()} />;
  if (!offered.data) return <Loading what="Making a secret for you" />;
  const { secret, picture } = offered.data;
  return (
    <>
      <ol className="st-steps">
        <li>Install an authenticator app on your phone, if you have none.</li>
        <li>
          Scan this picture with it, or type the key{' '}
          <code className="st-secret">{secret.match(/.{1,4}/g)?.join(' ')}</code>
        </li>
        <li>Enter the six digits that it then shows.</li>
      </ol>
      <img className="st-qr" src={picture} width="220" height="220" alt={`QR code with the key ${secret}`} />
      <StepForm
        name="Set up your authenticator"
        method="PUT"
        path={staffPaths.authenticator}
        submit="Set it up"
        onDone={onDone}
        onRefused={onRefused}
      >
        {(errors) => (
          <Field label="Code" name="code" autoComplete="one-time-code" inputMode="numeric" error={errors.code} />
        )}
      </StepForm>
    </>
  );
}
