/** Landing pages `/{prefix}-{city}`. `about`: the page that covers the topic in full. */
export type LandingTopic = { prefix: string; name: string; about: string };

export const landingTopics: readonly LandingTopic[] = [
  { prefix: 'managed-it-services', name: 'Managed IT', about: '/services/managed-it' },
  {
    prefix: 'managed-it-services-small-business',
    name: 'Managed IT for small business',
    about: '/services/managed-it',
  },
  { prefix: 'cloud-services', name: 'Cloud services', about: '/services/cloud-solutions' },
  { prefix: 'cybersecurity-services', name: 'Cybersecurity', about: '/services/cybersecurity' },
  { prefix: 'help-desk-services', name: 'Help desk', about: '/services/managed-it/help-desk' },
  { prefix: 'data-backup', name: 'Data backup', about: '/services/cloud-solutions/cloud-backup-dr' },
  { prefix: 'network-support', name: 'Network support', about: '/services/managed-it/network-monitoring' },
  { prefix: 'law-firm-it-support', name: 'Law firm IT', about: '/industries/legal' },
  { prefix: 'dental-it-support', name: 'Dental IT', about: '/industries/dental' },
  { prefix: 'real-estate-it-support', name: 'Real estate IT', about: '/industries/real-estate' },
  { prefix: 'manufacturing-it-support', name: 'Manufacturing IT', about: '/industries/manufacturing' },
  { prefix: 'small-business-it', name: 'Small business IT', about: '/services/managed-it' },
  { prefix: 'it-consulting', name: 'IT consulting', about: '/services/vcio-it-consulting' },
];

/** The city of a landing or `/it-support-…` page; undefined for any other path. */
export function cityOf(path: string): string | undefined {
  return landingOf(path)?.city ?? /^\/it-support-(.+)$/.exec(path)?.[1];
}

/** Topic and city of a landing page; the longest prefix wins. Undefined for any other path. */
export function landingOf(path: string): { topic: LandingTopic; city: string } | undefined {
  const topic = landingTopics
    .filter(({ prefix }) => path.startsWith(`/${prefix}-`))
    .sort((a, b) => b.prefix.length - a.prefix.length)[0];
  return topic && { topic, city: path.slice(topic.prefix.length + 2) };
}
