type Specimen = { name: string; use: string; shows: string };

/** The documents that clients get; `components/specimens/papers` draws each. */
export const papers = {
  report: {
    name: 'Monthly report',
    use: 'One page, five minutes. What needs you stands last, with boxes to tick.',
    shows:
      'A one-page report for October: one sentence on the month, a dot for each day with one day of trouble, four facts with their numbers (machines up to date, MFA, restore test, repeat trouble), and two decisions that wait for the client.',
  },
  log: {
    name: 'Restore log',
    use: 'Each restore test with its date, its minutes and who opened the files. Failed ones stay on the list.',
    shows:
      'A table of six restore tests from May to October: what came back, from when, how many minutes it took and who checked it. The test in August failed for want of a licence key and was repeated two days later.',
  },
  network: {
    name: 'Network drawing',
    use: 'What is connected to what, with addresses and the day it was last checked.',
    shows:
      'A drawing on a landscape sheet: internet line and cellular spare, firewall, switch, server, backup box, printer, desks and Wi-Fi, with guests fenced off on a network of their own. A title block says version and date.',
  },
  azure: {
    name: 'Network drawing of Azure',
    use: 'Which servers are there, by which way people reach them, and which rule lets them in.',
    shows:
      'A drawing on a landscape sheet: the office joined to a virtual network in Canada Central by a tunnel, people at home by a desktop. Inside the fence are the gateway, two desktops, the sign-in server, APP1 and the files, each with its address; outside it the backup vault in Canada East. Below are three rules, the hours in which machines are off, and a title block with version and date.',
  },
  yellow: {
    name: 'The yellow page',
    use: 'Hangs by each phone. It still works when no screen does.',
    shows:
      'A yellow page with the phone number in large figures, the three things to say, what to do with a ransom note on the screen, what to do when an email asks for money, and blanks for the names of those who may approve.',
  },
} as const satisfies Record<string, Specimen>;
export type PaperId = keyof typeof papers;

/** Sheets that lie across. */
export const wide: ReadonlySet<PaperId> = new Set(['network', 'azure']);

const networkSupport = ['ajax', 'brampton', 'toronto'].map(
  (city) => [`/network-support-${city}`, ['network']] as const,
);

/** Which pages promise which documents. */
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
