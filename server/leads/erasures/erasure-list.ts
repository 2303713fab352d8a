import { createHmac, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';

/** An erasure: the address under a key, and when. */
export type Erasure = { hash: string; at: number };

/**
 * The erasures of a data folder, in a file of its own beside the database: a restored backup holds erased persons again, and
 * does not know that they were erased. The file holds no address: only its HMAC, whose key is the file's first line.
 */
export type ErasureList = {
  hashOf(email: string): string;
  /** On the disk when it settles. */
  add(email: string, at: number): Promise<Erasure>;
  /** The newest erasure of each address. */
  read(): Map<string, number>;
};

const name = 'erasures.jsonl';

export function openErasureList(dataDir: string): ErasureList {
  const file = join(dataDir, name);
  const keptKey = () =>
    readLines(file)
      .map((line) => line.key)
      .find((kept) => kept !== undefined);
  let key = keptKey();

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

  return {
    hashOf: (email) => hashed(key ?? '', email),
    async add(email, at) {
      // Another process of this folder may have made it since.
      key ??= keptKey();
      if (key === undefined) {
        const made = randomBytes(32).toString('base64url');
        await append({ key: made });
        // Of two that were made at once, the first in the file counts, for both.
        key = keptKey() ?? made;
      }
      const erasure = { hash: hashed(key, email), at };
      await append(erasure);
      return erasure;
    },
    read: () =>
      new Map(
        readLines(file)
          .flatMap(({ hash, at }) => (hash === undefined || at === undefined ? [] : [[hash, at] as const]))
          .toSorted(([, a], [, b]) => a - b),
      ),
  };
}

type Line = { key?: string } & Partial<Erasure>;

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
