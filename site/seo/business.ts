import { company, headOffice, type Office } from '../../shared/company/company.ts';
import { hours } from '../../shared/company/hours.ts';
import type { Story } from '../../shared/tools/stories.ts';
import { claimOf, rating } from '../facts/claims.ts';
import { places, serviceRadiusMetres } from '../facts/places.ts';
import { services } from '../facts/services.ts';
import { testimonials } from '../facts/testimonials.ts';
import { pricing } from '../facts/tiers.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The full record with both offices: docs/product.md, section 3; decision 25. */
export function businessRecord(origin: string): object {
  const offered = ['managed-it', 'cybersecurity', 'cloud', 'vcio'];
  return {
    '@type': 'ProfessionalService',
    '@id': `${origin}/#business`,
    name: company.name,
    url: `${origin}/`,
    telephone: company.phone.e164,
    email: company.email,
    foundingDate: String(company.foundingYear),
    numberOfEmployees: { '@type': 'QuantitativeValue', value: company.employees },
    priceRange: `$${pricing.min}-$${pricing.max} per user per month`,
    currenciesAccepted: pricing.currency,
    address: postalAddress(headOffice),
    geo: geo(headOffice),
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: hours.weekdays.map((day) => weekdays[day - 1]),
      opens: hours.opens,
      closes: hours.closes,
    },
    serviceArea: { '@type': 'GeoCircle', geoMidpoint: geo(headOffice), geoRadius: serviceRadiusMetres },
    areaServed: places
      .filter((place) => place.visits !== 'remote')
      .map((place) => ({ '@type': 'City', name: place.name })),
    department: company.offices.map((office) => ({
      '@type': 'ProfessionalService',
      '@id': `${origin}/#office-${office.id}`,
      name: `${company.name} ${office.city}`,
      telephone: company.phone.e164,
      address: postalAddress(office),
      geo: geo(office),
    })),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: 'IT services',
      itemListElement: services
        .filter((service) => offered.includes(service.id))
        .map((service) => ({
          '@type': 'Offer',
          itemOffered: {
            '@type': 'Service',
            name: service.name,
            description: service.description,
            url: `${origin}/services/${service.slug}`,
          },
        })),
    },
  };
}

/** With rating and reviews, for the home page, which shows both. Illustrative stories are not reviews (decision 21). */
export function ratedBusinessRecord(origin: string, stories: readonly Story[] = testimonials): object {
  const reviews = stories.filter(({ illustrative }) => !illustrative);
  return {
    ...businessRecord(origin),
    ...(reviews.length > 0 && { review: reviews.map(reviewRecord) }),
    ...(claimOf('rating') && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.value,
        reviewCount: rating.count,
        bestRating: 5,
      },
    }),
  };
}

function reviewRecord({ testimonial, clientName, company, rating }: Story): object {
  return {
    '@type': 'Review',
    reviewBody: testimonial,
    author: { '@type': 'Person', name: clientName, worksFor: { '@type': 'Organization', name: company } },
    ...(rating && { reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 } }),
  };
}

/** For pages whose other records refer to the business. */
export function businessInShort(origin: string): object {
  return {
    '@type': 'ProfessionalService',
    '@id': `${origin}/#business`,
    name: company.name,
    url: `${origin}/`,
    telephone: company.phone.e164,
    address: postalAddress(headOffice),
  };
}

function postalAddress(office: Office): object {
  return {
    '@type': 'PostalAddress',
    streetAddress: office.street,
    addressLocality: office.city,
    addressRegion: office.region,
    postalCode: office.postalCode,
    addressCountry: office.country,
  };
}

function geo({ lat, lng }: Office): object {
  return { '@type': 'GeoCoordinates', latitude: lat, longitude: lng };
}
