import { company } from '../../../../shared/company/company.ts';
import type { Turn } from '../engine.ts';
import type { SiteKnowledge } from '../site-content/site-knowledge.ts';
import type { Ranked } from './choose.ts';
import type { Reading } from './conversation.ts';
import { type EngineReply, sourcesAt } from './reply.ts';
import { stayOnPhone } from './urgent.ts';

/** Our answers after which an emergency that was not mentioned again counts as over. */
const open = 3;
/** The visitor says that it is over, or takes leave. */
const over =
  /\b(thanks?|thank you|thx|bye|solved|resolved|fixed it|sorted|false alarm|never ?mind|works again|working again|it works now|called (you|them)|unrelated|another question|different question|something else)\b/;
/** Asks what our help costs, not whether to pay somebody. */
const costs = /\b(how much|prices?|costs?|charges?|rates?|fees?)\b/;
/** An answer this likely is no guess. */
const sure = 0.85;
/** Our hours and addresses are no less true in an emergency. Times on site are not among them: they belong to the plan. */
const computedFor = new Set(['hours', 'contact', 'booking']);
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
  if (!said.slice(-open).some((text) => text.includes(stayOnPhone)) || over.test(whole.text)) return reply;
  if (reply.emergency) return said.some((text) => text.includes(reply.text)) ? { ...reply, text: again() } : reply;
  const { intent = '' } = reply;
  if (best?.record.talk) return reply;
  const isSure = reply.known && (computedFor.has(intent) || (best !== undefined && best.chance >= sure));
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

const again = () =>
  `Call **${company.phone.display}** now and say what you told me: emergencies are answered day and night. The steps above still hold; until then change nothing else. ${stayOnPhone}`;
