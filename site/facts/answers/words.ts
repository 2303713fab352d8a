import { answersFor } from './answer-record.ts';

/** Words that buyers meet in offers. */
export const words = answersFor('visitors', '2026-11-26', {
  'word-mfa': {
    ways: `whats 2fa | meaning of 2fa | what does multi factor authentication mean | define two step verification | whats an authenticator |
      what is mfa and do we need it | do i need two step login |
      explain two factor to me |
      explain what mfa is | explain mfa to me simply`,
    says: `Multi-factor authentication (MFA) asks for a second proof next to the password, such as an app on your phone or a key. A stolen password alone then no longer opens the mailbox.`,
    pages: ['/library/multi-factor-authentication-rollout', '/library/glossary'],
  },
  'word-sla': {
    ways: `define service level agreement | what does sla stand for | meaning of sla | what is a service level agreement | explain slas`,
    says: `A service level agreement (SLA) is the part of a contract that says how fast someone responds, by when people can work again, and what you get if it takes longer. Look for four clocks in it: answer, start of work, workaround, fix.`,
    pages: ['/library/it-service-level-agreements', '/service-levels'],
  },
  'word-vcio': {
    ways: `tell me what a vcio is | what does a virtual cio do | vcio meaning | explain fractional it director | define vcio`,
    says: `A vCIO is a part-time IT director from outside: plans, budgets and risks for the owner, reviewed each quarter. Enterprise includes one for four hours a month.`,
    pages: ['/library/vcio-role-explained', '/services/vcio-it-consulting', '/blog/what-is-a-vcio'],
  },
  'word-edr': {
    ways: `what is edr | endpoint detection meaning | difference between edr and antivirus | edr or mdr | what does xdr mean | is antivirus the same as edr`,
    says: `Antivirus judges files. Endpoint detection and response (EDR) judges behaviour, keeps a record of it and lets someone isolate a computer from afar. MDR means that people watch it for you; XDR adds email and sign-ins.`,
    pages: [
      '/library/endpoint-detection-and-response',
      '/library/edr-vs-mdr-vs-xdr',
      '/services/cybersecurity/endpoint-protection',
    ],
  },
  'word-msp': {
    ways: `what does msp stand for | what is an msp | managed service provider meaning | what does managed it mean | define managed services | msp vs mssp | what is managed it support`,
    says: `A managed service provider (MSP) runs a firm's IT for one monthly price: help desk, updates, monitoring and backup, instead of a bill for each repair. An MSSP watches for attacks and often does only that.`,
    pages: ['/managed-service-provider', '/library/managed-it-services-explained'],
  },
  'word-siem': {
    ways: `siem?? | what is a siem | soc meaning | what is a security operations centre | siem vs soc | log monitoring explained`,
    says: `A SIEM collects and compares logs; a SOC is the people who act on what it shows. A small office with managed EDR and sign-in alerts often needs neither; several sites or a duty to keep logs change that.`,
    pages: ['/library/siem-and-soc-explained', '/services/cybersecurity/soc-siem'],
  },
  'word-rto': {
    ways: `whats rpo | rto and rpo meaning | what is recovery time objective | what does rpo stand for | recovery point explained`,
    says: `RTO is how long you can wait until a system works again; RPO is how much work you can lose, measured back to the last copy. Both are set per system, with the owner.`,
    pages: ['/library/rto-and-rpo-explained', '/services/business-continuity'],
  },
  'word-phishing': {
    ways: `what is phishing | phishing meaning | what is business email compromise | define bec | what is spear phishing | what does ceo fraud mean`,
    says: `Phishing is a message that looks like normal business and wants a password, a code or money. Business email compromise goes further: the sender is a lookalike address or a real mailbox that was taken over.`,
    pages: ['/library/phishing-email-warning-signs', '/library/business-email-compromise-defence'],
  },
  'word-ransomware': {
    ways: `what is ransomware | ransomware meaning | how does ransomware get in | explain ransomware | define malware`,
    says: `Ransomware encrypts files and demands money for the key; today it usually steals a copy first. It gets in by a stolen password, an unpatched system or a click.`,
    pages: ['/library/ransomware-prevention-checklist', '/library/ransomware-response-first-24-hours'],
  },
  'word-voip': {
    ways: `what is voip | voip meaning | internet phone explained | what does hosted pbx mean | difference between voip and landline`,
    says: `VoIP is telephony over the internet line: desk phones, apps and call menus without copper wires. It needs a stable line, a correct 9-1-1 address, and a plan for a power cut.`,
    pages: ['/library/voip-vs-traditional-phone-lines', '/services/voip'],
  },
  'word-vpn': {
    ways: `what is a vpn | do we need a vpn | zero trust meaning | vpn or zero trust | remote access explained |
      vpn for staff at home | set up vpn for home office people`,
    says: `A VPN puts a distant computer into the office network. Zero trust lets each person open one program at a time, after a check of account and device, and suits firms whose work is in the cloud.`,
    pages: ['/library/vpn-vs-zero-trust-access', '/library/zero-trust-for-small-business'],
  },
  'word-cloud': {
    ways: `what does cloud mean | what is azure | explain the cloud | cloud vs server | public or private cloud | what is sharepoint`,
    says: `The cloud is someone else's data centre, rented by the month: email and files in Microsoft 365 or Google Workspace, servers in Azure. It is often not cheaper in the first year; it pays when it replaces a purchase or downtime.`,
    pages: ['/services/cloud-solutions', '/library/server-to-cloud-decision-guide', '/library/public-vs-private-cloud'],
  },
  'word-spf': {
    ways: `what is dmarc | spf dkim explained | what does spf stand for | meaning of dkim | email authentication records`,
    says: `SPF lists who may send email for your domain, DKIM signs each message, and DMARC tells receivers what to do with the rest. Together they keep others from writing in your name, and your own email out of spam.`,
    pages: ['/library/email-security-spf-dkim-dmarc'],
  },
  'word-sync': {
    ways: `is syncing the same as a backup | backup vs onedrive sync | is onedrive a backup | difference of a backup and a copy in the cloud | do we need backup if we have dropbox | is google drive a backup`,
    says: `No: a sync copies every change, so a deleted or encrypted file is deleted or encrypted everywhere. A backup keeps older versions in another place, which nobody can change, and has been restored as a test.`,
    pages: ['/library/saas-backup-explained', '/library/backup-3-2-1-rule'],
  },
  'word-patch': {
    ways: `what is patch management | why updates matter | define patching | what is a vulnerability | what is a zero day`,
    says: `A patch closes a hole in a program; patch management means that all machines get it, tested, within days. Unpatched systems are one of the three usual ways in.`,
    pages: ['/library/patch-management-basics', '/services/managed-it/patch-management'],
  },
  'word-co-managed': {
    ways: `what is co managed it | meaning of co-managed | hybrid it support model`,
    says: `Co-managed IT means that your own IT person and a provider share the work, each task with one owner.`,
    pages: ['/library/co-managed-it-guide', '/who-we-are-for'],
  },
  'word-tenant': {
    ways: `what is a microsoft 365 tenant | what does tenant mean | who owns our tenant | global admin explained`,
    says: `A tenant is your firm's own space in Microsoft 365: accounts, email and files. It should be in your firm's name from the first day, with one administrator account that is yours.`,
    pages: ['/library/switching-it-providers-checklist', '/services/cloud-solutions/microsoft-365'],
  },
});
