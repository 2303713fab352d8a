import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { useMutation } from '@tanstack/react-query';
import { passkeyPaths } from '../../shared/staff/passkeys.ts';
import { ask } from '../data/request.ts';
import { Field } from '../ui/Field.tsx';
import { Loading } from '../ui/Loading.tsx';
import { StepForm } from '../ui/StepForm.tsx';
import { CurrentPassword } from './CurrentPassword.tsx';
import { loadDevice, passkeyFault } from './device.ts';

/** Asks for the password, then the device. Input stays until the passkey is added. */
export function AddPasskey({ email, onAdded }: { email: string; onAdded: () => void }) {
  const make = useMutation({
    mutationFn: async (optionsJSON: PublicKeyCredentialCreationOptionsJSON) => {
      const { startRegistration } = await loadDevice();
      await ask('POST', passkeyPaths.all, await startRegistration({ optionsJSON }));
    },
    onSuccess: onAdded,
  });
  return (
    <>
      <StepForm<PublicKeyCredentialCreationOptionsJSON>
        name="Add a passkey"
        path={passkeyPaths.offer}
        submit="Continue"
        onDone={(offer) => make.mutate(offer)}
        onRefused={() => make.reset()}
      >
        {(errors) => (
          <>
            <Field
              label="Name"
              name="name"
              hint="What keeps it, such as “Work laptop” or your password manager."
              autoComplete="off"
              error={errors.name}
            />
            <CurrentPassword email={email} error={errors.current} />
          </>
        )}
      </StepForm>
      {make.isPending && <Loading what="Waiting for your device" />}
      <div role="alert">{make.error && <p className="st-form__fault">{passkeyFault(make.error)}</p>}</div>
    </>
  );
}
