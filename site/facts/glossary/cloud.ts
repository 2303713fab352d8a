import type { GlossaryTerm } from './glossary-term.ts';

export const cloudTerms: readonly GlossaryTerm[] = [
  {
    term: 'Application programming interface (API)',
    names: ['API'],
    text: 'An API is a documented way for one program to ask another for data or actions, without a person retyping anything. It is how a booking page can write to a calendar. Before you buy software, ask whether it has one and what it costs.',
    see: '/services/ai-consulting/ai-integration',
  },
  {
    term: 'Customer relationship management (CRM)',
    names: ['CRM'],
    text: 'Customer relationship management is software that keeps clients, contacts, quotes and the history of your conversations in one place. It holds personal information, so decide who may see, export and delete it, and how you would get your data out.',
    see: '/library/software-licence-management',
  },
  {
    term: 'Microsoft 365 Copilot',
    names: ['Copilot'],
    text: 'Microsoft 365 Copilot is an AI assistant in Word, Outlook, Teams and other programs. It can draw on the files and messages that its user is allowed to open. It can bring up anything in a folder that is shared too widely, so tidy permissions first.',
    see: '/library/copilot-rollout-planning',
  },
  {
    term: 'Microsoft 365 tenant',
    names: [],
    text: "A Microsoft 365 tenant is an organization's own space in Microsoft 365, with its accounts, data, settings and licences. A global administrator account controls all of it. Make sure that your company, and not only its provider, holds such an account.",
    see: '/library/microsoft-365-security-baseline',
  },
  {
    term: 'Microsoft Intune',
    names: ['Intune'],
    text: "Microsoft Intune is Microsoft's service for managing computers and phones. It installs programs, sets rules such as encryption and a screen lock, and can remove company data from a lost device. Some Microsoft 365 plans include it.",
    see: '/library/mobile-device-security',
  },
  {
    term: 'Microsoft Purview',
    names: [],
    text: 'Microsoft Purview is a family of Microsoft tools that label, retain, search and protect data and keep the audit log. Lawyers use it for legal holds and searches. Which of its functions you have depends on your licence.',
    see: '/library/microsoft-365-optimization',
  },
  {
    term: 'OneDrive',
    names: [],
    text: "OneDrive is the personal file storage in Microsoft 365, one for each person. It suits drafts and your own documents. Files that a team needs belong in SharePoint, because a OneDrive is normally deleted some time after its owner's account is removed.",
    see: '/library/onedrive-vs-sharepoint',
  },
  {
    term: 'PowerShell',
    names: [],
    text: "PowerShell is Microsoft's command language for managing Windows and Microsoft 365. One typed command can list or change a thousand settings. Commands whose names start with Get are meant only to read and are usually safe to try; read any other command twice before you run it.",
    see: '/library/email-migration-planning',
  },
  {
    term: 'Shared responsibility model',
    names: ['shared responsibility'],
    text: 'Shared responsibility is the division of tasks between a cloud service and its customer. The service looks after buildings, hardware and its software. The customer is responsible for accounts, settings, devices, data and often for backup.',
    see: '/library/cloud-security-shared-responsibility',
  },
  {
    term: 'SharePoint',
    names: [],
    text: "SharePoint is the part of Microsoft 365 that stores a team's files and pages and controls who may open them. The files in Teams channels are kept there too. Set permissions by group and by library rather than file by file.",
    see: '/library/onedrive-vs-sharepoint',
  },
  {
    term: 'Software as a service (SaaS)',
    names: ['SaaS', 'software as a service'],
    text: 'Software as a service is a program that you use over the internet and pay for by subscription, such as Microsoft 365 or online accounting. The maker runs the servers. You remain responsible for who has access, and for getting your data out at the end.',
    see: '/library/vendor-risk-management',
  },
  {
    term: 'SQL',
    names: [],
    text: "SQL is the language that programs use to ask a database for data and to change it. Many accounting and practice programs use Microsoft's SQL Server. Back up such a database by a method that its maker supports, or the copy may not open.",
    see: '/library/server-backup-strategies',
  },
];
