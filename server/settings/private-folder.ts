import { chmodSync, existsSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The server's files in the data folder. */
const ours =
  /^(northlume\.sqlite.*|backups|outbox|one-time-passwords|erasures\.jsonl|withdrawals\.jsonl|restore-test-.*|restore-tests\.lock|seo-report\.json)$/;

/** All permissions of group and others. */
const ofOthers = 0o077;

/**
 * Leaves a folder that holds other files: it may be a home folder or `/tmp`.
 * @returns a sentence for the operator if others can still read something
 */
export function closeToOthers(dataDir: string): string | undefined {
  // Windows has no such modes.
  if (process.platform === 'win32') return undefined;
  if (!existsSync(dataDir) || !statSync(dataDir).isDirectory()) return undefined;
  try {
    const names = readdirSync(dataDir);
    for (const name of names.filter((entry) => ours.test(entry))) close(join(dataDir, name));
    if (names.every((name) => ours.test(name))) chmodSync(dataDir, statSync(dataDir).mode & 0o777 & ~ofOthers);
  } catch (error) {
    return `Other users of this machine may read ${dataDir} (${(error as Error).message}). Run: chmod -R go= ${dataDir}`;
  }
  if ((statSync(dataDir).mode & ofOthers) === 0) return undefined;
  return `Other users of this machine can list ${dataDir}: it also holds what is not the server's. Give the server a folder of its own (DATA_DIR)`;
}

function close(path: string): void {
  const entry = lstatSync(path, { throwIfNoEntry: false });
  // A link's target is not ours to change.
  if (!entry || entry.isSymbolicLink()) return;
  if (entry.mode & ofOthers) chmodSync(path, entry.mode & 0o777 & ~ofOthers);
  if (entry.isDirectory()) for (const name of readdirSync(path)) close(join(path, name));
}
