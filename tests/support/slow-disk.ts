import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshFolder } from './databases.ts';

/** A disk that can be made slow: in a server started with `environment` no fsync ends between `slow` and `quick`. */
export type SlowDisk = { environment: Record<string, string>; slow(): void; quick(): void; remove(): void };

const compiler = 'cc';

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
  const sign = join(folder, 'slow');
  return {
    environment: { LD_PRELOAD: library, SLOW_DISK: sign },
    slow: () => writeFileSync(sign, ''),
    quick: () => rmSync(sign, { force: true }),
    remove,
  };
}
