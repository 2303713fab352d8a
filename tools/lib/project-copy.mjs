import { copyFileSync, cpSync, linkSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './paths.mjs';

/** What belongs to one checkout alone; `site/.cache` and `dist` are taken along, so that the copy starts warm. */
const own = new Set(['node_modules', '.git', 'data']);

/** Files that nobody writes in place can be one file under two names. */
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
    // The temporary folder is on another file system.
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
    if (!own.has(name)) cpSync(join(root, name), join(folder, name), { recursive: true, preserveTimestamps: true });
  }
  linkTree(join(root, 'node_modules'), join(folder, 'node_modules'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }) };
}
