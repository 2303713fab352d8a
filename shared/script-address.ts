/**
 * A path of our own (`/analytics.js`) or an http(s) address without credentials. Excludes characters that end a content
 * policy source.
 */
export function isScriptAddress(value: string): boolean {
  if (/[;,'"]/.test(value)) return false;
  if (/^\/(?![/\\])\S*$/.test(value)) return true;
  if (!URL.canParse(value)) return false;
  const { protocol, username, password } = new URL(value);
  return /^https?:$/.test(protocol) && username + password === '';
}

/** Undefined for a file of our own. */
export function hostOfScript(address: string): string | undefined {
  return address.startsWith('/') ? undefined : new URL(address).host;
}
