import { type EmbedAnswer, paths } from '../../shared/http.ts';
import { type Client, ResponseError } from '../api/client.ts';
import { embed } from '../state/embed.ts';

/** Timeout (ms). */
const patience = 5000;

/** `isOurs`: our API answers at the script's origin. */
export type PageRefusal = { reason: string; isOurs: boolean };

/**
 * Asks the API whether this page may use the widgets. Refuses after a clear no, or if the script's origin is clearly
 * not our API: a copy on a partner's own server would send visitors' input there. Without an answer, and on 429 or 5xx,
 * the widgets stay: the API itself rejects unlisted pages.
 */
export async function refusalOf(client: Client, origin: string, signal: AbortSignal): Promise<PageRefusal | undefined> {
  try {
    const until = AbortSignal.any([signal, AbortSignal.timeout(patience)]);
    const answer = await client.get<Partial<EmbedAnswer>>(paths.embed, { signal: until });
    embed.setState({ answer });
    const { allowed } = answer;
    // `null` in a sandboxed frame, as the API sees it; `location.origin` is not.
    const page = self.origin;
    if (allowed === false) return { reason: `${page} is not listed for these widgets: ask ${origin}`, isOurs: true };
    return allowed ? undefined : stranger(origin);
  } catch (error) {
    embed.setState({ answer: {} });
    const isOther = error instanceof SyntaxError || (error instanceof ResponseError && error.status < 429);
    return isOther ? stranger(origin) : undefined;
  }
}

const stranger = (origin: string): PageRefusal => ({
  reason: `our API does not answer at ${origin}, where this script came from: put data-itwidgets data-api="https://…" on its tag`,
  isOurs: false,
});
