import { isIPv6 } from 'node:net';

/**
 * The part of a client's address that a limit counts: an IPv4 address, or the /64 network of an IPv6
 * address, because one household or server is handed a whole /64.
 * @param address as Express gives it in `req.ip` (behind no trusted proxy: the socket's own peer)
 */
export function addressKey(address: string | undefined): string {
  if (!address) return 'unknown';
  const plain = address.split('%')[0] ?? address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain);
  if (mapped?.[1]) return mapped[1];
  if (!isIPv6(plain)) return plain;
  return `${groups(plain).slice(0, 4).join(':')}::/64`;
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
