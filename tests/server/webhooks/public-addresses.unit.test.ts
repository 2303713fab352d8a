import { expect, test } from 'vitest';
import { checkedAddresses, isPublicAddress, publicAddresses } from '../../../server/webhooks/public-addresses.ts';

test('addresses of the public internet may be called', () => {
  for (const address of ['8.8.8.8', '1.1.1.1', '203.0.114.1', '2606:4700::1111', '2a00:1450:4001::1'])
    expect(isPublicAddress(address), address).toBe(true);
});

test('this machine, private networks, and what leads into them, may not', () => {
  const closed = [
    ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '169.254.169.254', '172.16.0.1', '172.31.255.255'],
    ...['192.168.1.1', '192.0.2.1', '198.18.0.1', '198.51.100.7', '203.0.113.9', '224.0.0.1', '255.255.255.255'],
    ...['::', '::1', 'fe80::1', 'fc00::1', 'fd12:3456::1', 'ff02::1', '2001:db8::1', '2002:0a00:0001::1'],
    ...['::ffff:10.0.0.1', '::ffff:8.8.8.8', '64:ff9b::a00:1', '2001::1', '3fff::1', 'no address'],
  ];
  for (const address of closed) expect(isPublicAddress(address), address).toBe(false);
});

test('every spelling of an address is read, and one closed address of a name closes it', async () => {
  for (const url of [
    'https://127.1/',
    'https://0x7f000001/',
    'https://[::1]/',
    'https://[::ffff:7f00:1]/',
    'https://localhost/',
  ])
    expect(await checkedAddresses(publicAddresses, new URL(url)), url).toBe('closed');
  const rule = { ...publicAddresses, resolve: async () => ['8.8.8.8', '10.0.0.1'] };
  expect(await checkedAddresses(rule, new URL('https://receiver.example/'))).toBe('closed');
});
