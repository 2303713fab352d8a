import { findPostgres } from '../../tools/lib/postgres.mjs';

/**
 * The run's temporary PostgreSQL; each test file creates its own database or schema in it. Undefined if `npm test`
 * could not start one (the run says why).
 */
export const testPostgresUrl: string | undefined = process.env.TEST_POSTGRES_URL || undefined;

/** PostgreSQL's programs, for tests that start their own server. */
export const postgresPrograms: string | undefined = testPostgresUrl && findPostgres();

export const noPostgres = 'no PostgreSQL here: apt-get install postgresql';
