import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { LibraryOptions } from 'vite';

const cache = 'site/.cache/bundles';
/** Inputs besides the script's own modules. */
const makers = [import.meta.filename, 'package-lock.json'];
/** Relative, so that a cache copied with the project stays valid. */
const inProject = (file: string) => relative(process.cwd(), file);

/** `order`: the requested library options; `modules`: the hash of each source file. */
type CachedBundle = { code: string; order: string; modules: Record<string, string> };

/** Minified, and cached until one of its files changes. */
export async function cachedBundle(name: string, lib: LibraryOptions): Promise<string> {
  const file = join(cache, `${name}.json`);
  if (existsSync(file)) {
    const bundle = JSON.parse(readFileSync(file, 'utf8')) as CachedBundle;
    const isSame = Object.entries(bundle.modules).every(([path, hash]) => existsSync(path) && hashOf(path) === hash);
    if (isSame && bundle.order === JSON.stringify(lib)) return bundle.code;
  }
  const bundle = await makeBundle(name, lib);
  mkdirSync(cache, { recursive: true });
  writeFileSync(file, JSON.stringify(bundle));
  return bundle.code;
}

export function addressWithHash(name: string, code: string): string {
  return `/assets/${name}-${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`;
}

async function makeBundle(name: string, lib: LibraryOptions): Promise<CachedBundle> {
  // Lazy: loading the bundler takes longer than reading all pages.
  const { build } = await import('vite');
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      target: ['chrome125', 'safari17.5', 'firefox128'],
      lib: { fileName: name, ...lib },
      minify: true,
      reportCompressedSize: false,
    },
  });
  const chunks = (Array.isArray(result) ? result : [result])
    .flatMap((one) => ('output' in one ? one.output : []))
    .filter((one) => one.type === 'chunk');
  const modules = chunks.flatMap((chunk) => chunk.moduleIds).filter((file) => existsSync(file));
  return {
    code: chunks.map((chunk) => chunk.code).join(''),
    order: JSON.stringify(lib),
    modules: Object.fromEntries([...modules, ...makers].map((file) => [inProject(file), hashOf(file)])),
  };
}

const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('base64url');
