import { isIP } from 'node:net';
import type * as z from 'zod';
import { email } from '../../shared/forms/text.ts';

/** Allowed in URLs, but ends an origin or directive in a content policy. */
const endsDirective = /[;,'"]/;

/** Scheme, host and port as in the `Origin` header: no path or trailing slash. */
export function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  return /^https?:$/.test(url.protocol) && url.origin === value && !endsDirective.test(value);
}

/** As `pg` reads it: an address for a local socket (`postgres://user@/name?host=/run`) has no host. */
export function isDatabaseAddress(value: string): boolean {
  return URL.canParse(value) || URL.canParse(value.replace('@/', '@host/'));
}

/** An `@` or `/` of a password that is not written as `%40` or `%2F` makes a host of its rest. */
export const hasOnePassword = (value: string): boolean => !/@.*@|\/\/[^@/]*\/.*@/.test(value);

/** `hello@company.example`, alone or in angle brackets after a name. */
export function isMailbox(value: string): boolean {
  const address = /^[^<>@]*<([^<>]*)>$/.exec(value.trim())?.[1] ?? value.trim();
  return /^[^\s@<>,;"]+@[^\s@<>,;"]+$/.test(address);
}

export const isSignInEmail = (value: string): boolean => email.safeParse(value).data === value;

const namedSubnets = new Set(['loopback', 'linklocal', 'uniquelocal']);
const addressBits: Record<number, number> = { 4: 32, 6: 128 };

function isSubnet(entry: string): boolean {
  if (namedSubnets.has(entry)) return true;
  const [, address = '', bits] = /^([^/%]+)(?:\/([1-9]\d{0,2}))?$/.exec(entry) ?? [];
  const most = addressBits[isIP(address)];
  return most !== undefined && (bits === undefined || Number(bits) <= most);
}

/** Hops (`1`), or addresses and subnets (`10.0.0.0/8, loopback`), as in Express. */
export function readTrustProxy(value: string, context: z.RefinementCtx<string>): false | number | string[] {
  const text = value.trim();
  if (text === 'false' || text === '0') return false;
  if (/^\d+$/.test(text)) return Number(text);
  const entries = text.split(/[\s,]+/).filter(Boolean);
  if (!entries.every(isSubnet)) {
    context.addIssue('must be a number of hops, or addresses and subnets (trusting everyone is not offered)');
  }
  return entries;
}

/** This machine, private networks (RFC 1918), and names without a dot, as containers have. */
const ownNetwork =
  /^(localhost|127\.[\d.]+|\[::1\]|10\.[\d.]+|192\.168\.[\d.]+|172\.(1[6-9]|2\d|3[01])\.[\d.]+|[a-z0-9-]+)$/i;

/** Encrypted, or within our own network. */
export function isSafeApi(value: string): boolean {
  const url = URL.parse(value);
  if (!url || url.username || url.password) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && ownNetwork.test(url.hostname));
}
