import type { FindCountry } from './country-database.ts';
import { isOwnNetwork } from './own-network.ts';
import type { VisitorSource } from './visitor-source.ts';

/** Whether a visitor is where the assistant may answer: docs/product.md, section 6. */
export type CountryRule = (source: VisitorSource) => boolean;

export type CountryRuleParts = {
  /** Two capital letters each. */
  countries: readonly string[];
  /** What holds for an address without a country; absent: denied, but see `createCountryRule`. */
  unknown?: 'allow' | 'deny';
  /** Header in which a trusted proxy names the country. */
  header?: string;
  production: boolean;
  find: FindCountry;
};

/** What a proxy adds: behind one, an address of the own network says nothing of the visitor. */
const forwardingHeaders = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

/** `XX` and `T1` stand for unknown and for the Tor network in the headers of those who send such. */
const noCountry = new Set(['XX', 'T1', 'ZZ']);

/**
 * The country rule (docs/product.md, section 6): the header of a trusted proxy, else the address. No header of a client decides.
 * Unknown is denied, except outside production for an address of the own network that no proxy has forwarded: a
 * developer's own browser.
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
