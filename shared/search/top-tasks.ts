/** Shown where a search has no results. */
export const topTasks: readonly { label: string; href: string }[] = [
  { label: 'Book a free assessment', href: '/contact-us' },
  { label: 'See what it costs', href: '/pricing' },
  { label: 'Find out if we come to your city', href: '/locations' },
  { label: 'Compare all services', href: '/services' },
  { label: 'Check how safe your firm is', href: '/resources/cybersecurity-assessment' },
  { label: 'Find the page for your trade', href: '/industries' },
];
