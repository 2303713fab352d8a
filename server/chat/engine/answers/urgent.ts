import type { ChatRecord } from '../../../../shared/chat/chat-answers.ts';
import { asksFirst, isEmergency } from '../../../../shared/chat/is-emergency.ts';
import { company } from '../../../../shared/company/company.ts';
import type { ParsedQuestion } from '../site-content/parse-question.ts';
import type { SiteKnowledge } from '../site-content/site-knowledge.ts';
import type { Ranked } from './choose.ts';
import { type EngineReply, sourcesAt } from './reply.ts';

/** From this chance on that one of the urgent records is meant: to miss an emergency costs more than a false alarm. */
const alarming = 0.4;
/** Below, it is not clear what has happened: the steps of one emergency may do harm in another. */
const clear = 0.35;
/** "Who has our passwords if we leave you?" supposes it; "what do we do if" and "can you tell me if" may be happening. */
const supposes =
  /^(?:who|what|which|how|is|are|do|does|will|would|can|could)\b(?!.*\b(?:(?:do|should) (?:i|we)|now)\b).*(?<!\b(?:sure|me|(?<!to )us|know|see|check|out) )\bif (?:we|you|i|someone|our|your|my|an?|the)\b/;

/**
 * The phone first (after the bank, if money was sent), then the next three acts.
 * @param byMeaning without meanings the words of an emergency are enough
 */
export function urgentReply(
  { text }: ParsedQuestion,
  ranked: readonly Ranked[],
  byMeaning: boolean,
  knowledge: SiteKnowledge,
): EngineReply | undefined {
  if (supposes.test(text) || asksFirst(text)) return;
  const urgent = ranked.filter(({ record }) => record.urgent);
  const isLikely = urgent.reduce((sum, { chance }) => sum + chance, 0) >= alarming;
  if (!isLikely && (byMeaning || !isEmergency(text))) return;
  const [likeliest] = urgent;
  if (byMeaning && (likeliest?.chance ?? 0) < clear) return unclear(knowledge);
  const record = likeliest?.record ?? knowledge.answers.byId.get('urgent-server');
  return record && urgentRecord(record, knowledge);
}

function unclear(knowledge: SiteKnowledge): EngineReply {
  return {
    text: `If something has stopped, or looks like an attack, call **${company.phone.display}** now. Emergencies are answered day and night. ${stayOnPhone}\n\nUntil then restart nothing and delete nothing, and write down what the screen says and since when.`,
    sources: sourcesAt(['/contact-us', '/library/emergency-it-support-toronto'], knowledge),
    quotes: [],
    known: true,
    emergency: true,
    intent: 'emergency',
  };
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
