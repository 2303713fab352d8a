import type { Client } from '../api/client.ts';
import { type EmbedAnswer, paths } from '../contract/http.ts';

/**
 * Whether this page may use the widgets. Always true on our own pages; a partner's page asks the API. A refusal or a
 * missing response is reported once in the console.
 */
export async function mayEmbed(client: Client, origin: string, signal: AbortSignal): Promise<boolean> {
  if (!origin) return true;
  try {
    const { allowed } = await client.get<EmbedAnswer>(paths.embed, { signal });
    if (!allowed)
      console.error(
        `[northlume] ${location.origin} is not listed for these widgets. ${origin} must name it in EMBED_ORIGINS.`,
      );
    return allowed;
  } catch (error) {
    console.error(`[northlume] ${origin} did not say whether ${location.origin} may use these widgets.`, error);
    return false;
  }
}
