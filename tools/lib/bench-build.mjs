import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { environment, node, root } from './paths.mjs';
import { Problem } from './say.mjs';
import { buildSite, eleventy } from './site-build.mjs';

/** The middle of some numbers. */
export function median(numbers) {
  return [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)];
}

/**
 * Seconds of a full build with warm caches, median of some rounds.
 * @param {number} rounds
 */
export async function fullBuild(rounds) {
  await buildSite();
  const times = [];
  for (let round = 0; round < rounds; round++) {
    const started = performance.now();
    await buildSite();
    times.push((performance.now() - started) / 1000);
  }
  return median(times);
}

/** Settles with the time when the watcher says that it has written something. */
function nextWrite(lines, deadline) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Problem('Eleventy did not answer to a changed page.')), deadline);
    lines.onLine = (line) => {
      if (!line.includes('Wrote ')) return;
      clearTimeout(timer);
      resolve(performance.now());
    };
  });
}

/**
 * Milliseconds from saving one page to its new HTML, under Eleventy's watcher as `npm run dev` runs it;
 * median of some rounds. The page is saved with the text it has.
 * @param {number} rounds
 */
export async function onePageRebuild(rounds) {
  const content = join(root, 'site', 'content');
  const page = readdirSync(content, { recursive: true }).find((path) => String(path).endsWith('.md'));
  if (!page) throw new Problem('There is no page in site/content to change.');
  const text = readFileSync(join(content, String(page)));

  const watcher = spawn(node, [...eleventy, '--quiet', '--watch', '--incremental'], {
    cwd: root,
    env: environment(),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = { onLine: (_line) => undefined };
  watcher.stdout.setEncoding('utf8').on('data', (chunk) => {
    for (const line of chunk.split('\n')) lines.onLine(line);
  });
  try {
    await nextWrite(lines, 60_000);
    const times = [];
    for (let round = 0; round < rounds; round++) {
      // The watcher takes a moment to listen again after a build.
      await wait(1000);
      const written = nextWrite(lines, 20_000);
      const started = performance.now();
      writeFileSync(join(content, String(page)), text);
      times.push((await written) - started);
    }
    return median(times);
  } finally {
    watcher.kill('SIGTERM');
  }
}
