import { BlockList } from 'node:net';
import { plainAddress } from './client-address.ts';
import type { FindCountry } from './country-database.ts';
import type { VisitorSource } from './visitor-source.ts';

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

/** Loopback, private or link-local (RFC 1918, 3927, 4193, 4291). */
function isOwnNetwork(address: string | undefined): boolean {
  const plain = plainAddress(address);
  return plain !== undefined && ownNetworks.check(plain, plain.includes(':') ? 'ipv6' : 'ipv4');
}

/** Whether the assistant may answer in the visitor's country (docs/product.md, section 6). */
export type CountryRule = (source: VisitorSource) => boolean;

export type CountryRuleParts = {
  countries: readonly string[];
  /** Absent: denied, except as in `createCountryRule`. */
  unknown?: 'allow' | 'deny';
  /** Set by a trusted proxy. */
  header?: string;
  production: boolean;
  find: FindCountry;
};

/** If a proxy added one of these, an address of our own network does not identify the visitor. */
const forwardingHeaders = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

/** Header values without a country: `XX` is unknown, `T1` the Tor network. */
const noCountry = new Set(['XX', 'T1', 'ZZ']);

/**
 * The header of a trusted proxy, else the address; client headers never decide. Unknown is denied, except outside
 * production for a local address without a proxy: a developer's browser.
 */
export function createCountryRule({ countries, unknown, header, production, find }: CountryRuleParts): CountryRule {
  const allowed = new Set(countries);

  function named({ viaTrustedProxy, headers }: VisitorSource): string | undefined {
    const value = header === undefined || !viaTrustedProxy ? undefined : headers[header.toLowerCase()];
    const country = typeof value === 'string' ? value.trim().toUpperCase() : '';
    return /^[A-Z]{2}$/.test(country) || noCountry.has(country) ? country : undefined;
  }

  return (source) => {
    const country = named(source) ?? find(source.address);
    if (country !== undefined && !noCountry.has(country)) return allowed.has(country);
    if (unknown !== undefined) return unknown === 'allow';
    const forwarded = forwardingHeaders.some((name) => source.headers[name] !== undefined);
    return !production && !forwarded && isOwnNetwork(source.address);
  };
}
