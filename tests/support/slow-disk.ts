import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshFolder } from './databases.ts';

export type SlowDisk = {
  environment: Record<string, string>;
  /** From now on fsync never returns. */
  slow(): void;
  /** Renames of files with this text in their name never return. */
  holdRenaming(part: string): void;
  isHeld(): boolean;
  quick(): void;
  remove(): void;
};

const compiler = 'cc';

export const noCompiler = `no slow disk here: it needs Linux and a C compiler, ${compiler}`;

/** @returns undefined without a C compiler or library preloading */
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
  // PostgreSQL may run as its own user.
  chmodSync(folder, 0o755);
  const sign = join(folder, 'slow');
  return {
    environment: { LD_PRELOAD: library, SLOW_DISK: sign },
    slow: () => writeFileSync(sign, ''),
    // Renamed into place, because an empty file has another meaning.
    holdRenaming: (part) => {
      writeFileSync(`${sign}.next`, part);
      renameSync(`${sign}.next`, sign);
    },
    isHeld: () => existsSync(`${sign}.held`),
    quick: () => rmSync(sign, { force: true }),
    remove,
  };
}
