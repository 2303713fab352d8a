import { renameSync, writeFileSync } from 'node:fs';

/** Writes a file atomically, so that neither a reader nor a killed build meets half a file. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  const beside = `${file}.${process.pid}.new`;
  writeFileSync(beside, content);
  renameSync(beside, file);
}
