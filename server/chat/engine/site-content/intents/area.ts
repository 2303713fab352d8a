import type { ChatPlace } from '../../../../../shared/chat/chat-facts.ts';
import { company } from '../../../../../shared/company/company.ts';
import { otherTowns } from '../other-towns.ts';
import type { ParsedQuestion } from '../parse-question.ts';
import { type Intent, listed, saysOnly, sourcesAt } from '../reply.ts';
import type { SiteKnowledge } from '../site-knowledge.ts';

const asksArea =
  /\b(how far|how (fast|soon|quick|quickly|long)|response time|response times|respond|arrive|service area|areas? (do you )?(cover|serve)|cover|serve|(you|u) service|distance|come|visit|onsite|on site|near me|nearby|local|travel|drive|get here|be here|where do you (work|operate)|where (are|is) your \w+ (based|located)|(two|different|other|both) provinces|which cities|what cities|cities|locations|anywhere near|coverage area|in range|km|radius|outside|zones?|(work|working|operate) (only |just )?in)\b/;

const own =
  /^(durham|peel|halton|york|respon\w*|arriv\w*|areas?|cover\w*|serv\w*|onsite|near\w*|travel|drive|far|too|operate|cit(y|ies)|towns?|locat\w+|km|radius|outside|inside|within|around|base|based|reach|branch|guaranteed|emergenc\w+|urgent|postal|code|downtown|end|centre|consultant|exist|standard|request|maintenance|actually|physically|ever|til|shows?|up|out|second|main|door|minutes|second|actual|noon|get|soonest|zones?|range|coverage|distance|limit|map|st|needs?|anywhere)$/;

const goThere =
  /\b(do|can|could|would|will) (you|u) (guys )?(\w+ )?(come|go|get|serve|cover|visit|reach|drive|travel)\b/;

/** "Bayly Street" is a location, like a city. */
const streetNames = /\b[a-z]+ (street|st|avenue|ave|road|rd|boulevard|blvd|highway|hwy|crescent|parkway)\b/g;

const wide = /\/services\/managed-it(\/help-desk)?$/;

/** Where and how soon we come, by city, neighbourhood or postal code (decisions 20 and 24). */
export const area: Intent = (asked, knowledge) => {
  const towns = asked.rest.filter((word) => otherTowns.has(word));
  const streets = new Set([...asked.text.matchAll(streetNames)].flatMap(([words]) => words.split(' ')));
  const others = { ...asked, rest: asked.rest.filter((word) => !otherTowns.has(word) && !streets.has(word)) };
  const whetherHere = asked.places.length > 0 && /\b(come|serve|cover|reach|travel|drive|zone)\b/.test(asked.text);
  if ((asked.trades.length > 0 && !whetherHere) || !asked.services.every(({ path }) => wide.test(path))) return;
  // Next to a city, an unknown word may be a street or village.
  const spare = asked.places.length > 0 && goThere.test(asked.text) ? 1 : 0;
  if (!saysOnly({ ...others, spare: Math.max(spare, asked.spare ?? 0) }, own)) return;
  if (
    /\b(how many|area code|city of|who else|what to do|how good|better|compare|which industries|what industries)\b/.test(
      asked.text,
    )
  )
    return;
  if (/\bhow far from\b/.test(asked.text)) return everywhere(knowledge);
  if (asked.places.length > 0) return aboutPlaces(asked, knowledge);
  if (asked.unlisted) return outside(asked.unlisted, knowledge);
  if (towns[0])
    return outside(
      towns[0].replace(/^./, (letter) => letter.toUpperCase()),
      knowledge,
    );
  if (!asksArea.test(asked.text)) return;
  const here = knowledge.facts.places.find(({ path, slug }) => path === asked.page || asked.page?.endsWith(`-${slug}`));
  if (here) return aboutPlaces({ ...asked, places: [{ place: here }] }, knowledge);
  if (/\bhow long\b/.test(asked.text) && !/\b(come|arrive|here|respond|response|reach)\b/.test(asked.text)) return;
  if (asked.rest.length === 0 && !/\bhow far\b/.test(asked.text)) return;
  return everywhere(knowledge);
};

function aboutPlaces({ places }: ParsedQuestion, knowledge: SiteKnowledge) {
  const each = places.map(({ place, neighbourhood, code }) => {
    const name = code ?? neighbourhood;
    return `${name && name !== place.name ? `${name} is in ${place.name}. ` : ''}${sentenceOf(place, knowledge)}`;
  });
  const own = places.flatMap(({ place }) => [place.path, `/it-support-${place.slug}`]);
  return {
    text: [...new Set(each)].join('\n\n'),
    sources: sourcesAt([...places.map(({ place }) => place.path), ...own, '/locations'], knowledge).slice(0, 4),
    quotes: [],
    known: true,
    intent: 'area',
  };
}

function sentenceOf({ name, visits, minutes, hours }: ChatPlace, { facts }: SiteKnowledge): string {
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

function outside(name: string, knowledge: SiteKnowledge) {
  return {
    text: `${name} is not on our list of cities. We visit within ${knowledge.facts.radiusKm} km of our offices in ${listed(company.offices.map(({ city }) => city))}. Elsewhere, help by phone and screen may do: call ${company.phone.display} and ask.`,
    sources: sourcesAt(['/locations', '/contact-us'], knowledge),
    quotes: [],
    known: true,
    intent: 'area',
  };
}

function everywhere(knowledge: SiteKnowledge) {
  const { places, radiusKm, times } = knowledge.facts;
  const byMinutes = Map.groupBy(
    places.filter(({ minutes }) => minutes),
    ({ minutes }) => minutes,
  );
  const answers = [...byMinutes].map(
    ([minutes, cities]) => `${minutes} minutes in ${listed(cities.map(({ name }) => name))}`,
  );
  const byHours = Map.groupBy(
    places.filter(({ hours }) => hours),
    ({ hours }) => hours,
  );
  const visits = [...byHours].map(
    ([hours, cities]) => `under ${hours} hours in ${listed(cities.map(({ name }) => name))}`,
  );
  const text = [
    `We visit within ${radiusKm} km of our offices in ${listed(company.offices.map(({ city }) => city))}.`,
    `The help desk responds in ${times.helpDesk} everywhere. Targets for the response to an emergency: ${listed(answers)}. On site in an emergency: ${listed(visits)}. A standard request: ${times.standard}.`,
    'Give me your city or postal code for its own times.',
  ].join('\n\n');
  return {
    text,
    sources: sourcesAt(['/locations', '/contact-us'], knowledge),
    quotes: [],
    known: true,
    intent: 'area',
  };
}
