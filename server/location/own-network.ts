import { BlockList } from 'node:net';
import { plainAddress } from './client-address.ts';

const ownNetworks = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const) {
  ownNetworks.addSubnet(network, bits, 'ipv4');
}
for (const [network, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const) {
  ownNetworks.addSubnet(network, bits, 'ipv6');
}

/** Whether an address is loopback, private or link-local (RFC 1918, 3927, 4193, 4291). */
export function isOwnNetwork(address: string | undefined): boolean {
  const plain = plainAddress(address);
  return plain !== undefined && ownNetworks.check(plain, plain.includes(':') ? 'ipv6' : 'ipv4');
}
