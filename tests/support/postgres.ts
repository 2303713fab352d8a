import { findPostgres } from '../../tools/lib/postgres.mjs';

/**
 * The run's temporary PostgreSQL; undefined if `npm test` could not start one (the run says why). Each test file
 * creates its own database or schema in it.
 */
export const testPostgresUrl: string | undefined = process.env.TEST_POSTGRES_URL || undefined;

/** Folder of PostgreSQL's programs, for tests that start their own server; undefined without one. */
export const postgresPrograms: string | undefined = testPostgresUrl && findPostgres();

/** Reason for skipping tests without PostgreSQL. */
export const noPostgres = 'no PostgreSQL here: apt-get install postgresql';
