import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { useMutation } from '@tanstack/react-query';
import { passkeyPaths } from '../../shared/staff/passkeys.ts';
import type { SignInAnswer } from '../../shared/staff/staff.ts';
import { ask } from '../data/request.ts';
import { Button } from '../ui/Button.tsx';
import { hasPasskeys, loadDevice, passkeyFault } from './device.ts';

/** Replaces password and code. The device supplies the account. */
export function PasskeySignIn({ onDone }: { onDone: (answer: SignInAnswer) => void }) {
  const signIn = useMutation({
    mutationFn: async () => {
      const { startAuthentication } = await loadDevice();
      const optionsJSON = await ask<PublicKeyCredentialRequestOptionsJSON>('POST', passkeyPaths.challenge);
      return ask<SignInAnswer>('POST', passkeyPaths.signIn, await startAuthentication({ optionsJSON }));
    },
    onSuccess: onDone,
  });
  if (!hasPasskeys()) return null;
  return (
    <div className="st-other-way">
      <Button busy={signIn.isPending} onPress={() => signIn.mutate()}>
        Sign in with a passkey
      </Button>
      <div role="alert">{signIn.error && <p className="st-form__fault">{passkeyFault(signIn.error)}</p>}</div>
    </div>
  );
}
