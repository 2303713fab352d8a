import { booking } from './about-us.ts';
import { sentenceOf } from './area.ts';
import { forPeople } from './price.ts';
import { type EngineReply, type Situation, sourcesAt } from './reply.ts';

/**
 * Answers someone who describes their firm: each fact in turn, and the next step.
 * @param enough facts in one message from which on it is an inquiry rather than a question
 * @returns undefined with fewer facts; `covered`: records whose question is answered by it
 */
export function firmProfile(
  situation: Situation,
  enough: number,
): { reply: EngineReply; covered: ReadonlySet<string> } | undefined {
  const { asked, firm, knowledge } = situation;
  const { people, places, trades, software, ends } = asked;
  if ([people, places[0], trades[0], software[0], ends].filter((fact) => fact !== undefined).length < enough) return;
  const { pricing } = knowledge.facts;
  const systems = software.flatMap((id) => knowledge.answers.byId.get(id) ?? []);
  const [trade] = trades;
  const parts = [
    trade && `**Your trade:** yes, we look after such firms: [${trade.name}](${trade.path}).`,
    ...places.map(({ place }) => `**${place.name}:** ${sentenceOf(place, knowledge)}`),
    firm.people !== undefined &&
      `**Price:** $${pricing.min} to $${pricing.max} per person per month, in Canadian dollars. ${forPeople(firm.people, pricing)}`,
    ...systems.map(({ says }) => `**Software:** ${says}`),
    ends &&
      `**Your contract (${ends}):** read its notice clause now, as many renew automatically. [Thirty days](/library/switching-it-providers-checklist) are enough for the handover.`,
    `**Next step:** ${booking(situation).text}`,
  ];
  const paths = [
    '/pricing',
    ...(trade ? [trade.path] : []),
    ...places.map(({ place }) => place.path),
    ...(ends ? ['/library/switching-it-providers-checklist'] : []),
    '/contact-us',
  ];
  const reply = {
    text: parts.filter(Boolean).join('\n\n'),
    sources: sourcesAt(paths, knowledge).slice(0, 4),
    quotes: [],
    known: true,
    intent: 'profile',
  };
  return {
    reply,
    covered: new Set(['price', 'area', 'times', 'booking', 'trades', 'software', 'current-contract', 'start-date']),
  };
}
