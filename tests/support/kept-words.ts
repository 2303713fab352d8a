import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseOptions } from '../../server/database/database.ts';
import { postgresPrograms } from './postgres.ts';

/**
 * Where any of some words stands, whatever its case: in each file of the data folder but the backups, and in a dump of
 * PostgreSQL. Mails are read as a mailbox shows them.
 * @returns `file: word`, sorted
 */
export function keptWords({ dataDir, databaseUrl }: DatabaseOptions, words: readonly string[]): string[] {
  const places = new Map(
    readdirSync(dataDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.parentPath.startsWith(join(dataDir, 'backups')))
      .map(({ name, parentPath }) => [name, textOf(join(parentPath, name))]),
  );
  if (databaseUrl) {
    const dump = execFileSync(join(postgresPrograms ?? '', 'pg_dump'), [databaseUrl], { maxBuffer: 2 ** 28 });
    places.set('pg_dump', dump.toString('utf8'));
  }
  const wanted = words.map((word) => word.toLowerCase());
  return [...places]
    .flatMap(([place, text]) => wanted.filter((word) => text.includes(word)).map((word) => `${place}: ${word}`))
    .sort();
}

/** Lower case; of a mail also each part without its quoted-printable or base64. */
function textOf(file: string): string {
  const raw = readFileSync(file);
  const text = raw.toString('utf8');
  if (!file.endsWith('.eml')) return `${text}\n${raw.toString('latin1')}`.toLowerCase();
  const unquoted = text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16)));
  const unpacked = [...text.matchAll(/^(?:[A-Za-z0-9+/=]{20,}\r?\n)+/gm)].map(([block]) =>
    Buffer.from(block, 'base64').toString('utf8'),
  );
  return [text, unquoted, ...unpacked].join('\n').toLowerCase();
}
