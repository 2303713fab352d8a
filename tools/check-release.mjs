import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { isOfficialNode } from './lib/official-node.mjs';
import { node, root } from './lib/paths.mjs';
import { runCommand } from './lib/run-command.mjs';
import { main, say } from './lib/say.mjs';

// `npm run release-check`: what is known of the packages, before a release. A part that nobody answers is said: run it
// where the public registry and nodejs.org are reached.

const npmProgram = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const npm = (args) => runCommand(npmProgram, args, { quiet: true, spawn: { timeout: 180_000 } });

/** @returns {Promise<[ok: boolean | undefined, words: string]>} undefined: nobody answered */
async function audit() {
  const { output } = await npm(['audit', '--json']);
  const [json = ''] = /^\{[\s\S]*^\}/m.exec(output) ?? [];
  const found = json && JSON.parse(json).metadata?.vulnerabilities;
  if (!found) return [undefined, 'npm audit: the registry does not answer'];
  const { critical, high, moderate, low } = found;
  return [critical + high === 0, `npm audit: ${critical} critical, ${high} high, ${moderate} moderate, ${low} low`];
}

async function signatures() {
  const { code, output } = await npm(['audit', 'signatures']);
  if (code === 0) return [true, 'npm audit signatures: every package is signed by its registry'];
  if (/invalid|missing/i.test(output)) return [false, `npm audit signatures: ${output.trim()}`];
  return [undefined, 'npm audit signatures: the registry does not answer'];
}

/** CycloneDX, of what building and serving need. */
async function materials() {
  const { code, output } = await npm(['sbom', '--package-lock-only', '--omit=dev', '--sbom-format=cyclonedx']);
  if (code !== 0) return [false, `npm sbom: ${output.trim()}`];
  writeFileSync(join(root, 'sbom.cdx.json'), output.slice(output.indexOf('{')));
  return [true, `npm sbom: sbom.cdx.json, ${JSON.parse(output.slice(output.indexOf('{'))).components.length} packages`];
}

async function officialNode() {
  const { version } = JSON.parse(readFileSync(join(node, '../../package.json'), 'utf8'));
  const platform = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const same = await isOfficialNode({ file: node, version, platform });
  const what = `Node ${version} of the package`;
  if (same === undefined) return [undefined, `${what}: nodejs.org does not answer`];
  return [same, same ? `${what} is the one of nodejs.org` : `${what} is not the one of nodejs.org`];
}

await main(async () => {
  await ensureInstalled({ development: true });
  const parts = await Promise.all([audit(), signatures(), materials(), officialNode()]);
  for (const [ok, words] of parts) say(`${ok === undefined ? '○' : ok ? '✓' : '✗'} ${words}`);
  const unanswered = parts.filter(([ok]) => ok === undefined).length;
  if (unanswered > 0) say(`${unanswered} not answered: run npm run release-check where they are.`);
  if (parts.some(([ok]) => ok === false)) process.exitCode = 1;
});
