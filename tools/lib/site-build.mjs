import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { earlierParts } from './earlier-parts.mjs';
import { dist, node, root } from './paths.mjs';
import { precompress } from './precompress.mjs';
import { progress } from './progress.mjs';
import { prune } from './prune.mjs';
import { runCommand } from './run-command.mjs';
import { Problem, say } from './say.mjs';
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

const readStamp = () => (existsSync(stampFile) ? JSON.parse(readFileSync(stampFile, 'utf8')) : undefined);

/** Whether dist/ was built from the sources as they are now. */
export async function isFresh() {
  const kept = readStamp();
  if (!kept) return false;
  const now = currentStamp();
  if (kept.quick === now.quick) return true;
  if (kept.content !== now.content()) return false;
  await writeFile(stampFile, JSON.stringify({ ...kept, quick: now.quick }));
  return true;
}

/** Whether `finishSite` has nothing left to do. */
export const isFinished = () => readStamp()?.finished === true;

/** Marks dist/ as stale: `npm run dev` changes single files of it. */
export function forgetBuild() {
  return rm(stampFile, { force: true });
}

/** Pages contain the hash of the visitor script: Eleventy reads and checks texts while `widgets` is built, then waits for it. */
async function buildPages(widgets, onProgress) {
  const { code, output } = await runCommand(node, [...eleventy, '--quiet'], {
    quiet: true,
    env: { NODE_ENV: 'production' },
    spawn: { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] },
    started: (child) => {
      child.on('message', onProgress);
      // A child that has failed by then prints its own error.
      const tell = () => child.connected && child.send('The script is built.', () => {});
      widgets.then(tell, () => child.kill());
    },
  });
  if (code !== 0) throw new Problem(`${output.trim()}\n\nThe pages could not be built (npm run build): see above.`);
  if (isDraft && output.trim()) say(output.trim());
}

/**
 * Builds dist/ so that it can be served: the scripts, the pages, quickly compressed siblings. Files of an earlier build
 * are removed last, so that a running server always finds its files; `earlierParts` stay. `finishSite` does the rest.
 * @throws {Problem} with the output of the tool that failed
 */
export async function buildSite() {
  const since = Date.now();
  const before = currentStamp();
  const kept = { quick: before.quick, content: before.content() };
  await forgetBuild();
  let far;
  const line = progress('Building pages', () => far);
  try {
    const widgets = buildWidgets();
    await Promise.all([
      widgets,
      buildPages(widgets, (pages) => {
        far = pages;
      }),
    ]);
    await precompress(dist, { quick: true });
    await prune(dist, since, undefined, earlierParts(dist));
    await mkdir(join(dist, '_server'), { recursive: true });
    await writeFile(stampFile, JSON.stringify({ ...kept, finished: false }));
  } catch (error) {
    line.stop();
    throw error;
  }
  line.end(far && `${far.of} pages`);
}

/**
 * Does for a built site what it can be served without: draws the share images that its pages already name, and compresses
 * its files as much as is worth the time.
 * @throws {Problem} with the output of the tool that failed
 */
export async function finishSite() {
  const drawn = runCommand(node, ['--import', 'tsx/esm', 'site/outputs/draw-share-images.ts'], { quiet: true });
  await precompress(dist);
  const { code, output } = await drawn;
  if (code !== 0)
    throw new Problem(`${output.trim()}\n\nThe share images could not be drawn (npm run build): see above.`);
  const kept = readStamp();
  // A build that began meanwhile has removed the stamp: it is another site's.
  if (kept) await writeFile(stampFile, JSON.stringify({ ...kept, finished: true }));
}

/** Builds only what is stale, all of it. */
export async function ensureBuilt() {
  if (!(await isFresh())) await buildSite();
  if (isFinished()) return;
  const line = progress('Drawing share images and compressing');
  await finishSite().finally(line.stop);
  line.end();
}
