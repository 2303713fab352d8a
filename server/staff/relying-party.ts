import { isIP } from 'node:net';

export type RelyingParty = {
  /** Host name, the only one that can use the passkey. */
  id: string;
  /** Part of the answer that the device signs. */
  origin: string;
};

/** Undefined where browsers support no passkeys: at IP addresses, and without https except on localhost. */
export function relyingParty(siteOrigin: string): RelyingParty | undefined {
  const { hostname, protocol } = new URL(siteOrigin);
  const isAddress = isIP(hostname) !== 0 || hostname.startsWith('[');
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  return isAddress || (protocol !== 'https:' && !isLocal) ? undefined : { id: hostname, origin: siteOrigin };
}
