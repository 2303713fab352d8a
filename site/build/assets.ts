import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '../checks/built/built-site.ts';

const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('base64url').slice(0, 8);

/** `/fonts/x.woff2` → `/fonts/x.woff2?v=1a2b3c4d`, so that it may be cached for a year. */
export function versioned(url: string): string {
  return `${url}?v=${hashOf(readFileSync(join('site/public', url)))}`;
}

/** When started by tools/lib/site-build.mjs, waits for its message that the script is built. */
async function scriptBuilt(): Promise<void> {
  if (!process.channel) return;
  await once(process, 'message');
  // From here on the channel only carries `tellProgress`: it is no reason to go on.
  process.channel?.unref();
}

/** Tells tools/lib/site-build.mjs, where that has started the build, how many pages are written. */
export function tellProgress(pages: { done: number; of: number }): void {
  if (process.connected) process.send?.(pages);
}

/** Tells it what is to be looked at when there is time. */
export function tellNotes(notes: readonly Finding[]): void {
  if (process.connected) process.send?.({ notes });
}

/**
 * The address of our own pages' script, which changes with its content.
 * @throws when there is no built script.
 */
export async function scriptAddress(dist: string): Promise<string> {
  await scriptBuilt();
  try {
    const { entry } = JSON.parse(readFileSync(join(dist, '_server/site-script.json'), 'utf8')) as { entry: string };
    return `/${entry}`;
  } catch (cause) {
    throw new Error(`${dist} has no script: "npm run build" makes it before the pages.`, { cause });
  }
}
