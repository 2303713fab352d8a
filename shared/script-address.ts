/**
 * Whether the site may load a script from there: a path of our own (`/analytics.js`), or an http(s) address without
 * credentials; without signs that would end its place in a content policy. For the settings of build and server alike.
 */
export function isScriptAddress(value: string): boolean {
  if (/[;,'"]/.test(value)) return false;
  if (/^\/(?![/\\])\S*$/.test(value)) return true;
  if (!URL.canParse(value)) return false;
  const { protocol, username, password } = new URL(value);
  return /^https?:$/.test(protocol) && username + password === '';
}

/** Whom a script comes from, as a person is told: the host of its address, undefined for a file of our own. */
export function hostOfScript(address: string): string | undefined {
  return address.startsWith('/') ? undefined : new URL(address).host;
}
