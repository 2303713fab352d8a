/** The services overview (specification, section 3, service tile). `color` is a token of tokens.css. */
export type ServiceTile = {
  id: string;
  title: string;
  description: string;
  outcomes: readonly string[];
  link: string;
  color: 'ink' | 'moss' | 'sand' | 'accent';
};

export const serviceTiles: readonly ServiceTile[] = [
  {
    id: 'managed-it',
    title: 'Managed IT',
    description: 'Every computer watched and patched, email and files backed up. One number for your staff to call.',
    outcomes: ['A named person answers', 'Updates land at night', 'A monthly report you can read in five minutes'],
    link: '/services/managed-it',
    color: 'ink',
  },
  {
    id: 'cybersecurity',
    title: 'Cybersecurity',
    description: 'A scan first, then the gaps closed in order of what would hurt most.',
    outcomes: [
      'Multi-factor authentication (MFA) on every mailbox',
      'Alerts read by people, day and night',
      'A written plan for the bad day',
    ],
    link: '/services/cybersecurity',
    color: 'moss',
  },
  {
    id: 'cloud',
    title: 'Cloud',
    description: 'Microsoft 365 and Azure, moved over on a weekend with the old system still there on Monday.',
    outcomes: ['A tested way back', 'Licences counted, not guessed', 'Files where people look for them'],
    link: '/services/cloud-solutions',
    color: 'sand',
  },
  {
    id: 'vcio',
    title: 'vCIO consulting',
    description: 'A senior adviser for firms that are too small for an IT director and too big to wing it.',
    outcomes: ['A three-year budget', 'Quarterly review at your table', 'Someone on your side of a vendor call'],
    link: '/services/vcio-it-consulting',
    color: 'sand',
  },
  {
    id: 'business-continuity',
    title: 'Business continuity',
    description: 'We restore your backups every month as a test and send you the log, with the time each restore took.',
    outcomes: ['A recovery time you agreed to', 'Copies that ransomware cannot reach', 'A recovery drill once a year'],
    link: '/services/business-continuity',
    color: 'sand',
  },
  {
    id: 'voip',
    title: 'Phones',
    description: 'Keep your numbers. Take calls at the desk, on the laptop or on the road.',
    outcomes: ['Numbers ported for you', 'Calls that follow the person', 'One bill'],
    link: '/services/voip',
    color: 'sand',
  },
  {
    id: 'compliance-consulting',
    title: 'Compliance',
    description: 'PIPEDA, PHIPA, SOX and HIPAA as a list of settings and documents, with who does what by when.',
    outcomes: ['A gap list in plain words', 'Policies your staff will read', 'Evidence ready for the auditor'],
    link: '/services/compliance-consulting',
    color: 'sand',
  },
  {
    id: 'ai-consulting',
    title: 'AI services',
    description: 'Where an AI tool saves an hour, where it leaks a client file.',
    outcomes: ['A short list worth trying', 'Rules your staff can follow', 'A person checks what goes out'],
    link: '/services/ai-consulting',
    color: 'accent',
  },
];
