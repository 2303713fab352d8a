type Specimen = { name: string; use: string; shows: string };

/** Drawn in `components/specimens/papers.tsx`. */
export const papers = {
  report: {
    name: 'Monthly report',
    use: 'One page that takes five minutes to read. It ends with the decisions we need from you, as boxes to tick.',
    shows:
      'A one-page report for October: one sentence on the month, a dot for each day with one day of trouble, four facts with their numbers (machines up to date, MFA, restore test, repeat trouble), and two decisions for the client.',
  },
  log: {
    name: 'Restore log',
    use: 'Every restore test with its date, how long it took and who checked the files. Failed tests stay on the list.',
    shows:
      'A table of six restore tests from June to October: what was restored, from when, how many minutes it took and who checked it. The test in August failed because a licence key was missing, and was repeated two days later.',
  },
  network: {
    name: 'Network drawing',
    use: 'What is connected to what, with addresses and the date of the last check.',
    shows:
      'A drawing on a landscape page: internet line and cellular backup line, firewall, switch, server, backup box, printer, desks and Wi-Fi, with guests isolated on their own network. A title block gives version and date.',
  },
  azure: {
    name: 'Network drawing of Azure',
    use: 'Which servers you have in Azure, how people reach them, and which rule lets them in.',
    shows:
      'A drawing on a landscape page: a tunnel joins the office to a virtual network in Canada Central, and people at home use a virtual desktop. Inside the network are the gateway, two desktops, the sign-in server, APP1 and the files, each with its address; outside it is the backup vault in Canada East. Below are three rules, the hours in which machines are off, and a title block with version and date.',
  },
  yellow: {
    name: 'The yellow page',
    use: 'A printed page for each phone. It still works when the screens do not.',
    shows:
      'A yellow page with our phone number in large figures, the three things to say, what to do about a ransom note on the screen, what to do when an email asks for money, and blanks for the people who may approve payments.',
  },
} as const satisfies Record<string, Specimen>;
export type PaperId = keyof typeof papers;

/** Landscape pages. */
export const wide: ReadonlySet<PaperId> = new Set(['network', 'azure']);

const networkSupport = ['ajax', 'brampton', 'toronto'].map(
  (city) => [`/network-support-${city}`, ['network']] as const,
);

export const specimensOn: Readonly<Record<string, readonly PaperId[]>> = {
  ...Object.fromEntries(networkSupport),
  '/about-us': ['network', 'log', 'report'],
  '/services/business-continuity': ['log', 'yellow'],
  '/services/cloud-solutions/azure-services': ['azure'],
  '/services/cloud-solutions/cloud-backup-dr': ['log'],
  '/services/managed-it': ['report', 'network', 'yellow'],
  '/services/managed-it/help-desk': ['yellow', 'report'],
  '/services/managed-it/network-monitoring': ['network'],
};
