import { readdirSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { provideFirefox, provideHeadlessChromium, provideNginx, providePostgres, provideWapiti } from './lib/needs.mjs';
import { node, root } from './lib/paths.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { runCommand } from './lib/run-command.mjs';
import { main, say, seconds } from './lib/say.mjs';
import { ensureBuilt } from './lib/site-build.mjs';
import { countTests, runVitest } from './lib/vitest.mjs';

// docs/testing.md describes what each of these runs.
//   npm test                  the gate: every rule once
//   npm run test:all          every rule everywhere, before a release
//   npm run test:quick        types, lint and unit tests, no browser, no PostgreSQL
//   npm test -- --changed     test files that import what changed since the last commit (Vitest's own); --changed=main: since main
//   npm test -- journeys      the test files whose path has that in it
// `--keep-times` writes how long each file took to tests/times.json.

const options = process.argv.slice(2).filter((word) => word.startsWith('--'));
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const has = (option) => options.includes(option);
const changed = options.find((option) => /^--changed(=|$)/.test(option));
const inCi = ['true', '1'].includes(process.env.CI ?? '');
const total = { passed: 0, failed: 0, skipped: 0 };

function add(counts) {
  for (const key of Object.keys(total)) total[key] += counts[key] ?? 0;
}

/** Yields to the build and the tests, which others wait for. */
async function check(name, args) {
  const began = performance.now();
  const started = ({ pid }) => pid && setPriority(pid, 10);
  const { code, output } = await runCommand(node, args, { quiet: true, started });
  if (code !== 0) say(output.trim());
  say(`${code === 0 ? '✓' : '✗'} ${name} (${seconds(began)})`);
  add(code === 0 ? { passed: 1 } : { failed: 1 });
}

async function build() {
  try {
    await ensureBuilt({ forTests: !has('--all') });
  } catch (error) {
    say(`${error.message}\n✗ build`);
    add({ failed: 1 });
  }
}

/** Skipped with the reason; in CI a failure. */
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

function chooses(filters, kind) {
  const files = readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' })
    .filter((name) => new RegExp(`\\.${kind}\\.test\\.tsx?$`).test(name))
    .map((name) => `tests/${name.replaceAll('\\', '/')}`);
  return filters.length === 0 || files.some((file) => filters.some((word) => file.includes(word)));
}

async function tests(filters) {
  const kinds = ['unit', 'api', 'browser'].filter((kind) => chooses(filters, kind));
  // `api-isolated`: the few API tests that replace a module; `api-alone`: what nothing may run beside (vitest.config.ts).
  const projects = kinds.flatMap((kind) => (kind === 'api' ? ['api', 'api-isolated', 'api-alone'] : [kind]));
  const env = { NODE_ENV: 'test', TEST_SET: has('--all') ? 'all' : 'gate' };
  let postgres;
  if (projects.includes('api')) {
    const programs = await providePostgres();
    if (programs.found) postgres = await startPostgres(programs.found);
    else missing(`${programs.reason} The API tests ran on SQLite alone.`, 1);
    // Its package may start a service on port 80, so only `--all` installs it.
    const nginx = has('--all') ? await provideNginx() : undefined;
    if (nginx?.reason) missing(`${nginx.reason} Three processes ran behind a stand-in.`, 1);
    const wapiti = has('--all') ? await provideWapiti() : undefined;
    if (wapiti?.reason) missing(wapiti.reason, 1);
  }
  if (projects.includes('browser')) {
    const chromium = await provideHeadlessChromium();
    if (chromium.found) env.CHROMIUM_PATH = chromium.found;
    else missing(chromium.reason, Math.max(1, await countTests(projects.pop(), filters)));
    const firefox = has('--all') ? await provideFirefox() : undefined;
    if (firefox?.reason) missing(`${firefox.reason} Partners’ pages were tried in Chromium alone.`, 1);
  }
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, async () => {
      await postgres?.stop();
      process.exit(1);
    });
  }
  try {
    return await runVitest(projects, changed ? [changed, ...filters] : filters, {
      ...env,
      TEST_POSTGRES_URL: postgres?.url,
    });
  } finally {
    await postgres?.stop();
  }
}

function report({ seconds, secondTries }) {
  const slowest = Object.entries(seconds).sort(([, one], [, other]) => other - one);
  if (slowest.length > 0) say('The slowest files, in seconds:');
  for (const [file, time] of slowest.slice(0, 10)) say(`  ${time.toFixed(1).padStart(6)}  ${file}`);
  if (secondTries.length > 0) say('Passed at the second try only. Mend the test or the product; the first try said:');
  for (const { name, error } of secondTries) say(`  ${name}\n    ${error.replaceAll('\n', '\n    ')}`);
  if (!has('--keep-times')) return;
  const times = Object.fromEntries(slowest.sort(([one], [other]) => one.localeCompare(other)));
  writeFileSync(join(root, 'tests', 'times.json'), `${JSON.stringify(times, undefined, 2)}\n`);
}

async function run() {
  const whole = words.length === 0 && !changed;
  await build();
  // Beside the tests, which leave a core idle at times: the build, which all wait for, has both.
  const [result] = await Promise.all([
    has('--quick') ? runVitest(['unit'], words, { NODE_ENV: 'test' }) : tests(words),
    whole || changed ? checks() : undefined,
    whole ? check('pages and their text', [join(root, 'site/checks/cli.ts')]) : undefined,
  ]);
  return result;
}

await main(async () => {
  const started = performance.now();
  await ensureInstalled({ development: true });
  const result = await run();
  if (result) {
    add(result.counts);
    report(result);
  }
  say(`Took ${seconds(started)}.`);
  const counts = [`${total.passed} passed`, `${total.failed} failed`];
  if (total.skipped > 0) counts.push(`${total.skipped} skipped`);
  say(counts.join(', '));
  process.exitCode = total.failed > 0 ? 1 : 0;
});
