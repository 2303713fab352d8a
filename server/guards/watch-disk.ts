import { statfs } from 'node:fs/promises';
import type { Ceilings } from './ceilings.ts';

export type DiskWatchParts = {
  dataDir: string;
  disk: Ceilings['disk'];
  onNearlyFull: () => void;
  onProblem: (message: string, error: unknown) => void;
};

/** Looks every few minutes how much of the data folder's disk is free. Returns a function that stops it. */
export function watchDisk({ dataDir, disk, onNearlyFull, onProblem }: DiskWatchParts): () => void {
  const look = async () => {
    const { bavail, blocks } = await statfs(dataDir);
    if (bavail < blocks * disk.leastFree) onNearlyFull();
  };
  const timer = setInterval(
    () => void look().catch((error) => onProblem('The disk could not be looked at', error)),
    disk.every,
  );
  timer.unref();
  return () => clearInterval(timer);
}
