import { type Place, provinces } from '../facts/places.ts';
import { rateOf } from '../facts/prices.ts';
import { type Rate, rates } from '../facts/rates.ts';
import { pricing } from '../facts/tiers.ts';
import type { PageContext } from '../pages/site-context.ts';

export function serviceRecord({ path, description, site }: PageContext, name: string, areaServed?: Place): object {
  return {
    '@type': 'Service',
    '@id': `${site.origin}${path}#service`,
    name,
    description,
    url: site.origin + path,
    provider: { '@id': `${site.origin}/#business` },
    ...(areaServed && { areaServed: cityRecord(areaServed) }),
    offers: offerRecord(path),
  };
}

const plan: Pick<Rate, 'min' | 'max' | 'per'> = { min: pricing.min, max: pricing.max, per: 'per person per month' };

/** The plan's range or the page's own rate. */
function offerRecord(path: string): object {
  const id = rateOf(path);
  const { min, max, per } = id ? rates[id] : plan;
  return {
    '@type': 'Offer',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      minPrice: min,
      ...(max && { maxPrice: max }),
      priceCurrency: pricing.currency,
      unitText: per,
      valueAddedTaxIncluded: false,
    },
  };
}

/** Only the two offices have an address (decision 25). */
function cityRecord({ name, province }: Place): object {
  return { '@type': 'City', name, containedInPlace: { '@type': 'AdministrativeArea', name: provinces[province] } };
}

export function aboutRecord({ path, title, description, site }: PageContext): object {
  return {
    '@type': 'AboutPage',
    '@id': `${site.origin}${path}#page`,
    url: site.origin + path,
    name: title,
    description,
    about: { '@id': `${site.origin}/#business` },
  };
}

/** One FAQPage record; empty without questions. */
export function faqRecords({ path, site, faqs = [] }: PageContext): object[] {
  if (faqs.length === 0) return [];
  const mainEntity = faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return [{ '@type': 'FAQPage', '@id': `${site.origin}${path}#faq`, mainEntity }];
}
