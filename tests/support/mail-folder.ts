import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Mailbox, type ReceivedMail, waitForMails } from './smtp.ts';

export function keepMails(folder: string): (mail: ReceivedMail) => void {
  let count = 0;
  return (mail) => {
    const name = join(folder, `${String(++count).padStart(6, '0')}.json`);
    // Atomic: a reader never sees half an email.
    writeFileSync(`${name}.part`, JSON.stringify({ ...mail, attachments: [] }));
    renameSync(`${name}.part`, name);
  };
}

/** Reads emails that another process stores, oldest first. */
export function mailFolder(folder: string): Mailbox {
  const known = new Map<string, ReceivedMail>();
  const read = (): ReceivedMail[] => {
    const names = readdirSync(folder).filter((name) => name.endsWith('.json') && !known.has(name));
    for (const name of names.sort()) known.set(name, JSON.parse(readFileSync(join(folder, name), 'utf8')));
    return [...known.values()];
  };
  const to = (address: string) => read().filter((mail) => mail.recipients.includes(address));
  return { to, waitFor: (address, count, patience) => waitForMails(read, address, count, patience) };
}
