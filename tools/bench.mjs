import { statSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { coldBuild, fullBuild, onePageRebuild } from './lib/bench-build.mjs';
import { findChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { dist, node } from './lib/paths.mjs';
import { runCommand } from './lib/run-command.mjs';
import { main, say } from './lib/say.mjs';
import { readSiteScript } from './lib/widgets-build.mjs';

// `npm run bench`: prints sizes and times on this machine; asserts nothing.

const line = (name, value) => say(`  ${name.padEnd(34)} ${value}`);
const kilobytes = (path) => `${(statSync(path).size / 1000).toFixed(1)} kB`;

async function measure(title, file) {
  say(`\n${title}`);
  const { code } = await runCommand(node, [file], { env: { NODE_ENV: 'production' } });
  if (code !== 0) {
    say(`  ${file} ended with an error`);
    process.exitCode = 1;
  }
}

await main(async () => {
  await ensureInstalled({ development: true });
  say(
    `On ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, ${process.platform}, load ${loadavg()[0].toFixed(1)}\n`,
  );

  const build = await fullBuild(3);
  const cold = await coldBuild();
  const rebuild = await onePageRebuild(5);
  say('\nBuild');
  line('everything, caches warm (median of 3)', `${build.toFixed(1)} s (aim ≤ 15)`);
  line('everything, share images warm alone', `${cold.toFixed(1)} s`);
  line(
    'one changed page, saved to shown',
    `${rebuild.median.toFixed(0)} ms, longest of 5 ${rebuild.longest.toFixed(0)} (aim ≤ 500)`,
  );

  const script = join(dist, 'widgets.js');
  say('\nScripts (brotli)');
  line('for partners', `${kilobytes(`${script}.br`)} (limit 38.5)`);
  const { entry, imports, files } = readSiteScript();
  for (const file of files) {
    const isFirst = file === entry || imports.includes(file);
    line(file, `${kilobytes(join(dist, `${file}.br`))} (${isFirst ? 'limit 12' : 'widgets: limit 38; a tool: 8'})`);
  }

  await measure('Leads', 'tests/load/leads-main.ts');
  await measure('Pages under a flood from very many networks (aim p95 < 100 ms)', 'tests/load/floods-main.ts');
  await measure('Redirects', 'tests/load/redirects-main.ts');
  await measure('The assistant, from our own content', 'tests/load/chat-main.ts');
  if (!(await findChromium())) {
    say('\nFirst press, main thread, embeds, Lighthouse: Chromium is not installed');
    return;
  }
  await measure('First press on a slow phone, to dialog or chat (median of 5)', 'tests/load/first-press.ts');
  await measure('Main thread, our script before a visitor touches anything', 'tests/load/script-time.ts');
  await measure(
    'Embeds side by side, before a visitor touches them (least of 9; aim: nothing shown 0.8 of Typeform, newsletter and launcher 1, five 1.6, no task over 50 ms)',
    'tests/load/embed-cost-main.ts',
  );
  await measure('Lighthouse performance (aim ≥ 98)', 'tests/load/page-marks.ts');
});
