import { join } from 'node:path';
import { keptBuild } from './kept-build.mjs';
import { dist, node, root } from './paths.mjs';
import { prune } from './prune.mjs';
import { runCommand } from './run-command.mjs';
import { Problem } from './say.mjs';

export const viteBuild = [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--config', 'vite.widgets.config.ts'];
// `npm test` has checked them; here they are only written.
const typesBuild = [join(root, 'node_modules/typescript/bin/tsc'), '--project', 'widgets', '--noCheck'];

/** All that the visitors' script and its types are made of: what widgets may import, and what makes them. */
const inputs = [
  'widgets',
  'site/data',
  'site/redirects',
  'vite.widgets.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  'tools/lib/kept-build.mjs',
  'tools/lib/widgets-build.mjs',
];

async function make(args, failure) {
  const { code, output } = await runCommand(node, args, { quiet: true, env: { NODE_ENV: 'production' } });
  if (code !== 0) throw new Problem(`${output.trim()}\n\n${failure} (npm run build): see above.`);
}

/**
 * Puts the visitors' script into dist/. Gives a note; empty when they were built anew.
 * @throws {Problem} with the bundler's own words
 */
export function buildWidgets() {
  return keptBuild('widgets', inputs, ['widgets.js'], () => make(viteBuild, 'The widgets could not be built'));
}

/**
 * Puts the types of the script into dist/, for partners who write TypeScript. No page needs them, and they take
 * longer than the script. Gives a note; empty when they were written anew.
 * @throws {Problem} with the compiler's own words
 */
export function buildTypes() {
  return keptBuild('types', inputs, ['types'], async () => {
    const since = Date.now();
    await make(typesBuild, 'The types could not be written');
    await prune(join(dist, 'types'), since);
  });
}
