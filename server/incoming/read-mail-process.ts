import { readMail } from './read-mail.ts';

// Reads emails in a process of their own, because a hostile one may take long or fill the memory.
process.on('message', async (raw: Uint8Array) => process.send?.(await readMail(raw)));
