import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { faces } from '../../../shared/company/typefaces.ts';

/** A typeface for drawings: WOFF or TTF, of the owner's folder or of a package. */
export function stillFace(role: keyof typeof faces): Buffer {
  const { still } = faces[role];
  return readFileSync(still.startsWith('owner/') ? still : createRequire(import.meta.url).resolve(still));
}
