import { ensureInstalled } from './lib/install.mjs';
import { node } from './lib/paths.mjs';
import { claimPort, wantedHost, wantedPort } from './lib/port.mjs';
import { runInForeground } from './lib/run-in-foreground.mjs';
import { main } from './lib/say.mjs';
import { ensureBuilt } from './lib/site-build.mjs';

// `npm start`: installs missing packages, builds what is stale, serves everything on one port.
await main(async () => {
  const port = wantedPort();
  await claimPort(port, wantedHost());
  await ensureInstalled();
  await ensureBuilt();
  // After the build, whose files a web server may have to read.
  process.umask(0o077);
  await runInForeground(node, ['server/main.ts'], { PORT: String(port) });
});
