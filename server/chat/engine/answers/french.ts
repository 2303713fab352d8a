import type { ChatPlace } from '../../../../shared/chat/chat-facts.ts';
import { company } from '../../../../shared/company/company.ts';
import { isWrittenIn } from '../../../../shared/languages.ts';
import type { Turn } from '../engine.ts';
import type { FirmFacts, ParsedQuestion } from '../site-content/parse-question.ts';
import type { SiteKnowledge } from '../site-content/site-knowledge.ts';
import { joinedReplies } from './answer-piece.ts';
import { chancesOf } from './choose.ts';
import { joined, type Piece, type Reading } from './conversation.ts';
import { type EngineReply, replyOf, type Situation, sourcesAt } from './reply.ts';

const least = 0.4;
const call = company.phone.display;
/** "Est-ce que vous", "pouvez-vous nous": it says nothing of what is asked. */
const doYou = /\b(?:est ce que (?=vous )|pouvez vous (?:me |nous )?)/;
const money = new Intl.NumberFormat('fr-CA');

const english =
  /\b(?:the|what|whats|how|much|you|your|we|my|is|are|do|does|can|and|for|in|it|please|thanks|hello|no|yes|sorry)\b/i;

/** A short message goes on in the language of the one before it: "et pour 15?" */
export function isFrench(text: string, history: readonly Turn[]): boolean {
  if (isWrittenIn('fr', text)) return true;
  const before = history.findLastIndex(({ role }) => role === 'user');
  return before >= 0 && !english.test(text) && isFrench(history[before]?.content ?? '', history.slice(0, before));
}

/** The core in French: price, cities, hours, emergencies, contact, services. The rest by a person. */
export function frenchReply({ pieces, firm }: Reading, { knowledge }: Pick<Situation, 'knowledge'>): EngineReply {
  return joinedReplies(pieces.map((piece) => frenchAnswer(piece, firm, knowledge)));
}

/** Log-odds of the record that a word of money, a city or a time speaks for, and of the price if people are counted. */
const plain = 4;
const counted = 5;
const amounts = /\b(?:combien|prix|tarifs?|cout\w*|frais)\b/;
const times = /\b(?:heures?|ouvert\w*|ferm\w*|samedi|dimanche|soirs?|nuit|week ?end|fin de semaine|feries?)\b/;

/** Words of a message that is understood with the question before it. */
const few = 4;

function frenchAnswer({ asked, before }: Piece, firm: FirmFacts, knowledge: SiteKnowledge): EngineReply {
  const { text, people, places, unlisted } = asked;
  const says = {
    price: people !== undefined ? counted : amounts.test(text) ? plain : 0,
    area: places.length > 0 || unlisted !== undefined ? plain : 0,
    'fr-hours': times.test(text) ? plain : 0,
  };
  const ranked = (question: ParsedQuestion) => {
    const candidates = knowledge.answers.rank(question.plain.replace(doYou, ''), undefined, 'french');
    return candidates.map(({ record, odds }) => ({
      record,
      odds: odds + (says[(record.computes ?? record.id) as keyof typeof says] ?? 0),
    }));
  };
  const alone = ranked(asked);
  const isShort = before !== undefined && asked.text.split(' ').length <= few;
  const together = isShort ? ranked(joined(before, asked)) : alone;
  const [best] = chancesOf(
    alone.map(({ record, odds }, at) => ({ record, odds: Math.max(odds, together[at]?.odds ?? odds) })),
  );
  if (!best || best.chance < least) {
    const text = `Je réponds en français aux questions sur les prix, les villes, les heures, les urgences, nos coordonnées et nos services. Pour le reste, une personne vous répond en anglais au ${call}.`;
    return { text, sources: sourcesAt(['/contact-us'], knowledge), quotes: [], known: false };
  }
  const { record } = best;
  const reply = { ...replyOf(record, knowledge), intent: record.computes ?? record.id };
  if (record.urgent)
    return {
      ...reply,
      text: `Appelez le **${call}** maintenant: les urgences reçoivent une réponse jour et nuit.\n\n${record.says}`,
      emergency: true,
      intent: 'emergency',
    };
  const [named] = asked.places;
  if (record.computes === 'area' && asked.unlisted)
    return { ...reply, text: `Cette ville n'est pas sur notre liste. ${reply.text}` };
  if (record.computes === 'area' && named)
    return {
      ...reply,
      text: frenchPlace(named.place, knowledge),
      sources: sourcesAt([named.place.path, '/locations'], knowledge),
    };
  if (record.computes === 'price' && firm.people !== undefined) {
    const { min, max, packages, rates } = knowledge.facts.pricing;
    const smallest = packages[0]?.users.min ?? 0;
    const [least, most] = [min, max].map((each) => money.format(each * Number(firm.people)));
    const sum =
      firm.people < smallest
        ? `Il est fait pour ${smallest} personnes ou plus; à moins, l'aide à l'heure (${rates.hour?.min} $) coûte d'habitude moins cher.`
        : `Pour ${firm.people} personnes: de ${least} $ à ${most} $ par mois.`;
    return { ...reply, text: `${reply.text} ${sum}` };
  }
  return reply;
}

function frenchPlace({ name, visits, hours }: ChatPlace, { facts }: SiteKnowledge): string {
  if (visits === 'remote') return `Oui, nous servons ${name}, par téléphone et à l'écran seulement.`;
  const target = hours ? ` En cas d'urgence, un technicien est sur place en moins de ${hours} heures (objectif).` : '';
  return `Oui, nous nous déplaçons à ${name}.${target} Le soutien répond en ${facts.times.helpDesk}.`;
}
