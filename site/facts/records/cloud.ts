import type { Fact } from './fact-record.ts';

/** Cloud services: retention, data location, limits, plans and programs. */
export const cloudFacts = {
  'azure-regions-canada': {
    text: 'Azure has two regions in Canada: Canada Central in Toronto and Canada East in Quebec City.',
    source: {
      title: 'List of Azure regions',
      publisher: 'Microsoft Learn',
      url: 'https://learn.microsoft.com/en-us/azure/reliability/regions-list',
    },
    checked: '2026-11-22',
    again: '2027-11-22',
  },
  'entra-admin-mfa': {
    text: 'Since February 2025 Microsoft requires MFA from every account that signs in to the Microsoft 365 admin centre, whatever your own settings say.',
    source: {
      title: 'Planning for mandatory multifactor authentication for Azure and other admin portals',
      publisher: 'Microsoft Learn',
      url: 'https://learn.microsoft.com/en-us/entra/identity/authentication/concept-mandatory-multifactor-authentication',
    },
    checked: '2026-11-22',
    again: '2027-11-22',
  },
  'entra-passkeys': {
    text: 'Since March 2026 Microsoft Entra ID accepts synced passkeys as well as passkeys that stay on one device, and an administrator decides by group which kind is allowed. Microsoft recommends security keys for administrators and synced passkeys for office and front-line staff.',
    source: {
      title: 'How to enable synced passkeys (FIDO2) in Microsoft Entra ID',
      publisher: 'Microsoft Learn',
      url: 'https://learn.microsoft.com/en-us/entra/identity/authentication/how-to-authentication-synced-passkeys',
    },
    checked: '2026-11-25',
    again: '2027-05-25',
  },
  'esu-windows-10-commercial': {
    text: 'For company computers Microsoft sells security updates for Windows 10 (22H2) by the year, for three years at most. Its list price is US$61 per computer for the first year, US$122 for the second, which began in October 2026, and US$244 for the third. The years build on each other: a firm that joins in the second year also pays for the first, US$183 in all.',
    source: {
      title: 'Extended Security Updates (ESU) program for Windows 10',
      publisher: 'Microsoft Learn',
      url: 'https://learn.microsoft.com/en-us/windows/whats-new/extended-security-updates',
    },
    checked: '2026-11-25',
    again: '2027-09-15',
  },
  'exchange-deleted-items': {
    text: 'Exchange Online keeps an item that was removed from Deleted Items for 14 days by default; an administrator can lengthen that to 30 days.',
    source: {
      title: 'Change how long permanently deleted items are kept for an Exchange Online mailbox',
      publisher: 'Microsoft Learn',
      url: 'https://learn.microsoft.com/en-us/exchange/recipients-in-exchange-online/manage-user-mailboxes/change-deleted-item-retention',
    },
    checked: '2026-11-22',
    again: '2027-11-22',
  },
  'exchange-smtp-basic': {
    text: 'At the end of December 2026 Microsoft switches off, by default, the sending of email through Exchange Online with a user name and a plain password (SMTP AUTH with basic authentication). Administrators can switch it on again for the time being; Microsoft plans to announce the final date in the second half of 2027.',
    source: {
      title: 'Updated Exchange Online SMTP AUTH Basic Authentication Deprecation Timeline, 27 January 2026',
      publisher: 'Microsoft, Exchange Team Blog',
      url: 'https://techcommunity.microsoft.com/blog/exchange/updated-exchange-online-smtp-auth-basic-authentication-deprecation-timeline/4489835',
    },
    checked: '2026-11-22',
    again: '2027-01-15',
  },
  'm365-business-limit': {
    text: 'Microsoft 365 Apps for business, Business Basic, Business Standard and Business Premium support at most 300 users.',
    source: {
      title: 'Microsoft 365 licensing FAQ',
      publisher: 'Microsoft',
      url: 'https://www.microsoft.com/licensing/faqs/5',
    },
    checked: '2026-11-22',
    again: '2027-11-22',
  },
  'm365-business-plans': {
    text: 'Business Basic has email, Teams, OneDrive, SharePoint and the web and mobile versions of Word, Excel and PowerPoint. Business Standard adds the installed programs. Business Premium adds management of devices, sign-in rules by condition, and protection of computers. Apps for business has the installed programs and OneDrive, without email.',
    source: {
      title: 'Compare Microsoft 365 business plans',
      publisher: 'Microsoft',
      url: 'https://www.microsoft.com/en-ca/microsoft-365/business/compare-all-microsoft-365-business-products',
    },
    checked: '2026-11-22',
    again: '2027-05-22',
  },
  'm365-data-location': {
    text: 'For a tenant that signed up in Canada, Microsoft commits to keep the content of Exchange Online mailboxes at rest in Canada. Other services have commitments of their own, and some need the Advanced Data Residency add-on.',
    source: {
      title: 'Data residency for Exchange Online',
      publisher: 'Microsoft Learn',
      url: 'https://learn.microsoft.com/en-us/microsoft-365/enterprise/m365-dr-workload-exo',
    },
    checked: '2026-11-22',
    again: '2027-11-22',
  },
  'nonprofit-licences': {
    text: 'Microsoft lets an eligible non-profit give granted licences to paid staff and unpaid executives only. Discounted licences may also go to volunteers; members, donors and people who are served by the organization are not eligible.',
    source: {
      title: 'Microsoft for Nonprofits: eligibility',
      publisher: 'Microsoft',
      url: 'https://www.microsoft.com/en-us/nonprofits/eligibility',
    },
    checked: '2026-11-22',
    again: '2027-05-22',
  },
  'onedrive-unlicensed': {
    text: 'A OneDrive whose owner has no licence becomes read-only after 60 days and is archived after 93 days; without a retention rule or paid archiving it is then deleted.',
    source: {
      title: 'Manage unlicensed OneDrive user accounts',
      publisher: 'Microsoft Learn',
      url: 'https://learn.microsoft.com/en-us/sharepoint/unlicensed-onedrive-accounts',
    },
    checked: '2026-11-22',
    again: '2027-05-22',
  },
  'sharepoint-path-limit': {
    text: 'In SharePoint and OneDrive the whole path of a file, with folders and name, can have at most 400 characters.',
    source: {
      title: 'Restrictions and limitations in OneDrive and SharePoint',
      publisher: 'Microsoft Support',
      url: 'https://support.microsoft.com/en-us/office/restrictions-and-limitations-in-onedrive-and-sharepoint-64883a5d-228e-48f5-b3d2-eb39e07630fa',
    },
    checked: '2026-11-22',
    again: '2027-11-22',
  },
  // Set-SPOTenant has an organization-wide equivalent, RecycleBinRetentionPeriod. Microsoft's older page on data
  // deletion (assurance-sharepoint-online-data-deletion) also counts both stages together.
  'sharepoint-recycle-bin': {
    text: 'By default SharePoint and OneDrive keep a deleted file for 93 days, counted over both stages of the recycle bin. Microsoft documents a setting of 7 to 180 days for what is deleted from then on.',
    source: {
      title: 'recycleBinSettings resource type',
      publisher: 'Microsoft Learn',
      url: 'https://learn.microsoft.com/en-us/graph/api/resources/recyclebinsettings?view=graph-rest-1.0',
    },
    checked: '2026-11-25',
    again: '2027-05-25',
  },
  'tax-records-place': {
    text: 'The Canada Revenue Agency asks businesses to keep their records at their place of business or residence in Canada, unless it gives written permission for another place. Records that are kept outside Canada and opened electronically from Canada do not count as kept in Canada.',
    source: {
      title: 'Where to keep your records, for how long and how to request the permission to destroy them early',
      publisher: 'Canada Revenue Agency',
      url: 'https://www.canada.ca/en/revenue-agency/services/tax/businesses/topics/keeping-records/where-keep-your-records-long-request-permission-destroy-them-early.html',
    },
    checked: '2026-11-22',
    again: '2027-11-22',
  },
} as const satisfies Record<string, Fact>;
