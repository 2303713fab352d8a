import { ensureInstalled } from './lib/install.mjs';
import { node } from './lib/paths.mjs';
import { claimPort, wantedHost, wantedPort } from './lib/port.mjs';
import { main } from './lib/say.mjs';
import { ensureBuilt } from './lib/site-build.mjs';
import { standInFor } from './lib/stand-in-for.mjs';

// `npm start`: installs what is missing, builds what is stale, serves everything on one port.
await main(async () => {
  const port = wantedPort();
  await claimPort(port, wantedHost());
  await ensureInstalled();
  await ensureBuilt();
  await standInFor(node, ['server/main.ts'], { PORT: String(port) });
});
