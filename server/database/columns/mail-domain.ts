/**
 * SQL: what follows the last @ of an address, in lower case. SQLite and PostgreSQL read it alike, also in an index.
 */
export const mailDomain = (column: string): string =>
  `substr(lower(${column}), length(rtrim(lower(${column}), replace(lower(${column}), '@', ''))) + 1)`;
