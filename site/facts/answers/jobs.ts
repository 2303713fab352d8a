import { claims } from '../claims.ts';
import { offerOfRate, priceOfRate, rates } from '../rates.ts';
import { answersFor } from './answer-record.ts';

/** Work that people ask for by name. */
export const jobs = answersFor('buyers', '2026-11-26', {
  'microsoft-365': {
    ways: `look after our office 365? | do you support office 365 | set up microsoft 365 | manage our m365 | sharepoint help | exchange online | teams setup | outlook and onedrive | move us to office 365 |
      move our mail from google to microsoft | bring our gmail over to office 365`,
    says: `Yes: we set up and look after Microsoft 365, in a tenant that is in your firm's name. Moving email and files is priced ${priceOfRate(rates['cloud-move'])}, once; no email is lost, since the source stays as it was until you sign off.`,
    pages: ['/services/cloud-solutions/microsoft-365', '/services/cloud-solutions'],
  },
  'google-workspace': {
    ways: `we live in google docs | we are on google workspace | gmail for business | do you support gsuite | google drive office | stay with google or go to microsoft`,
    says: `Yes, we look after Google Workspace as well as Microsoft 365, and its backup is in every plan. Which of the two suits you is in our comparison.`,
    pages: ['/library/microsoft-365-vs-google-workspace', '/services/cloud-solutions', '/pricing'],
  },
  'migration-time': {
    ways: `how many weeks to get us off gmail | how long does an email migration take | time to move to office 365 | duration of a cloud move | how many weeks to switch from gmail to outlook | when would the migration be done | how long to move our server to azure`,
    says: `Plan on three weeks for the email of an office of 25: lists and accounts first, copies in the background, the switch on one evening, and a week for stragglers. A whole move to the cloud, with files, takes about twelve weeks.`,
    pages: [
      '/library/email-migration-planning',
      '/resources/guides/cloud-migration-guide',
      '/library/cloud-migration-checklist',
    ],
  },
  'migration-loss': {
    ways: `will we lose emails when we move | is data safe during migration | downtime during the switch to the cloud | can we go back if the move fails`,
    says: `No email is lost: it is copied, and the source stays as it was until you sign off. Until a stage is signed off, the way back stays open.`,
    pages: ['/services/cloud-solutions/microsoft-365', '/services/cloud-solutions'],
  },
  'cloud-or-server': {
    ways: `keep our old server or go azure | should we go to the cloud | replace our server or move to cloud | is cloud cheaper | do we still need a server | server is old what now`,
    says: `The cloud is often not cheaper in the first year; it pays when it replaces a purchase you were about to make, or hours of downtime. Email and folders move early, accounting databases need more thought, and imaging and machine servers often stay.`,
    pages: [
      '/library/server-to-cloud-decision-guide',
      '/services/cloud-solutions',
      '/library/total-cost-of-ownership-guide',
    ],
  },
  phones: {
    ways: `can you replace our bell landlines | do you do phone systems | business phones | replace our landlines | voip provider | new phone system for the office | can you also handle telephones | desk phones |
      our phone bill is too high | can internet phones save on our bill | move our phones away from rogers |
      can you host our phones | hosted phone system |
      we still have old phone lines | phones with an auto attendant | how do we get rid of our pbx`,
    says: `Yes. A VoIP phone system costs ${priceOfRate(rates['voip-seat'])}, with calls in Canada and the United States, a 9-1-1 address, a call menu and the porting of your numbers. Desk phones are charged at cost.`,
    pages: ['/services/voip', '/library/voip-readiness-checklist', '/pricing'],
  },
  'number-porting': {
    ways: `will my number survive the switch | can we keep our number | port our phone numbers | how long to transfer a number | move our toll free line | keep the fax number |
      bell sent a letter about moving our number | can our number come along`,
    says: `Yes. A simple local number is often a matter of days; a block of numbers, toll-free numbers or an account in dispute take weeks. Never cancel the old service yourself: a cancelled number cannot be ported.`,
    pages: ['/library/business-number-porting', '/services/voip'],
  },
  'teams-phone': {
    ways: `teams phone or voip which is better | teams phone vs voip system | can teams be our phone system | teams calling | microsoft teams phone | phone through teams | calls in teams | does teams phone cost more | what do we pay for calling in teams`,
    says: `Yes, with Teams Phone licences, which are charged at cost like all licences, and a way to reach the public network. Our overview says for which offices that is enough, and which need more.`,
    pages: ['/library/teams-phone-overview', '/services/voip'],
  },
  'call-quality': {
    ways: `choppy calls | voip echo | calls drop | bad phone quality | people cannot hear us on the phone |
      our teams meetings keep cutting out | teams calls break up | phone calls cut off after a minute | people hear themselves twice on calls`,
    says: `Measure before you buy anything. Our troubleshooting page leads from what you hear to its cause, and the checklist has the tests.`,
    pages: ['/library/call-quality-troubleshooting', '/blog/voip-call-quality-checklist'],
  },
  consulting: {
    ways: `want someone to plan our tech budget | it strategy help | do you do it consulting | plan our it budget | technology roadmap | advice only | second opinion on our it | review what our provider proposes | due diligence on a company we buy`,
    says: `Yes. A vCIO plans budget, roadmap and risks with you for ${priceOfRate(rates.vcio)}, or by the hour for ${priceOfRate(rates['vcio-hour'])}. If we earn anything on a product we recommend, we tell you how much.`,
    pages: [
      '/services/vcio-it-consulting',
      '/library/it-budget-planning-guide',
      '/library/technology-roadmap-template',
    ],
  },
  ai: {
    ways: `can a bot answer our website visitors | do you do ai | can you automate our paperwork | chatbot for our website | copilot rollout | robotic process automation | machine learning for a small firm | automate invoices | ai for our business`,
    says: `Yes: chatbots, workflows, software robots, reports and advice, each ${offerOfRate(rates['ai-plan']).startsWith('from') ? 'with a fixed quote' : 'priced'} before you sign. The first hour is free. Where a rule in a spreadsheet would do, we say so.`,
    pages: [
      '/services/ai-consulting',
      '/services/chatbot-development',
      '/services/ai-solutions',
      '/library/ai-readiness-checklist',
    ],
  },
  offboarding: {
    ways: `our receptionist is leaving friday what must be closed | checklist when staff leave | offboarding process | someone retires next month | remove access for a former employee | what to do with a departing worker's mailbox |
      how do you close accounts when people quit | an employee leaves at the end of the month |
      which accounts must be closed for a leaver |
      someone is leaving, what do we do with her email | close accounts of people who left`,
    says: `Tell us the hour. At that hour we close email, phone, remote access and document rights; the mailbox stays for whoever takes over, and you get a list of what was closed. Accounts of people who leave are in every plan.`,
    pages: [
      '/library/it-offboarding-checklist',
      '/blog/offboarding-without-leaving-doors-open',
      '/services/managed-it',
    ],
  },
  'file-sharing': {
    ways: `send x-rays to another clinic securely | send big files to clients | secure file sharing | share documents safely | replacement for dropbox | client portal | send confidential files`,
    says: `A link to one file, for named people, with an end date: OneDrive and SharePoint do that. Our page says which method for which file.`,
    pages: ['/library/secure-file-sharing', '/library/onedrive-vs-sharepoint'],
  },
  continuity: {
    ways: `office burned down scenario | disaster plan | business continuity | what if the office burns down | what if there is a flood in the server room | keep working in a crisis | recovery plan`,
    says: `A continuity plan says who does what between the crash and the copy being back: phones, pay runs, keys, suppliers. It is priced ${priceOfRate(rates.continuity)}; the stated recovery target for systems set up for it is ${claims.recoveryTime.value}.`,
    pages: [
      '/services/business-continuity',
      '/library/business-continuity-planning-guide',
      '/library/disaster-recovery-plan-template',
    ],
  },
  'remote-desktop': {
    ways: `run our accounting program from home | work from home on our server | remote desktop | azure virtual desktop | run our program from anywhere | citrix | terminal server`,
    says: `Yes. A program that talks to its database all the time has to run next to it, so only the screen travels, through a remote desktop, and it feels quick. Azure Virtual Desktop is one way.`,
    pages: ['/library/azure-virtual-desktop-overview', '/services/cloud-solutions/azure-services'],
  },
  'host-program': {
    ways: `host our accounting program for us | can you host sage or quickbooks | run our software on your servers | hosted desktop for our accounting | put our program in the cloud | server hosting for our app | do you have hosting for our database`,
    says: `Yes: we move the program and its database to Azure, in your firm's name, and your people open it through a remote desktop. Moving a server is priced ${priceOfRate(rates['server-move'])}; Azure's own bill is charged at cost.`,
    pages: ['/services/cloud-solutions/azure-services', '/library/azure-virtual-desktop-overview', '/pricing'],
  },
  'domain-email': {
    ways: `can you host our mail | do you host email | mail hosting | register a domain | our own email address with company name | who owns our domain | domain expired | email with our domain`,
    says: `Your domain should be in your firm's name, with a contact mailbox that you read. We keep its email records in order; email under your own name comes with Microsoft 365 or Google Workspace.`,
    pages: ['/library/it-documentation-essentials', '/library/email-security-spf-dkim-dmarc'],
  },
  'keep-addresses': {
    ways: `do our email addresses stay the same | keep the same email address when we switch | will my address change | do we lose our gmail address | can i keep my old email | does our email domain stay | move from gmail and keep the address`,
    says: `Yes, an address under your own domain moves with you and stays the same. A free address that ends in gmail.com stays with Google: we set up one under your own domain and forward the old one.`,
    pages: ['/library/email-migration-planning', '/services/cloud-solutions/microsoft-365'],
  },
  'domain-transfer': {
    ways: `transfer our domain from godaddy | take over the domain | who should hold our domain | our old web guy has the domain | change dns for our domain | domain renewal, do you do that | our domain is registered to someone else`,
    says: `Yes, we help you move a domain: it is registered in your firm's name, with a contact mailbox that you read, and we keep its email records in order. Whoever holds it now must release it.`,
    pages: ['/library/it-documentation-essentials', '/library/switching-it-providers-checklist'],
  },
  calendars: {
    ways: `shared calendar for the team | set up a group mailbox | shared inbox for info@ | booking calendar for a meeting room | distribution list | share contacts across the office | out of office for someone who left |
      set up a calendar that five people share`,
    says: `Yes: shared calendars, shared mailboxes and lists are part of looking after Microsoft 365 or Google Workspace, in every plan. Call the help desk with the names of the people.`,
    pages: ['/services/cloud-solutions/microsoft-365', '/services/managed-it/help-desk'],
  },
});

