import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressWithHash, keptBundle } from './files/cached-bundle.ts';

/**
 * Builds the search itself as a file of its own, which the search widget loads at the first search: the
 * visitor script does not carry it. Returns its address, which changes with its content.
 */
export async function searchEngineAddress(dist: string): Promise<string> {
  const code = await keptBundle('search-engine', { entry: 'widgets/search/engine.ts', formats: ['es'] });
  const address = addressWithHash('search-engine', code);
  mkdirSync(join(dist, 'assets'), { recursive: true });
  writeFileSync(join(dist, address), code);
  return address;
}
