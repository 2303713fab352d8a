import type { ChatFacts } from '../../../shared/chat/chat-facts.ts';
import { aliases } from '../../facts/aliases.ts';
import { claims } from '../../facts/claims.ts';
import { industries } from '../../facts/industries.ts';
import { pathOf, places, serviceRadiusMetres } from '../../facts/places.ts';
import { priceOfRate, rates } from '../../facts/rates.ts';
import { synonyms } from '../../facts/synonyms.ts';
import { priceRule, pricing } from '../../facts/tiers.ts';

const numbered = Object.fromEntries(
  Object.entries(rates).map(([id, rate]) => [
    id,
    { price: priceOfRate(rate), min: rate.min, ...(rate.max ? { max: rate.max } : {}) },
  ]),
);

export function chatFacts(): ChatFacts {
  return {
    pricing: { ...pricing, rule: priceRule, rates: numbered },
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
      helpDesk: claims.helpDeskResponse.value,
      standard: claims.onSiteStandard.value,
      maintenance: claims.scheduledMaintenance.value,
    },
    aliases,
    trades: industries.map(({ name, slug }) => {
      const path = `/industries/${slug}`;
      const word = name.toLowerCase().replace('-', ' ');
      return { name, path, words: synonyms.find((group) => group.includes(word)) ?? [word] };
    }),
  };
}
