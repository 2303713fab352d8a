import { mkdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { outputAddress } from '../pages/output-address.ts';
import { writeWhole } from './files/write-atomic.ts';

/**
 * What the server reads of the build, in `dist/_server/` (never served): the CSP hash of each page's
 * CSS. Beside it `dist/urls.json`, the list of what was published.
 */
export function createServerFiles(dist: string) {
  const hashes = new Map<string, string>();
  const file = join(dist, '_server/styles.json');
  return {
    /** Records the page at `outputPath` (in `dist`) and the hash of its inlined CSS. */
    add(outputPath: string, hash: string): void {
      hashes.set(outputAddress(relative(dist, outputPath)), hash);
    },
    /** @param whole whether every page was recorded; otherwise the entries are merged into those of the last build */
    write(whole: boolean): void {
      const before = whole ? {} : writtenStyles(dist);
      const styles = { ...before, ...Object.fromEntries([...hashes].map(([address, hash]) => [address, [hash]])) };
      const addresses = Object.keys(styles).sort((a, b) => a.localeCompare(b));
      const urls = addresses.filter((address) => address.startsWith('/') && address !== '/404');
      mkdirSync(join(dist, '_server'), { recursive: true });
      writeWhole(file, JSON.stringify(Object.fromEntries(addresses.map((key) => [key, styles[key]])), null, 1));
      writeWhole(join(dist, 'urls.json'), JSON.stringify(urls, null, 1));
      hashes.clear();
    },
  };
}

/** The CSP hashes of every document in `dist`, by its address. */
export function writtenStyles(dist: string): Record<string, string[]> {
  return JSON.parse(readFileSync(join(dist, '_server/styles.json'), 'utf8')) as Record<string, string[]>;
}
