import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { root } from './paths.mjs';

const skipped = /^(\.git|data|dist\..+)$/;

/**
 * Copies the project to a temporary folder.
 * @param {string[]} linked folders that are linked instead. `site/.cache` and `dist` are copied otherwise, so that builds
 * find warm caches
 * @returns {{ folder: string, remove: () => void }}
 */
export function copyProject(linked = ['node_modules']) {
  const folder = mkdtempSync(join(tmpdir(), 'northlume-copy-'));
  const filter = (path) => !skipped.test(relative(root, path)) && !linked.includes(relative(root, path));
  cpSync(root, folder, { recursive: true, preserveTimestamps: true, filter });
  for (const path of linked.filter((name) => existsSync(join(root, name)))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    symlinkSync(join(root, path), join(folder, path), 'junction');
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }) };
}
