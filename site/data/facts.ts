/**
 * Facts of the outside world that change: laws, deadlines, ends of support, licence prices. Each stands once, with
 * its source and the day it was checked; a text refers to it as `{fact:id}`, which puts in `text` and adds the source
 * to the page's sources. `again` is the day by which somebody looks again: `npm run check` lists what is due.
 */
export type Fact = {
  /** One or two complete sentences, true as of `checked`. */
  text: string;
  /** Of a bill: how far it has come. */
  stage?: string;
  source: { title: string; publisher: string; url: string };
  checked: string;
  again: string;
};

export const facts = {
  'esu-price': {
    text: 'For Extended Security Updates first offered on or after 1 April 2026, such as those for SQL Server 2016 and Windows Server 2016, Microsoft charges the same list price in Azure as anywhere else. Older offers keep their terms: for SQL Server 2014 and for Windows 10 22H2, Azure still adds no charge for the updates.',
    source: {
      title: 'Update on Pricing for Extended Security Updates for Windows and SQL Server, 27 March 2026',
      publisher: 'Microsoft',
      url: 'https://www.microsoft.com/en-us/licensing/news/services-pricing-consistency-update',
    },
    checked: '2026-11-22',
    again: '2027-05-22',
  },
  'esu-sql-2016': {
    text: 'Regular updates for SQL Server 2016 ended on 14 July 2026; paid updates are offered until 17 July 2029.',
    source: {
      title: 'SQL Server 2016, Microsoft Lifecycle',
      publisher: 'Microsoft',
      url: 'https://learn.microsoft.com/en-us/lifecycle/products/sql-server-2016',
    },
    checked: '2026-11-22',
    again: '2027-07-14',
  },
  'esu-windows-server-2016': {
    text: 'Regular updates for Windows Server 2016 end on 12 January 2027; Microsoft offers paid updates for up to three years after that.',
    source: {
      title: 'Windows Server 2016, Microsoft Lifecycle',
      publisher: 'Microsoft',
      url: 'https://learn.microsoft.com/en-us/lifecycle/products/windows-server-2016',
    },
    checked: '2026-11-22',
    again: '2027-01-12',
  },
  'windows-10-consumer': {
    text: 'Microsoft offers security updates for personal Windows 10 computers (22H2) until 12 October 2027, a year longer than first announced. The offer does not cover computers that are joined to a company domain or to Microsoft Entra, or that a company manages.',
    source: {
      title: 'Windows 10 Consumer Extended Security Updates (ESU) program',
      publisher: 'Microsoft',
      url: 'https://www.microsoft.com/en-us/windows/extended-security-updates',
    },
    checked: '2026-11-22',
    again: '2027-06-01',
  },
  'federal-privacy-bill': {
    text: 'Bill C-36 would replace the privacy part of PIPEDA with a new Protecting Privacy and Consumer Data Act. It had its first reading in the House of Commons on 15 June 2026, and we found no later stage when we checked on 22 November 2026. Until a new act is passed and in force, PIPEDA applies as it is.',
    stage: 'first reading in the House of Commons on 15 June 2026; no later stage found on the day of the check',
    source: {
      title: 'Bill C-36, Protecting Privacy and Consumer Data Act (45th Parliament, 1st Session)',
      publisher: 'Parliament of Canada, LEGISinfo',
      url: 'https://www.parl.ca/legisinfo/en/bill/45-1/c-36',
    },
    checked: '2026-11-22',
    again: '2027-02-22',
  },
  'privacy-scope': {
    text: 'In Ontario, PHIPA governs the health records that custodians such as dentists and clinics hold. PIPEDA governs other personal information in commercial activity, and information that crosses a provincial or national border. Neither governs the ordinary employee records of an Ontario business that is not federally regulated.',
    source: {
      title: 'PIPEDA requirements in brief',
      publisher: 'Office of the Privacy Commissioner of Canada',
      url: 'https://www.priv.gc.ca/en/privacy-topics/privacy-laws-in-canada/the-personal-information-protection-and-electronic-documents-act-pipeda/pipeda_brief/',
    },
    checked: '2026-11-22',
    again: '2027-11-22',
  },
  'phipa-penalties': {
    text: 'The maximum fine for an offence under PHIPA is $200,000 for an individual, who can also go to prison for up to a year, and $1,000,000 for an organization. Since 1 January 2024 the Information and Privacy Commissioner can also order administrative penalties without a prosecution: up to $50,000 for an individual and $500,000 for an organization.',
    source: {
      title: 'Potential consequences of a breach under PHIPA',
      publisher: 'Information and Privacy Commissioner of Ontario',
      url: 'https://www.ipc.on.ca/health-organizations/responding-to-a-privacy-breach/potential-consequences-of-a-breach-under-phipa',
    },
    checked: '2026-11-22',
    again: '2027-11-22',
  },
  'pipeda-fine': {
    text: 'PIPEDA sets fines of up to $100,000 for certain offences, among them knowingly failing to report or to record a breach of security safeguards.',
    source: {
      title: 'Personal Information Protection and Electronic Documents Act, section 28',
      publisher: 'Department of Justice Canada',
      url: 'https://laws-lois.justice.gc.ca/eng/acts/P-8.6/section-28.html',
    },
    checked: '2026-11-22',
    again: '2027-11-22',
  },
  'casl-proof': {
    text: "Under Canada's anti-spam law the sender has to prove consent (section 13), and a proceeding for a violation may begin up to three years after the authority learned of it (section 23).",
    source: {
      title: "Canada's anti-spam legislation (S.C. 2010, c. 23)",
      publisher: 'Justice Laws Website',
      url: 'https://laws-lois.justice.gc.ca/eng/acts/E-1.6/',
    },
    checked: '2026-11-22',
    again: '2027-11-22',
  },
  'aoda-report': {
    text: 'An Ontario business or non-profit with 20 or more employees files an accessibility compliance report every three years. The last was due on 31 December 2023; the next is due on 31 December 2026.',
    source: {
      title: 'Completing your accessibility compliance report',
      publisher: 'Government of Ontario',
      url: 'https://www.ontario.ca/page/completing-your-accessibility-compliance-report',
    },
    checked: '2026-11-22',
    again: '2027-01-15',
  },
  'ai-job-postings': {
    text: 'Since 1 January 2026 an Ontario employer with 25 or more employees must say in a public job posting if it uses artificial intelligence to screen, assess or select applicants. It must also give the expected pay or its range, unless the job pays more than $200,000 a year.',
    source: {
      title: 'O. Reg. 476/24, Rules and Exemptions re Job Postings',
      publisher: 'Government of Ontario',
      url: 'https://www.ontario.ca/laws/regulation/240476',
    },
    checked: '2026-11-22',
    again: '2027-11-22',
  },
} as const satisfies Record<string, Fact>;

export type FactId = keyof typeof facts;

/** The facts whose day to look again has come, with that day first. `today`: `2026-11-22`. */
export function dueFacts(today: string): { id: string; again: string }[] {
  return Object.entries(facts)
    .filter(([, { again }]) => again <= today)
    .map(([id, { again }]) => ({ id, again }))
    .sort((one, other) => one.again.localeCompare(other.again));
}
