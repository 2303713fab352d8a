import { ensureInstalled } from './lib/install.mjs';
import { main } from './lib/say.mjs';
import { ensureBuilt, forgetBuild } from './lib/site-build.mjs';

// `npm run build`.
await main(async () => {
  await ensureInstalled();
  await forgetBuild();
  await ensureBuilt();
});
