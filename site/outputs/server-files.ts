import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { addressOf } from './address-of.ts';

/**
 * What the server reads of the build, in `dist/_server/` (never served): the CSP hash of each page's
 * CSS. Beside it `dist/urls.json`, the list of what was published.
 */
export function createServerFiles(dist: string) {
  const hashes = new Map<string, string>();
  return {
    /** Notes the page at `outputPath` (in `dist`) and the hash of its inlined CSS. */
    add(outputPath: string, hash: string): void {
      hashes.set(addressOf(relative(dist, outputPath)), hash);
    },
    write(): void {
      const entries = [...hashes].sort(([a], [b]) => a.localeCompare(b));
      const urls = entries
        .map(([address]) => address)
        .filter((address) => address.startsWith('/') && address !== '/404');
      mkdirSync(join(dist, '_server'), { recursive: true });
      writeFileSync(
        join(dist, '_server/styles.json'),
        JSON.stringify(Object.fromEntries(entries.map(([key, hash]) => [key, [hash]])), null, 1),
      );
      writeFileSync(join(dist, 'urls.json'), JSON.stringify(urls, null, 1));
    },
  };
}
