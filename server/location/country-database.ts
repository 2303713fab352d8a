import { stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { CountryResponse } from 'maxmind';
import { plainAddress } from './client-address.ts';

/** Two capital letters, or undefined. */
export type FindCountry = (address: string | undefined) => string | undefined;

export type WatchOptions = {
  onProblem?: (message: string, error: unknown) => void;
  /** Interval (ms) of checks for a new file. */
  interval?: number;
};

/** `builtAt`: the data's age (ms since 1970); undefined if the file does not say. */
export type CountryDatabase = { find: FindCountry; builtAt: number | undefined; close(): void };

/**
 * A MaxMind file (`GEOIP_DATABASE`), reloaded when replaced by a readable one, or the GeoLite2 data of `geoip-country`.
 * Rejects if the file is missing or invalid.
 */
export async function openCountryDatabase(
  file: string | undefined,
  { onProblem, interval = 5_000 }: WatchOptions = {},
): Promise<CountryDatabase> {
  if (file === undefined) {
    // Loaded only here: 18 MB that the command line does not need.
    const { default: geoip } = await import('geoip-country');
    const find = ofPlain((address) => geoip.lookup(address)?.country);
    return { find, builtAt: packageBuiltAt(), close: () => undefined };
  }
  const { open } = await import('maxmind');
  // Read before opening, so that the next check notices a file replaced meanwhile.
  let seen = await stampOf(file);
  let reader = await open<CountryResponse>(file);
  // The library's own watch ends the process on an unreadable file.
  const look = async () => {
    try {
      const now = await stampOf(file).catch(() => 'gone');
      if (now === seen) return;
      seen = now;
      reader = await open<CountryResponse>(file);
    } catch (error) {
      onProblem?.('GEOIP_DATABASE cannot be read; the one before stays in use', error);
    }
  };
  const timer = setInterval(look, interval).unref();
  return {
    find: ofPlain((address) => reader.get(address)?.country?.iso_code),
    builtAt: reader.metadata.buildEpoch?.getTime() || undefined,
    close: () => clearInterval(timer),
  };
}

/** The package's version ends in year, month, day, hour and minute of its data. */
function packageBuiltAt(): number | undefined {
  const { version } = createRequire(import.meta.url)('geoip-country/package.json') as { version: string };
  const [, year, month, day] = /(\d{4})(\d{2})(\d{2})\d{4}$/.exec(version) ?? [];
  return year === undefined ? undefined : Date.UTC(Number(year), Number(month) - 1, Number(day));
}

async function stampOf(file: string): Promise<string> {
  const { ino, size, mtimeNs } = await stat(file, { bigint: true });
  return `${ino} ${size} ${mtimeNs}`;
}

function ofPlain(find: (address: string) => string | undefined): FindCountry {
  return (address) => {
    const plain = plainAddress(address);
    return plain === undefined ? undefined : find(plain)?.toUpperCase();
  };
}
