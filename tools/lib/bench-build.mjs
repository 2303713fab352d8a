// No library: it measures this project’s commands.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { cache, environment } from './paths.mjs';
import { freePort } from './port.mjs';
import { copyProject } from './project-copy.mjs';
import { Problem } from './say.mjs';
import { buildSite, finishSite } from './site-build.mjs';

async function buildAll() {
  await buildSite();
  await finishSite();
}

export function median(numbers) {
  return [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)];
}

/**
 * Median seconds with warm caches.
 * @param {number} rounds
 */
export async function fullBuild(rounds) {
  await buildAll();
  const times = [];
  for (let round = 0; round < rounds; round++) {
    const started = performance.now();
    await buildAll();
    times.push((performance.now() - started) / 1000);
  }
  return median(times);
}

export async function coldBuild() {
  const others = readdirSync(cache).filter((name) => name !== 'share' && name !== 'brand');
  for (const name of others) rmSync(join(cache, name), { recursive: true });
  const started = performance.now();
  await buildAll();
  return (performance.now() - started) / 1000;
}

/** Retries, because the server may be restarting. */
async function pageWith(url, mark, deadline) {
  while (performance.now() < deadline) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(5000) }).catch(() => undefined);
    const html = await answer?.text().catch(() => '');
    if (html?.includes(mark)) return;
    await wait(5);
  }
  throw new Problem(`${url} does not show what was saved.`);
}

/** `told` resolves at the first reload. */
async function openPage(origin) {
  const events = await fetch(`${origin}/__dev/events`);
  const told = async () => {
    for await (const chunk of events.body) if (Buffer.from(chunk).includes('reload')) return;
  };
  return { told: told() };
}

/**
 * Milliseconds (median, maximum) from saving a page until `npm run dev` serves it and reloads the browser, in a copy of
 * the project.
 * @param {number} rounds
 */
export async function onePageRebuild(rounds) {
  const { folder, remove } = copyProject();
  const file = join(folder, 'site/content/(legal)/privacy-policy.md');
  const text = readFileSync(file, 'utf8');
  const origin = `http://127.0.0.1:${await freePort()}`;
  const env = environment({ PORT: new URL(origin).port, HOST: '127.0.0.1', DATA_DIR: join(folder, 'data') });
  const dev = spawn(process.execPath, ['tools/dev.mjs'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    await until(dev.stdout, 'The whole site');
    const times = [];
    for (let round = 0; round < rounds; round++) {
      await wait(500);
      const mark = `Saved in round ${round}.`;
      const page = await openPage(origin);
      const started = performance.now();
      writeFileSync(file, `${text}\n\n${mark}\n`);
      await Promise.all([page.told, pageWith(`${origin}/privacy-policy`, mark, started + 20_000)]);
      times.push(performance.now() - started);
    }
    return { median: median(times), longest: Math.max(...times) };
  } finally {
    const ended = once(dev, 'exit');
    dev.kill('SIGTERM');
    await ended;
    remove();
  }
}

function until(stream, words) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Problem(`npm run dev did not say "${words}".`)), 120_000);
    stream.setEncoding('utf8').on('data', (chunk) => {
      if (!chunk.includes(words)) return;
      clearTimeout(timer);
      resolve();
    });
  });
}
