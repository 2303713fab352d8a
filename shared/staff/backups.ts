/** API of deletions and backups. */

export const keepingPaths = { keeping: '/api/staff/keeping' } as const;

export const deletedKinds = [
  'leads',
  'spam',
  'newsletter requests',
  'proofs of consent',
  'conversations',
  'emails asked for',
  'sessions of staff',
  'tests of mail',
  'mail files',
  'nights left out: the clock had leapt',
  'nights whose deletions stay in northlume.sqlite-wal: another program reads the database',
] as const;
export type DeletedKind = (typeof deletedKinds)[number];

/** Times are milliseconds since 1970. */
export type DeletionNight = { at: number; counts: Partial<Record<DeletedKind, number>> };

export type BackupItem = { name: string; at: number; bytes: number };

export type RestoreTest = {
  at: number;
  askedBy: string;
  backup: string;
  /**
   * Whether the restored file has every row of the backup (PostgreSQL: every table) and every older lead still in the
   * database.
   */
  ok: boolean;
  /** Null if it succeeded. */
  fault: string | null;
  /** Row counts, and whether the rows equal those of the backup (PostgreSQL: of the live database). */
  tables: { name: string; rows: number; same: boolean }[];
  /** Older than the backup: in the live database, of these restored, and deleted since. */
  leads: { here: number; restored: number; deletedSince: number };
};

export type KeepingAnswer = {
  nights: DeletionNight[];
  /** Null for PostgreSQL, which has its own tools. */
  backups: BackupItem[] | null;
  tests: RestoreTest[];
  now: number;
};
