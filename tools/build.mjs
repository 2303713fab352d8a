import { ensureInstalled } from './lib/install.mjs';
import { main } from './lib/say.mjs';
import { buildSite } from './lib/site-build.mjs';

// `npm run build`: the whole of dist/, from nothing.
await main(async () => {
  await ensureInstalled();
  await buildSite();
});
