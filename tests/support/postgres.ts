/**
 * Address of the throwaway PostgreSQL that `npm test` starts for the run; undefined where none could be
 * started (the run says why). Each test file makes a database or schema of its own in it.
 */
export const testPostgresUrl: string | undefined = process.env.TEST_POSTGRES_URL || undefined;
