import { chatLimits } from '../../../shared/chat/chat-rules.ts';
import { claims } from '../claims.ts';
import { priceOfRate, rates } from '../rates.ts';
import { facts } from '../records/index.ts';
import { levelTexts } from '../service-levels.ts';
import { answersFor } from './answer-record.ts';

export const security = answersFor('buyers', '2026-11-26', {
  'security-included': {
    ways: `what protection is in the basic package | what security do we get | is antivirus included | do you protect us against hackers | is edr in the plan | which security comes with the essential plan | are we protected with your service |
      is anti virus part of the price`,
    says: `Every plan has MFA, email filtering, disk encryption and updates. From Professional up comes managed security (EDR) on every computer and server, with alerts read by people day and night; Enterprise adds log watching.`,
    pages: ['/pricing', '/services/cybersecurity'],
  },
  'first-steps-security': {
    ways: `where do we start with security | what should a small firm do first | cheapest way to be safer | top security measures | we have nothing in place | basic protection for 10 people |
      we had an incident some years ago and want to be safer | we were hit once before, how do we avoid it again |
      our last company cleaned up after a hack, now we want better |
      we were scammed last year, what should we do now`,
    says: `MFA on every mailbox, starting with the owner and the person who pays the bills. Then test one restore, and agree that changed bank details are confirmed by phone.`,
    pages: ['/services/cybersecurity', '/cybersecurity-tracker', '/resources/guides/cybersecurity-guide'],
  },
  'too-small-to-be-hacked': {
    ways: `who would bother hacking a bakery | why would anyone hack us | we are too small to be a target | do hackers go after small business | nobody wants our data`,
    says: `You are rarely picked by hand: programs try stolen passwords against millions of mailboxes, and a person looks at what opened. A bookkeeper's inbox with a supplier's invoice is worth real money, whatever the size of the firm.`,
    pages: ['/services/cybersecurity'],
  },
  'mfa-set-up': {
    ways: `how can i activate multi factor | instructions for turning on mfa | set up two factor login for my team | steps to get everybody on two factor | how do we turn on two factor | enable mfa in office 365 | steps to roll out multi factor authentication | activate 2fa for everyone | setup authenticator app for staff | how to require mfa |
      would you set up mfa for us | can you install two factor for us |
      how long does it take to get mfa | insurer wants mfa, how fast can you do it | mfa for everyone by next month | mfa after a scam`,
    says: `Allow three weeks: two emergency accounts first, then administrators and people who make payments, a pilot of five people, then everyone. Security defaults are one switch in the Entra admin center; Conditional Access lets you choose who, where and how. We set MFA up in every plan.`,
    pages: ['/library/multi-factor-authentication-rollout', '/resources/webinars/microsoft-365-security-setup'],
  },
  'phishing-check': {
    ways: `got an odd email from cra, legit? | is this email a scam | how to spot a phishing email | got a weird message from the cra | suspicious email what now | is this link safe | fake invoice email how do i tell |
      is this mail genuine, it says my mailbox is full | my bank wrote that my account is blocked, is it real |
      email from microsoft about our licence, is it real | a message says our subscription ends, genuine? |
      an email says my mailbox password expires, click here | mail says my account will be closed today | got a text about a parcel, is it fake | password expiry email with a link`,
    says: `Do not click and do not answer. Judge what it asks for: money, a password or a code, and hurry, are the reliable signs; good spelling proves nothing. If in doubt, call the sender at a number you already had, or the help desk.`,
    pages: ['/library/phishing-email-warning-signs', '/services/managed-it/help-desk'],
  },
  'backup-works': {
    ways: `prove to me the backup can be restored | how do i know the backup works | do you test restores | how often are backups checked | how often do you run backups and do you test them | how often is our data backed up | can we trust our backup | proof that backups run | restore test |
      when did you last test a backup | how sure are you that you can restore | has a restore ever failed |
      do you back up our server each night | can i see proof of the backup | show me that the backup ran`,
    says: `Cloud files and server images are copied several times a day. The proof is a restore: from every backup we run, we restore ${levelTexts['restore-tests']}, and you get a note with what, from which date and how long it took.`,
    pages: ['/service-levels', '/blog/why-backups-fail-restore-tests', '/library/backup-testing-schedule'],
  },
  'backup-have': {
    ways: `how far back does your backup go | how far back can you restore files | how old a version can you bring back | are you able to back up our sharepoint | cloud backup service | backup our files | offsite copy | disaster recovery | do you back up office 365 | where are the backups stored | how long do you keep backups |
      do you back up our onedrive files | onedrive backup | back up teams and sharepoint`,
    says: `Yes. Backup of cloud email and files is in every plan, with restore tests; your own servers get one copy on site and one in a Canadian data centre, one of them locked against deletion. How far back you can go is your choice.`,
    pages: ['/services/cloud-solutions/cloud-backup-dr', '/pricing', '/library/saas-backup-explained'],
  },
  'cyber-insurance': {
    ways: `insurer sent us 6 pages of security questions | fill in the insurer's form | cyber insurance application help | insurance questionnaire about security | our broker wants proof of mfa | do we need cyber insurance | insurer asks about backups |
      insurance company sent a form about our security | renewal of cyber policy asks for edr`,
    says: `Yes, we help with insurers' questionnaires: two a year are included in Professional, all in Enterprise, and hourly in Essential. Answer what is true today and mark plans as plans, since a wrong yes can cost you the coverage.`,
    pages: ['/library/cyber-insurance-readiness', '/pricing', '/blog/cyber-insurance-questions-answered'],
  },
  'client-questionnaire': {
    ways: `big client wants a security form back by friday | our customer sent a security questionnaire | vendor assessment form | a client wants to know our security | supplier audit | third party risk form | bank asks for our controls |
      a customer asks us for a soc 2 report | our biggest client demands soc 2 | got a security review request from a customer, what now | customer wants proof that we are secure |
      which of our suppliers can see our data | our vendors can get at our data, how do we check them`,
    says: `We go through the form with you, attach proof for what is in place, and write a dated plan for the rest. Two questionnaires a year are included in Professional and all in Enterprise; in Essential the help costs ${priceOfRate(rates.hour)}.`,
    pages: ['/library/vendor-risk-management', '/services/compliance-consulting', '/pricing'],
  },
  'pen-test': {
    ways: `would you try to break into our network for us | do you do ethical hacking | penetration testing service | can you try to break in | external security test | test our web portal |
      can you test whether hackers could get in | ethical hacker for our network`,
    says: `Yes. With your written permission a tester tries to get in from the internet, from one employee's laptop or through a web portal. You get the path, the proof, the fixes, and a retest of the serious findings.`,
    pages: ['/services/cybersecurity/penetration-testing', '/library/penetration-test-cost'],
  },
  'pen-test-required': {
    ways: `does pci ask for a pentest | would our auditor want a penetration test | does soc 2 demand a pentest | do we need a pentest for pci | is a pen test mandatory for soc 2 | who requires penetration tests | does the law demand a security test | pci dss and penetration testing | is a scan enough for compliance`,
    says: `For card payments: ${facts['pci-scans-and-tests'].text} Find out which questionnaire your processor assigned, and read only that. Where a client, an insurer or an auditor asks, for SOC 2 as well, ask them in writing whether a scan will do.`,
    pages: [
      '/blog/penetration-test-or-vulnerability-scan',
      '/library/pci-dss-for-small-merchants',
      '/library/vulnerability-scanning-vs-penetration-testing',
    ],
  },
  'incident-help-not-client': {
    ways: `we are not a client but we got hit, can you come | do you help companies that are not your clients after an attack | incident response for non clients | emergency it without a contract | help with a breach but we have no plan with you | one time emergency support`,
    says: `Yes, by the hour, after a short signed authorization. If you have cyber insurance, call its hotline first: many policies name the firms they pay for. Response times belong to the monthly plan.`,
    pages: ['/library/emergency-it-support-toronto', '/pricing'],
  },
  ransom: {
    ways: `should we pay the ransom | do companies pay hackers | is paying ransom legal | how to prevent ransomware | protect against ransomware |
      what should we prepare before an attack | what happens if we are attacked one day |
      are you ready for a ransomware case |
      what should we do before a hack happens | how do we get ready for an attack |
      which steps to take before ransomware comes |
      what do we do before ransomware hits us`,
    says: `Whether to pay is a decision for owner, lawyer and insurer, never one to make in a panic, and no payment guarantees the files. Backups that an intruder cannot delete are the best protection; sixteen measures are listed by effect.`,
    pages: [
      '/library/ransomware-prevention-checklist',
      '/library/ransomware-response-first-24-hours',
      '/resources/whitepapers/ransomware-readiness',
    ],
  },
  'ceo-fraud-rule': {
    ways: `how do i stop fake invoices | how do we prevent invoice fraud | ceo fraud | fake bank details change | protect against wire fraud | voice clone scam | deepfake call from the boss`,
    says: `A second person calls back at a number you held before the request came, and nothing is paid until then. The rule holds for the owner too. Two people release payments at the bank, with a daily limit.`,
    pages: [
      '/library/business-email-compromise-defence',
      '/library/deepfake-fraud-awareness',
      '/blog/business-email-compromise-invoice-fraud',
    ],
  },
  'password-manager': {
    ways: `where should staff keep passwords | which password manager | we keep passwords in excel | shared passwords | lastpass or 1password | store passwords safely | password vault for the office`,
    says: `Any business vault that your people will use: it needs shared folders, MFA and a log. Allow four weeks to move an office of twenty. Once we have seen how you work, we recommend a product that fits, and say what we earn on it.`,
    pages: ['/library/password-manager-adoption', '/blog/password-managers-for-teams'],
  },
  encryption: {
    ways: `is bitlocker switched on by you | are our laptops encrypted | bitlocker | disk encryption included | encrypt files | what if a laptop is stolen is the data safe |
      do you encrypt our computers | is the disk on my pc encrypted`,
    says: `Disk encryption on laptops and computers is in every plan, with the recovery keys on file. An encrypted laptop that is stolen is usually a lost device rather than a data breach, if you can prove the encryption.`,
    pages: ['/pricing', '/services/cybersecurity/endpoint-protection'],
  },
  'backup-encryption': {
    ways: `do you encrypt our backups | is the backup encrypted | are backup copies encrypted | is the backup copy protected with a key | who has the key to the backup | could someone read our backup |
      are the backup files encrypted | are our backed up files encrypted`,
    says: `Yes, each backup copy is encrypted on its way and where it is kept. The key is in your part of our password vault, which you can open without us.`,
    pages: ['/services/cloud-solutions/cloud-backup-dr', '/library/backup-3-2-1-rule'],
  },
  'email-encryption': {
    ways: `is our email encrypted | can we send encrypted emails | do you encrypt email | secure email for client files | how do i encrypt a message | is outlook mail encrypted | confidential email to a client |
      are our emails encrypted | is mail encrypted with you`,
    says: `On the way, mostly yes; in the mailboxes at both ends it is readable. For confidential files a link for named people with an end date is safer, and Microsoft 365 can encrypt a single message where the other side refuses links.`,
    pages: ['/library/secure-file-sharing', '/library/email-security-spf-dkim-dmarc'],
  },
  'usb-sticks': {
    ways: `block usb drives | can you turn off usb ports | staff copy files onto usb keys | stop employees from using thumb drives | disable memory sticks | forbid external drives`,
    says: `Yes, from Professional up: USB storage is allowed or blocked by role on every computer with the security sensor.`,
    pages: ['/services/cybersecurity/endpoint-protection', '/pricing'],
  },
  'block-websites': {
    ways: `can you block certain websites | block facebook and youtube at work | web filter for the office | stop staff from visiting bad sites | block gambling sites | filter the internet for employees | block dangerous pages`,
    says: `Yes, from Professional up: known dangerous websites are blocked on every computer with the security sensor. Blocking others, such as social media, is your decision and belongs in your written policy.`,
    pages: ['/services/cybersecurity/endpoint-protection', '/library/electronic-monitoring-policy'],
  },
  'our-passwords': {
    ways: `how do you keep our passwords | where do you keep our admin passwords | are our logins stored safely with you | how do you protect client passwords | who at your firm sees our passwords | do you write down our passwords | how do you store client credentials | who can sign in to our systems at your firm`,
    says: `In a vault that records who opened which password, and you can open your part without us. Only the people who need it for your contract have access, each with a named account and MFA.`,
    pages: ['/people', '/about-us'],
  },
  'own-incidents': {
    ways: `have you been breached yourselves | did hackers ever get into your company | has your firm had a data breach | were you hacked before | any security incidents at your company | would you tell us if you were attacked | what do you do when your own systems are attacked | have you had a leak of client data`,
    says: `Our pages list no incident of ours, so ask on the first call. What we commit to: if one of our own systems is attacked, we tell you the day we find out, and what it means for you. Our administrator accounts are personal and behind MFA, and passwords are in a vault that records who opened which.`,
    pages: ['/people', '/claims-and-sources'],
  },
  'our-tools': {
    ways: `what tools do you use for monitoring | which brand of antivirus do you install | name of your rmm product | which backup software do you run | what ticketing system do you use | which edr product do we get | what siem do you use | whose remote access software do you use | what is in your tool stack | which vendors do you rely on`,
    says: `The page about our people lists the kinds of tools: ticket system, remote monitoring (RMM), EDR, SIEM, server and cloud backup, password vault, training. Where it does not name a product, your quote does, with the place where it stores data.`,
    pages: ['/people', '/library/remote-monitoring-and-management'],
  },
  'admin-rights': {
    ways: `who has the administrator role in our microsoft 365 | do we stay admin of our own systems | can our it person keep his admin account | do we lose our admin rights | will i still be global administrator | do you take our admin rights away | does an administrator account stay ours`,
    says: `Yes: at least one global administrator account stays yours, with your own MFA; sign in with it to be sure. Each person on either side has a named admin account, separate from the daily one, with the smallest role that does the job.`,
    pages: [
      '/library/switching-it-providers-checklist',
      '/library/privileged-access-management',
      '/library/co-managed-it-guide',
    ],
  },
  'security-policy': {
    ways: `we need a written security policy | our insurer wants an information security policy | do you have a policy template | can you write our it policies | password policy for staff | acceptable use policy | our broker asks for written policies`,
    says: `Start from our free kit: six short security policies to copy and fill in. We go through them with you and make the settings match; a whole compliance program for one law or standard is priced ${priceOfRate(rates.compliance)}.`,
    pages: ['/library/security-policy-starter-kit', '/services/compliance-consulting', '/pricing'],
  },
  'ai-tools': {
    ways: `my staff paste client letters into chatgpt | can staff use chatgpt | is copilot safe | ai policy for employees | client data in ai tools | should we block chatgpt | rules for using ai at work |
      will ai read our emails | does microsoft copilot see all our files | do you use ai on our data | is our data used to train ai |
      would ai of yours read my emails`,
    says: `Yes for many tasks, with a business licence that keeps your data out of training and a short written rule about what may go in. Free accounts in a browser tab are not safe for client files.`,
    pages: [
      '/library/ai-acceptable-use-policy',
      '/blog/using-copilot-safely-at-work',
      '/services/ai-security-solutions',
    ],
  },
});

