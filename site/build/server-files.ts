import { mkdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { outputAddress } from '../pages/output-address.ts';
import { writeWhole } from './files/write-atomic.ts';

/**
 * Writes the CSP hashes of each page's CSS to `dist/_server/` (never served), and the published addresses to
 * `dist/urls.json`.
 */
export function createServerFiles(dist: string) {
  const hashes = new Map<string, string>();
  const file = join(dist, '_server/styles.json');
  return {
    /** @param outputPath path in `dist` */
    add(outputPath: string, hash: string): void {
      hashes.set(outputAddress(relative(dist, outputPath)), hash);
    },
    /** @param whole false merges with the last build */
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

/** CSP hashes by address. */
export function writtenStyles(dist: string): Record<string, string[]> {
  return JSON.parse(readFileSync(join(dist, '_server/styles.json'), 'utf8')) as Record<string, string[]>;
}
