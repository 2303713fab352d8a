import type { Fact } from './fact-record.ts';

/** What Microsoft offers: licence names and prices, ends of support, limits of its plans. Ids in alphabetical order. */
export const microsoftFacts = {
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
  'nonprofit-grants': {
    text: 'Microsoft grants eligible non-profits Microsoft 365 Business Basic for up to 300 users. Since July 2025 its former grant of ten Business Premium licences is no longer renewed; other plans are sold to non-profits at a discount.',
    source: {
      title: 'Microsoft for Nonprofits: grants and discounts',
      publisher: 'Microsoft',
      url: 'https://www.microsoft.com/en-us/nonprofits/eligibility',
    },
    checked: '2026-11-22',
    again: '2027-05-22',
  },
  'sql-server-2017': {
    text: 'Updates for SQL Server 2017 end on 12 October 2027.',
    source: {
      title: 'SQL Server 2017, Microsoft Lifecycle',
      publisher: 'Microsoft',
      url: 'https://learn.microsoft.com/en-us/lifecycle/products/sql-server-2017',
    },
    checked: '2026-11-22',
    again: '2027-06-01',
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
  'windows-11-25h2': {
    text: 'Windows 11 Home and Pro version 24H2 left support on 13 October 2026; version 25H2 gets updates until 12 October 2027, version 26H2 until 10 October 2028.',
    source: {
      title: 'Windows 11 Home and Pro, Microsoft Lifecycle',
      publisher: 'Microsoft',
      url: 'https://learn.microsoft.com/en-us/lifecycle/products/windows-11-home-and-pro',
    },
    checked: '2026-11-22',
    again: '2027-06-01',
  },
  'windows-server-2019': {
    text: 'Updates for Windows Server 2019 end on 9 January 2029.',
    source: {
      title: 'Windows Server 2019, Microsoft Lifecycle',
      publisher: 'Microsoft',
      url: 'https://learn.microsoft.com/en-us/lifecycle/products/windows-server-2019',
    },
    checked: '2026-11-22',
    again: '2028-01-09',
  },
} as const satisfies Record<string, Fact>;
