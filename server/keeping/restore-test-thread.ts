import { parentPort, workerData } from 'node:worker_threads';
import { compareRestored } from './compare-restored.ts';

// The thread of a restore test: copying and reading all of a large database takes seconds, for which no visitor waits.

export type RestoreTestOrder = { backup: string; live: string; folder: string; madeAt: number };

const { backup, live, folder, madeAt } = workerData as RestoreTestOrder;
parentPort?.postMessage(compareRestored(backup, live, folder, madeAt));
