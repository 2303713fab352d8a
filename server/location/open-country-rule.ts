import { openCountryDatabase, type WatchOptions } from './country-database.ts';
import { type CountryRule, createCountryRule } from './country-rule.ts';

type CountrySettings = {
  chatCountries: readonly string[];
  chatUnknownCountry?: 'allow' | 'deny';
  countryHeader?: string;
  geoipDatabase?: string;
  production: boolean;
};

/** Rejects if the configured database cannot be read. */
export async function openCountryRule(
  settings: CountrySettings,
  onProblem?: WatchOptions['onProblem'],
): Promise<{ allows: CountryRule; builtAt: number | undefined; close(): void }> {
  const { find, builtAt, close } = await openCountryDatabase(settings.geoipDatabase, { onProblem });
  const allows = createCountryRule({
    countries: settings.chatCountries,
    unknown: settings.chatUnknownCountry,
    header: settings.countryHeader,
    production: settings.production,
    find,
  });
  return { allows, builtAt, close };
}

const day = 24 * 60 * 60_000;
/** GeoLite2's licence asks for the destruction of older data (section 6c). */
const mostDays = 30;

/** A sentence for the operator if the country data is too old. */
export function oldCountryData(builtAt: number | undefined, now: number): string | undefined {
  if (builtAt === undefined) return undefined;
  const days = Math.floor((now - builtAt) / day);
  if (days <= mostDays) return undefined;
  return `The country data is ${days} days old; its licence asks for at most ${mostDays}. Take the newest geoip-country (npm update geoip-country), or replace the file of GEOIP_DATABASE`;
}
