import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import { basename, dirname, join, normalize, relative, resolve } from 'node:path';
import { dist, node, root } from './lib/paths.mjs';
import { main, Problem, say } from './lib/say.mjs';

// `npm run pack-server -- FOLDER`: what a server needs at run time and nothing else, for a container or a plain copy:
// dist/, the sources that server/main.ts imports, the packages of those, and the pinned Node.

/** Also run by hand in a container: doctor, leads, staff, backup, restore. */
const entries = [
  'server/main.ts',
  'server/doctor-cli.ts',
  'server/leads/cli.ts',
  'server/staff/cli.ts',
  'server/newsletter/cli.ts',
  'server/database/backup-cli.ts',
  'server/backups/restore-test-cli.ts',
];

const imported = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"\s]+)['"]|new URL\(\s*['"](\.{1,2}\/[^'"\s]+\.(?:m?js|ts))['"]/g;

/** @returns {{ files: Set<string>, packages: Set<string> }} relative to the repository; names of packages */
export function neededBy(first) {
  const files = new Set();
  const packages = new Set();
  const waiting = [...first];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    if (!/\.[mc]?[jt]s$/.test(file)) continue;
    // Types are erased, so their packages are not needed.
    const text = readFileSync(join(root, file), 'utf8').replace(/^\s*import type [^;]*;/gm, '');
    for (const [, name, beside] of text.matchAll(imported)) {
      const wanted = name ?? beside ?? '';
      if (wanted.startsWith('.')) {
        const found = relative(root, resolve(root, dirname(file), wanted));
        if (existsSync(join(root, found))) waiting.push(normalize(found));
      } else if (!wanted.startsWith('node:') && !builtinModules.includes(wanted) && /^[@a-z]/.test(wanted)) {
        packages.add(
          wanted
            .split('/')
            .slice(0, wanted.startsWith('@') ? 2 : 1)
            .join('/'),
        );
      }
    }
  }
  return { files, packages };
}

/** Folders of the packages and of what they depend on, as the lock file places them. */
function packageFolders(names) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const found = new Set();
  const add = (name, from) => {
    for (let place = from; ; place = place.slice(0, place.lastIndexOf('/node_modules/'))) {
      const folder = place ? `${place}/node_modules/${name}` : `node_modules/${name}`;
      if (packages[folder]) {
        if (found.has(folder) || !existsSync(join(root, folder))) return;
        found.add(folder);
        const { dependencies = {}, optionalDependencies = {}, peerDependencies = {} } = packages[folder];
        for (const other of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }))
          add(other, folder);
        return;
      }
      if (!place.includes('/node_modules/')) {
        if (!place) return;
        place = '';
        const top = `node_modules/${name}`;
        if (packages[top]) add(name, '');
        return;
      }
    }
  };
  for (const name of names) add(name, '');
  return found;
}

/** Not read at run time. */
const isUseful = (path) =>
  !/\.(?:map|md|markdown|d\.[mc]?ts)$|[\\/](?:test|tests|docs|examples?|(?:openai|zod)[\\/]src)$/i.test(path);

export async function packServer(target) {
  if (!existsSync(join(dist, 'index.html'))) throw new Problem('The site is not built: npm run build');
  const { files, packages } = neededBy(entries);
  const copy = (path, filter) =>
    cp(join(root, path), join(target, path), { recursive: true, dereference: true, filter });
  await mkdir(target, { recursive: true });
  for (const file of files) await copy(file);
  for (const folder of packageFolders(packages))
    await copy(folder, (path) => isUseful(path) && !isNested(folder, path));
  await cp(dist, join(target, 'dist'), { recursive: true, filter: (path) => basename(path) !== 'share-to-draw' });
  await copy('package.json');
  await cp(node, join(target, 'node'), { dereference: true });
  return { files: files.size, packages: packages.size };
}

/** Packages within a package have their own line. */
const isNested = (folder, path) => relative(join(root, folder), path).split(/[\\/]/).includes('node_modules');

if (import.meta.filename === process.argv[1])
  await main(async () => {
    const target = process.argv[2];
    if (!target) throw new Problem('Where to? For example: npm run pack-server -- /srv/site');
    const { files, packages } = await packServer(resolve(target));
    say(`${target} has ${files} sources and ${packages} packages. Start it there: ./node server/main.ts`);
  });
