import { readMail } from './read-mail.ts';

// Emails in their own process, because whoever wrote one may have made it slow to read, or fill the memory.
process.on('message', async (raw: Uint8Array) => process.send?.(await readMail(raw)));
