/** What the staff page and the server agree on: what was deleted when, and the state of the backups. */

export const keepingPaths = { keeping: '/api/staff/keeping' } as const;

/** What the nightly work deletes, as it is counted. */
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
] as const;
export type DeletedKind = (typeof deletedKinds)[number];

/** One night: how many of each kind were deleted. Times are milliseconds since 1970. */
export type DeletionNight = { at: number; counts: Partial<Record<DeletedKind, number>> };

export type BackupItem = { name: string; at: number; bytes: number };

/** What a restore test found. */
export type RestoreTest = {
  at: number;
  askedBy: string;
  backup: string;
  /**
   * Whether the restored file opened whole, with every row of the backup (of a PostgreSQL: with every table), and every
   * lead of that time that is still here.
   */
  ok: boolean;
  /** Why not; null: it could be restored. */
  fault: string | null;
  /** Rows of each restored table, and whether they are those of the backup; of a PostgreSQL: of the database in use. */
  tables: { name: string; rows: number; same: boolean }[];
  /** Leads received before the backup: still here, of these in the restored file, and since deleted here. */
  leads: { here: number; restored: number; deletedSince: number };
};

export type KeepingAnswer = {
  nights: DeletionNight[];
  /** Null: the database is PostgreSQL, which its own tools back up. `npm run restore-test` tests a restore of either. */
  backups: BackupItem[] | null;
  tests: RestoreTest[];
  now: number;
};
