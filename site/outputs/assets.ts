import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('base64url').slice(0, 8);

/** `/fonts/x.woff2` → `/fonts/x.woff2?v=1a2b3c4d`, so that it may be cached for a year. */
export function versioned(url: string): string {
  return `${url}?v=${hashOf(readFileSync(join('site/public', url)))}`;
}

/** When started by tools/lib/site-build.mjs, waits for its message that the script is built. */
async function scriptBuilt(): Promise<void> {
  if (!process.channel) return;
  await once(process, 'message');
  process.disconnect();
}

/**
 * Copies the built visitor script to an address that changes with its content; returns that address.
 * @throws when there is no built script.
 */
export async function scriptAddress(dist: string): Promise<string> {
  await scriptBuilt();
  let script: Buffer;
  try {
    script = readFileSync(join(dist, 'widgets.js'));
  } catch (cause) {
    throw new Error(`${dist}/widgets.js is not there: "npm run build" makes it before the pages.`, { cause });
  }
  const address = `/assets/widgets-${hashOf(script)}.js`;
  mkdirSync(join(dist, 'assets'), { recursive: true });
  writeFileSync(join(dist, address), script);
  return address;
}
