import type { ChatFacts, ChatService } from '../../widgets/contract/chat-facts.ts';
import { aliases } from '../data/aliases.ts';
import { certifications, claims } from '../data/claims.ts';
import { industries } from '../data/industries.ts';
import { pathOf, places, serviceRadiusMetres } from '../data/places.ts';
import { priceOf } from '../data/prices.ts';
import { pricing } from '../data/pricing.ts';
import { services } from '../data/services.ts';
import { synonyms } from '../data/synonyms.ts';
import type { ContentPage } from '../pages/read-pages.ts';
import { linkNameOf } from '../seo/name-of.ts';

/** Kinds of pages that each offer one thing, with its price and a list of what is included. */
const offering: ReadonlySet<string> = new Set(['service', 'sub-service', 'ai-service', 'industry']);

/** The fact records that the assistant answers from. */
export function chatFacts(pages: readonly ContentPage[]): ChatFacts {
  return {
    pricing,
    places: places.map((place) => ({
      slug: place.slug,
      name: place.name,
      path: pathOf(place),
      visits: place.visits,
      minutes: place.firstResponseMinutes,
      hours: place.onSiteHours,
      neighbourhoods: place.neighbourhoods,
    })),
    radiusKm: serviceRadiusMetres / 1000,
    times: {
      contact: claims.contactWithin.value,
      standard: claims.onSiteStandard.value,
      maintenance: claims.scheduledMaintenance.value,
    },
    company: {
      since: claims.since.value,
      people: `${claims.employees.value} ${claims.employees.wording}`,
      rating: `${claims.rating.value} ${claims.rating.wording}`,
      customers: `${claims.businesses500.value} ${claims.businesses500.wording}`,
      certifications: certifications.map((entry) => ('note' in entry ? `${entry.name} (${entry.note})` : entry.name)),
    },
    services: [
      ...services.map(({ name, slug, family, price }) => ({ name, path: `/services/${slug}`, family, price })),
      ...pages.filter(({ kind }) => kind === 'sub-service').map(partOfService),
    ],
    offers: pages
      .filter(({ kind }) => offering.has(kind))
      .map((page) => ({ name: linkNameOf(page), path: page.path, price: priceOf(page.path) })),
    aliases,
    trades: industries.map(({ name, slug }) => {
      const path = `/industries/${slug}`;
      const word = name.toLowerCase().replace('-', ' ');
      return { name, path, words: synonyms.find((group) => group.includes(word)) ?? [word] };
    }),
  };
}

function partOfService(page: ContentPage): ChatService {
  return { name: linkNameOf(page), path: page.path, family: 'part', price: priceOf(page.path) };
}
