import * as z from 'zod/mini';
import { type EmbedAnswer, paths } from '../../../shared/http.ts';
import { isOpenTo } from '../../guards/access.ts';
import type { OriginRule } from '../../guards/origin.ts';
import type { ReadRoute } from '../../http/route.ts';

type Needs = { assistant: boolean; origins: OriginRule; provider: { name: string; country: string } | undefined };

/** `GET /api/embed`: whether the calling page may use the widgets. Readable by any page. */
export const embed = ({ assistant, origins, provider }: Needs): ReadRoute => ({
  method: 'GET',
  path: paths.embed,
  summary: 'Whether the calling page may use the widgets, whether the assistant answers, and who reads its messages.',
  access: 'public',
  // Called by every view of a partner page.
  limit: 'uncounted',
  answer: {
    status: 200,
    about: '`provider`: who runs the language model, if there is one.',
    schema: z.object({
      allowed: z.boolean(),
      assistant: z.boolean(),
      provider: z.optional(z.object({ name: z.string(), country: z.string() })),
    }),
  },
  handle: ({ claim }) => {
    const allowed = isOpenTo('partners', claim, origins);
    return {
      status: 200,
      json: { allowed, assistant, ...(provider && { provider }) } satisfies EmbedAnswer,
      headers: { Vary: 'Origin', 'Cache-Control': 'public, max-age=600' },
    };
  },
});
