import { createHmac, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';

/** What became of an address, without the address: its HMAC, and when. */
export type Listed = { hash: string; at: number };

/**
 * Addresses of a data folder in a file of its own beside the database: a restored backup does not know what became of them
 * since. The file holds no address: only its HMAC, whose key is the file's first line.
 */
export type AddressList = {
  /** Undefined as long as nothing is listed. */
  key(): string | undefined;
  hashOf(email: string): string;
  /** On the disk when it settles. */
  add(email: string, at: number): Promise<Listed>;
  /** The newest moment of each address. */
  read(): Map<string, number>;
};

/** @param makeKey gives the key of a new file */
export function openAddressList(
  file: string,
  makeKey: () => string | Promise<string> = () => randomBytes(32).toString('base64url'),
): AddressList {
  const keptKey = () =>
    readLines(file)
      .map((line) => line.key)
      .find((kept) => kept !== undefined);
  let key = keptKey();
  /** One after the other: a wait for the disk takes one of the few threads that also read the pages. */
  let last: Promise<unknown> = Promise.resolve();

  async function append(line: object): Promise<void> {
    const handle = await open(file, 'a', 0o600);
    try {
      await handle.write(`${JSON.stringify(line)}\n`);
      await handle.sync();
    } finally {
      await handle.close();
    }
  }
  const hashed = (with_: string, email: string) =>
    createHmac('sha256', with_).update(email.toLowerCase()).digest('base64url');

  async function add(email: string, at: number): Promise<Listed> {
    // Another process of this folder may have made it since.
    key ??= keptKey();
    if (key === undefined) {
      const made = await makeKey();
      await append({ key: made });
      // Of two that were made at once, the first in the file counts, for both.
      key = keptKey() ?? made;
    }
    const listed = { hash: hashed(key, email), at };
    await append(listed);
    return listed;
  }

  return {
    key: () => key,
    hashOf: (email) => hashed(key ?? '', email),
    add(email, at) {
      const added = last.then(() => add(email, at));
      last = added.catch(() => undefined);
      return added;
    },
    read: () =>
      new Map(
        readLines(file)
          .flatMap(({ hash, at }) => (hash === undefined || at === undefined ? [] : [[hash, at] as const]))
          .toSorted(([, a], [, b]) => a - b),
      ),
  };
}

type Line = { key?: string } & Partial<Listed>;

/** A line that was cut off by a crash was not answered for yet. */
function readLines(file: string): Line[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return [JSON.parse(line) as Line];
      } catch {
        return [];
      }
    });
}