export const compliance = answersFor('buyers', '2026-11-26', {
  'privacy-law': {
    ways: `what is pipeda | what is phipa | pipeda meaning | phipa | which privacy rules bind a physio clinic | does pipeda apply to us | which privacy law do we fall under | do small firms have to follow pipeda | phipa for our clinic | ontario health privacy | are we subject to privacy legislation |
      do you know phipa for clinics |
      do you follow privacy laws`,
    says: `PIPEDA applies to most private firms that collect personal information in the course of business, whatever their size. The health records of an Ontario clinic or dentist fall under PHIPA, and Quebec has Law 25.`,
    pages: ['/pipeda-compliance', '/library/phipa-basics-for-clinics', '/services/compliance-consulting/pipeda'],
  },
  'breach-report': {
    ways: `must a breach be reported in canada | who has to be told about a privacy incident | sent a file to the wrong patient must i tell someone | do we need to report a data breach | must i tell the privacy commissioner | who do we notify after a leak | breach notification deadline | email to the wrong person is that a breach | report a privacy incident`,
    says: `Under PIPEDA you report a breach to the federal Commissioner, and tell the people concerned, where there is a real risk of significant harm, as soon as feasible; every breach goes into your log. Health records in Ontario follow PHIPA.`,
    pages: [
      '/library/pipeda-breach-reporting',
      '/blog/pipeda-breach-record-keeping-made-simple',
      '/library/phipa-basics-for-clinics',
    ],
  },
  'compliance-help': {
    ways: `get us through soc 2 | prepare us for an iso or soc audit | write a security policy ourselves, how | can you get us ready for iso | do you help with compliance | can you get us audit ready | iso 27001 help | soc 2 readiness | hipaa support | sox it controls | law 25 help | pci compliance |
      do you help a clinic with phipa |  do you do privacy compliance for clinics |
      we have a phipa audit coming up | audit of our clinic next month, can you help | preparing for a privacy audit | the college is auditing us |
      do you know the rules of the law society | can you meet the law society requirements |
      we need pci compliance for our card machines | help us become hipaa compliant | do you do iso audits`,
    says: `Yes: a review of the gaps, the settings, the documents and a list of what is left, for one law or standard. We prepare you; the certificate comes from an independent auditor, and legal opinions from a lawyer.`,
    pages: ['/services/compliance-consulting', '/resources/guides/compliance-guide'],
  },
  phipa: {
    ways: `do you do phipa for us | can you help our clinic with phipa | phipa compliance for our office | phipa help | are you phipa compliant | we fall under phipa, what do you do | phipa for a dental office`,
    says: `Yes, for clinics, dentists and other health offices in Ontario: who may open which record, encryption, backups that are restored, and the steps after a breach. PHIPA binds whoever holds the records, so the duty stays with you; the technical part and its documents are our work.`,
    pages: ['/library/phipa-basics-for-clinics', '/industries/healthcare', '/cybersecurity-compliance-dentists-gta'],
  },
  'law-society': {
    ways: `what does the law society say about technology | is encryption required by the law society | does the lso ask lawyers for mfa | does the law society require lawyers to encrypt | do law society rules require a password manager | law society rules on cloud storage | which technology rules bind a lawyer | lso cybersecurity requirements`,
    says: `The Law Society names no products. Its rules ask for competence, confidentiality and supervision, and our page turns each duty into a setting and a proof: MFA on email, remote access and practice software, for one. We put the settings in place; how a rule is read is for the Law Society or counsel.`,
    pages: ['/library/law-office-confidentiality-technology', '/industries/legal'],
  },
  'hipaa-agreement': {
    ways: `will you sign a business associate agreement | baa for our us clients | can we get a baa from you | hipaa business associate | us hospital wants a baa`,
    says: `Read it with us before anyone signs: a business associate agreement promises safeguards that must be in place first. We check whether HIPAA applies to you, build the safeguards, and tell you in writing which part of the agreement is ours.`,
    pages: ['/services/compliance-consulting/hipaa', '/library/hipaa-for-canadian-vendors'],
  },
  'data-location': {
    ways: `is my data kept in canada | is everything kept on canadian soil | where is our data stored | does it stay in canada | canadian data centre | data residency | is our data in the states | are servers in ontario |
      will you write in the contract where data is kept |
      do you keep our data outside of canada | is our backup in canada`,
    says: `In Canada, if you choose so: Microsoft 365 and Azure both offer Canadian data centres, and your backups can stay in Canada. We write down where each service that you use keeps its data.`,
    pages: ['/library/canadian-data-residency', '/services/cloud-solutions'],
  },
  'health-cloud': {
    ways: `may patient records be stored in the cloud | phipa and cloud storage | can charts be kept in microsoft 365 | is it legal to keep health records online | do patient files have to stay in canada | cloud ehr allowed in ontario`,
    says: `Yes, with safeguards and a written agreement with the supplier: PHIPA has no general rule that a clinic's health records must stay in Canada. Check what your college and your insurer ask for; with Microsoft 365 and Azure you can choose Canadian data centres.`,
    pages: ['/library/canadian-data-residency', '/library/phipa-basics-for-clinics'],
  },
  'legal-advice': {
    refused: true,
    ways: `how much will the privacy commissioner fine me | will the privacy commissioner fine us | does pipeda let me read employee emails | do i win if i take my msp to small claims court | is my boss allowed to install cameras at my desk | what should i plead | should we merge with another law firm | how long does probate take | will the court accept whatsapp screenshots | are you lawyers | can you tell me if i will be fined | give me a legal opinion | can i sue my it provider | is my employment contract enforceable | am i liable if a client gets hacked through us | can my landlord cut our internet | should i fire him |
      will i go to jail for a breach | is it legal to record my staff | who pays the damages in court | can my boss read my texts`,
    says: `I do not give legal advice: a lawyer can judge your case. What the privacy laws ask of your systems is in our [compliance guide](/resources/guides/compliance-guide).`,
  },
});

