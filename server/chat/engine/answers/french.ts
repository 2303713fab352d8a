import type { ChatPlace } from '../../../../shared/chat/chat-facts.ts';
import { company } from '../../../../shared/company/company.ts';
import type { FirmFacts, ParsedQuestion } from '../site-content/parse-question.ts';
import type { SiteKnowledge } from '../site-content/site-knowledge.ts';
import { joinedReplies } from './answer-piece.ts';
import { chancesOf } from './choose.ts';
import type { Reading } from './conversation.ts';
import { factsIn, oddsOfFacts } from './facts-in-question.ts';
import { type EngineReply, replyOf, type Situation, sourcesAt } from './reply.ts';

const least = 0.4;
const call = company.phone.display;
/** "Est-ce que vous", "pouvez-vous nous": it says nothing of what is asked. */
const doYou = /\b(?:est ce que (?=vous )|pouvez vous (?:me |nous )?)/;
const money = new Intl.NumberFormat('fr-CA');

/** The core in French: price, cities, hours, emergencies, contact, services. The rest by a person. */
export function frenchReply({ pieces, firm }: Reading, { knowledge }: Pick<Situation, 'knowledge'>): EngineReply {
  return joinedReplies(pieces.map(({ asked }) => frenchAnswer(asked, firm, knowledge)));
}

function frenchAnswer(asked: ParsedQuestion, firm: FirmFacts, knowledge: SiteKnowledge): EngineReply {
  const facts = factsIn(asked);
  const [best] = chancesOf(
    knowledge.answers
      .rank(asked.plain.replace(doYou, ''), undefined, 'french')
      .map(({ record, odds }) => ({ record, odds: odds + oddsOfFacts(facts(record)) })),
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
