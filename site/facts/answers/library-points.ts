import { priceOfRate, rates } from '../rates.ts';
import { answersFor } from './answer-record.ts';

/** What a page of the library comes down to, for the owner who asks it in one line. */
export const libraryPoints = answersFor('visitors', '2026-11-27', {
  'office-old': {
    ways: `we still use office 2016 | is office 2019 still ok | office 2021 stopped getting updates |
      can we keep our bought office or do we need the subscription | one time purchase of office instead of 365 |
      is there an office without a subscription | our excel is from 2016 | do we have to pay for office every month |
      exchange 2019 server in the office`,
    says: `It gets no more updates: support for Office 2016 and 2019 ended on October 14, 2025, and for Office 2021 on October 13, 2026. The programs still open files, but new holes stay open. Choose a Microsoft 365 plan, or Office 2024 bought once, with updates until October 2029; an old Exchange server goes first, since it faces the internet.`,
    pages: ['/library/office-exchange-end-of-support', '/library/microsoft-365-licence-guide'],
  },
  'email-marketing-law': {
    ways: `can i email all my old customers a promotion | do we need consent for a newsletter | casl rules for our mailing list |
      is it legal to send offers to leads | how long can we email past clients | anti spam law in canada |
      can we buy an email list | do invoices need an unsubscribe | cold emailing companies in ontario`,
    says: `Only with consent you can prove: a purchase gives you two years of it, an inquiry six months, and then you need a yes. Each message needs your name, your address and an unsubscribe that works. An email that asks for consent already counts as commercial.`,
    pages: ['/library/casl-for-small-business', '/blog/casl-and-your-email-list'],
  },
  'website-accessible': {
    ways: `does our website have to be accessible | aoda website rules | someone says our site breaks the aoda |
      wcag for a small company | do we have to file an accessibility report | accessibility law ontario how many employees |
      is a firm of 30 bound by aoda`,
    says: `From 50 employees in Ontario, yes: the public website must meet WCAG 2.0 Level AA. Below 50 no fixed standard applies to the site. From 20 employees you file a compliance report, due again on December 31, 2026; our page has ten tests to try yourself.`,
    pages: ['/library/aoda-web-accessibility-basics', '/blog/year-end-it-checklist'],
  },
  'public-wifi': {
    ways: `is coffee shop wifi safe for work | can i use hotel wifi for client files | working from starbucks, risky? |
      airport wifi and banking | do i need a vpn on public wifi | staff work at the library wifi |
      is it ok to use free wifi on the train`,
    says: `For reading it is fine; for client work use your phone's hotspot instead. The bigger risks are the person behind you and a call that names a client. The laptop should be encrypted and every account behind MFA, wherever you sit.`,
    pages: ['/blog/securing-a-hybrid-team', '/library/remote-work-security-essentials'],
  },
  'home-office-rules': {
    ways: `rules for working from home | work from home policy for it | what security does a home office need |
      how do we make remote work safe | checklist for staff at home | family computer for work |
      what should we set up for two people at home`,
    says: `Seven settings do most of it: MFA, a laptop that the firm looks after, encryption, updates, secure access, safe sharing, and a way to wipe a lost device. Work does not belong on the family's computer. MFA for everyone comes before any purchase.`,
    pages: ['/library/remote-work-security-essentials', '/blog/securing-a-hybrid-team'],
  },
  'bitlocker-asks': {
    ways: `computer asks for a bitlocker recovery key | blue screen wants a recovery key | enter the recovery key to get going again |
      after the update my laptop wants a 48 digit key | where do i find the bitlocker key | bitlocker locked me out |
      mac asks for a filevault key`,
    says: `On a computer that we look after, call the help desk: the key is on file. Otherwise it is in your firm's Microsoft Entra ID or in the account of whoever set the computer up; have an administrator look under the device. Do not reset the computer, which erases the disk.`,
    pages: ['/library/remote-work-security-essentials', '/services/cybersecurity/endpoint-protection'],
  },
  'scan-or-test': {
    ways: `vulnerability scan or pen test, which do we need | difference between a scan and a penetration test |
      is a vulnerability scan enough | how often should we do a pen test | do small firms need a pentest |
      what is a vulnerability assessment | someone wants us to do quarterly scans`,
    says: `A scan first: a program looks for known flaws, often and cheaply. A penetration test is a person who tries to get in, rarely and in depth, and is wasted on systems that are not patched. If a client or insurer asks, find out which of the two they accept.`,
    pages: ['/library/vulnerability-scanning-vs-penetration-testing', '/blog/penetration-test-or-vulnerability-scan'],
  },
  'incident-plan': {
    ways: `do we need an incident response plan | template for a cyber incident plan | who do we call if we get hacked, make a list |
      insurer wants an incident response plan | plan for a cyber attack | what should an incident plan contain |
      irp for a small clinic`,
    says: `Yes, four pages are enough: who decides, how serious it is, what to do in the first hour, and whom to call. Our template can be copied and filled in today. Keep it on paper and on two phones, since the server may be what failed.`,
    pages: ['/library/incident-response-plan-template', '/library/tabletop-exercise-guide'],
  },
  'exercise-attack': {
    ways: `practise a cyber attack with our team | tabletop exercise | run a drill for ransomware | fire drill for hacking |
      how do we rehearse an incident | insurer asks if we test our incident plan`,
    says: `Sit around a table for ninety minutes and talk through an invented incident, while one person feeds in five to seven timed events. Write down every "I would look it up", and agree on three fixes with names and dates. Our guide has the script.`,
    pages: ['/library/tabletop-exercise-guide', '/library/incident-response-plan-template'],
  },
  deepfake: {
    ways: `what is a deepfake call | the voice sounded exactly like my boss | can ai copy my voice |
      fake video call from the ceo | how do i know a caller is real | voice cloning scams |
      someone used my voice to ask for money`,
    says: `You cannot hear a good voice clone, so judge the request: if it is about money, access or secrets and it is urgent, hang up and call a number you already had. A code word in the office helps. If money or a code was given, call your bank and then us now.`,
    pages: ['/library/deepfake-fraud-awareness', '/library/business-email-compromise-defence'],
  },
  'shadow-it': {
    ways: `staff use their own dropbox for work | people sign up for random apps | employees use tools we never approved |
      what is shadow it | how do we find out which apps our people use | someone uses whatsapp for clients |
      my team uses free ai and online converters | unapproved software in the office`,
    says: `Ask first, without blame: people tell you more than logs do. Then look at app consents, sign-ins and card statements, deal with any app that can read mailboxes or files, and give each one an answer: keep, replace or block. Replace before you block, or the use moves to private phones.`,
    pages: ['/blog/shadow-it-and-shadow-ai', '/library/software-licence-management'],
  },
  'equipment-list': {
    ways: `we do not know what computers we have | make a list of our it equipment | asset inventory |
      how do we track our laptops | insurer asks for a list of devices | inventory of hardware and software |
      who has which laptop`,
    says: `Five half-days give you the list: walk the office, then compare with invoices, the network and Microsoft 365. Twelve fields are enough, and the one that matters most is the person responsible. In the plan we keep the list for you; it begins on the first day.`,
    pages: ['/library/it-asset-inventory-guide', '/services/managed-it'],
  },
  'subscriptions-list': {
    ways: `we pay for software nobody uses | how do i get an overview of our subscriptions | too many monthly charges for apps |
      software licence audit letter | microsoft says we are short of licences | cut our software costs |
      list of all our saas subscriptions`,
    says: `Begin with the card statements: in an afternoon they become a register with an owner, a count and a renewal date for each. A subscription without an owner ends at renewal. If you are short of licences you owe the maker money, so count honestly and buy what is missing.`,
    pages: ['/library/software-licence-management', '/blog/microsoft-365-licences-you-may-not-need'],
  },
  'monitoring-law': {
    ways: `do we need an electronic monitoring policy | ontario law on watching employees | monitoring policy 25 employees |
      are we allowed to track company trucks by gps | policy for camera and email monitoring |
      when is the monitoring policy due | is a firm of 20 bound by the monitoring rule`,
    says: `With 25 or more employees in Ontario on January 1, yes: a written policy before March 1, even if you monitor nothing. It says what is monitored, how, when and why; email filters, door cards, truck GPS and EDR count. Our page has a text to copy.`,
    pages: ['/library/electronic-monitoring-policy'],
  },
  'risk-assessment': {
    ways: `how do we do a security risk assessment | our client wants a risk assessment | what are our biggest it risks |
      risk register for a small firm | insurer asks for a yearly risk assessment | threat and risk assessment for a clinic`,
    says: `In an afternoon: list eight things that could go wrong, score likelihood and cost from one to four, multiply, and decide on the top three. Our guide has the scale and the list. Ours in depth, with interviews, settings and a register, is priced ${priceOfRate(rates['assessment-office'])}.`,
    pages: ['/library/security-risk-assessment-guide', '/pricing'],
  },
  'secure-boot': {
    ways: `secure boot certificate expired | microsoft secure boot 2026 | do our pcs need new secure boot certificates |
      windows says secure boot update needed | what happens when the secure boot certificate runs out`,
    says: `A PC without the new certificates still starts, but gets no more fixes for the start-up itself. Most Windows 11 PCs have them already; look in Windows Security, and update the firmware of those that lag behind. Save the BitLocker key first, and do not turn Secure Boot off.`,
    pages: ['/library/secure-boot-certificates-2026'],
  },
  'cloud-desktop': {
    ways: `windows 365 or a laptop | what is azure virtual desktop | virtual desktop for our staff | cloud pc for remote people |
      is avd cheaper than laptops | run one old program from everywhere | citrix replacement for ten people`,
    says: `For most office work a managed laptop is cheaper; a cloud desktop suits people who must use one old or shared program from several places. Windows 365 is a fixed price per person, Azure Virtual Desktop is metered and can be shared. Try it with five people for two weeks first.`,
    pages: ['/library/azure-virtual-desktop-overview', '/services/cloud-solutions/azure-services'],
  },
  'azure-bill': {
    ways: `our azure bill keeps going up | why is azure so expensive | cut our cloud costs | azure invoice doubled |
      how do i read the azure bill | we pay for azure machines nobody uses`,
    says: `Usually one of five things: forgotten parts, machines that are too big, backups kept too long, logs without a limit, or traffic. Compare two months by service, delete idle disks and addresses first, resize next, and reserve last. A budget alert warns and stops nothing.`,
    pages: ['/library/azure-cost-management', '/library/azure-basics-for-business'],
  },
  'cloud-duties': {
    ways: `isnt microsoft responsible for security in the cloud | who is responsible if our cloud gets hacked |
      we are in the cloud so we are safe | does the cloud provider protect our data | shared responsibility in azure |
      everything is in google so what can happen`,
    says: `Partly: the provider looks after buildings, power and machines. Your information, devices, accounts and permissions stay yours in every kind of cloud, and so does the choice of backup. Our table shows fourteen duties and who holds each.`,
    pages: ['/library/cloud-security-shared-responsibility', '/library/saas-backup-explained'],
  },
  'private-cloud': {
    ways: `private cloud or public cloud | is a private cloud safer | host our server in a toronto data centre |
      do we need a dedicated server | colocation for our server`,
    says: `Few firms under 200 people need a private cloud: private means that only one customer uses the machines, not that it is safer. Old software, a contract that requires one, or steady heavy use can be good reasons. Privacy law alone is not.`,
    pages: ['/library/public-vs-private-cloud', '/library/hybrid-cloud-planning'],
  },
  'sharepoint-order': {
    ways: `our sharepoint is a mess | how should we organize folders in sharepoint | move the s drive to sharepoint how |
      nobody finds files anymore | permissions on our shared folders are chaos | folder structure for a small firm |
      who may see which folder`,
    says: `Build few sites, one for each group of people with the same rights, and keep folders to three levels. Give rights to groups, not to single people on single folders, and name one owner for each site. Our guide has example trees; rebuilding the folders is part of a move to Microsoft 365.`,
    pages: ['/library/sharepoint-file-structure-guide', '/services/cloud-solutions/microsoft-365'],
  },
  'ai-tool-choice': {
    ways: `how do we choose an ai tool | a vendor offers us an ai assistant, what do we ask | is this ai product any good |
      questions for an ai vendor | test an ai tool before buying | ai demo looked great, should we buy`,
    says: `Bring twenty of your own cases to the demo, half of them awkward, and score the answers in two hours; count wrong ones that look right. Training, storage and subcontractors belong in the contract, and the way out is agreed before you sign.`,
    pages: ['/library/ai-vendor-evaluation', '/library/ai-readiness-checklist'],
  },
  'ai-meeting-notes': {
    ways: `is otter ai ok in client meetings | ai note taker joined our call | can we record teams meetings with ai |
      meeting bot transcribes everything, allowed? | fireflies in our zoom calls | ai minutes of board meetings`,
    says: `Yes, in an account of the firm and with consent asked at the start; a note-taker from a stranger's account is removed from the call, since it stores everything. Such notes go wrong on names, numbers and promises, so whoever called the meeting corrects them the same day.`,
    pages: ['/services/ai-solutions', '/services/ai-security-solutions', '/library/ai-data-privacy-basics'],
  },
  'automate-work': {
    ways: `what can we automate in our office | stop copying data by hand | power automate ideas | approvals by email take forever |
      automatic reminders for clients | can a bot do our data entry | save attachments automatically`,
    says: `Start with what colleagues notice by Friday: approvals, reminders, saved attachments. Most of our twelve recipes use the standard tools of Microsoft 365 and take about an hour each. A bot that works through the screen comes last, when there is no import file or interface.`,
    pages: ['/library/workflow-automation-ideas', '/library/robotic-process-automation-basics'],
  },
  'mfa-prompts-why': {
    ways: `why do i get sign in prompts i did not ask for | what is mfa fatigue | somebody had my password and mfa popped up |
      should i press no on an unknown prompt | what does an unexpected approval request mean`,
    says: `A prompt that you did not cause means that a stranger knows your password. Press No or Report, change the password from another device, and call IT, so that the sessions are ended. Never type or read out a number that a caller gives you.`,
    pages: ['/blog/mfa-fatigue-attacks-explained', '/library/multi-factor-authentication-rollout'],
  },
  'numbers-for-owner': {
    ways: `which it numbers should i watch as owner | how do i know our it is in good shape | kpis for it support |
      what should an it report show | one page it dashboard for the partners`,
    says: `Seven: machines on time with updates, MFA, last restore, hours to work again, repeat faults, accounts closed late, and items open over 30 days. Ask for the same seven each month next to last month's, with names instead of percentages.`,
    pages: ['/library/it-metrics-for-owners', '/service-levels'],
  },
  'year-end-tasks': {
    ways: `it tasks before year end | what should we do with it in december | year end checklist computers |
      spend the it budget before december`,
    says: `Eight tasks, about six hours in all: order equipment by November 25, give notices, check what expires, close old accounts, file the accessibility report, test a restore, plan holiday cover, and print the phone page. What to write off when is a question for your accountant.`,
    pages: ['/blog/year-end-it-checklist', '/library/it-budget-planning-guide'],
  },
  'tax-season-fraud': {
    ways: `scams accountants should watch for in tax season | fake client sends us a file | cra called our office, real? |
      efile login page looked odd | refund account change by email from a client | protect our tax practice from fraud`,
    says: `Four rules: new clients send files through your portal, you open EFILE and Represent a Client from your own bookmark, a CRA caller is called back at the published number, and a change of a refund account is confirmed by voice. Agree on them in January.`,
    pages: ['/blog/tax-season-security-for-accountants', '/library/finance-client-data-protection'],
  },
  'defence-supplier': {
    ways: `cpcsc for a small machine shop | defence contract asks for cyber certification | what is cpcsc level 1 |
      canadian cyber security certification for suppliers | dnd contract security requirements`,
    says: `CPCSC Level 1 is a yearly self-assessment of 13 requirements, due when a defence contract that asks for it is awarded. Many shops have several in place already, such as MFA and updates. Set the scope first, keep one dated proof for each, and sign only what is true.`,
    pages: ['/library/cpcsc-level-1', '/services/compliance-consulting'],
  },
  'crisis-messages': {
    ways: `what do we tell clients after a hack | message to staff when systems are down | how do we communicate during an outage |
      draft email to customers about a breach | who speaks to clients in a crisis`,
    says: `Staff first, within 15 minutes, then clients with an appointment today, then everyone else: what happened, what it means for you, what to do, and when you hear more. Do not guess at causes. Our plan has eight messages to copy; notices that the law asks for are a separate step.`,
    pages: ['/library/crisis-communication-plan', '/library/incident-response-plan-template'],
  },
  'security-report-read': {
    ways: `our it sent a security report, what do the numbers mean | how do i read a vulnerability report | what is a cvss score |
      is a 92 percent patch rate good | blocked 4000 attacks, is that good`,
    says: `Look for three lines: what the internet can reach, what is already being exploited, and what is still open from last time. Blocked attacks say little, and every percentage needs the number of machines checked. If the lines are missing, ask for them in writing.`,
    pages: ['/blog/how-to-read-a-security-report', '/library/it-metrics-for-owners'],
  },
});
