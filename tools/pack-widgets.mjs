import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { main, say } from './lib/say.mjs';
import { packWidgets } from './lib/widgets-package.mjs';

// `npm run pack-widgets`: packs @itwidgets/widgets, for `npm install <file>` or `npm publish <file>`.
await main(async () => {
  await ensureInstalled({ development: true });
  say(await packWidgets(mkdtempSync(join(tmpdir(), 'itwidgets-'))));
});
