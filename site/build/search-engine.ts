import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressWithHash, cachedBundle } from './files/cached-bundle.ts';

/**
 * A separate file, loaded at the first search.
 * @returns content-hashed address
 */
export async function searchEngineAddress(dist: string): Promise<string> {
  const code = await cachedBundle('search-engine', { entry: 'widgets/search/engine.ts', formats: ['es'] });
  const address = addressWithHash('search-engine', code);
  mkdirSync(join(dist, 'assets'), { recursive: true });
  writeFileSync(join(dist, address), code);
  return address;
}
