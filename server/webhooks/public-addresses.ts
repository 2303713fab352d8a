import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

/** Which addresses staff may have called. Tests put others in its place. */
export type AddressRule = {
  schemes: readonly string[];
  /** Empty for an unknown name. */
  resolve(host: string): Promise<readonly string[]>;
  allows(address: string): boolean;
};

/** Of IPv4 (IANA's special-purpose registry): private, shared, local, documentation, multicast, reserved. */
const closed = new BlockList();
for (const range of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
]) {
  const [network = '', bits] = range.split('/');
  closed.addSubnet(network, Number(bits));
}

/** Of IPv6 only global unicast is open, without documentation and what carries IPv4 addresses inside. */
const open6 = new BlockList();
open6.addSubnet('2000::', 3, 'ipv6');
const closed6 = new BlockList();
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  closed6.addSubnet(network, bits, 'ipv6');

/** Whether an address is of the public internet: neither this machine nor a network behind it. */
export function isPublicAddress(address: string): boolean {
  const kind = isIP(address);
  if (kind === 4) return !closed.check(address);
  return kind === 6 && open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6');
}

export const publicAddresses: AddressRule = {
  schemes: ['https:'],
  allows: isPublicAddress,
  async resolve(host) {
    try {
      return (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address);
    } catch {
      return [];
    }
  },
};

/** `no address`: the name is unknown; `closed`: at least one of its addresses is not public. */
export type Checked = readonly string[] | 'no address' | 'closed';

/** The addresses of a URL's host, all of which the rule allows. */
export async function checkedAddresses(rule: AddressRule, { hostname }: URL): Promise<Checked> {
  const host = hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) ? [host] : await rule.resolve(host);
  if (addresses.length === 0) return 'no address';
  return addresses.every((address) => rule.allows(address)) ? addresses : 'closed';
}
