import { createHmac, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Actor } from './audit.ts';

/** `by`: the colleague whose act it is. */
export type Listed = { hash: string; at: number; by?: Actor | undefined };

/**
 * A list in its own file, because a restored backup lacks later entries. Of addresses it holds only HMACs; their key
 * comes first.
 */
export type AddressList = {
  /** Undefined while the list is empty. */
  key(): string | undefined;
  hashOf(email: string): string;
  /** Resolves once the entry is on disk. */
  add(email: string, at: number, by?: Actor): Promise<Listed>;
  /** The latest entry by HMAC. */
  read(): Map<string, Listed>;
};

export function openAddressList(
  file: string,
  makeKey: () => string | Promise<string> = () => randomBytes(32).toString('base64url'),
): AddressList {
  const storedKey = () =>
    readLines(file)
      .map((line) => line.key)
      .find((kept) => kept !== undefined);
  let key = storedKey();
  /** One write at a time: waiting for the disk occupies one of the few threads that also read pages. */
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

  async function add(email: string, at: number, by?: Actor): Promise<Listed> {
    key ??= storedKey();
    if (key === undefined) {
      const made = await makeKey();
      await append({ key: made });
      // If two processes create a key, both use the first in the file.
      key = storedKey() ?? made;
    }
    const listed = { hash: hashed(key, email), at, by };
    await append(listed);
    return listed;
  }

  return {
    key: () => key,
    hashOf: (email) => hashed(key ?? '', email),
    add(email, at, by) {
      const added = last.then(() => add(email, at, by));
      last = added.catch(() => undefined);
      return added;
    },
    read: () =>
      new Map(
        readLines(file)
          .flatMap(({ hash, at, by }) => (hash === undefined || at === undefined ? [] : { hash, at, by }))
          .toSorted((one, other) => one.at - other.at)
          .map((listed) => [listed.hash, listed]),
      ),
  };
}

type ListLine = { key?: string } & Partial<Listed>;

/** A line cut off by a crash is skipped: its request was never answered. */
function readLines(file: string): ListLine[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return [JSON.parse(line) as ListLine];
      } catch {
        return [];
      }
    });
}
