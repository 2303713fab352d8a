import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { dist, environment, node, root } from './lib/paths.mjs';
import { claimPort, wantedHost, wantedPort } from './lib/port.mjs';
import { runInForeground } from './lib/run-in-foreground.mjs';
import { main, say } from './lib/say.mjs';
import { buildWhenDue } from './lib/schedule.mjs';
import { serverNode } from './lib/server-node.mjs';
import { buildSite, hasSite, isFinished, isFresh } from './lib/site-build.mjs';

/** Ends with this process. @param {string} tool in `tools` */
function runBeside(tool) {
  const child = spawn(node, [join('tools', tool)], { cwd: root, env: environment(), stdio: 'inherit' });
  child.on('error', () => undefined);
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  return end;
}

// `npm start`: installs missing packages, builds stale parts, serves everything on one port.
await main(async () => {
  const port = wantedPort();
  await claimPort(port, wantedHost());
  await ensureInstalled();
  if (!(await isFresh()))
    await buildSite().catch((error) => {
      if (!hasSite()) throw error;
      say(`${error.message}\n\nThe site as it was before these changes is served until they are mended.\n`);
    });
  const end = isFinished() ? () => undefined : runBeside('finish-build.mjs');
  // A post of a day to come appears on it.
  buildWhenDue(dist, () => runBeside('build.mjs'));
  // Only after the build, whose files a web server may have to read.
  process.umask(0o077);
  const { program, version } = await serverNode();
  if (version) say(`Served by this machine's own Node ${version} (${program})`);
  await runInForeground(program, [join('server', 'main.ts')], { PORT: String(port) });
  end();
});
