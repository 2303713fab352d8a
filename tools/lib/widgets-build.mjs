import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keptBuild } from './kept-build.mjs';
import { dist, node, root } from './paths.mjs';
import { runCommand } from './run-command.mjs';
import { Problem } from './say.mjs';

const viteBuildOf = (config) => [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--config', config];
export const viteBuild = viteBuildOf('vite.widgets.config.ts');
const staffBuild = viteBuildOf('vite.staff.config.ts');

const inputs = [
  'owner',
  'shared',
  'widgets',
  'admin',
  'vite.widgets.config.ts',
  'vite.staff.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  'tools/lib/kept-build.mjs',
  'tools/lib/widgets-build.mjs',
];

async function make(args, failure, env = {}) {
  const { code, output } = await runCommand(node, args, { quiet: true, env: { NODE_ENV: 'production', ...env } });
  if (code !== 0) throw new Problem(`${output.trim()}\n\n${failure} (npm run build): see above.`);
}

/** Entry and files of our own script, as paths in the built folder. */
const siteScriptList = '_server/site-script.json';

/** @returns {{ entry: string, imports: string[], files: string[] }} */
export const readSiteScript = (folder = dist) => JSON.parse(readFileSync(join(folder, siteScriptList), 'utf8'));

const staffScriptList = '_server/staff-script.json';
const staffFiles = (folder) => JSON.parse(readFileSync(join(folder, staffScriptList), 'utf8')).files;

/** Selects our own pages' script instead of the partners'. */
export const forSite = { WIDGETS_FOR: 'site' };

export const scriptFiles = (folder) => [
  'widgets.js',
  siteScriptList,
  ...readSiteScript(folder).files,
  staffScriptList,
  ...staffFiles(folder),
];

/**
 * Returns the note of `keptBuild`.
 * @throws {Problem} with the bundler's output
 */
export function buildWidgets(to = dist) {
  const into = (command) => [...command, '--outDir', to];
  const failure = 'The widgets could not be built';
  const outputs = () => scriptFiles(to);
  return keptBuild('widgets', inputs, to, outputs, () =>
    Promise.all([
      make(into(viteBuild), failure),
      make(into(viteBuild), failure, forSite),
      make(into(staffBuild), failure),
    ]),
  );
}

/**
 * The script for partners, with the version that it says it is. It leaves dist/ alone, which a server may be sending.
 * @param {string} version
 * @returns {Promise<Buffer>}
 * @throws {Problem} with the bundler's output
 */
export async function buildPartnersScript(version) {
  const folder = mkdtempSync(join(tmpdir(), 'widgets-'));
  try {
    await make([...viteBuild, '--outDir', folder], 'The script could not be built', { WIDGETS_VERSION: version });
    return readFileSync(join(folder, 'widgets.js'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
