import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { cache, dist, node, root } from './paths.mjs';
import { prune } from './prune.mjs';
import { runCommand } from './run-command.mjs';
import { Problem } from './say.mjs';
import { stampOf } from './stamp.mjs';

export const viteBuild = [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--config', 'vite.widgets.config.ts'];

/** All that the visitors' script and its types are made of: what widgets may import, and what makes them. */
const inputs = [
  'widgets',
  'site/data',
  'site/redirects',
  'vite.widgets.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  'tools/lib/widgets-build.mjs',
];

/** What is written into dist/. */
const outputs = ['widgets.js', 'widgets', 'types'];
const kept = join(cache, 'widgets');

/**
 * Puts the visitors' script, its pinned copy and its types into dist/: built, or as they were built from the same
 * files before (types take longer than all pages).
 * @returns {Promise<string>} a note for the person at the terminal; empty when it was built
 * @throws {Problem} with the bundler's own words
 */
export async function buildWidgets() {
  const made = join(kept, stampOf(inputs, '').content());
  if (existsSync(made)) {
    for (const name of outputs) await cp(join(made, name), join(dist, name), { recursive: true });
    return 'as before';
  }
  const since = Date.now();
  const { code, output } = await runCommand(node, viteBuild, { quiet: true, env: { NODE_ENV: 'production' } });
  if (code !== 0) throw new Problem(`${output.trim()}\n\nThe widgets could not be built (npm run build): see above.`);
  for (const name of outputs.slice(1)) await prune(join(dist, name), since);
  await rm(kept, { recursive: true, force: true });
  const isSource = (path) => !/\.(br|gz)$/.test(path);
  const beside = `${kept}.${process.pid}`;
  for (const name of outputs) await cp(join(dist, name), join(beside, name), { recursive: true, filter: isSource });
  await mkdir(kept, { recursive: true });
  // In one step: a build that is ended here leaves none rather than a part.
  await rename(beside, made);
  return '';
}
