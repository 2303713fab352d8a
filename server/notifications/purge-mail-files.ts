import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { addressSpellings } from '../format/address-spellings.ts';
import { mailFolderOf } from './mail-folder.ts';

/** Email files hold visitors' details. Returns how many were purged. @param before ms since 1970 */
export async function purgeMailFiles(dataDir: string, before: number): Promise<number> {
  const folder = mailFolderOf(dataDir);
  let count = 0;
  for (const name of await mailFiles(folder)) {
    const file = join(folder, name);
    // A file being written is renamed when complete.
    const found = await stat(file).catch(unlessGone);
    if (!found || found.mtimeMs >= before) continue;
    await rm(file, { force: true });
    count += 1;
  }
  return count;
}

/** Deletes email files to or about some addresses. @param ours addresses that every email names: never searched for */
export async function deleteMailFilesOf(
  dataDir: string,
  emails: readonly string[],
  ours: readonly string[],
): Promise<void> {
  const folder = mailFolderOf(dataDir);
  const own = new Set(ours.map((email) => email.toLowerCase()));
  const wanted = emails.map((email) => email.toLowerCase()).filter((email) => !own.has(email));
  if (wanted.length === 0) return;
  // In headers the domain is in ASCII.
  const written = wanted.flatMap(addressSpellings);
  for (const name of await mailFiles(folder)) {
    const file = join(folder, name);
    const mail = await readFile(file, 'latin1').catch(unlessGone);
    const text = mail && readableText(mail);
    if (text && written.some((email) => names(text, email))) await rm(file, { force: true });
  }
}

const inAddress = /[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]/u;

/** Not as a part of a longer address; a full stop may follow. */
function names(text: string, email: string): boolean {
  for (let at = text.indexOf(email); at >= 0; at = text.indexOf(email, at + 1)) {
    const rest = text.slice(at + email.length, at + email.length + 2);
    const goesOn = /^(?:[\p{L}\p{N}-]|\.[\p{L}\p{N}])/u.test(rest);
    if (!goesOn && !inAddress.test(text.charAt(at - 1))) return true;
  }
  return false;
}

/** Headers and parts in lower case, without the soft line ends and codes of quoted-printable (RFC 2045). */
function readableText(mail: string): string {
  const bytes = mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8').toLowerCase();
}

async function mailFiles(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => /\.eml(\.part)?$/.test(name));
  } catch (error) {
    // With a mail server the folder does not exist.
    unlessGone(error);
    return [];
  }
}

function unlessGone(error: unknown): undefined {
  if ((error as { code?: string }).code !== 'ENOENT') throw error;
}
