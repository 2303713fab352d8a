import { renameSync, writeFileSync } from 'node:fs';

/** Atomic: a killed build leaves no partial file, and no reader sees one. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  const beside = `${file}.${process.pid}.new`;
  writeFileSync(beside, content);
  renameSync(beside, file);
}
