import { ensureInstalled } from './lib/install.mjs';
import { main } from './lib/say.mjs';
import { buildSite } from './lib/site-build.mjs';

// `npm run build`: builds the whole of dist/.
await main(async () => {
  await ensureInstalled();
  await buildSite();
});
