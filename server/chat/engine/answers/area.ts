import type { ChatPlace } from '../../../../shared/chat/chat-facts.ts';
import { company } from '../../../../shared/company/company.ts';
import type { FirmFacts } from '../site-content/parse-question.ts';
import type { SiteKnowledge } from '../site-content/site-knowledge.ts';
import { type EngineReply, listed, type Situation, sourcesAt } from './reply.ts';

const answered = { quotes: [], known: true, intent: 'area' };
const offices = listed(company.offices.map(({ city }) => city));

/** Where and how soon we come, by city, neighbourhood or postal code (decisions 20 and 24). */
export function area({ asked, firm, knowledge }: Situation, timesFirst = false): EngineReply {
  if (asked.unlisted) return outside(asked.unlisted, knowledge);
  if (asked.places.length > 0) return aboutPlaces(asked.places, knowledge);
  const { page } = asked;
  const here = knowledge.facts.places.find(({ path, slug }) => path === page || page?.endsWith(`-${slug}`));
  const general = /\b(which|what|list|all) (of )?(your )?(cities|areas?|towns|places|locations)\b/.test(asked.text);
  if (general) return everywhere(knowledge);
  if (firm.places.length > 0) return aboutPlaces(firm.places, knowledge);
  return here ? aboutPlaces([{ place: here }], knowledge) : everywhere(knowledge, timesFirst);
}

function aboutPlaces(places: FirmFacts['places'], knowledge: SiteKnowledge): EngineReply {
  const each = places.map(({ place, neighbourhood, code }) => {
    const name = code ?? neighbourhood;
    return `${name && name !== place.name ? `${name} is in ${place.name}. ` : ''}${sentenceOf(place, knowledge)}`;
  });
  const own = places.flatMap(({ place }) => [place.path, `/it-support-${place.slug}`]);
  const paths = [...places.map(({ place }) => place.path), ...own, '/locations'];
  return { ...answered, text: [...new Set(each)].join('\n\n'), sources: sourcesAt(paths, knowledge).slice(0, 4) };
}

export function sentenceOf({ name, visits, minutes, hours }: ChatPlace, { facts }: SiteKnowledge): string {
  const helpDesk = `The help desk responds in ${facts.times.helpDesk}, as in every city.`;
  if (visits === 'remote') return `Yes, we serve ${name}, by phone and screen only: nobody visits. ${helpDesk}`;
  if (visits === 'limited on-site')
    return `Yes, we serve ${name}: by phone and screen, with visits that are planned ahead, because it lies at the edge of our area. ${helpDesk}`;
  const area = `Yes, we come to ${name}: it lies within ${facts.radiusKm} km of an office.`;
  const answer = minutes ? `a response in ${minutes} minutes` : '';
  const visit = hours ? `a technician on site in under ${hours} hours` : '';
  const targets = [answer, visit].filter(Boolean);
  if (targets.length === 0) return `${area} ${helpDesk}`;
  return `${area} Target${targets.length > 1 ? 's' : ''} in an emergency: ${listed(targets)}. ${helpDesk}`;
}

function outside(name: string, knowledge: SiteKnowledge): EngineReply {
  const shown = /\d/.test(name) ? name : name.replace(/^./, (letter) => letter.toUpperCase());
  return {
    ...answered,
    text: `${shown} is not on our list of cities. We visit within ${knowledge.facts.radiusKm} km of our offices in ${offices}. Elsewhere, help by phone and screen may do: call ${company.phone.display} and ask.`,
    sources: sourcesAt(['/locations', '/contact-us'], knowledge),
  };
}

function everywhere(knowledge: SiteKnowledge, timesFirst = false): EngineReply {
  const { places, radiusKm, times } = knowledge.facts;
  const grouped = (of: (place: ChatPlace) => number | undefined, said: (value: number) => string) =>
    [...Map.groupBy(places, of)].flatMap(([value, cities]) =>
      value ? [`${said(value)} in ${listed(cities.map(({ name }) => name))}`] : [],
    );
  const answers = grouped(
    ({ minutes }) => minutes,
    (value) => `${value} minutes`,
  );
  const visits = grouped(
    ({ hours }) => hours,
    (value) => `under ${value} hours`,
  );
  const where = `We visit within ${radiusKm} km of our offices in ${offices}.`;
  const soon = `The help desk responds in ${times.helpDesk} everywhere. Targets for the response to an emergency: ${listed(answers)}. On site in an emergency: ${listed(visits)}. A standard request: ${times.standard}.`;
  const text = [
    ...(timesFirst ? [soon, where] : [where, soon]),
    'Give me your city or postal code for its own times.',
  ].join('\n\n');
  return { ...answered, text, sources: sourcesAt(['/locations', '/service-levels', '/contact-us'], knowledge) };
}
