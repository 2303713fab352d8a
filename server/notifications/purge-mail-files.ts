import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
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

/** Deletes email files to or about some addresses. */
export async function deleteMailFilesOf(dataDir: string, emails: readonly string[]): Promise<void> {
  const folder = mailFolderOf(dataDir);
  const wanted = emails.map((email) => email.toLowerCase());
  for (const name of await mailFiles(folder)) {
    const file = join(folder, name);
    const mail = await readFile(file, 'latin1').catch(unlessGone);
    const text = mail && readableText(mail);
    if (text && wanted.some((email) => text.includes(email))) await rm(file, { force: true });
  }
}

/** Headers and parts in lower case, without the soft line ends and codes of quoted-printable (RFC 2045). */
function readableText(mail: string): string {
  return mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .toLowerCase();
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
