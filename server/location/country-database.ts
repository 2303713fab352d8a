import { stat } from 'node:fs/promises';
import type { CountryResponse } from 'maxmind';
import { plainAddress } from './client-address.ts';

/** Finds the country of an address as two capital letters; undefined when the data has none. */
export type FindCountry = (address: string | undefined) => string | undefined;

export type WatchOptions = {
  onProblem?: (message: string, error: unknown) => void;
  /** How often to look whether the file is another one (ms). */
  interval?: number;
};

export type CountryDatabase = { find: FindCountry; close(): void };

/**
 * Opens the data that says which country an address is in: a MaxMind file (`GEOIP_DATABASE`), read anew when it is
 * replaced (one that cannot be read, such as half a copy, leaves the last one in use), or the GeoLite2 data of `geoip-country`. Rejects when the file is missing or is no such database.
 */
export async function openCountryDatabase(
  file: string | undefined,
  { onProblem, interval = 5_000 }: WatchOptions = {},
): Promise<CountryDatabase> {
  if (file === undefined) {
    // Loaded only here: 18 MB that the command line has no use for.
    const { default: geoip } = await import('geoip-country');
    return { find: ofPlain((address) => geoip.lookup(address)?.country), close: () => undefined };
  }
  const { open } = await import('maxmind');
  // Looked at before it is read: a file that is replaced meanwhile is then another one at the next look.
  let seen = await stampOf(file);
  let reader = await open<CountryResponse>(file);
  // Not the library's own watch: what it cannot read ends the process.
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
    close: () => clearInterval(timer),
  };
}

/** Tells one state of a file from another. */
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
