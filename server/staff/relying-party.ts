import { isIP } from 'node:net';

/** The site as devices know it when they keep a passkey for it (WebAuthn, "relying party"). */
export type RelyingParty = {
  /** The host name: no other site, and no other name of this one, is shown or can use the passkey. */
  id: string;
  /** What a browser says in the answer that the device signs. */
  origin: string;
};

/** Undefined where browsers keep no passkeys: at an IP address, and without https except on localhost. */
export function relyingParty(siteOrigin: string): RelyingParty | undefined {
  const { hostname, protocol } = new URL(siteOrigin);
  const isAddress = isIP(hostname) !== 0 || hostname.startsWith('[');
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  return isAddress || (protocol !== 'https:' && !isLocal) ? undefined : { id: hostname, origin: siteOrigin };
}
