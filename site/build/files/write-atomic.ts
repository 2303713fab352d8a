import { renameSync, writeFileSync } from 'node:fs';

/** Writes a file atomically: a reader or a killed build never leaves or sees half a file. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  const beside = `${file}.${process.pid}.new`;
  writeFileSync(beside, content);
  renameSync(beside, file);
}
