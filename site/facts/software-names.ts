/**
 * Names of software that clients run, as the pages write them: the search index keeps these words of every page. Rows can
 * be added or removed freely.
 */
export const softwareNames: readonly string[] = [
  // Offices of all trades.
  ...'Acrobat|Adobe|ChatGPT|Copilot|DocuSign|Dropbox|Gmail|Google Workspace|Mailchimp|OneDrive|Outlook|Power Automate'.split(
    '|',
  ),
  ...'Power BI|SharePoint|Slack|Teams|WordPress|Zoom'.split('|'),
  // Security and servers.
  ...'1Password|3CX|AWS|Azure|Bitwarden|Defender|Entra|Exchange|Hyper-V|Intune|LastPass|VMware'.split('|'),
  // Accounting.
  ...'CaseWare|ProFile|QuickBooks|Sage|Taxprep|TaxCycle|Xero'.split('|'),
  // Clinics and dental offices.
  ...'ABELDent|Accuro|ClearDent|Dentrix|Jane|OSCAR|Tracker'.split('|'),
  // Law firms.
  ...'Clio|CosmoLex|iManage|PCLaw|Unity'.split('|'),
  // Plants, builders, property, charities.
  ...'AutoCAD|Bluebeam|Buildium|DonorPerfect|Epicor|Jobber|Keela|Mastercam|Procore|SolidWorks|Square|Yardi'.split('|'),
];
