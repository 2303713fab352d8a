import type { Migration } from '../migrate.ts';

/** PostgreSQL finds "Élodie" by "elodie", as SQLite does. */
export const searchAccents: Migration = {
  name: '0016-search-accents',
  statements: ({ withoutAccents }) =>
    withoutAccents('leads', ['reference', 'name', 'email', 'phone', 'company', 'message']),
};
