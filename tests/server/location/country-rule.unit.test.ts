import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CountryDatabase, openCountryDatabase } from '../../../server/location/country-database.ts';
import { createCountryRule } from '../../../server/location/country-rule.ts';
import { oldCountryData } from '../../../server/location/open-country-rule.ts';
import { countryFile } from '../../support/country-file.ts';
import { freshFolder } from '../../support/databases.ts';

const canadian = '24.48.0.1';
const day = 24 * 60 * 60_000;
const american = '8.8.8.8';

let builtIn: CountryDatabase;
beforeAll(async () => {
  builtIn = await openCountryDatabase(undefined);
});

type Case = {
  address?: string;
  headers?: Record<string, string>;
  proxy?: boolean;
  header?: string;
  production?: boolean;
  unknown?: 'allow' | 'deny';
  countries?: string[];
};

function answers({ address, headers = {}, proxy = false, production = true, countries = ['CA'], ...rule }: Case) {
  const allows = createCountryRule({ countries, production, find: builtIn.find, ...rule });
  return allows({ address, headers, viaTrustedProxy: proxy });
}

describe('the assistant answers a visitor by the address of the connection', () => {
  test.each<[string, Case, boolean]>([
    ['in Canada', { address: canadian }, true],
    ['in Canada, IPv6', { address: '2607:f2c0::1' }, true],
    ['in Canada, IPv4 written as IPv6', { address: `::ffff:${canadian}` }, true],
    ['in Canada, with a port behind it', { address: `${canadian}:4711` }, true],
    ['in the United States', { address: american }, false],
    ['in the United States, where the owner allows it', { address: american, countries: ['CA', 'US'] }, true],
    ['of no country', { address: '203.0.113.5' }, false],
    ['of no country, where the owner allows that', { address: '203.0.113.5', unknown: 'allow' }, true],
    ['that is none', { address: 'unknown' }, false],
    ['absent', {}, false],
    ['of the own machine, in production', { address: '127.0.0.1' }, false],
    ['of the own machine, outside production', { address: '127.0.0.1', production: false }, true],
    ['of the own machine, IPv6, outside production', { address: '::1', production: false }, true],
    ['of a private network, outside production', { address: '192.168.1.7', production: false }, true],
    ['of a private IPv6 network, outside production', { address: 'fd00::7', production: false }, true],
    ['beside a private network, outside production', { address: '172.32.0.1', production: false }, false],
    [
      'of the own machine, forwarded by somebody',
      { address: '127.0.0.1', production: false, headers: { 'x-forwarded-for': canadian } },
      false,
    ],
    [
      'of the own machine, where the owner denies it',
      { address: '127.0.0.1', production: false, unknown: 'deny' },
      false,
    ],
  ])('%s', (_name, visitor, allowed) => {
    expect(answers(visitor)).toBe(allowed);
  });
});

describe('a header that names the country decides only behind a trusted proxy', () => {
  const header = 'CF-IPCountry';
  test.each<[string, Case, boolean]>([
    ['from a client', { address: american, headers: { 'cf-ipcountry': 'CA' }, header }, false],
    ['from the proxy', { address: american, headers: { 'cf-ipcountry': 'ca' }, header, proxy: true }, true],
    [
      'from the proxy, another country',
      { address: canadian, headers: { 'cf-ipcountry': 'FR' }, header, proxy: true },
      false,
    ],
    ['from the proxy, Tor', { address: canadian, headers: { 'cf-ipcountry': 'T1' }, header, proxy: true }, false],
    ['from the proxy, unknown', { address: canadian, headers: { 'cf-ipcountry': 'XX' }, header, proxy: true }, false],
    [
      'from the proxy, nonsense',
      { address: canadian, headers: { 'cf-ipcountry': 'Canada' }, header, proxy: true },
      true,
    ],
    [
      'from the proxy, when none is configured',
      { address: american, headers: { 'cf-ipcountry': 'CA' }, proxy: true },
      false,
    ],
    ['that is missing', { address: canadian, header, proxy: true }, true],
  ])('%s', (_name, visitor, allowed) => {
    expect(answers(visitor)).toBe(allowed);
  });
});

describe('a database of the owner', () => {
  const folder = freshFolder();
  afterAll(() => rmSync(folder, { recursive: true }));

  test('takes the place of the built-in one', async () => {
    const file = countryFile(folder, { '203.0.113.0/24': 'CA', '24.48.0.0/16': 'FR' });
    const { find, close } = await openCountryDatabase(file);
    expect([find('203.0.113.5'), find(canadian), find(american)]).toEqual(['CA', 'FR', undefined]);
    close();
  });

  test('is read anew when it is replaced, and stays when what replaces it is half a copy', async () => {
    const file = countryFile(folder, { '203.0.113.0/24': 'CA' });
    const problems: string[] = [];
    const onProblem = (message: string) => problems.push(message);
    const { find, close } = await openCountryDatabase(file, { onProblem, interval: 20 });
    const whole = readFileSync(file);
    writeFileSync(file, whole.subarray(0, whole.length / 2));
    await expect.poll(() => problems.length, { timeout: 5_000 }).toBeGreaterThan(0);
    expect(find('203.0.113.5')).toBe('CA');
    countryFile(folder, { '203.0.113.0/24': 'FR' });
    await expect.poll(() => find('203.0.113.5'), { timeout: 5_000 }).toBe('FR');
    close();
  });

  test('says how old it is, as the built-in one does; the owner is told once it is older than 30 days', async () => {
    const built = Date.parse('2026-09-26');
    const { builtAt, close } = await openCountryDatabase(countryFile(folder, { '203.0.113.0/24': 'CA' }, built));
    expect(builtAt).toBe(built);
    close();
    expect(builtIn.builtAt).toBeGreaterThan(Date.parse('2026-01-01'));
    expect(oldCountryData(built, built + 30 * day)).toBeUndefined();
    expect(oldCountryData(undefined, built)).toBeUndefined();
    expect(oldCountryData(built, built + 31 * day)).toContain('31 days old');
  });

  test('that is missing is an error', async () => {
    await expect(openCountryDatabase(`${folder}/none.mmdb`)).rejects.toThrow();
  });
});
