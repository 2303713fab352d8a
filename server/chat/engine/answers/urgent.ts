import { isEmergency } from '../../../../shared/chat/is-emergency.ts';
import { company } from '../../../../shared/company/company.ts';
import type { Ranked } from '../site-content/answer-library.ts';
import type { SiteKnowledge } from '../site-content/site-knowledge.ts';
import { type EngineReply, sourcesAt } from './reply.ts';

/** By meaning alone, a record of something urgent must fit this well, and about as well as the best. */
const sure = 0.56;
const asGood = 0.02;
/** Words of an emergency count for less only than a refusal as certain as this: "write a virus". */
const certain = 0.8;
/** With words of an emergency, the acts for the nearest kind are given from here on; below, those for a dead server. */
const near = 0.3;

/** "Who has our passwords if we leave you?" supposes it; "what do we do if" and "can you tell me if" may be happening. */
const supposes =
  /^(?:who|what|which|how|is|are|do|does|will|would|can|could)\b(?!.*\b(?:(?:do|should) (?:i|we)|now)\b).*(?<!\b(?:sure|me|us|know|see|check|out) )\bif (?:we|you|i|someone|our|your|my|an?|the)\b/;

/** The phone first (after the bank, if money was sent), then the next three acts. @param text lower case, without punctuation */
export function urgentReply(
  text: string,
  ranked: readonly Ranked[],
  knowledge: SiteKnowledge,
): EngineReply | undefined {
  if (supposes.test(text)) return;
  const [best] = ranked;
  const sounds = isEmergency(text);
  const meant = ranked.find(({ record }) => record.urgent);
  const isMeant = meant && best && !best.record.refused && meant.score >= Math.max(sure, best.score - asGood);
  if (!sounds && !isMeant) return;
  if (sounds && !isMeant && best?.record.refused && best.score >= certain) return;
  const nearest = ranked.find(({ record, score }) => record.urgent && score >= near)?.record;
  const record = nearest ?? knowledge.answers.byId.get('urgent-server');
  // Only the bank can recall money that was sent, so it comes before us.
  const whom = record?.id === 'urgent-money' ? 'your bank first, then ' : '';
  const call = `Call ${whom}**${company.phone.display}** now. Emergencies are answered day and night. Do not write: the phone is faster.`;
  return {
    text: `${call}\n\n${record?.says ?? ''}`.trim(),
    sources: sourcesAt(record?.pages ?? ['/contact-us'], knowledge),
    quotes: [],
    known: true,
    emergency: true,
    intent: 'emergency',
  };
}
