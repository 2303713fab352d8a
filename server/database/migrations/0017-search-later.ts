import type { Migration } from '../migrate.ts';

/** The words of a new lead enter SQLite's index when somebody searches. */
export const searchLater: Migration = {
  name: '0017-search-later',
  statements: ({ indexLater }) => indexLater('leads', ['reference', 'name', 'email', 'phone', 'company', 'message']),
};
