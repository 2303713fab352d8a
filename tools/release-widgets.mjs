import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/paths.mjs';
import { integrityOf, isRelease, newestOf, release, versionAfter, withDay } from './lib/release.mjs';
import { main, Problem, say } from './lib/say.mjs';
import { buildPartnersScript } from './lib/widgets-build.mjs';

// `npm run release-widgets`: releases the partner script under the next version, or `-- 1.0.0`, and records the day.
await main(async () => {
  const asked = process.argv[2];
  if (asked && !isRelease(asked)) throw new Problem(`“${asked}” is no version. Write three numbers, such as 1.0.0.`);
  await ensureInstalled({ development: true });
  const { version: ofSources } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const folder = join(root, 'owner/public/widgets');
  const list = join(root, 'owner/widget-releases.json');
  const days = JSON.parse(readFileSync(list, 'utf8'));
  const newest = newestOf(Object.keys(days));
  const version = asked ?? versionAfter(newest, ofSources);
  if (newest && !asked) {
    const same = await buildPartnersScript(newest);
    if (same.equals(readFileSync(join(folder, `${newest}.js`))))
      return say(`Nothing has changed since version ${newest}. Its integrity value:\n${integrityOf(same)}`);
  }
  const integrity = release(folder, version, await buildPartnersScript(version));
  writeFileSync(list, `${JSON.stringify(withDay(days, version, new Date()), null, 2)}\n`);
  say(
    `Version ${version} of the partner script is released, with the integrity value\n${integrity}\n
Commit owner/public/widgets and owner/widget-releases.json; npm run build then serves it at /widgets/${version}.js, and
/widgets shows partners the tag.`,
  );
});
