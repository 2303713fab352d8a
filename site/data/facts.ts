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
    text: 'For Extended Security Updates that begin on or after 1 April 2026, among them SQL Server 2016 and Windows Server 2016, Microsoft charges the same list price in Azure as anywhere else. The older offers keep their terms: for Windows Server 2012, SQL Server 2014 and Windows 10 22H2, Azure adds no charge for the updates.',
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
      title: 'Extended Security Updates: Frequently asked questions (SQL Server)',
      publisher: 'Microsoft',
      url: 'https://learn.microsoft.com/en-us/sql/sql-server/end-of-support/extended-security-updates-frequently-asked-questions',
    },
    checked: '2026-11-22',
    again: '2027-07-14',
  },
  'windows-10-consumer': {
    text: 'Microsoft offers security updates for personal Windows 10 devices (22H2) until 12 October 2027, a year longer than first announced. The offer is for personal use: it does not cover computers that are joined to a domain or managed by a company.',
    source: {
      title: 'Windows 10 Consumer Extended Security Updates (ESU) program',
      publisher: 'Microsoft',
      url: 'https://www.microsoft.com/en-us/windows/extended-security-updates',
    },
    checked: '2026-11-22',
    again: '2027-06-01',
  },
  'federal-privacy-bill': {
    text: 'Bill C-36, introduced in the House of Commons on 15 June 2026, would replace the privacy part of PIPEDA with a new Protecting Privacy and Consumer Data Act. Until Parliament passes it and a date is set, PIPEDA applies as it is.',
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
    text: 'In Ontario, PHIPA governs the health records that custodians such as dentists and clinics hold. PIPEDA governs other personal information in commercial activity, and information that crosses a provincial or national border. Neither governs the employee records of an Ontario business that is not federally regulated.',
    source: {
      title: 'PIPEDA requirements in brief',
      publisher: 'Office of the Privacy Commissioner of Canada',
      url: 'https://www.priv.gc.ca/en/privacy-topics/privacy-laws-in-canada/the-personal-information-protection-and-electronic-documents-act-pipeda/pipeda_brief/',
    },
    checked: '2026-11-22',
    again: '2027-11-22',
  },
  'phipa-penalties': {
    text: 'An offence under PHIPA can cost a person up to $200,000 and an organization up to $1,000,000; without a prosecution, the Information and Privacy Commissioner can order administrative penalties of up to $50,000 for a person and $500,000 for an organization.',
    source: {
      title: 'Potential consequences of a breach under PHIPA',
      publisher: 'Information and Privacy Commissioner of Ontario',
      url: 'https://www.ipc.on.ca/health-organizations/responding-to-a-privacy-breach/potential-consequences-of-a-breach-under-phipa',
    },
    checked: '2026-11-22',
    again: '2027-11-22',
  },
  'pipeda-fine': {
    text: 'PIPEDA sets fines of up to $100,000 for knowingly not reporting or not recording a breach of security safeguards, among other offences.',
    source: {
      title: 'Personal Information Protection and Electronic Documents Act, section 28',
      publisher: 'Department of Justice Canada',
      url: 'https://laws-lois.justice.gc.ca/eng/acts/P-8.6/section-28.html',
    },
    checked: '2026-11-22',
    again: '2027-11-22',
  },
  'aoda-report': {
    text: 'A business in Ontario with 20 or more employees files an accessibility compliance report every three years; the last was due on 31 December 2023 and the next is due on 31 December 2026.',
    source: {
      title: 'Completing your accessibility compliance report',
      publisher: 'Government of Ontario',
      url: 'https://www.ontario.ca/page/completing-your-accessibility-compliance-report',
    },
    checked: '2026-11-22',
    again: '2027-01-15',
  },
  'ai-job-postings': {
    text: 'Since 1 January 2026 an Ontario employer with 25 or more employees says in every public job posting whether artificial intelligence is used to screen, assess or select applicants, and gives the expected pay or its range.',
    source: {
      title: 'Ontario Regulation 476/24, Rules and exemptions: job postings',
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
