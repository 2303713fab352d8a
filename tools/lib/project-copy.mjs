// No library: Node copies; what must not be copied is the project's to say.
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root } from './paths.mjs';

/** `site/.cache` and `dist` are copied, so that builds in the copy find warm caches. */
const skipped = /^(node_modules|\.git|data|dist\..+)$/;

/**
 * A copy of the project in a temporary folder that may be changed freely. Its packages are a link to the project's.
 * @returns {{ folder: string, remove: () => void }}
 */
export function copyProject() {
  const folder = mkdtempSync(join(tmpdir(), 'northlume-copy-'));
  const filter = (path) => !skipped.test(relative(root, path));
  cpSync(root, folder, { recursive: true, preserveTimestamps: true, filter });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }) };
}
