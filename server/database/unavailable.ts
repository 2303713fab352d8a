/**
 * The database is full, locked or out of reach. The server answers 503 with `Retry-After`; the browser stores the
 * request and retries.
 */
export class DatabaseUnavailable extends Error {
  readonly retryAfterSeconds: number;

  constructor(cause: unknown, retryAfterSeconds = 10) {
    super(`The database is unavailable: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'DatabaseUnavailable';
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** SQLite primary result codes: https://www.sqlite.org/rescode.html */
const sqliteBusy = 5;
const sqliteUnavailable = new Set([
  sqliteBusy,
  6 /* LOCKED */,
  7 /* NOMEM */,
  8 /* READONLY */,
  10 /* IOERR */,
  13 /* FULL */,
  14 /* CANTOPEN */,
]);

const sqliteDamaged = new Set([11 /* CORRUPT */, 26 /* NOTADB */]);

/**
 * SQLSTATEs, whole or by class: https://www.postgresql.org/docs/current/errcodes-appendix.html A login (28) or database
 * (3D, 55000) that worked at startup works again once an operator fixed it. An internal error (XX) is the system's, such as
 * a file cut short by a full disk; 25P02 follows another error of the same transaction.
 */
const postgresUnavailable = /^(08|28|3D|53|57|58|40|XX|25006$|25P02$|55000$|55P03$)/;
const networkUnavailable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
]);
/** `pg` reports a lost connection without a code. */
const connectionGone =
  /connection (terminated|timeout|error)|timeout expired|timeout exceeded|read timeout|not queryable|client was closed/i;

export function isBusy(error: unknown): boolean {
  return (sqliteCode(error) ?? 0) === sqliteBusy;
}

export function isDamaged(error: unknown): boolean {
  return sqliteDamaged.has(sqliteCode(error) ?? 0);
}

/** PostgreSQL did not answer; later statements on the connection would wait behind this one. */
export function isSilence(error: unknown): boolean {
  return error instanceof Error && /read timeout/i.test(error.message);
}

/** Transactions conflicted: a retry may succeed immediately. */
export function isContention(error: unknown): boolean {
  const { code } = ((error instanceof DatabaseUnavailable ? error.cause : error) ?? {}) as { code?: unknown };
  return code === '40P01' || code === '40001';
}

/** Returns `DatabaseUnavailable` if a retry may help, otherwise the error itself. */
export function classified(error: unknown): unknown {
  if (error instanceof DatabaseUnavailable) return error;
  const sqlite = sqliteCode(error);
  if (sqlite !== undefined) return sqliteUnavailable.has(sqlite) ? new DatabaseUnavailable(error) : error;
  if (!(error instanceof Error)) return error;
  const code = (error as { code?: unknown }).code;
  const gone =
    typeof code === 'string'
      ? postgresUnavailable.test(code) || networkUnavailable.has(code)
      : connectionGone.test(error.message);
  return gone ? new DatabaseUnavailable(error) : error;
}

function sqliteCode(error: unknown): number | undefined {
  const { code, errcode } = (error ?? {}) as { code?: unknown; errcode?: unknown };
  return code === 'ERR_SQLITE_ERROR' && typeof errcode === 'number' ? errcode & 0xff : undefined;
}
