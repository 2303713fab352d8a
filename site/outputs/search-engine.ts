import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const entry = 'widgets/search/engine.ts';

/**
 * Builds the search itself as a file of its own, which the search widget loads at the first search: the
 * visitor script does not carry it. Returns its address, which changes with its content.
 */
export async function searchEngineAddress(dist: string): Promise<string> {
  // Only here: a watcher that changes a page has no need to load a bundler again.
  const { build } = await import('vite');
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      target: ['chrome125', 'safari17.5', 'firefox128'],
      lib: { entry, formats: ['es'], fileName: 'search-engine' },
      minify: true,
      reportCompressedSize: false,
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) => ('output' in one ? one.output : []));
  const code = outputs.map((one) => (one.type === 'chunk' ? one.code : '')).join('');
  const address = `/assets/search-engine-${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`;
  mkdirSync(join(dist, 'assets'), { recursive: true });
  writeFileSync(join(dist, address), code);
  return address;
}
