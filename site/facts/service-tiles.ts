/** docs/product.md, section 3, service tile. `color` is a token of tokens.css. */
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
    description:
      'We monitor and update every computer, back up email and files, and give your staff one number to call.',
    outcomes: [
      'A technician who knows your office',
      'Updates go on at night',
      'A monthly report you can read in five minutes',
    ],
    link: '/services/managed-it',
    color: 'ink',
  },
  {
    id: 'cybersecurity',
    title: 'Cybersecurity',
    description: 'We start with a scan, then close the gaps in order of what would hurt most.',
    outcomes: [
      'Multi-factor authentication (MFA) on every mailbox',
      'Alerts read by people, day and night',
      'A written incident response plan',
    ],
    link: '/services/cybersecurity',
    color: 'moss',
  },
  {
    id: 'cloud',
    title: 'Cloud',
    description:
      'We move you to Microsoft 365 or Azure over a weekend, and keep the old system until the new one has proven itself.',
    outcomes: ['A tested way back', 'Licences counted before you buy', 'Files where people look for them'],
    link: '/services/cloud-solutions',
    color: 'sand',
  },
  {
    id: 'vcio',
    title: 'vCIO consulting',
    description: 'A senior adviser for firms that are too small for an IT director and too big to do without one.',
    outcomes: ['A three-year budget', 'A review at your office each quarter', 'Someone on your side in vendor calls'],
    link: '/services/vcio-it-consulting',
    color: 'sand',
  },
  {
    id: 'business-continuity',
    title: 'Business continuity',
    description: 'We test restores every month and send you the log, with the time each restore took.',
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
    description:
      'We turn PIPEDA, PHIPA, SOX and HIPAA into a list of settings and documents, with who does what by when.',
    outcomes: ['A gap list in plain language', 'Policies your staff will read', 'Evidence ready for the auditor'],
    link: '/services/compliance-consulting',
    color: 'sand',
  },
  {
    id: 'ai-consulting',
    title: 'AI services',
    description:
      'We show you where an AI tool saves time and where it would leak a client file, and set up the ones worth having.',
    outcomes: ['A short list worth trying', 'Rules your staff can follow', 'A person checks what goes out'],
    link: '/services/ai-consulting',
    color: 'accent',
  },
];
