import { isIPv4, isIPv6 } from 'node:net';

/**
 * The key by which limits count: IPv4, or the /64 of IPv6, as one household or server gets a whole /64. Invalid
 * addresses share `unknown`.
 * @param address `req.ip` of Express, perhaps with a port
 */
export function addressKey(address: string | undefined): string {
  const plain = plainAddress(address);
  if (plain === undefined) return 'unknown';
  return isIPv4(plain) ? plain : `${groups(plain).slice(0, 4).join(':')}::/64`;
}

/** The /24 of IPv4, or the /48 of IPv6. Invalid addresses share `unknown`. */
export function networkKey(address: string | undefined): string {
  const plain = plainAddress(address);
  if (plain === undefined) return 'unknown';
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  return `${groups(plain).slice(0, 3).join(':')}::/48`;
}

/** Strips port, zone and IPv4-mapped prefix; undefined if not an IP address. */
export function plainAddress(address: string | undefined): string | undefined {
  const plain = withoutPort(address ?? '').split('%')[0] ?? '';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped !== undefined && isIPv4(mapped)) return mapped;
  return isIPv4(plain) || isIPv6(plain) ? plain : undefined;
}

/** `203.0.113.7:5123`, `[2001:db8::1]:5123`. */
function withoutPort(address: string): string {
  const [, inBrackets, beforeColon] = /^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(address) ?? [];
  return inBrackets ?? beforeColon ?? address;
}

function groups(address: string): string[] {
  const normal = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail = ''] = normal.split('::');
  const front = head.split(':').filter(Boolean);
  const back = tail.split(':').filter(Boolean);
  const gap = Array<string>(8 - front.length - back.length).fill('0');
  return normal.includes('::') ? [...front, ...gap, ...back] : front;
}
