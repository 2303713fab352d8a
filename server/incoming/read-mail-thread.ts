import { parentPort } from 'node:worker_threads';
import { readMail } from './read-mail.ts';

// Emails in their own thread, because whoever wrote one may have made it slow to read.
parentPort?.on('message', async (raw: Uint8Array) => parentPort?.postMessage(await readMail(raw)));
