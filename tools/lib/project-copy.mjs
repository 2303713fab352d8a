import { copyFileSync, cpSync, linkSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './paths.mjs';

/** Not copied. `site/.cache` and `dist` are, so that builds in the copy find warm caches. */
const skipped = new Set(['node_modules', '.git', 'data']);

/** Hard links instead of copies: packages are never changed in place. */
function linkTree(from, to) {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, target);
    else if (entry.isSymbolicLink()) cpSync(source, target, { verbatimSymlinks: true });
    else linkOrCopy(source, target);
  }
}

function linkOrCopy(source, target) {
  try {
    linkSync(source, target);
  } catch {
    // Hard links do not work across file systems.
    copyFileSync(source, target);
  }
}

/**
 * A copy of the project in a temporary folder, with packages, built site and caches, that may be changed freely.
 * @returns {{ folder: string, remove: () => void }}
 */
export function copyProject() {
  const folder = mkdtempSync(join(tmpdir(), 'northlume-copy-'));
  for (const name of readdirSync(root)) {
    if (!skipped.has(name)) cpSync(join(root, name), join(folder, name), { recursive: true, preserveTimestamps: true });
  }
  linkTree(join(root, 'node_modules'), join(folder, 'node_modules'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }) };
}
