import { findPostgres } from '../../tools/lib/postgres.mjs';

/**
 * Address of the throwaway PostgreSQL that `npm test` starts for the run; undefined where none could be
 * started (the run says why). Each test file makes a database or schema of its own in it.
 */
export const testPostgresUrl: string | undefined = process.env.TEST_POSTGRES_URL || undefined;

/** The folder of PostgreSQL's programs, for a test that starts one of its own; undefined where the run has none. */
export const postgresPrograms: string | undefined = testPostgresUrl && findPostgres();

/** Why a test was skipped that needs either. */
export const noPostgres = 'no PostgreSQL here: apt-get install postgresql';
