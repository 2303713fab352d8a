import { existsSync, readFileSync } from 'node:fs';

const sample = 'site/redirects/published.json';

/** Written by `npm run redirects -- remember`. */
const own = 'owner/published.json';

/** Every address so far: the sample's, and those that a company has published. */
export const publishedFiles = [sample, own] as const;

/** The file to which new addresses go: the owner's, so that upgrades find nothing to merge; in the sample, its own. */
export const publishedFileOf = (isSample: boolean): string => (isSample ? sample : own);

export const addressesIn = (file: string): string[] =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : [];

export const publishedAddresses = (): string[] => [...new Set(publishedFiles.flatMap(addressesIn))];
