import { hash } from 'node:crypto';
import { companyDay } from '../../shared/company/calendar-day.ts';
import { checkContact, type ImportPlan, type SentRow } from '../../shared/staff/import.ts';
import type { CheckAnswer, ContactItem, ImportItem, UndoAnswer } from '../../shared/staff/import-fields.ts';
import type { Actor } from '../database/audit.ts';
import type { Database } from '../database/database.ts';
import { compareRows, fieldsOf } from './compare-rows.ts';
import { findContacts } from './find-contacts.ts';
import type { ValidRow } from './import-rules.ts';
import { type BatchOutcome, beginImport, saveBatch } from './import-writes.ts';
import { listImports } from './list-imports.ts';
import { undoImport } from './undo-import.ts';

/** Every method may throw `DatabaseUnavailable`. */
export type Imports = {
  list(): Promise<ImportItem[]>;
  one(key: string): Promise<ImportItem | undefined>;
  check(rows: readonly SentRow[]): Promise<CheckAnswer>;
  begin(actor: Actor, key: string, plan: ImportPlan): Promise<'begun' | 'conflict'>;
  /** Saves the whole batch or nothing; faults are messages by line and field. */
  keep(
    actor: Actor,
    key: string,
    number: number,
    rows: readonly SentRow[],
  ): Promise<BatchOutcome | { faults: Record<string, string> }>;
  undo(actor: Actor, key: string): Promise<UndoAnswer | 'unknown' | 'over'>;
  find(email: string): Promise<ContactItem[]>;
};

export function createImports(database: Database, clock: () => Date): Imports {
  const act = ({ id, email }: Actor, key: string) => ({ actor: { id, email }, key, at: clock().getTime() });
  const today = () => companyDay(clock().getTime());
  return {
    list: () => listImports(database.read),
    one: async (key) => (await listImports(database.read, key))[0],
    check: (rows) => compareRows(database.read, rows, today()),
    begin: (actor, key, plan) =>
      database.transaction().execute((trx) => beginImport(trx, { ...act(actor, key), plan })),
    async keep(actor, key, number, sent) {
      const rows: ValidRow[] = [];
      const faults: Record<string, string> = {};
      for (const row of sent) {
        const { contact, fields } = checkContact(fieldsOf(row), today());
        if (contact) rows.push({ contact, onDuplicate: row.onDuplicate });
        for (const [field, fault] of Object.entries(fields ?? {})) faults[`${row.line}.${field}`] = fault;
      }
      if (rows.length < sent.length) return { faults };
      return database.transaction().execute((trx) =>
        saveBatch(trx, {
          ...act(actor, key),
          number,
          rows,
          hash: hash('sha256', JSON.stringify(rows)),
        }),
      );
    },
    undo: (actor, key) => undoImport(database, act(actor, key)),
    find: (email) => findContacts(database.read, email),
  };
}
