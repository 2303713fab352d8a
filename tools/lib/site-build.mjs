// Not npm scripts: scripts, pages and compression run in parallel, and only stale parts are built.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { authorText, notesText } from './author-text.mjs';
import { dist, node, root } from './paths.mjs';
import { precompress } from './precompress.mjs';
import { progress } from './progress.mjs';
import { runCommand } from './run-command.mjs';
import { Problem, say } from './say.mjs';
import { isDue } from './schedule.mjs';
import { stampOf } from './stamp.mjs';
import { keepEarlierParts, swapIn } from './swap-dist.mjs';
import { buildWidgets } from './widgets-build.mjs';

const inputs = [
  'owner',
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

/** Builds are made and finished in these, so that dist/ never has a rejected one. */
export const next = `${dist}.next`;
const finished = `${dist}.finished`;

/** Files of all pages and their pictures. */
const countContent = () =>
  ['site/content', 'owner/content']
    .map((folder) => join(root, folder))
    .filter(existsSync)
    .flatMap((folder) => readdirSync(folder, { recursive: true })).length;

// Limits that make Node collect garbage earlier, at the same speed: on a machine of 1 GB its own limit would be too low,
// on others it takes twice as much. Half a megabyte a page is more than one needs.
export const eleventy = [
  '--max-semi-space-size=4',
  `--max-old-space-size=${100 + Math.ceil(countContent() / 2)}`,
  join(root, 'node_modules/@11ty/eleventy/cmd.cjs'),
];

/** Pages show these settings, so other values need another build. A test compares the list with the sources. */
export const shownSettings = [
  'SITE_ORIGIN',
  'API_ORIGIN',
  'ANALYTICS_SCRIPT_URL',
  'TRACKING_SCRIPT_URL',
  'ANALYTICS_ORIGINS',
  'ASSISTANT',
  'CALENDAR_URL',
  'LLM_PROVIDER',
  'LLM_COUNTRY',
];

const currentStamp = () => {
  const values = shownSettings.map((name) => `${name}=${process.env[name] ?? ''}`).join(' ');
  return stampOf(inputs, values);
};

const readStamp = () => (existsSync(stampIn(dist)) ? JSON.parse(readFileSync(stampIn(dist), 'utf8')) : undefined);
const writeStamp = (folder, stamp) => writeFile(stampIn(folder), JSON.stringify(stamp));

export async function isFresh() {
  const kept = readStamp();
  if (!kept || isDue(dist)) return false;
  const now = currentStamp();
  if (kept.quick === now.quick) return true;
  if (kept.content !== now.content()) return false;
  await writeStamp(dist, { ...kept, quick: now.quick });
  return true;
}

/** Also if built from older sources. */
export const hasSite = () => existsSync(stampIn(dist));

export const isFinished = () => readStamp()?.finished === true;

/** Of the texts that an earlier build had too. */
async function keepMeanings() {
  const earlier = join(dist, '_server', 'chat-meanings.bin');
  if (existsSync(earlier)) await cp(earlier, join(next, '_server', 'chat-meanings.bin'));
}

/** Needed because `npm run dev` changes single files in dist/. */
export function forgetBuild() {
  return rm(stampIn(dist), { force: true });
}

/** Makes Eleventy write to a folder next to dist/ (site/pages/output-address.ts). */
export const pagesInto = (folder) => ({ NODE_ENV: 'production', SITE_OUT: basename(folder) });

/** Eleventy reads and checks texts while `widgets` is built, then waits for it: pages contain the script's hash. */
async function buildPages(widgets, onProgress, onNotes) {
  const { code, output } = await runCommand(node, [...eleventy, '--quiet'], {
    quiet: true,
    env: pagesInto(next),
    spawn: { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] },
    started: (child) => {
      child.on('message', ({ notes, ...pages }) => (notes ? onNotes(notes) : onProgress(pages)));
      // A child that has failed prints its own error.
      const tell = () => child.connected && child.send('The script is built.', () => {});
      widgets.then(tell, () => child.kill());
    },
  });
  if (code !== 0) throw new Problem(authorText(output));
}

/**
 * Builds scripts, pages and quickly compressed siblings in a new folder, checks it and swaps it in as dist/.
 * @throws {Problem} with the failed tool's output; dist/ is unchanged
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
    await keepMeanings();
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
 * Draws share images, works out what the assistant's answers mean, and compresses fully. Works on a copy, because a running server has cached file sizes.
 * @param {{ forTests?: boolean }} [options] forTests: pages are compressed quickly and few images drawn; a later call does
 * the rest
 * @throws {Problem} with the failed tool's output
 */
export async function finishSite({ forTests = false } = {}) {
  const stamp = readStamp();
  await rm(finished, { recursive: true, force: true });
  await cp(dist, finished, { recursive: true, preserveTimestamps: true });
  const draw = ['--import', 'tsx/esm', 'site/build/share-images/draw-share-images.ts', ...(forTests ? ['few'] : [])];
  const drawn = runCommand(node, draw, { quiet: true, env: pagesInto(finished) });
  const meant = runCommand(node, ['server/chat/write-meanings.ts', finished], { quiet: true });
  await precompress(finished, { quickPages: forTests });
  await meant;
  const { code, output } = await drawn;
  if (code !== 0)
    throw new Problem(`${output.trim()}\n\nThe share images could not be drawn (npm run build): see above.`);
  // Another build was swapped in, or `npm run dev` is changing this one.
  if (!stamp || readStamp()?.content !== stamp.content) return rm(finished, { recursive: true });
  await writeStamp(finished, { ...stamp, finished: forTests ? 'for tests' : true });
  swapIn(finished, dist);
}

/** @param {{ forTests?: boolean }} [options] as of `finishSite` */
export async function ensureBuilt({ forTests = false } = {}) {
  if (!(await isFresh())) await buildSite();
  if (isFinished() || (forTests && readStamp()?.finished)) return;
  const line = progress('Drawing share images and compressing');
  await finishSite({ forTests }).finally(line.stop);
  line.end();
}
