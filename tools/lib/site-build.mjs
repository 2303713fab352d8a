import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { earlierParts } from './earlier-parts.mjs';
import { dist, node, root } from './paths.mjs';
import { precompress } from './precompress.mjs';
import { prune } from './prune.mjs';
import { runCommand } from './run-command.mjs';
import { Problem, say, seconds } from './say.mjs';
import { stampOf } from './stamp.mjs';
import { buildWidgets } from './widgets-build.mjs';

/** Everything the built site depends on. */
const inputs = [
  'site',
  'widgets',
  '.eleventy.js',
  'vite.widgets.config.ts',
  'vite.staff.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  'tools/lib/kept-build.mjs',
  'tools/lib/partners-script.ts',
  'tools/lib/precompress.mjs',
  'tools/lib/site-build.mjs',
  'tools/lib/widgets-build.mjs',
];

const stampFile = join(dist, '_server', 'build-stamp.json');

// By default Node takes memory rather than collect garbage: 612 MB for 402 pages. With these limits 386 MB, no slower (design: 500).
export const eleventy = [
  '--max-semi-space-size=4',
  '--max-old-space-size=400',
  join(root, 'node_modules/@11ty/eleventy/cmd.cjs'),
];

/** Settings that the pages show: with another value they need another build. A test holds the list against the sources. */
export const shownSettings = [
  'SITE_ORIGIN',
  'ANALYTICS_SCRIPT_URL',
  'TRACKING_SCRIPT_URL',
  'ANALYTICS_ORIGINS',
  'ASSISTANT',
  'CALENDAR_URL',
  'LLM_PROVIDER',
  'LLM_COUNTRY',
];

// A draft, whose faults are only printed, must not be taken for a finished build.
const isDraft = process.env.NORTHLUME_DRAFT === '1';
const currentStamp = () => {
  const values = shownSettings.map((name) => `${name}=${process.env[name] ?? ''}`).join(' ');
  return stampOf(inputs, `${values} draft=${isDraft ? 1 : 0}`);
};

/** Whether dist/ was built from the sources as they are now. */
export async function isFresh() {
  if (!existsSync(stampFile)) return false;
  const kept = JSON.parse(readFileSync(stampFile, 'utf8'));
  const now = currentStamp();
  if (kept.quick === now.quick) return true;
  if (kept.content !== now.content()) return false;
  await writeFile(stampFile, JSON.stringify({ ...kept, quick: now.quick }));
  return true;
}

/** Marks dist/ as stale: `npm run dev` changes single files of it. */
export function forgetBuild() {
  return rm(stampFile, { force: true });
}

async function step(name, work) {
  const started = performance.now();
  const note = await work();
  say(`  ${name.padEnd(10)} ${seconds(started).padStart(7)}${note ? `  ${note}` : ''}`);
}

/** Pages contain the hash of the visitor script: Eleventy reads and checks texts while `widgets` is built, then waits for it. */
async function buildPages(widgets) {
  const { code, output } = await runCommand(node, [...eleventy, '--quiet'], {
    quiet: true,
    env: { NODE_ENV: 'production' },
    spawn: { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] },
    started: (child) => {
      // A child that has failed by then prints its own error.
      const tell = () => child.connected && child.send('The script is built.', () => {});
      widgets.then(tell, () => child.kill());
    },
  });
  if (code !== 0) throw new Problem(`${output.trim()}\n\nThe pages could not be built (npm run build): see above.`);
  if (isDraft && output.trim()) say(output.trim());
}

/**
 * Builds the whole of dist/: the scripts, the pages, the compressed siblings. Files of an earlier build are
 * removed last, so that a running server always finds its files; `earlierParts` stay.
 * @throws {Problem} with the output of the tool that failed
 */
export async function buildSite() {
  const started = performance.now();
  const since = Date.now();
  const before = currentStamp();
  const kept = { quick: before.quick, content: before.content() };
  say('Building …');
  await forgetBuild();
  const widgets = step('widgets', buildWidgets);
  await Promise.all([widgets, step('pages', () => buildPages(widgets))]);
  await step('compress', async () => {
    const { files, compressed } = await precompress(dist);
    return `${files} files, ${compressed} of ${files * 2} results new`;
  });
  await prune(dist, since, undefined, earlierParts(dist));
  await mkdir(join(dist, '_server'), { recursive: true });
  await writeFile(stampFile, JSON.stringify(kept));
  say(`Built in ${seconds(started)} (load ${loadavg()[0].toFixed(1)} on ${cpus().length} processors).`);
}

/** Builds only what is stale. */
export async function ensureBuilt() {
  if (!(await isFresh())) await buildSite();
}