export const privacy = answersFor('visitors', '2026-11-26', {
  'delete-my-data': {
    ways: `wipe everything you know about me | erase everything you have about me | remove my information | right to be forgotten | delete this chat | i want my personal data deleted | take me off your system`,
    says: `This chat: choose "Forget this chat" in its menu, and it is gone here and on our server. For the rest, write to us through the contact page: the answer takes at most ${claims.privacyAnswer.value}, as PIPEDA requires. The privacy choices page erases what your browser keeps.`,
    pages: ['/privacy-choices', '/privacy-policy', '/contact-us'],
  },
  'my-details': {
    ways: `is this chat recorded or saved | do you record these chats | are chats stored | what will you do with the number i typed | what happens with my phone number | do you sell my email | what do you do with my information | who sees this chat | is this conversation recorded | are my details shared | why do you need my email | how long do you keep the chat |
      is my number safe with you | will you spam me if i give you my email | is my information kept private | do you share my phone number |
      which data do you store about me`,
    says: `We use your details to answer you, and sell them to no one. This chat is kept for ${chatLimits.keptDays} days after the last message or until you erase it; our staff can read it. The privacy policy has every purpose and period.`,
    pages: ['/privacy-policy', '/privacy-choices'],
  },
  unsubscribe: {
    ways: `quit sending me emails | stop the newsletter | take me off the mailing list | unsubscribe me | no more emails from you | cancel the email updates | how do i opt out`,
    says: `Open any issue, follow the link at its end and press the button: we send no further issue. If you have lost the link, a short email is enough, as [How to stop the newsletter](/unsubscribe) says.`,
    pages: ['/unsubscribe'],
  },
  newsletter: {
    ways: `do you have a newsletter | sign up for updates | subscribe to news | send me your tips by email | monthly email`,
    says: `Yes. Enter your address in the form at the foot of our pages and confirm it in the email that follows. You can leave in one step.`,
    pages: ['/unsubscribe', '/privacy-policy'],
  },
  cookies: {
    ways: `do you use cookies | tracking on this site | does this website track me | google analytics | what is stored on my device`,
    says: `This site sets no cookie of its own and loads nothing from other companies before you say yes. It counts page views without knowing who reads, and you can switch that off.`,
    pages: ['/privacy-choices'],
  },
});
