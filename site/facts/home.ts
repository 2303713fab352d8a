export type PainPoint = {
  id: 'breaking' | 'worried' | 'outdated';
  title: string;
  text: string;
  link: { label: string; href: string };
};

export const painPoints: readonly PainPoint[] = [
  {
    id: 'breaking',
    title: 'Things keep breaking',
    text: 'The server, the printer, the Wi-Fi: we monitor all of it, and we answer.',
    link: { label: 'How managed IT works', href: '/services/managed-it' },
  },
  {
    id: 'worried',
    title: 'A breach would sink us',
    text: 'Client files and patient records need protection. Find out where you stand.',
    link: { label: 'See cybersecurity', href: '/services/cybersecurity' },
  },
  {
    id: 'outdated',
    title: 'Our setup is ten years old',
    text: 'Move email, files and phones without losing a working day.',
    link: { label: 'Plan a cloud move', href: '/services/cloud-solutions' },
  },
];

export const homeArticles: readonly { title: string; href: string; text: string }[] = [
  {
    title: 'Remote work security essentials',
    href: '/library/remote-work-security-essentials',
    text: 'Seven settings for the home office.',
  },
  {
    title: 'Cloud migration checklist',
    href: '/library/cloud-migration-checklist',
    text: 'What to count, move and test.',
  },
  {
    title: 'IT budget planning guide',
    href: '/library/it-budget-planning-guide',
    text: 'Next year on one page.',
  },
  {
    title: 'Microsoft 365 optimization',
    href: '/library/microsoft-365-optimization',
    text: 'Licences you pay for and rarely use.',
  },
];
