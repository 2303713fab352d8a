import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { startDevProxy } from './lib/dev-proxy.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/paths.mjs';
import { claimPort, freePort, wantedHost, wantedPort } from './lib/port.mjs';
import { main, say } from './lib/say.mjs';
import { buildSite, eleventy, forgetBuild, isFresh, viteBuild } from './lib/site-build.mjs';
import { watchedProcess } from './lib/watched-process.mjs';

// `npm run dev`: widgets and pages are built again as they change, the server starts again, open pages reload.

/** Calls `work` once things have been quiet for a moment: an editor's save is several events. */
function settled(work, milliseconds = 150) {
  let timer;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(work, milliseconds);
  };
}

/**
 * Whether a change under site/ needs Eleventy afresh: Node keeps modules that it has loaded once, and the
 * build reads the front matter of all pages when it starts.
 */
function needsFreshPages(file) {
  return !String(file).startsWith('.cache');
}

await main(async () => {
  const port = wantedPort();
  await claimPort(port, wantedHost());
  await ensureInstalled();
  if (!(await isFresh())) await buildSite();
  await forgetBuild();

  const target = await freePort();
  const proxy = await startDevProxy({ port, host: wantedHost(), target });
  const reload = settled(proxy.reload);

  const server = watchedProcess(['--watch', '--watch-preserve-output', 'server/main.ts'], {
    env: {
      NODE_ENV: 'development',
      PORT: String(target),
      HOST: '127.0.0.1',
      SITE_ORIGIN: process.env.SITE_ORIGIN ?? `http://localhost:${port}`,
      TRUST_PROXY: process.env.TRUST_PROXY ?? 'loopback',
    },
    onLine: (line) => line.startsWith('Restarting') && reload(),
  });
  const watchPages = [...eleventy, '--quiet', '--watch', '--incremental'];
  const pages = watchedProcess([...watchPages, '--ignore-initial'], {
    onLine: (line) => line.includes('Wrote ') && reload(),
  });
  const freshPages = settled(() => pages.restart(watchPages));
  const widgets = watchedProcess([...viteBuild, '--watch'], {
    onLine: (line) => line.includes('built in') && freshPages(),
  });
  const watcher = existsSync(join(root, 'site'))
    ? watch(join(root, 'site'), { recursive: true }, (_event, file) => file && needsFreshPages(file) && freshPages())
    : undefined;

  say(`\nOpen http://localhost:${port} (changes show by themselves; Ctrl-C ends)\n`);
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, async () => {
      watcher?.close();
      proxy.stop();
      await Promise.all([server.stop(), pages.stop(), widgets.stop()]);
      process.exit(0);
    });
  }
});
