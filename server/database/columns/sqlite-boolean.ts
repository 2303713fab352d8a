/** SQLite has no booleans; PostgreSQL's columns are integers too. */
export type SqliteBoolean = 0 | 1;
