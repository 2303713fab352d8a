import { existsSync, readFileSync, watch } from 'node:fs';
import { join } from 'node:path';
import { startDevProxy } from './lib/dev-proxy.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { dist, root } from './lib/paths.mjs';
import { claimPort, freePort, wantedHost, wantedPort } from './lib/port.mjs';
import { main, say } from './lib/say.mjs';
import { buildSite, eleventy, forgetBuild, isFresh } from './lib/site-build.mjs';
import { watchedProcess } from './lib/watched-process.mjs';
import { wholeBuild } from './lib/whole-build.mjs';
import { viteBuild } from './lib/widgets-build.mjs';

// `npm run dev`: widgets and pages are built again as they change, the server starts again, open pages reload.

/** Milliseconds without a change to a text, after which the whole site is built again. */
const afterPause = 1000;

/** Calls `work` once things have been quiet for a moment: an editor's save is several events. */
function settled(work, milliseconds = 150) {
  let timer;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(work, milliseconds);
  };
}

/** What pages must be built on: without one of these nothing can be shown yet. */
const isBuilt = () => ['widgets.js', '_server/styles.json', 'urls.json'].every((file) => existsSync(join(dist, file)));

/** Whether a file under site/ is somebody's work, and not the build's cache or an editor's own. */
const isSource = (file) => /\.\w+$/.test(file) && !/(^|[\\/])\./.test(file);

/** The visitor script's bytes, by which the pages name it. */
const script = () => readFileSync(join(dist, 'widgets.js'), 'latin1');

await main(async () => {
  const port = wantedPort();
  await claimPort(port, wantedHost());
  await ensureInstalled();
  const wasFresh = await isFresh();
  if (!isBuilt()) await buildSite();
  await forgetBuild();

  const target = await freePort();
  const proxy = await startDevProxy({ port, host: wantedHost(), target });

  const server = watchedProcess(['--watch', '--watch-preserve-output', 'server/main.ts'], {
    env: {
      NODE_ENV: 'development',
      PORT: String(target),
      HOST: '127.0.0.1',
      SITE_ORIGIN: process.env.SITE_ORIGIN ?? `http://localhost:${port}`,
      TRUST_PROXY: process.env.TRUST_PROXY ?? 'loopback',
    },
    onLine: (line) => line.startsWith('Restarting') && proxy.reload(),
  });

  // One process lays out a changed page; another one then builds everything, with its lists and rules.
  const pages = watchedProcess([...eleventy, '--quiet', '--watch', '--incremental', '--ignore-initial'], {
    env: { NODE_ENV: 'production' },
    onLine: (line) => /Wrote [1-9]/.test(line) && proxy.reload(),
  });
  const whole = wholeBuild({ onDone: proxy.reloadChanged });
  if (!wasFresh) whole.soon(0);
  // Node keeps modules that it has loaded once, so that other code needs a process of its own.
  const otherCode = settled(() => {
    pages.restart();
    whole.soon(0);
  });

  let shownScript = script();
  const widgets = watchedProcess([...viteBuild, '--watch'], {
    onLine(line) {
      if (!line.includes('built in') || script() === shownScript) return;
      shownScript = script();
      otherCode();
    },
  });

  const watcher = watch(join(root, 'site'), { recursive: true }, (_event, name) => {
    const file = String(name ?? '');
    if (!isSource(file)) return;
    if (!file.endsWith('.md')) return otherCode();
    // A mistake may have ended it as it started; while it works it knows of the change itself.
    if (pages.hasEnded()) pages.restart();
    whole.soon(afterPause);
  });

  say(`\nOpen http://localhost:${port} (changes show by themselves; Ctrl-C ends)\n`);
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, async () => {
      watcher.close();
      proxy.stop();
      whole.stop();
      await Promise.all([server.stop(), pages.stop(), widgets.stop()]);
      process.exit(0);
    });
  }
});
