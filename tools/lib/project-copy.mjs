import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root } from './paths.mjs';

/** `site/.cache` and `dist` are copied, so that builds find warm caches. */
const skipped = /^(node_modules|\.git|data|dist\..+)$/;

/**
 * Copies the project to a temporary folder, linking its packages.
 * @returns {{ folder: string, remove: () => void }}
 */
export function copyProject() {
  const folder = mkdtempSync(join(tmpdir(), 'northlume-copy-'));
  const filter = (path) => !skipped.test(relative(root, path));
  cpSync(root, folder, { recursive: true, preserveTimestamps: true, filter });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }) };
}
