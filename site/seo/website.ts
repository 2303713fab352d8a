import { company } from '../../shared/company/company.ts';

export function websiteRecord(origin: string): object {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    url: `${origin}/`,
    name: company.name,
    inLanguage: 'en-CA',
    publisher: { '@id': `${origin}/#business` },
  };
}
