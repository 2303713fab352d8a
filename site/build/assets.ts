import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '../checks/built/built-site.ts';

const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('base64url').slice(0, 8);

/** Adds a content hash: `/fonts/x.woff2` → `/fonts/x.woff2?v=1a2b3c4d`. */
export function versioned(url: string): string {
  const own = join('owner/public', url);
  return `${url}?v=${hashOf(readFileSync(existsSync(own) ? own : join('site/public', url)))}`;
}

/** Waits until tools/lib/site-build.mjs, if that is the parent, has built the script. */
async function scriptBuilt(): Promise<void> {
  if (!process.channel) return;
  await once(process, 'message');
  // The channel must not keep the process alive from here on.
  process.channel?.unref();
}

/** Reports progress to tools/lib/site-build.mjs, if that is the parent. */
export function tellProgress(pages: { done: number; of: number }): void {
  if (process.connected) process.send?.(pages);
}

/** Reports non-fatal findings to the same parent. */
export function tellNotes(notes: readonly Finding[]): void {
  if (process.connected) process.send?.({ notes });
}

/** Content-hashed. @throws if the script is not built */
export async function scriptAddress(dist: string): Promise<string> {
  await scriptBuilt();
  try {
    const { entry } = JSON.parse(readFileSync(join(dist, '_server/site-script.json'), 'utf8')) as { entry: string };
    return `/${entry}`;
  } catch (cause) {
    throw new Error(`${dist} has no script: "npm run build" makes it before the pages.`, { cause });
  }
}
