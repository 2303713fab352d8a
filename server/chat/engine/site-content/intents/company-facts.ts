import { company } from '../../../../../shared/company/company.ts';
import { type Intent, listed, saysOnly, sourcesAt } from '../reply.ts';

const asksFacts: readonly { pattern: RegExp; fact: 'certifications' | 'rating' | 'people' | 'since' | 'customers' }[] =
  [
    {
      pattern: /\b(you|your).*\b(certifi\w*|accredited|iso|soc 2|cissp|comptia|audited)\b|\bcertif.*\b(you|your)\b/,
      fact: 'certifications',
    },
    {
      pattern:
        /\b(reviews?|ratings?|rated|stars|testimonials?|reputation|google score|any good|trust you|(say|says|saying|think) about (you|your))\b/,
      fact: 'rating',
    },
    { pattern: /\bhow (many|big|large)\b.*\b(staff|people|employees|team|technicians|company|you)\b/, fact: 'people' },
    {
      pattern:
        /\b(how (long|old|experienced)|since when|when (was|were|did) (you|your|the company|it)|founded|established|started|years|(canadian|local) (company|firm|business|owned))\b/,
      fact: 'since',
    },
    { pattern: /\bhow many (clients|customers|businesses|companies|firms)\b/, fact: 'customers' },
  ];

const own =
  /^(certif\w*|certs?|accredited|hold|iso|soc|ii|cissp|comptia|aws|microsoft|partner|audited|reviews?|rat\w+|stars?|google|testimonials?|reputation|read|see|many|how|techs?|since|found\w*|established|started|years?|around|in|operation|experience\w*|score|trust|say|saying|think|type)$/;

const aboutUs = new RegExp(`\\b(you|your|company|reviews?|google rating|${company.shortName.toLowerCase()})\\b`);

/** The company's claims about itself (decision 20). */
export const companyFacts: Intent = (asked, knowledge) => {
  const about = asksFacts.find(({ pattern }) => pattern.test(asked.text));
  if (!about || !aboutUs.test(asked.text) || asked.places.length > 0) return;
  if (
    (asked.trades.length > 0 && !/\bfounded\b/.test(asked.text)) ||
    asked.services.some(({ path }) => !/\/soc-siem$|\/help-desk$/.test(path)) ||
    !saysOnly(asked, own)
  )
    return;
  const { since, people, rating, customers, certifications } = knowledge.facts.company;
  if (knowledge.facts.company[about.fact].length === 0) return;
  const text = {
    certifications: `${company.name} lists these certifications: ${listed(certifications)}. They are our own statements; ask for any certificate you rely on.`,
    rating: `We state a rating of ${rating}.`,
    people: `${people}, in ${company.offices.length} offices: ${listed(company.offices.map(({ city }) => city))}.`,
    since: `${since}, in ${listed(company.offices.map(({ city }) => city))}.`,
    customers: `We state ${customers}.`,
  }[about.fact];
  const sources = sourcesAt(['/claims-and-sources', '/about-us'], knowledge);
  return { text, sources, quotes: [], known: true, intent: 'company' };
};
