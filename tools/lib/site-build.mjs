// Not npm scripts: scripts, pages and compression run side by side, and only what is stale is built.
import { existsSync, readFileSync } from 'node:fs';
import { cp, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { authorText, notesText } from './author-text.mjs';
import { dist, node, root } from './paths.mjs';
import { precompress } from './precompress.mjs';
import { progress } from './progress.mjs';
import { runCommand } from './run-command.mjs';
import { Problem, say } from './say.mjs';
import { stampOf } from './stamp.mjs';
import { keepEarlierParts, swapIn } from './swap-dist.mjs';
import { buildWidgets } from './widgets-build.mjs';

/** Everything the built site depends on. */
const inputs = [
  'shared',
  'site',
  'widgets',
  'admin',
  '.eleventy.js',
  'vite.widgets.config.ts',
  'vite.staff.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  'tools/lib/kept-build.mjs',
  'tools/lib/precompress.mjs',
  'tools/lib/site-build.mjs',
  'tools/lib/swap-dist.mjs',
  'tools/lib/widgets-build.mjs',
];

const stampIn = (folder) => join(folder, '_server', 'build-stamp.json');

/** Where a build writes, and where it is finished: what is refused never lies in dist/. */
export const next = `${dist}.next`;
const finished = `${dist}.finished`;

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

const readStamp = () => (existsSync(stampIn(dist)) ? JSON.parse(readFileSync(stampIn(dist), 'utf8')) : undefined);
const writeStamp = (folder, stamp) => writeFile(stampIn(folder), JSON.stringify(stamp));

/** Whether dist/ was built from the sources as they are now. */
export async function isFresh() {
  const kept = readStamp();
  if (!kept) return false;
  const now = currentStamp();
  if (kept.quick === now.quick) return true;
  if (kept.content !== now.content()) return false;
  await writeStamp(dist, { ...kept, quick: now.quick });
  return true;
}

/** Whether there is a whole site to serve, be it of earlier sources. */
export const hasSite = () => existsSync(stampIn(dist));

/** Whether `finishSite` has nothing left to do. */
export const isFinished = () => readStamp()?.finished === true;

/** Marks dist/ as stale: `npm run dev` changes single files of it. */
export function forgetBuild() {
  return rm(stampIn(dist), { force: true });
}

/** The environment in which Eleventy writes into a folder beside dist/ (site/pages/output-address.ts). */
export const pagesInto = (folder) => ({ NODE_ENV: 'production', SITE_OUT: basename(folder) });

/** Pages contain the hash of the visitor script: Eleventy reads and checks texts while `widgets` is built, then waits for it. */
async function buildPages(widgets, onProgress, onNotes) {
  const { code, output } = await runCommand(node, [...eleventy, '--quiet'], {
    quiet: true,
    env: pagesInto(next),
    spawn: { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] },
    started: (child) => {
      child.on('message', ({ notes, ...pages }) => (notes ? onNotes(notes) : onProgress(pages)));
      // A child that has failed by then prints its own error.
      const tell = () => child.connected && child.send('The script is built.', () => {});
      widgets.then(tell, () => child.kill());
    },
  });
  if (code !== 0) throw new Problem(authorText(output));
  if (isDraft && output.trim()) say(output.trim());
}

/**
 * Builds the site so that it can be served: the scripts, the pages, quickly compressed siblings. All is written into a new
 * folder, checked there, and swapped in as dist/ at the end. `finishSite` does the rest.
 * @throws {Problem} with the output of the tool that failed; dist/ is as it was
 */
export async function buildSite() {
  const before = currentStamp();
  const stamp = { quick: before.quick, content: before.content(), finished: false };
  await rm(next, { recursive: true, force: true });
  let far;
  let notes = [];
  const line = progress('Building pages', () => far);
  try {
    const widgets = buildWidgets(next);
    await Promise.all([
      widgets,
      buildPages(
        widgets,
        (pages) => {
          far = pages;
        },
        (found) => {
          notes = found;
        },
      ),
    ]);
    await precompress(next, { quick: true });
    await keepEarlierParts(dist, next);
    await writeStamp(next, stamp);
    swapIn(next, dist);
  } catch (error) {
    line.stop();
    throw error;
  }
  line.end(far && `${far.of} pages`);
  if (notes.length > 0) say(notesText(notes));
}

/**
 * Does for a built site what it can be served without: draws the share images that its pages already name, and compresses
 * its files as much as is worth the time. Works on a copy, which is swapped in at the end: a server that runs meanwhile
 * knows the sizes of its files.
 * @throws {Problem} with the output of the tool that failed
 */
export async function finishSite() {
  const stamp = readStamp();
  await rm(finished, { recursive: true, force: true });
  await cp(dist, finished, { recursive: true, preserveTimestamps: true });
  const draw = ['--import', 'tsx/esm', 'site/build/share-images/draw-share-images.ts'];
  const drawn = runCommand(node, draw, { quiet: true, env: pagesInto(finished) });
  await precompress(finished);
  const { code, output } = await drawn;
  if (code !== 0)
    throw new Problem(`${output.trim()}\n\nThe share images could not be drawn (npm run build): see above.`);
  // Another build may have been swapped in meanwhile, or `npm run dev` begun to change this one.
  if (!stamp || readStamp()?.content !== stamp.content) return rm(finished, { recursive: true });
  await writeStamp(finished, { ...stamp, finished: true });
  swapIn(finished, dist);
}

/** Builds only what is stale, all of it. */
export async function ensureBuilt() {
  if (!(await isFresh())) await buildSite();
  if (isFinished()) return;
  const line = progress('Drawing share images and compressing');
  await finishSite().finally(line.stop);
  line.end();
}
