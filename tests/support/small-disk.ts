import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const commands = { mount: 'mount', unmount: 'umount' };

/** 160 MiB. */
export type SmallDisk = { folder: string; fill(): void; free(): void; remove(): void };

export const noMount = 'no disk of its own here: this user may not mount one (tmpfs, as root)';

/** @returns undefined if this user may not mount */
export function smallDisk(): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'northlume-disk-'));
  const { status } = spawnSync(commands.mount, ['-t', 'tmpfs', '-o', 'size=160m,mode=0700', 'tmpfs', folder]);
  if (status !== 0) {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill() {
      const file = openSync(ballast, 'a');
      for (const size of [1024 * 1024, 4096, 1]) while (hasRoom(file, size));
      closeSync(file);
    },
    free: () => rmSync(ballast, { force: true }),
    remove() {
      spawnSync(commands.unmount, [folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function hasRoom(file: number, size: number): boolean {
  try {
    return writeSync(file, Buffer.alloc(size, 'x')) === size;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    return false;
  }
}
