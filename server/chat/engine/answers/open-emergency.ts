import { company } from '../../../../shared/company/company.ts';
import type { Turn } from '../engine.ts';
import type { SiteKnowledge } from '../site-content/site-knowledge.ts';
import type { Ranked } from './choose.ts';
import type { Reading } from './conversation.ts';
import { type EngineReply, sourcesAt } from './reply.ts';
import { stayOnPhone } from './urgent.ts';

/** Our answers after which an emergency counts as over, if nothing urgent was said in between. */
const open = 3;
/** The visitor says that it is over, or takes leave. */
const over =
  /\b(thanks?|thank you|thx|bye|solved|resolved|fixed it|sorted|false alarm|never ?mind|works again|working again|(?:it|all) works now|working now|up and running|we(?:re| are) back|back up|back online|(?:the )?(?:rest|others?) (?:is |are )?(?:works?|fine|ok)|is over|called (you|them)|unrelated|another question|different question|something else)\b/;
/** Asks what our help costs, not whether to pay somebody. */
const costs =
  /\bhow much (?:is|are|would|will|does|do you|for|it)\b|\bhow much$|\bwhat\b.*\b(?:your|you|it|that|this) (?:prices?|costs?|charge|rates?|fees?)\b|\b(?:you|u|ya|it|this|that) (?:\w+ )?(?:charge|cost|bill)\b|\b(?:charged?|billed?) (?:me|us|extra|for (?:this|it|that))\b/;
/** An answer this likely is no guess. */
const sure = 0.85;
/** Our hours and addresses are no less true in an emergency. Times on site are not among them: they belong to the plan. */
const computedFor = new Set(['hours', 'contact', 'booking']);
/** Nor are our prices, terms and people: what is said of them is no advice on what to do. */
const aboutUs = new Set(['/pricing', '/people', '/about-us', '/who-we-are-for']);
const atOnce = /\b(?:now|asap|immediately|right away|urgent(?:ly)?)\b/;
const isNoClient = /\bnot (?:yet )?an? (?:client|customer)\b/;

/**
 * During an emergency every answer also gives the phone number, and uncertain answers are not given: "leave it off" is
 * right after a spill and wrong during an attack.
 *
 * @param reply the answer to the message without its conversation
 * @param best what it most likely asks for
 * @returns `reply`, or what takes its place
 */
export function duringEmergency(
  reply: EngineReply,
  { whole }: Reading,
  history: readonly Turn[],
  [best]: readonly Ranked[],
  knowledge: SiteKnowledge,
): EngineReply {
  const said = history.filter(({ role }) => role === 'assistant').map(({ content }) => content);
  const isOpen = said.slice(-open).some((text) => text.includes(stayOnPhone) && !text.includes(tellUs));
  if (!isOpen || over.test(whole.text)) return reply;
  if (reply.emergency) return said.some((text) => text.includes(reply.text)) ? { ...reply, text: again() } : reply;
  const { intent = '' } = reply;
  if (best?.record.talk) return reply;
  const isOfUs = computedFor.has(intent) ? intent !== 'booking' || !atOnce.test(whole.text) : isAboutUs(best);
  const isSure = reply.known && (isOfUs || (best !== undefined && best.chance >= sure && intent !== 'booking'));
  const asked = isNoClient.test(whole.text) ? 'incident-help-not-client' : costs.test(whole.text) && 'hourly-price';
  const cost = asked ? knowledge.answers.byId.get(asked)?.says : undefined;
  if (isSure && !cost)
    return { ...reply, text: `First call **${company.phone.display}**, day or night.\n\n${reply.text}` };
  return {
    text: cost ? `${again()}\n\n${cost}` : again(),
    sources: sourcesAt(['/contact-us', '/library/emergency-it-support-toronto'], knowledge),
    quotes: [],
    known: true,
    emergency: true,
    intent: 'emergency',
  };
}

const isAboutUs = (best: Ranked | undefined): boolean => aboutUs.has(best?.record.pages[0] ?? '');

/** Part of what is said in place of an answer; it keeps no emergency open by itself. */
const tellUs = 'say what you told me';

const again = () =>
  `Call **${company.phone.display}** now and ${tellUs}: emergencies are answered day and night. The steps above still hold; until then change nothing else. ${stayOnPhone}`;
