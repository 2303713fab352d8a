import type { Fact } from './fact-record.ts';

/** Licence names and prices, ends of support, plan limits. */
export const microsoftFacts = {
  'esu-price': {
    text: 'For Extended Security Updates first offered on or after April 1, 2026, such as those for SQL Server 2016 and Windows Server 2016, Microsoft charges the same list price in Azure as anywhere else. Older offers keep their terms: for SQL Server 2014 and for Windows 10 22H2, Azure still adds no charge for the updates.',
    source: {
      title: 'Update on Pricing for Extended Security Updates for Windows and SQL Server, 27 March 2026',
      publisher: 'Microsoft',
      url: 'https://www.microsoft.com/en-us/licensing/news/services-pricing-consistency-update',
    },
    checked: '2026-11-22',
    again: '2027-05-22',
  },
  'esu-sql-2016': {
    text: 'Regular updates for SQL Server 2016 ended on July 14, 2026; paid updates are offered until July 17, 2029.',
    source: {
      title: 'SQL Server 2016, Microsoft Lifecycle',
      publisher: 'Microsoft',
      url: 'https://learn.microsoft.com/en-us/lifecycle/products/sql-server-2016',
    },
    checked: '2026-11-22',
    again: '2027-07-14',
  },
  'esu-sql-editions': {
    text: 'Extended Security Updates for SQL Server are sold for the Standard and Enterprise editions only. Microsoft does not offer them for SQL Server Express, Web or Developer.',
    source: {
      title: 'Extended Security Updates: frequently asked questions',
      publisher: 'Microsoft Learn',
      url: 'https://learn.microsoft.com/en-us/sql/sql-server/end-of-support/extended-security-updates-frequently-asked-questions',
    },
    checked: '2026-11-25',
    again: '2027-11-25',
  },
  'esu-windows-server-2016': {
    text: 'Regular updates for Windows Server 2016 end on January 12, 2027; Microsoft offers paid updates for up to three years after that.',
    source: {
      title: 'Windows Server 2016, Microsoft Lifecycle',
      publisher: 'Microsoft',
      url: 'https://learn.microsoft.com/en-us/lifecycle/products/windows-server-2016',
    },
    checked: '2026-11-22',
    again: '2027-01-12',
  },
  'exchange-2016-2019': {
    text: 'Support for Exchange Server 2016 and 2019 ended on October 14, 2025. Microsoft then sold security updates for them in two periods; the second, announced as the last, ran from May to October 2026.',
    source: {
      title: 'Announcing Period 2 Exchange 2016/2019 Extended Security Update (ESU) program',
      publisher: 'Microsoft, Exchange Team Blog',
      year: 2026,
      url: 'https://techcommunity.microsoft.com/blog/exchange/announcing-period-2-exchange-20162019-extended-security-update-esu-program/4511603',
    },
    checked: '2026-11-25',
    again: '2027-05-25',
  },
  'exchange-se-licence': {
    text: 'Exchange Server Subscription Edition needs server licences and client access licences, as Exchange Server 2019 did, and an active subscription: Software Assurance on those licences, or a qualifying cloud licence for each user.',
    source: {
      title: 'Announcing Exchange 2016 / 2019 Extended Security Update program: reply on licensing',
      publisher: 'Microsoft, Exchange Team Blog',
      year: 2025,
      url: 'https://techcommunity.microsoft.com/blog/exchange/announcing-exchange-2016--2019-extended-security-update-program/4433495/replies/4456037',
    },
    checked: '2026-11-25',
    again: '2027-05-25',
  },
  'exchange-se-upgrade': {
    text: 'Exchange Server 2019 with CU14 or CU15 can be upgraded in place to Subscription Edition. From Exchange Server 2016 the mailboxes move to a new server. By Microsoft’s plan, the setup of its update CU2 refuses an organization that still runs a version out of support.',
    source: {
      title: 'Upgrade to Exchange Server Subscription Edition',
      publisher: 'Microsoft Learn',
      url: 'https://learn.microsoft.com/en-us/exchange/plan-and-deploy/deploy-new-installations/upgrade-to-exchange-server-se',
    },
    checked: '2026-11-25',
    again: '2027-05-25',
  },
  'm365-prices-2026': {
    text: 'On July 1, 2026, Microsoft raised its US list price, per user per month on a yearly term, from US$6 to US$7 for Business Basic and from US$12.50 to US$14 for Business Standard; Business Premium stayed at US$22. A subscription that was running on that day takes the new price at its next renewal.',
    source: {
      title: 'Advancing Microsoft 365: new capabilities and pricing update, 4 December 2025',
      publisher: 'Microsoft 365 Blog',
      url: 'https://www.microsoft.com/en-us/microsoft-365/blog/2025/12/04/advancing-microsoft-365-new-capabilities-and-pricing-update/',
    },
    checked: '2026-11-25',
    again: '2027-05-25',
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
  'office-2019': {
    text: 'Support for Office 2016 and Office 2019 on Windows ended on October 14, 2025.',
    source: {
      title: 'Microsoft Office 2019, Microsoft Lifecycle',
      publisher: 'Microsoft',
      url: 'https://learn.microsoft.com/en-us/lifecycle/products/microsoft-office-2019',
    },
    checked: '2026-11-25',
    again: '2027-11-25',
  },
  'office-2021': {
    text: 'Support for Office 2021 and Office LTSC 2021 ended on October 13, 2026, and Microsoft sells no updates beyond that day.',
    source: {
      title: 'Office 2021, Microsoft Lifecycle',
      publisher: 'Microsoft',
      url: 'https://learn.microsoft.com/en-us/lifecycle/products/office-2021',
    },
    checked: '2026-11-25',
    again: '2027-11-25',
  },
  'office-2024': {
    text: 'Office 2024 and Office LTSC 2024 get updates until October 9, 2029.',
    source: {
      title: 'Office 2024, Microsoft Lifecycle',
      publisher: 'Microsoft',
      url: 'https://learn.microsoft.com/en-us/lifecycle/products/office-2024',
    },
    checked: '2026-11-25',
    again: '2028-10-09',
  },
  'patch-tuesday': {
    text: 'Microsoft publishes its monthly security updates on the second Tuesday of the month, typically at 10 a.m. Pacific time, which is 1 p.m. Eastern time.',
    source: {
      title: 'Update release cycle for Windows clients',
      publisher: 'Microsoft Learn',
      url: 'https://learn.microsoft.com/en-us/windows/deployment/update/release-cycle',
    },
    checked: '2026-11-25',
    again: '2027-11-25',
  },
  publisher: {
    text: 'Microsoft ended Publisher in October 2026. By its announcement, people with Microsoft 365 can no longer open or edit Publisher files in it; a purchased copy still opens them, but gets no more updates.',
    source: {
      title: 'Microsoft Q&A: Publisher and Office products that lose support in 2026',
      publisher: 'Microsoft',
      year: 2026,
      url: 'https://learn.microsoft.com/en-us/answers/questions/5877252/microsoft-365',
    },
    checked: '2026-11-25',
    again: '2027-11-25',
  },
  'secure-boot-2011': {
    text: 'The Secure Boot certificates that Microsoft issued in 2011 expired in 2026: two in June and the one for the Windows boot manager in October. A computer without their successors of 2023 still starts and still gets its monthly updates, but can no longer receive fixes for the first seconds of start-up.',
    source: {
      title: 'Refreshing the root of trust: industry collaboration on Secure Boot certificate updates',
      publisher: 'Microsoft, Windows Experience Blog',
      year: 2026,
      url: 'https://blogs.windows.com/windowsexperience/?p=180181',
    },
    checked: '2026-11-25',
    again: '2027-05-25',
  },
  'secure-boot-servers': {
    text: 'Windows Server does not receive the new Secure Boot certificates automatically. An administrator has to install them, unless the server was certified for Windows Server 2025 and has them in its firmware.',
    source: {
      title: 'Windows Server Secure Boot playbook for certificates expiring in 2026',
      publisher: 'Microsoft, Windows Server News and Best Practices',
      year: 2026,
      url: 'https://techcommunity.microsoft.com/blog/windowsservernewsandbestpractices/windows-server-secure-boot-playbook-for-certificates-expiring-in-2026/4495789',
    },
    checked: '2026-11-25',
    again: '2027-05-25',
  },
  'secure-boot-updates': {
    text: 'Supported versions of Windows 11 receive the new certificates through Windows Update, and so do Windows 10 computers while they get Extended Security Updates. Some computers need a firmware update from their maker first.',
    source: {
      title: 'Refreshing the root of trust: industry collaboration on Secure Boot certificate updates',
      publisher: 'Microsoft, Windows Experience Blog',
      year: 2026,
      url: 'https://blogs.windows.com/windowsexperience/?p=180181',
    },
    checked: '2026-11-25',
    again: '2027-05-25',
  },
  'sql-server-2017': {
    text: 'Updates for SQL Server 2017 end on October 12, 2027.',
    source: {
      title: 'SQL Server 2017, Microsoft Lifecycle',
      publisher: 'Microsoft',
      url: 'https://learn.microsoft.com/en-us/lifecycle/products/sql-server-2017',
    },
    checked: '2026-11-22',
    again: '2027-06-01',
  },
  'windows-10-consumer': {
    text: 'Microsoft offers security updates for personal Windows 10 computers (22H2) until October 12, 2027, a year longer than first announced. The offer does not cover computers that are joined to a company domain or to Microsoft Entra, or that a company manages.',
    source: {
      title: 'Windows 10 Consumer Extended Security Updates (ESU) program',
      publisher: 'Microsoft',
      url: 'https://www.microsoft.com/en-us/windows/extended-security-updates',
    },
    checked: '2026-11-22',
    again: '2027-06-01',
  },
  'windows-11-25h2': {
    text: 'Windows 11 Home and Pro version 24H2 left support on October 13, 2026; version 25H2 gets updates until October 12, 2027, version 26H2 until October 10, 2028.',
    source: {
      title: 'Windows 11 Home and Pro, Microsoft Lifecycle',
      publisher: 'Microsoft',
      url: 'https://learn.microsoft.com/en-us/lifecycle/products/windows-11-home-and-pro',
    },
    checked: '2026-11-22',
    again: '2027-06-01',
  },
  'windows-server-2019': {
    text: 'Updates for Windows Server 2019 end on January 9, 2029.',
    source: {
      title: 'Windows Server 2019, Microsoft Lifecycle',
      publisher: 'Microsoft',
      url: 'https://learn.microsoft.com/en-us/lifecycle/products/windows-server-2019',
    },
    checked: '2026-11-22',
    again: '2028-01-09',
  },
  'windows-server-2022': {
    text: 'Updates for Windows Server 2022 end on October 14, 2031.',
    source: {
      title: 'Windows Server 2022, Microsoft Lifecycle',
      publisher: 'Microsoft',
      url: 'https://learn.microsoft.com/en-us/lifecycle/products/windows-server-2022',
    },
    checked: '2026-11-25',
    again: '2029-10-14',
  },
  'windows-server-upgrade': {
    text: 'A server that runs Windows Server 2016 and is not part of a cluster can be upgraded in place to Windows Server 2019, 2022 or 2025.',
    source: {
      title: 'Overview of Windows Server upgrades',
      publisher: 'Microsoft Learn',
      url: 'https://learn.microsoft.com/en-us/windows-server/get-started/upgrade-overview',
    },
    checked: '2026-11-25',
    again: '2027-11-25',
  },
} as const satisfies Record<string, Fact>;
