import type { ChatFacts, ChatService } from '../../../shared/chat/chat-facts.ts';
import { aliases } from '../../facts/aliases.ts';
import { claimOf, claims } from '../../facts/claims.ts';
import { industries } from '../../facts/industries.ts';
import { currentCertificates } from '../../facts/people.ts';
import { pathOf, places, serviceRadiusMetres } from '../../facts/places.ts';
import { rateOf } from '../../facts/prices.ts';
import { offerOfRate, priceOfRate, rates } from '../../facts/rates.ts';
import { services } from '../../facts/services.ts';
import { synonyms } from '../../facts/synonyms.ts';
import { priceRule, pricing } from '../../facts/tiers.ts';
import { includedIn } from '../../pages/included-in.ts';
import type { ContentPage } from '../../pages/read-pages.ts';
import { linkNameOf } from '../../seo/name-of.ts';

const offering: ReadonlySet<string> = new Set(['service', 'sub-service', 'ai-service', 'industry']);

export function chatFacts(pages: readonly ContentPage[]): ChatFacts {
  return {
    pricing: { ...pricing, rule: priceRule, rates: askedRates },
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
    company: {
      since: claimOf('since')?.value ?? '',
      people: said('employees'),
      rating: said('rating'),
      customers: said('businesses500'),
      certifications: currentCertificates.map(({ name }) => name),
    },
    services: [
      ...services.map(({ name, slug, family }) => ({ name, family, ...priced(`/services/${slug}`) })),
      ...pages.filter(({ kind }) => kind === 'sub-service').map(partOfService),
    ],
    offers: pages
      .filter(({ kind }) => offering.has(kind))
      .map((page) => ({ name: linkNameOf(page), includes: includedIn(pages, page.path), ...priced(page.path) })),
    aliases,
    trades: industries.map(({ name, slug }) => {
      const path = `/industries/${slug}`;
      const word = name.toLowerCase().replace('-', ' ');
      return { name, path, words: synonyms.find((group) => group.includes(word)) ?? [word] };
    }),
  };
}

/** Value and wording; empty once the claim is removed. */
function said(id: string): string {
  const claim = claimOf(id);
  return claim ? `${claim.value} ${claim.wording}` : '';
}

function partOfService(page: ContentPage): ChatService {
  return { name: linkNameOf(page), family: 'part', ...priced(page.path) };
}

/** No price if it is part of the plan. */
function priced(path: string): { path: string; price?: string } {
  const id = rateOf(path);
  return id ? { path, price: offerOfRate(rates[id]) } : { path };
}

const askedRates = Object.values(rates).flatMap((rate) =>
  rate.asked ? [{ name: rate.name, asked: rate.asked, price: priceOfRate(rate), note: rate.note }] : [],
);