export const software = answersFor('buyers', '2026-11-26', {
  'software-support': {
    ways: `do you support our industry software | can you help with our main program | do you know our practice management system | will you support a custom application | we use a niche program | specialised software help | do you work with our crm |
      dispatch program of a logistics firm | do you support the program of our trade |
      we use a special program for opticians | our store runs an old point of sale program | do you know the software of a vet clinic | can you look after a program nobody has heard of | our business system is from the 90s | trucking dispatch software | do you know our fleet software | we use a program called`,
    says: `Yes: we look after the computers, the database, its updates and its backup, and call the maker for you. The systems that we meet most, by trade, are listed on the industry pages; tell us the name of your main program on the first call.`,
    pages: ['/industries', '/services/managed-it'],
  },
  'cloud-program': {
    ways: `our clinic is on jane app | we use jane for bookings | juvonno or cliniko | we run samsara and mcleod | our shop runs on mindbody | our erp is netsuite | we use jobber and servicetitan | our program is web based, do you support it | our software runs in the browser | we work in a cloud program of our vendor | avimark or cornerstone for vets | optometry software`,
    says: `Yes. A program in the cloud runs at its maker: we look after the line, the computers, the accounts and MFA around it, close access when people leave, and call the maker for you when it fails.`,
    pages: ['/services/managed-it', '/library/software-licence-management', '/industries'],
  },
  autocad: {
    ways: `architect office with autocad | do you know cad programs like revit | we run revit and rhino | are you good with drafting software | cad workstations | solidworks | revit stations | architects and engineers | autodesk software | 3d modelling computers | sketchup |
      do you support autocad | autocad`,
    says: `Yes. We keep CAD stations current with exclusions agreed with the maker, so that security does not slow them, and put big drawings on storage close to the people. Procore, Autodesk Construction Cloud and Bluebeam are on the construction page, SolidWorks on the manufacturing page.`,
    pages: ['/industries/construction', '/industries/manufacturing', '/services/cybersecurity/endpoint-protection'],
  },
  salesforce: {
    ways: `salesforce help | hubspot support | zoho | do you manage our crm | slack and asana | monday.com | notion`,
    says: `In part: we look after the accounts, MFA, and closing access when people leave; the setup inside such a program stays with you or its consultant. Connecting it to others can be a workflow project.`,
    pages: ['/services/ai-workflow-automation', '/library/software-licence-management', '/services/managed-it'],
  },
});
