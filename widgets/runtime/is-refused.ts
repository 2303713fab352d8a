import type { Client } from '../api/client.ts';
import { type EmbedAnswer, paths } from '../contract/http.ts';

/** Longest wait for the answer, in milliseconds. */
const patience = 5000;

/**
 * Whether the API refuses this page: true only when it clearly says so. Without an answer the widgets stay, as the API itself
 * refuses what an unlisted page sends. A refusal is reported once in the console.
 */
export async function isRefused(client: Client, origin: string, signal: AbortSignal): Promise<boolean> {
  if (!origin) return false;
  try {
    const until = AbortSignal.any([signal, AbortSignal.timeout(patience)]);
    const { allowed } = await client.get<EmbedAnswer>(paths.embed, { signal: until });
    // `location.origin` would name the address of a sandboxed frame, whose requests come from `null`.
    const page = self.origin;
    if (allowed === false)
      console.error(`[northlume] ${page} is not listed for these widgets. ${origin} must name it in EMBED_ORIGINS.`);
    return allowed === false;
  } catch {
    return false;
  }
}
