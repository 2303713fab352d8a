import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshFolder } from './databases.ts';

/** A disk that can be made slow for a server that is started with `environment`. */
export type SlowDisk = {
  environment: Record<string, string>;
  /** From now on no fsync ends. */
  slow(): void;
  /** From now on no renaming ends of a file with this text in its name. */
  holdRenaming(part: string): void;
  /** Whether somebody waits for such a renaming. */
  isHeld(): boolean;
  /** Ends both. */
  quick(): void;
  remove(): void;
};

const compiler = 'cc';

/** Why a test was skipped that needs one. */
export const noCompiler = `no slow disk here: it needs Linux and a C compiler, ${compiler}`;

/** @returns undefined where no C compiler is installed, or libraries cannot be preloaded */
export function slowDisk(): SlowDisk | undefined {
  const folder = freshFolder();
  const library = join(folder, 'slow-disk.so');
  const source = join(import.meta.dirname, 'slow-disk.c');
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const { status } = spawnSync(compiler, ['-shared', '-fPIC', '-o', library, source, '-ldl']);
  if (process.platform !== 'linux' || status !== 0) {
    remove();
    return undefined;
  }
  // PostgreSQL may run as a user of its own.
  chmodSync(folder, 0o755);
  const sign = join(folder, 'slow');
  return {
    environment: { LD_PRELOAD: library, SLOW_DISK: sign },
    slow: () => writeFileSync(sign, ''),
    // Written elsewhere first: an empty sign has another meaning.
    holdRenaming: (part) => {
      writeFileSync(`${sign}.next`, part);
      renameSync(`${sign}.next`, sign);
    },
    isHeld: () => existsSync(`${sign}.held`),
    quick: () => rmSync(sign, { force: true }),
    remove,
  };
}
