import { readFileSync } from 'node:fs';
import { createSession } from '../../admin/import/create-session.ts';
import type { Matching, SharedConsent } from '../../admin/import/read/create-row-reader.ts';
import type { FileAbout, FileFormat } from '../../admin/import/read/open-file.ts';

/** Files as offices have them: exports, encodings, spreadsheets' habits. */
export const officeFile = (name: string) => new Uint8Array(readFileSync(`tests/admin/import-files/${name}`));

export const lines = (...rows: string[]) => rows.join('\r\n');

export const consent: SharedConsent = { basis: 'express', consentDate: '2026-03-31', source: 'Spring fair' };

/** What the page would send after pressing Check with what was guessed. */
export const guessed = ({ columns, orders }: FileAbout, shared: SharedConsent = consent): Matching => ({
  columns,
  orders: orders.map((order) => (order === 'open' ? undefined : order)),
  shared,
});

/** Opens a file and checks its rows as guessed, with one consent for all. */
export async function readOffice(given: string | Uint8Array<ArrayBuffer>, reading: FileFormat = {}, shared = consent) {
  const session = createSession(() => {});
  const about = await session.open(new Blob([given]), reading);
  await session.check(guessed(about, shared));
  session.divide();
  const rows = session.batch(0);
  return { about, session, rows, faults: session.faults(0, 99), doubtful: session.doubtful(0, 99) };
}
