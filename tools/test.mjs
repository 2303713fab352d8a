import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { provideChromium, providePostgres } from './lib/needs.mjs';
import { node, root } from './lib/paths.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { runCommand } from './lib/run-command.mjs';
import { main, say, seconds } from './lib/say.mjs';
import { ensureBuilt } from './lib/site-build.mjs';
import { countTests, runVitest } from './lib/vitest.mjs';

// `npm test`: everything. `npm run test:quick`: types, lint and unit tests, no browser, no PostgreSQL.
// Words after `--` choose test files: npm test -- journeys

const quick = process.argv.includes('--quick');
const filters = process.argv.slice(2).filter((word) => word !== '--quick');
const inCi = ['true', '1'].includes(process.env.CI ?? '');
const total = { passed: 0, failed: 0, skipped: 0 };

function add(counts) {
  for (const key of Object.keys(total)) total[key] += counts[key] ?? 0;
}

/** A check that is one program: passed or failed as a whole, shown only when it fails. */
async function check(name, args) {
  const started = performance.now();
  const { code, output } = await runCommand(node, args, { quiet: true });
  if (code !== 0) say(output.trim());
  say(`${code === 0 ? '✓' : '✗'} ${name} (${seconds(started)})`);
  add(code === 0 ? { passed: 1 } : { failed: 1 });
}

async function build() {
  try {
    await ensureBuilt();
  } catch (error) {
    say(`${error.message}\n✗ build`);
    add({ failed: 1 });
  }
}

/** What cannot run here: skipped with the reason; in CI that is a failure. */
function missing(reason, tests) {
  say(`${inCi ? '✗' : '○'} ${tests} test(s) cannot run: ${reason}`);
  add(inCi ? { failed: tests } : { skipped: tests });
}

const checks = () =>
  Promise.all([
    check('types', [join(root, 'node_modules/typescript/bin/tsc'), '--noEmit']),
    check('lint and format', [join(root, 'node_modules/@biomejs/biome/bin/biome'), 'check', '.']),
    check('nothing unused', [join(root, 'node_modules/knip/bin/knip.js')]),
  ]);

async function everything() {
  const env = { NODE_ENV: 'test' };
  const projects = ['unit', 'api'];
  let postgres;
  const programs = await providePostgres();
  const chromium = await provideChromium();
  if (programs.found) postgres = await startPostgres(programs.found);
  else missing(`${programs.reason} The API tests ran on SQLite alone.`, 1);
  if (chromium.found) projects.push('browser');
  else missing(chromium.reason, Math.max(1, await countTests('browser', filters)));
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, async () => {
      await postgres?.stop();
      process.exit(1);
    });
  }
  try {
    const services = { TEST_POSTGRES_URL: postgres?.url, CHROMIUM_PATH: chromium.found };
    add(await runVitest(projects, filters, { ...env, ...services }));
  } finally {
    await postgres?.stop();
  }
}

await main(async () => {
  const started = performance.now();
  await ensureInstalled();
  if (filters.length === 0) await checks();
  await build();
  if (filters.length === 0) await check('pages and their text', [join(root, 'site/checks/cli.ts')]);
  if (quick) add(await runVitest(['unit'], filters, { NODE_ENV: 'test' }));
  else await everything();
  say(`Took ${seconds(started)}.`);
  const counts = [`${total.passed} passed`, `${total.failed} failed`];
  if (total.skipped > 0) counts.push(`${total.skipped} skipped`);
  say(counts.join(', '));
  process.exitCode = total.failed > 0 ? 1 : 0;
});
