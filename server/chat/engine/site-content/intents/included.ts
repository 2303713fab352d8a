import type { ChatQuote } from '../../../../../shared/chat/chat.ts';
import type { ChatFacts, ChatService } from '../../../../../shared/chat/chat-facts.ts';
import type { ParsedQuestion } from '../parse-question.ts';
import { type EngineReply, linkTo, sourcesAt } from '../reply.ts';
import type { SiteKnowledge } from '../site-knowledge.ts';
import { tierIn, tiersOf } from './tiers.ts';

/** Third-party products and laws: their own pages cover costs. */
export const notSold = /\/(microsoft-365|azure-services|pipeda|hipaa|sox-it-controls)$/;

/** Asks for the list, not whether one item is included. */
const asksForList = /^(so |and )?(what|whats|which)\b.*\binclud/;

/** An offer named by the question or the visitor's page. */
type NamedOffer = Pick<ChatService, 'name' | 'path' | 'price'>;

/** What an offer or else the plan includes, and what is billed separately. */
export function included(asked: ParsedQuestion, offer: NamedOffer | undefined, knowledge: SiteKnowledge): EngineReply {
  const list = offer && asksForList.test(asked.text) ? listOf(offer, knowledge.facts) : undefined;
  if (offer && list) return { ...list, sources: sourcesAt([offer.path, '/pricing'], knowledge), ...answered };
  const { pricing } = knowledge.facts;
  const tier = tierIn(asked.text, pricing);
  const holds = tier ? `${tier.name} covers: ${tier.includes}` : tiersOf(pricing);
  const apart =
    offer?.price && !notSold.test(offer.path)
      ? `${offer.name} beyond that has a price of its own: ${offer.price}.`
      : '';
  return {
    text: [holds, `${apart} Licences such as Microsoft 365, hardware and projects are billed apart.`.trim()].join(
      '\n\n',
    ),
    sources: sourcesAt(['/pricing', ...(offer ? [offer.path] : [])], knowledge),
    ...answered,
  };
}

const answered = { quotes: [] as ChatQuote[], known: true, intent: 'price' };

/** The "What is included" list of the page, verbatim. */
function listOf({ name, path, price }: NamedOffer, { offers }: ChatFacts): { text: string } | undefined {
  const lines = offers.find((offer) => offer.path === path)?.includes ?? [];
  if (lines.length === 0) return;
  const priced = price ? `It has a price of its own: ${price}.` : 'It is part of the monthly plan.';
  const from = linkTo({ title: name, url: path });
  return { text: `What is included, from ${from}:\n\n${lines.map((line) => `- ${line}`).join('\n')}\n\n${priced}` };
}
