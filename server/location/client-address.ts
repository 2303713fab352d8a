import { isIPv4, isIPv6 } from 'node:net';

/**
 * The part of a client's address that a limit counts: an IPv4 address, or the /64 network of an IPv6
 * address, because one household or server is handed a whole /64.
 * A port behind it, as some proxies write it into `X-Forwarded-For`, does not count. What is no address at all is one
 * caller, `unknown`.
 * @param address as Express gives it in `req.ip` (behind no trusted proxy: the socket's own peer)
 */
export function addressKey(address: string | undefined): string {
  const plain = plainAddress(address);
  if (plain === undefined) return 'unknown';
  return isIPv4(plain) ? plain : `${groups(plain).slice(0, 4).join(':')}::/64`;
}

/** An IPv4 or IPv6 address without port and zone, an IPv4 one not written as IPv6; undefined for what is none. */
export function plainAddress(address: string | undefined): string | undefined {
  const plain = withoutPort(address ?? '').split('%')[0] ?? '';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped !== undefined && isIPv4(mapped)) return mapped;
  return isIPv4(plain) || isIPv6(plain) ? plain : undefined;
}

/** `203.0.113.7:5123` and `[2001:db8::1]:5123` without the port. */
function withoutPort(address: string): string {
  const [, inBrackets, beforeColon] = /^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(address) ?? [];
  return inBrackets ?? beforeColon ?? address;
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groups(address: string): string[] {
  const normal = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail = ''] = normal.split('::');
  const front = head.split(':').filter(Boolean);
  const back = tail.split(':').filter(Boolean);
  const gap = Array<string>(8 - front.length - back.length).fill('0');
  return normal.includes('::') ? [...front, ...gap, ...back] : front;
}
