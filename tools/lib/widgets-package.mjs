// The compiler and `npm pack`; in between, import suffixes in types are adapted.
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { node, root } from './paths.mjs';
import { runCommand } from './run-command.mjs';
import { Problem } from './say.mjs';

const room = join(root, 'packages/itwidgets');
const types = join(root, 'site/public/types/itwidgets.d.ts');

async function run(program, args, cwd) {
  const { code, output } = await runCommand(program, args, { quiet: true, spawn: { cwd } });
  if (code !== 0) throw new Problem(`${output.trim()}\n\nThe package of the widgets could not be made: see above.`);
  return output;
}

/**
 * Builds and packs `@itwidgets/widgets`, as `npm publish` would.
 * @param {string} folder existing and empty
 * @returns {Promise<string>} path of the tarball
 * @throws {Problem} with the compiler's or npm's output
 */
export async function packWidgets(folder) {
  // At the top level, where resolvers that ignore `exports` look for `@itwidgets/widgets/react`.
  await run(node, [join(root, 'node_modules/typescript/bin/tsc'), '--project', room, '--outDir', folder], root);
  // The compiler keeps `.ts` suffixes in types, but the package has no sources.
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.d.ts'))) {
    const path = join(folder, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(/from '[./\w]*\/([\w-]+?)(?:\.d)?\.ts'/g, "from './$1.js'"));
  }
  const others = [join(room, 'package.json'), join(room, 'README.md'), join(root, 'LICENSE'), types];
  for (const file of others) cpSync(file, join(folder, basename(file)));
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const packed = JSON.parse(await run(npm, ['pack', '--json', '--ignore-scripts', '--loglevel=error'], folder));
  return join(folder, packed[0].filename);
}
