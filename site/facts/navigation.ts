import { industries } from './industries.ts';
import { pathOf, places } from './places.ts';
import { aiServices } from './services.ts';

/** docs/product.md, section 2, with aliases replaced by canonical addresses (decision 6). */
export type NavLink = {
  label: string;
  href: string;
  /** Floating widget to open, if the script runs. */
  opens?: string;
};

/** A list that a header's item opens. */
export type NavGroup = { label: string; links: readonly NavLink[] };

const ai: NavGroup = {
  label: 'AI',
  links: aiServices.map(({ name, slug }) => ({ label: name, href: `/services/${slug}` })),
};

/** What there is to read has one item, so that prices and the phone number have room. */
const read: NavGroup = {
  label: 'Read',
  links: [
    { label: 'Resources', href: '/resources' },
    { label: 'Blog', href: '/blog' },
    { label: 'Library', href: '/library' },
    { label: 'Brand', href: '/brand' },
  ],
};

export const headerItems: readonly (NavLink | NavGroup)[] = [
  { label: 'Services', href: '/services' },
  ai,
  { label: 'Industries', href: '/industries' },
  { label: 'Locations', href: '/locations' },
  read,
  { label: 'About', href: '/about-us' },
  { label: 'Pricing', href: '/pricing' },
];

export const menuItems: readonly (NavLink | NavGroup)[] = [...headerItems, { label: 'Contact', href: '/contact-us' }];

const footerIndustries = ['legal', 'dental', 'non-profit', 'manufacturing', 'real-estate', 'finance', 'construction'];
const industryName = (slug: string) => industries.find((industry) => industry.slug === slug)?.name ?? slug;

export const footerColumns: readonly { title: string; links: readonly NavLink[] }[] = [
  {
    title: 'Services',
    links: [
      { label: 'Managed IT', href: '/services/managed-it' },
      { label: 'Cybersecurity', href: '/services/cybersecurity' },
      { label: 'Cloud', href: '/services/cloud-solutions' },
      { label: 'vCIO consulting', href: '/services/vcio-it-consulting' },
      { label: 'Business continuity', href: '/services/business-continuity' },
      { label: 'VoIP', href: '/services/voip' },
      { label: 'Compliance', href: '/services/compliance-consulting' },
      { label: 'AI consulting', href: '/services/ai-consulting' },
    ],
  },
  {
    title: 'Industries',
    links: footerIndustries.map((slug) => ({ label: industryName(slug), href: `/industries/${slug}` })),
  },
  {
    title: 'Locations',
    links: [
      ...places.slice(0, 7).map((place) => ({ label: place.name, href: pathOf(place) })),
      { label: 'All locations', href: '/locations' },
    ],
  },
  {
    title: 'Resources',
    links: [
      { label: 'Resources', href: '/resources' },
      { label: 'Knowledge hub', href: '/knowledge-hub' },
      { label: 'Blog', href: '/blog' },
      { label: 'White papers', href: '/resources/whitepapers' },
      { label: 'Project stories', href: '/resources/case-studies' },
      { label: 'IT guides', href: '/resources/it-guides' },
      { label: 'Webinars', href: '/resources/webinars' },
      { label: 'Security assessment', href: '/resources/cybersecurity-assessment' },
    ],
  },
  {
    title: 'Company',
    links: [
      { label: 'Pricing', href: '/pricing' },
      { label: 'Contact', href: '/contact-us' },
      { label: 'Service levels', href: '/service-levels' },
      { label: 'Who we are for', href: '/who-we-are-for' },
      { label: 'Free dark web scan', href: '/contact-us?service=dark-web-scan', opens: 'exit-offer' },
      { label: 'Cybersecurity tracker', href: '/cybersecurity-tracker' },
      { label: 'Site map', href: '/sitemap' },
    ],
  },
];

export const legalLinks: readonly NavLink[] = [
  { label: 'About us', href: '/about-us' },
  { label: 'Privacy policy', href: '/privacy-policy' },
  { label: 'Privacy choices', href: '/privacy-choices' },
  { label: 'Terms of service', href: '/terms-of-service' },
];
