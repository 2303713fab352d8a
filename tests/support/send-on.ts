import { once } from 'node:events';
import type { Writable } from 'node:stream';

const most = 200_000_000;

/** Writes a text again and again, until the other side has closed or `most` bytes are sent. Returns how many. */
export async function sendOn(to: Writable, text: string): Promise<number> {
  to.on('error', () => undefined);
  let sent = 0;
  while (!to.destroyed && sent < most) {
    sent += text.length;
    if (!to.write(text)) await roomIn(to);
  }
  return sent;
}

async function roomIn(to: Writable): Promise<void> {
  const found = new AbortController();
  const heard = ['drain', 'close'].map((event) => once(to, event, { signal: found.signal }));
  await Promise.race(heard).catch(() => undefined);
  found.abort();
}
