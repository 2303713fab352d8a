import { type EmbedAnswer, paths } from '../../shared/http.ts';
import { type Client, ResponseError } from '../api/client.ts';
import { embed } from '../state/embed.ts';

/** Longest wait for the answer, in milliseconds. */
const patience = 5000;

/** Why the script leaves a page; `isOurs`: whether our API is at its origin. */
export type PageRefusal = { reason: string; isOurs: boolean };

/**
 * Asks the API whether this page may use the widgets. A refusal only where it clearly says no, or where what answers at the
 * script's origin plainly is not our API, as with a copy of the script on a partner's own server: that one would get what
 * visitors write. Without an answer, and while it is busy (429) or fails (5xx), the widgets stay, as the API itself refuses what
 * an unlisted page sends.
 */
export async function refusalOf(client: Client, origin: string, signal: AbortSignal): Promise<PageRefusal | undefined> {
  try {
    const until = AbortSignal.any([signal, AbortSignal.timeout(patience)]);
    const answer = await client.get<Partial<EmbedAnswer>>(paths.embed, { signal: until });
    embed.setState({ answer });
    const { allowed } = answer;
    // `location.origin` would name the address of a sandboxed frame, whose requests come from `null`.
    const page = self.origin;
    if (allowed === false)
      return {
        reason: `${page} is not listed for these widgets. ${origin} must name it in EMBED_ORIGINS.`,
        isOurs: true,
      };
    return allowed ? undefined : stranger(origin);
  } catch (error) {
    embed.setState({ answer: {} });
    const isOther = error instanceof SyntaxError || (error instanceof ResponseError && error.status < 429);
    return isOther ? stranger(origin) : undefined;
  }
}

const stranger = (origin: string): PageRefusal => ({
  reason: `our API does not answer at ${origin}, where this script came from: put data-northlume data-api="https://…" on its tag`,
  isOurs: false,
});
