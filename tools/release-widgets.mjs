import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { dist, root } from './lib/paths.mjs';
import { release, withDay } from './lib/release.mjs';
import { main, say } from './lib/say.mjs';
import { buildWidgets } from './lib/widgets-build.mjs';

// `npm run release-widgets`: releases the partner script under the version of package.json, and records the day.
await main(async () => {
  await ensureInstalled({ development: true });
  await buildWidgets();
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const integrity = release(join(root, 'owner/public/widgets'), version, readFileSync(join(dist, 'widgets.js')));
  const list = join(root, 'owner/widget-releases.json');
  const days = withDay(JSON.parse(readFileSync(list, 'utf8')), version, new Date());
  writeFileSync(list, `${JSON.stringify(days, null, 2)}\n`);
  say(
    `/widgets/${version}.js is released: commit owner/public/widgets and owner/widget-releases.json. Its integrity value:\n${integrity}`,
  );
});
