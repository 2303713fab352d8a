import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const entry = 'widgets/search/engine.ts';
const kept = 'site/.cache/search-engine.json';

/** What was made of which files: `tools` is the hash of the list of packages. */
type Bundle = { code: string; tools: string; modules: Record<string, string> };

/**
 * Builds the search itself as a file of its own, which the search widget loads at the first search: the
 * visitor script does not carry it. Returns its address, which changes with its content.
 */
export async function searchEngineAddress(dist: string): Promise<string> {
  const { code } = keptBundle() ?? (await makeBundle());
  const address = `/assets/search-engine-${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`;
  mkdirSync(join(dist, 'assets'), { recursive: true });
  writeFileSync(join(dist, address), code);
  return address;
}

/** The bundle of an earlier build, when none of its files has changed since. */
function keptBundle(): Bundle | undefined {
  if (!existsSync(kept)) return undefined;
  const bundle = JSON.parse(readFileSync(kept, 'utf8')) as Bundle;
  const isSame = Object.entries(bundle.modules).every(([file, hash]) => existsSync(file) && hashOf(file) === hash);
  return isSame && bundle.tools === packages() ? bundle : undefined;
}

async function makeBundle(): Promise<Bundle> {
  // Only here: a bundler takes longer to load than all pages to read.
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
  const chunks = (Array.isArray(result) ? result : [result])
    .flatMap((one) => ('output' in one ? one.output : []))
    .filter((one) => one.type === 'chunk');
  const modules = chunks.flatMap((chunk) => chunk.moduleIds).filter((file) => existsSync(file));
  const bundle: Bundle = {
    code: chunks.map((chunk) => chunk.code).join(''),
    tools: packages(),
    modules: Object.fromEntries([...modules, import.meta.filename].map((file) => [file, hashOf(file)])),
  };
  mkdirSync(dirname(kept), { recursive: true });
  writeFileSync(kept, JSON.stringify(bundle));
  return bundle;
}

const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('base64url');
const packages = () => hashOf('package-lock.json');
