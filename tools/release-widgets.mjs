import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { dist, root } from './lib/paths.mjs';
import { release } from './lib/release.mjs';
import { main, say } from './lib/say.mjs';
import { buildWidgets } from './lib/widgets-build.mjs';

// `npm run release-widgets`: releases the current visitor script under the version of package.json.
await main(async () => {
  await ensureInstalled();
  await buildWidgets();
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const integrity = release(join(root, 'site/public/widgets'), version, readFileSync(join(dist, 'widgets.js')));
  say(`/widgets/${version}.js is released: commit site/public/widgets. Its integrity value:\n${integrity}`);
});
