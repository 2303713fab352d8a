import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, describe, onTestFinished } from 'vitest';
import { type Database, type DatabaseOptions, openDatabase } from '../../server/database/database.ts';
import type { Overrides } from '../../server/start.ts';
import { describeWith } from './describe-with.ts';
import { noPostgres, testPostgresUrl } from './postgres.ts';
import { type Rows, readRows, resetRows } from './reset-rows.ts';
import { type StaffServer, staffServer } from './staff.ts';
import { useServers } from './use-servers.ts';
import { wholeSet } from './whole-set.ts';

export type TestDatabase = {
  /** A new, empty database, removed after the test. */
  fresh(): Promise<DatabaseOptions>;
  /** Opens the given database or an empty one (on SQLite shared by the block); closed after the test. */
  open(options?: DatabaseOptions): Promise<Database>;
  /** Has only the owner's account. On SQLite the block shares it (`useServers`). */
  server(settings?: Overrides): Promise<StaffServer>;
  /** For one test, on a new database or the one in its settings. */
  ownServer(settings?: Overrides): Promise<StaffServer>;
};

/**
 * `npm test` uses SQLite, and runs every PostgreSQL query once in postgres.api.test.ts; `test:all` uses both. Without
 * TEST_POSTGRES_URL the PostgreSQL half is skipped with its reason.
 */
export function eachDatabase(name: string, tests: (database: TestDatabase, kind: 'sqlite' | 'postgres') => void): void {
  describe(`${name} (SQLite)`, () => tests(testDatabase(freshSqlite), 'sqlite'));
  if (wholeSet)
    describeWith(testPostgresUrl, noPostgres, `${name} (PostgreSQL)`, () =>
      tests(testDatabase(freshPostgres), 'postgres'),
    );
}

type Fresh = { options: DatabaseOptions; remove(): Promise<void> };

function testDatabase(make: () => Promise<Fresh>): TestDatabase {
  const steps: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const step of steps.splice(0).reverse()) await step();
  });

  async function fresh(): Promise<DatabaseOptions> {
    const { options, remove } = await make();
    steps.push(remove);
    return options;
  }

  const shared = make === freshSqlite ? sharedDatabase() : undefined;
  async function open(options?: DatabaseOptions): Promise<Database> {
    const known = options ? undefined : await shared?.();
    if (known) return known;
    const database = await openDatabase(options ?? (await fresh()));
    steps.push(() => database.close());
    return database;
  }

  async function ownServer(settings: Overrides = {}): Promise<StaffServer> {
    const server = await staffServer({ ...(settings.dataDir ? {} : await fresh()), ...settings });
    steps.push(() => server.stop());
    return server;
  }
  return { fresh, open, server: make === freshSqlite ? useServers() : ownServer, ownServer };
}

/**
 * One database for a block, used by one test at a time.
 * @returns gives it; undefined if this test has it already
 */
function sharedDatabase(): () => Promise<Database | undefined> {
  let opened: { database: Database; first: Rows; close(): Promise<void> } | undefined;
  let taken = false;
  afterAll(() => opened?.close());

  async function begin() {
    const { options, remove } = await freshSqlite();
    const database = await openDatabase(options);
    const first = await database.transaction().execute((trx) => readRows(trx));
    const close = async () => {
      opened = undefined;
      await database.close();
      await remove();
    };
    return { database: { ...database, close }, first, close };
  }
  return async () => {
    if (taken) return undefined;
    taken = true;
    opened ??= await begin();
    const { database, first } = opened;
    onTestFinished(async () => {
      taken = false;
      if (opened) await database.transaction().execute((trx) => resetRows(trx, first));
    });
    return database;
  };
}

export const freshFolder = (): string => mkdtempSync(join(tmpdir(), 'northlume-data-'));

export async function freshSqlite(): Promise<Fresh> {
  const dataDir = freshFolder();
  return { options: { dataDir }, remove: async () => rmSync(dataDir, { recursive: true, force: true }) };
}

/** Tests copy this database (set-up/databases.ts). */
export const templateName = 'northlume_template';

export async function freshPostgres(): Promise<Fresh> {
  const { options, remove } = await freshSqlite();
  const name = `test_${randomBytes(6).toString('hex')}`;
  await administerPostgres(`create database ${name} template ${templateName}`);
  const url = new URL(testPostgresUrl ?? '');
  url.pathname = `/${name}`;
  return {
    options: { ...options, databaseUrl: url.href },
    async remove() {
      await administerPostgres(`drop database ${name} with (force)`);
      await remove();
    },
  };
}

export async function administerPostgres(statement: string): Promise<void> {
  await askPostgres(statement);
}

export async function askPostgres<Row extends pg.QueryResultRow>(statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: testPostgresUrl });
  await client.connect();
  const { rows } = await client.query<Row>(statement);
  await client.end();
  return rows;
}
