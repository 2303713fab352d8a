import { aliases } from '../data/aliases.ts';
import { kindAt } from '../schema/kinds.ts';

/** Words of a slug that title case would misspell. */
const spellings: Record<string, string> = {
  ai: 'AI',
  dr: 'DR',
  gta: 'GTA',
  hipaa: 'HIPAA',
  it: 'IT',
  pipeda: 'PIPEDA',
  roi: 'ROI',
  seo: 'SEO',
  siem: 'SIEM',
  smb: 'SMB',
  smbs: 'SMBs',
  soc: 'SOC',
  sox: 'SOX',
  vcio: 'vCIO',
  voip: 'VoIP',
};

const titleCase = (slug: string) =>
  slug
    .split('-')
    .map((word) => spellings[word] ?? word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

export type Crumb = { label: string; path: string };

/**
 * Home, then one crumb a segment at its canonical address: labelled as its kind says, otherwise with the slug in title
 * case (specification, section 2).
 */
export function breadcrumbs(path: string): Crumb[] {
  const segments = path.split('/').filter(Boolean);
  const trail = segments.map((segment, index) => {
    const address = `/${segments.slice(0, index + 1).join('/')}`;
    return { label: kindAt(address)?.crumb ?? titleCase(segment), path: aliases[address] ?? address };
  });
  return [{ label: 'Home', path: '/' }, ...trail];
}

/** The BreadcrumbList record of a page below home. */
export function breadcrumbRecord(origin: string, path: string): object {
  return {
    '@type': 'BreadcrumbList',
    '@id': `${origin}${path}#breadcrumbs`,
    itemListElement: breadcrumbs(path).map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.label,
      item: origin + crumb.path,
    })),
  };
}
