import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** On a busy CI machine a test of many processes may lose a race: it gets a second try, and the run's end names it. */
const retry = ['true', '1'].includes(process.env.CI ?? '') ? 1 : 0;

const root = fileURLToPath(new URL('.', import.meta.url));

/** Seconds of each file, from a run with `--keep-times`. */
const times: Record<string, number> = JSON.parse(readFileSync(`${root}/tests/times.json`, 'utf8'));

/** A worker and the modules it has loaded are kept only while the next file is of the same project. */
const order = ['browser', 'api', 'api-isolated', 'unit', 'api-alone'];

/** Project by project, in each the longest files first, so that none is left to run alone; a new one counts as long. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const seconds = ({ moduleId }: TestSpecification) => times[relative(root, moduleId).replaceAll('\\', '/')] ?? 60;
    const place = ({ project }: TestSpecification) => order.indexOf(project.name);
    return files.toSorted((one, other) => place(one) - place(other) || seconds(other) - seconds(one));
  }
}

/** In `test:all` alone: what they ask, the gate asks in single rules or of one representative (docs/testing.md). */
const beforeReleases =
  process.env.TEST_SET === 'all'
    ? []
    : [
        // Whoever writes the site runs it all day; in the gate `npm start` stands for both.
        'tests/tools/dev.api.test.ts',
        // Takes minutes, and needs a program of its own.
        'tests/server/http/scanner.api.test.ts',
        // The form of a line of the log; `http/process` holds that nothing typed is in it.
        'tests/server/http/log.api.test.ts',
        // A comparison of language models, for whoever chooses one.
        'tests/server/chat/bench.api.test.ts',
        // Faults of which the gate has one of each kind (`http/unavailable`, `database/postgres`, `database/full-disk`).
        'tests/server/database/locked.api.test.ts',
        'tests/server/database/lost-postgres.api.test.ts',
        'tests/server/database/slow-disk.api.test.ts',
        'tests/server/http/silent-database.api.test.ts',
        'tests/server/http/stopped-database.api.test.ts',
        'tests/server/http/stop-phases.api.test.ts',
        'tests/server/three-processes.api.test.ts',
        'tests/server/backups/restored-postgres.api.test.ts',
        // A writer without a server; `killed-server` has one.
        'tests/server/leads/killed.api.test.ts',
        // What `notifications` and `leads/command-line` hold of clocks and copies, under load.
        'tests/server/leads/clock.api.test.ts',
        'tests/server/database/nightly-copy.api.test.ts',
        // What only PostgreSQL cannot look for.
        'tests/server/http/nul.api.test.ts',
        'tests/server/settings/data-folder-modes.api.test.ts',
        // The npm package in the frameworks of its users; its files and types are in the gate.
        'tests/packages/package-react.browser.test.ts',
        'tests/packages/package-vue.browser.test.ts',
        'tests/packages/package-types.unit.test.ts',
        // Ten findings, each of which has its own file in the gate.
        'tests/journeys/staff-day.browser.test.ts',
        // Views of the staff page whose acts are tried over HTTP; `admin/hostile-words` opens every view.
        'tests/admin/backups.browser.test.ts',
        'tests/admin/import-office.browser.test.ts',
        'tests/admin/mail.browser.test.ts',
        'tests/admin/notices.browser.test.ts',
        'tests/admin/webhooks.browser.test.ts',
        // Sheets of paper counted; `site/print` looks at what is on them.
        'tests/site/print-sheets.browser.test.ts',
        // The chat at a zoom of 400 %, and the tag that /demo/widgets makes; `widgets/chat/panel`, `partner`.
        'tests/widgets/chat/reading.browser.test.ts',
        'tests/widgets/chat/partner-tag.browser.test.ts',
        // The chat on the real site; `admin/chats` has a conversation there, `chat/messages` an emergency.
        'tests/widgets/chat/real-server.browser.test.ts',
        // An analytics service by its own script; `widgets/consent` holds when it hears anything.
        'tests/widgets/analytics/recipes.browser.test.ts',
        // The catalogue of our own parts, each of which has its tests where it is used.
        'tests/widgets/demo/micro-interactions.browser.test.ts',
        // Listeners, timers and nodes counted over many mounts.
        'tests/widgets/chat/partner-leaks.browser.test.ts',
        // Firefox and WebKit.
        'tests/journeys/engines.browser.test.ts',
        'tests/widgets/partners/survive-engines.browser.test.ts',
        // A mail server that is away and a server that is killed, seen by a visitor.
        'tests/journeys/server-lost.browser.test.ts',
      ];

/**
 * The modules that test files share (Playwright, the server, the site's data) are loaded once a worker: half of a short
 * file's processor time. A test file itself is always loaded anew.
 */
const isolate = false;

/** Tests that put something in a module's place (`vi.mock`): each loads its modules by itself. */
const mocking = [
  'tests/server/http/silent-database.api.test.ts',
  'tests/server/http/slow.api.test.ts',
  'tests/server/staff/sign-in-answers.api.test.ts',
];

/** `npm run dev` builds at a low priority, which a hundred kills of a server beside it would starve. */
const alone = ['tests/tools/dev.api.test.ts'];

/** How long `expect.poll` asks again before it says no (ms). It ends as soon as it is true; the default is one second. */
const expectation = { poll: { timeout: 20_000 } };

/**
 * Three kinds of tests, side by side: `unit` needs nothing but the sources and dist/, `api` starts servers (PostgreSQL
 * too when TEST_POSTGRES_URL is set), `browser` uses Chromium and the whole site, started once (docs/testing.md).
 */
export default defineConfig({
  test: {
    maxWorkers: Number(process.env.TEST_WORKERS ?? 4),
    sequence: { sequencer: LongestFirst },
    // A test that failed leaves what it still waited for, and its page is closed: what it said is what counts.
    onUnhandledError: ({ message }) => !/^page\.waitFor.*has been closed/s.test(message),
    projects: [
      {
        test: {
          name: 'unit',
          isolate,
          include: ['tests/**/*.unit.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, ...beforeReleases],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'api',
          isolate,
          include: ['tests/**/*.api.test.ts'],
          exclude: [...configDefaults.exclude, ...beforeReleases, ...mocking, ...alone],
          globalSetup: 'tests/support/set-up/databases.ts',
          testTimeout: 120_000,
          hookTimeout: 120_000,
          retry,
          expect: expectation,
        },
      },
      {
        test: {
          name: 'api-isolated',
          include: mocking,
          exclude: [...configDefaults.exclude, ...beforeReleases],
          globalSetup: 'tests/support/set-up/databases.ts',
          testTimeout: 120_000,
          hookTimeout: 120_000,
          retry,
          expect: expectation,
        },
      },
      {
        test: {
          name: 'api-alone',
          include: alone,
          exclude: [...configDefaults.exclude, ...beforeReleases],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          retry,
          expect: expectation,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'browser',
          isolate,
          include: ['tests/**/*.browser.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, ...beforeReleases],
          globalSetup: 'tests/support/set-up/browser.ts',
          testTimeout: 120_000,
          hookTimeout: 120_000,
          retry,
          expect: expectation,
        },
      },
    ],
  },
});
