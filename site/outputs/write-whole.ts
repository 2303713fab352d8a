import { renameSync, writeFileSync } from 'node:fs';

/** Writes a file in one step: who reads it meanwhile, and a build that is ended, never leave half of it. */
export function writeWhole(file: string, text: string): void {
  const beside = `${file}.${process.pid}.new`;
  writeFileSync(beside, text);
  renameSync(beside, file);
}
