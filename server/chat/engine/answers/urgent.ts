import type { ChatRecord } from '../../../../shared/chat/chat-answers.ts';
import { asksFirst, isEmergency } from '../../../../shared/chat/is-emergency.ts';
import { company } from '../../../../shared/company/company.ts';
import type { Ranked } from '../site-content/answer-library.ts';
import type { SiteKnowledge } from '../site-content/site-knowledge.ts';
import { type EngineReply, sourcesAt } from './reply.ts';

/** By meaning, a record of something urgent must fit this well, and about as well as the best. */
const sure = 0.5;
const asGood = 0.02;
/** Where nothing else is near, or where it sounds like an emergency too, it needs less. */
const likely = 0.36;
const alone = 0.1;
const heard = 0.38;
const nearWords = 0.25;
/** Log-odds from which a message sounds like an emergency, and below which it does not, whatever is near. */
const alarming = 1;
const calm = -3;
/** A refusal as certain as this ("write a virus") is no emergency, nor is what is nearly another question ("are emails encrypted"). */
const certain = { refused: 0.8, answered: 0.9 } as const;
/** "Who has our passwords if we leave you?" supposes it; "what do we do if" and "can you tell me if" may be happening. */
const supposes =
  /^(?:who|what|which|how|is|are|do|does|will|would|can|could)\b(?!.*\b(?:(?:do|should) (?:i|we)|now)\b).*(?<!\b(?:sure|me|(?<!to )us|know|see|check|out) )\bif (?:we|you|i|someone|our|your|my|an?|the)\b/;

/**
 * The phone first (after the bank, if money was sent), then the next three acts.
 * @param text lower case, without punctuation
 * @param urgency log-odds of the text's meaning; without it the words of an emergency decide
 */
export function urgentReply(
  text: string,
  ranked: readonly Ranked[],
  urgency: number | undefined,
  knowledge: SiteKnowledge,
): EngineReply | undefined {
  if (supposes.test(text) || asksFirst(text)) return;
  const [best] = ranked;
  const sounds = isEmergency(text);
  if (best && !best.record.urgent && best.score >= certain[best.record.refused ? 'refused' : 'answered']) return;
  const meant = ranked.find(({ record }) => record.urgent);
  const other = ranked.find(({ record }) => !record.urgent)?.score ?? 0;
  const fits = (least: number, above: number) => meant !== undefined && meant.score >= Math.max(least, other + above);
  if (urgency === undefined) {
    if (!sounds) return;
  } else if (
    urgency < calm ||
    (!fits(sure, -asGood) &&
      !fits(likely, alone) &&
      !(sounds && fits(heard, -nearWords)) &&
      !(urgency > alarming && fits(heard, 0)))
  )
    return;
  const record = meant && meant.score >= heard ? meant.record : knowledge.answers.byId.get('urgent-server');
  return record && urgentRecord(record, knowledge);
}

/** Part of each answer to an emergency; later turns recognize by it that one was reported. */
export const stayOnPhone = 'Do not write: the phone is faster.';

export function urgentRecord({ id, says, pages }: ChatRecord, knowledge: SiteKnowledge): EngineReply {
  // Only the bank can recall money that was sent, so it comes before us.
  const whom = id === 'urgent-money' ? 'your bank first, then ' : '';
  const call = `Call ${whom}**${company.phone.display}** now. Emergencies are answered day and night. ${stayOnPhone}`;
  return {
    text: `${call}\n\n${says}`,
    sources: sourcesAt(pages, knowledge),
    quotes: [],
    known: true,
    emergency: true,
    intent: 'emergency',
  };
}
