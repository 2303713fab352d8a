import { existsSync, readFileSync, utimesSync, watch } from 'node:fs';
import { join } from 'node:path';
import { mistakesReader } from './lib/author-text.mjs';
import { startDevProxy } from './lib/dev-proxy.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { dist, root } from './lib/paths.mjs';
import { claimPort, freePort, wantedHost, wantedPort } from './lib/port.mjs';
import { main, say } from './lib/say.mjs';
import { buildSite, eleventy, forgetBuild, isFresh } from './lib/site-build.mjs';
import { watchedProcess } from './lib/watched-process.mjs';
import { wholeBuild } from './lib/whole-build.mjs';
import { forSite, readSiteScript, viteBuild } from './lib/widgets-build.mjs';

// `npm run dev`: rebuilds changed widgets and pages, restarts the server, reloads open pages.

/** Delay after the last change to texts (ms). */
const afterText = 1000;
/** For code; an editor's save causes several file events. */
const afterCode = 150;

const isBuilt = () =>
  ['widgets.js', '_server/site-script.json', '_server/styles.json', 'urls.json'].every((file) =>
    existsSync(join(dist, file)),
  );

/** Neither the build's cache nor an editor's temporary file. */
const isSource = (file) => /\.\w+$/.test(file) && !/(^|[\\/])\./.test(file);

/** Notifies the server that dist/ has changed (server/pages/dist.ts). */
function touchSite() {
  const now = new Date();
  utimesSync(dist, now, now);
}

const scripts = () => readFileSync(join(dist, 'widgets.js'), 'latin1') + readSiteScript().files.join();

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

  const readMistakes = mistakesReader();
  // One process builds a changed page immediately; another then builds and checks the whole site.
  const pages = watchedProcess([...eleventy, '--quiet', '--watch', '--incremental', '--ignore-initial'], {
    env: { NODE_ENV: 'production' },
    onLine(line) {
      const mistakes = readMistakes(line);
      if (mistakes) proxy.tell(mistakes);
      if (!/Wrote [1-9]/.test(line)) return;
      proxy.tell([]);
      touchSite();
      proxy.reload();
    },
  });
  const whole = wholeBuild({
    onDone(problems) {
      proxy.tell(problems);
      void proxy.reloadChanged();
    },
  });
  if (!wasFresh) whole.schedule(0);

  // Node loads a module once, so changed code needs a new process.
  let codeTimer;
  function codeChanged() {
    clearTimeout(codeTimer);
    codeTimer = setTimeout(() => {
      pages.restart();
      whole.schedule(0);
    }, afterCode);
  }

  // Pages contain the hash of their script.
  let shownScripts = scripts();
  function onLine(line) {
    if (!line.includes('built in')) return;
    touchSite();
    if (scripts() === shownScripts) return;
    shownScripts = scripts();
    codeChanged();
  }
  const widgets = [{}, forSite].map((env) => watchedProcess([...viteBuild, '--watch'], { env, onLine }));

  const watchers = ['site', 'owner'].map((folder) =>
    watch(join(root, folder), { recursive: true }, (_event, name) => {
      const file = String(name ?? '');
      if (!isSource(file)) return;
      // Eleventy watches the sample's texts alone.
      if (folder === 'owner' || !file.endsWith('.md')) return codeChanged();
      // A running page watcher sees the change, but an invalid text may have ended it at its start.
      if (pages.hasEnded()) pages.restart();
      whole.schedule(afterText);
    }),
  );

  say(`\nOpen http://localhost:${port} (changes show by themselves; Ctrl-C ends)\n`);
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, async () => {
      for (const watcher of watchers) watcher.close();
      clearTimeout(codeTimer);
      proxy.stop();
      whole.stop();
      await Promise.all([server.stop(), pages.stop(), ...widgets.map((script) => script.stop())]);
      process.exit(0);
    });
  }
});
