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
): Promise<{ allows: CountryRule; close(): void }> {
  const { find, close } = await openCountryDatabase(settings.geoipDatabase, { onProblem });
  const allows = createCountryRule({
    countries: settings.chatCountries,
    unknown: settings.chatUnknownCountry,
    header: settings.countryHeader,
    production: settings.production,
    find,
  });
  return { allows, close };
}
