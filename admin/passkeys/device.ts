import { textOf } from '../ui/ErrorMessage.tsx';

/** No browser supports passkeys at an IP address. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(location.hostname);

/**
 * Loads the WebAuthn client. On failure dispatches `preload-error`; rethrows unless a listener prevents it (decision
 * 30).
 */
export function loadDevice() {
  const loading = import('@simplewebauthn/browser');
  loading.catch((error: unknown) => {
    if (dispatchEvent(new CustomEvent('preload-error', { detail: error, cancelable: true }))) throw error;
  });
  return loading;
}

const closed = 'Your device did not unlock the passkey in time, or its window was closed. Try again.';

/** By WebAuthn error name. */
const faults: Readonly<Record<string, string>> = {
  NotAllowedError: closed,
  AbortError: closed,
  InvalidStateError: 'This device has a passkey of yours already.',
  ConstraintError: 'This device cannot keep a passkey that a PIN, fingerprint or face unlocks. Use another one.',
  NotSupportedError: 'This device cannot keep a passkey for this site. Use another one.',
  SecurityError: 'Passkeys do not work at this address. Open the page at the address that you always use.',
};

export const passkeyFault = (error: unknown): string => (error instanceof Error && faults[error.name]) || textOf(error);
