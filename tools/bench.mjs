import { statSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { coldBuild, fullBuild, onePageRebuild } from './lib/bench-build.mjs';
import { findChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { dist, node } from './lib/paths.mjs';
import { runCommand } from './lib/run-command.mjs';
import { main, Problem, say } from './lib/say.mjs';
import { readSiteScript } from './lib/widgets-build.mjs';

// `npm run bench`: prints sizes and times on this machine; asserts nothing. `npm run bench -- embeds` measures one part.

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

async function measureBuild() {
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
}

function weighScripts() {
  const script = join(dist, 'widgets.js');
  say('\nScripts (brotli)');
  line('for partners', `${kilobytes(`${script}.br`)} (limit 38)`);
  const { entry, imports, files } = readSiteScript();
  for (const file of files) {
    const isFirst = file === entry || imports.includes(file);
    line(file, `${kilobytes(join(dist, `${file}.br`))} (${isFirst ? 'limit 12' : 'widgets: limit 38; a tool: 8'})`);
  }
}

const inChromium = (title, file) => async () => {
  if (await findChromium()) await measure(title, file);
  else say(`\n${title}: Chromium is not installed`);
};

const embeds =
  'Embeds side by side, before a visitor touches them (least of 9; aim: nothing shown 0.8 of Typeform, newsletter and launcher 1, five 1.6, no task over 50 ms)';

const parts = {
  build: measureBuild,
  scripts: weighScripts,
  leads: () => measure('Leads', 'tests/load/leads-main.ts'),
  floods: () => measure('Pages under a flood from very many networks (aim p95 < 100 ms)', 'tests/load/floods-main.ts'),
  redirects: () => measure('Redirects', 'tests/load/redirects-main.ts'),
  chat: () => measure('The assistant, from our own content', 'tests/load/chat-main.ts'),
  press: inChromium('First press on a slow phone, to dialog or chat (median of 5)', 'tests/load/first-press.ts'),
  'main-thread': inChromium('Main thread, our script before a visitor touches anything', 'tests/load/script-time.ts'),
  embeds: inChromium(embeds, 'tests/load/embed-cost-main.ts'),
  lighthouse: inChromium('Lighthouse performance (aim ≥ 98)', 'tests/load/page-marks.ts'),
};

// The part that runs ends with this process, and prints what it has.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));

await main(async () => {
  await ensureInstalled({ development: true });
  const asked = process.argv.slice(2);
  const unknown = asked.filter((name) => !Object.hasOwn(parts, name));
  if (unknown.length) throw new Problem(`There is no part ${unknown}: there are ${Object.keys(parts).join(', ')}.`);
  say(
    `On ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, ${process.platform}, load ${loadavg()[0].toFixed(1)}`,
  );
  for (const [name, run] of Object.entries(parts)) if (!asked.length || asked.includes(name)) await run();
});
