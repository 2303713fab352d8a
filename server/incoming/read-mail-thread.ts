import { parentPort, workerData } from 'node:worker_threads';
import { readMail } from './read-mail.ts';

// One email in its own thread, because whoever wrote it may have made it slow to read.
parentPort?.postMessage(await readMail(workerData as Uint8Array));
