import { chatLimits } from '../../../shared/chat/chat-rules.ts';
import { claims } from '../claims.ts';
import { amountOfRate, priceOfRate, rates } from '../rates.ts';
import { facts } from '../records/index.ts';
import { levelTexts } from '../service-levels.ts';
import { answersFor } from './answer-record.ts';
import { us } from './names-as-typed.ts';

export const security = answersFor('buyers', '2026-11-26', {
  'security-included': {
    ways: `what protection is in the basic package | what security do we get | is antivirus included | does it come with antivirus | antivirus, part of the plan or extra | is virus protection part of that |
      do you protect us against hackers | is edr in the plan | are we protected with your service |
      is virus protection part of what we pay each month | which safeguards come with the monthly plan |
      what do i get on the security side with professional |
      our clinic takes essential, is there any protection against malware in it |
      do we need to buy extra antivirus on top of your service | security stuff in each tier? |
      does the price cover endpoint protection | we pay norton separately today, would that be included with you |
      what keeps the bad guys out once we are your client | is managed edr only in the higher plan |
      does enterprise have more security than professional | what cyber protection comes standard |
      is spam filter mfa and encryption all in the base plan |
      my boss asks which security pieces are in the plan and which are not | whats in ur plan for cybersecurity |
      in which tier does somebody watch the security alerts | do all tiers come with the same protection |
      are our pcs guarded by default under the contract | is security included in that | how about security |
      with security in it or without`,
    says: `Every plan has MFA, email filtering, disk encryption and updates. From Professional up comes managed security (EDR) on every computer and server, with alerts read by people day and night; Enterprise adds log watching.`,
    pages: ['/pricing', '/services/cybersecurity'],
  },
  'first-steps-security': {
    ways: `where do we start with security | what should a small firm do first | cheapest way to be safer |
      top security measures | we have nothing in place | basic protection for 10 people |
      we had an incident some years ago and want to be safer | we were hit once before, how do we avoid it again |
      our last company cleaned up after a hack, now we want better | we were scammed last year, what should we do now |
      i have a small budget and want the biggest effect on security |
      if we could only do three things to be safer, which | what should my five person office do to not get hacked |
      where does a restaurant begin with cyber safety | quick wins for security? |
      our dental office never thought about hackers until now, what are the first steps |
      lost money to a scam two years ago and never changed anything, where do i begin |
      i inherited an office with zero protection, what first |
      what are the most important protections for a bookkeeping firm of eight |
      security on a shoestring, what do you advise first | simplest measures against attacks that cost almost nothing |
      the new owner wants us safer by spring, what do we tackle first | whats the bare minimum we should have in place |
      what would you fix first in a firm without any it security |
      we read about the hospital hack and got scared, what is step one |
      we got hacked last year, how do you keep it from happening again`,
    says: `MFA on every mailbox, starting with the owner and the person who pays the bills. Then test one restore, and agree that changed bank details are confirmed by phone.`,
    pages: ['/services/cybersecurity', '/cybersecurity-tracker', '/resources/guides/cybersecurity-guide'],
  },
  'too-small-to-be-hacked': {
    ways: `who would bother hacking a bakery | why would anyone hack us | we are too small to be a target | do hackers go after small business | nobody wants our data |
      im just a plumber, what would a hacker want from me | isnt hacking a problem for banks and big companies | we are six people, are we really at risk |
      hackers dont care about a small flower shop right | why would criminals pick a tiny law office | honestly who attacks a family restaurant |
      we have nothing worth stealing | does a two doctor clinic get attacked at all | my husband says nobody hacks little firms, is he right |
      are small firms really targets or is that sales talk | our accountant has three staff, why would she be of interest to crooks |
      i think ur exaggerating, no one hacks a nail salon | we never had a hack in 20 years, so why worry now |
      what is there to gain from breaking into a small contractor | is a charity with no money a target for cyber criminals | too tiny to bother with? |
      what do thieves want with my little inbox | nobody knows we exist, so why would they come after us`,
    says: `Small firms are hit too: you are rarely picked by hand. Programs try stolen passwords against millions of mailboxes, and a person looks at what opened. A bookkeeper's inbox with a supplier's invoice is worth real money, whatever the size of the firm.`,
    pages: ['/services/cybersecurity'],
  },
  'security-needed': {
    ways: `do i really need cybersecurity for a small office | is it security worth it for 6 people |
      can we skip security, we are only a few | do ten people need more than antivirus |
      is all this cyber stuff necessary | which security is enough for a tiny office`,
    says: `Yes, but not everything: MFA on every mailbox, a tested backup and a phone call before bank details change come first. Every plan has MFA, email filtering, disk encryption and updates; managed security on each computer comes from Professional up.`,
    pages: ['/services/cybersecurity', '/cybersecurity-tracker', '/pricing'],
  },
  'mfa-set-up': {
    ways: `how can i activate multi factor | set up two factor login for my team |
      steps to get everybody on two factor | how do we turn on two factor | enable mfa in office 365 |
      activate 2fa for everyone | setup authenticator app for staff | how to require mfa | mfa after a scam |
      how do we roll out 2fa without annoying everybody | turn on two step sign in for outlook |
      in which order do we switch on mfa | conditional access or security defaults for our office |
      our partners refuse two factor so how do we start | mfa rollout plan? | do owners or staff get mfa first |
      where in entra do i switch on multi factor | how do you introduce mfa in a plant where folks have no work phone`,
    says: `Allow three weeks: two emergency accounts first, then administrators and people who make payments, a pilot of five people, then everyone. Security defaults are one switch in the Entra admin center; Conditional Access lets you choose who, where and how. We set MFA up in every plan.`,
    pages: ['/library/multi-factor-authentication-rollout', '/resources/webinars/microsoft-365-security-setup'],
  },
  'mfa-set-up-time': {
    ways: `how long does it take to get mfa | insurer wants mfa, how fast can you do it |
      mfa for everyone by next month | how long to get mfa going for 20 people |
      my insurance wants mfa on all mailboxes by june, can you do that |
      can the law firm have two factor before the audit in a month | how many days to have two factor everywhere |
      mfa by the end of the month`,
    says: `About three weeks for everyone: administrators and people who make payments first, a pilot of five people, then the rest. We set MFA up in every plan; if an insurer waits, say so on the first call.`,
    pages: ['/library/multi-factor-authentication-rollout', '/resources/webinars/microsoft-365-security-setup'],
  },
  'mfa-set-up-us': {
    ways: `would you set up mfa for us | can you install two factor for us |
      we want that code on the phone thing for every login, can you arrange it |
      who sets up the authenticator app for our nurses | is setting up mfa in the plan |
      plz enable 2fa for our whole team | we still log in with just a password and want the second step now |
      can we force everyone in the school to use an authenticator | can you switch on two factor for everybody |
      does your plan include setting up mfa`,
    says: `Yes, in every plan: we set MFA up on email, remote access and admin accounts. Allow three weeks, with a pilot of five people before everyone, so that nobody is locked out.`,
    pages: ['/library/multi-factor-authentication-rollout', '/resources/webinars/microsoft-365-security-setup'],
  },
  'phishing-check': {
    ways: `text says our office subscription ends unless i tap | sms about our microsoft account, real or fake |
      text from the cra with a link | got a text that our domain expires today | interac text i did not expect |
      is this email a scam | got a weird message from the cra | suspicious email what now | is this link safe |
      fake invoice email how do i tell | my bank wrote that my account is blocked, is it real |
      email from microsoft about our licence, is it real | a message says our subscription ends, genuine? |
      mail says my account will be closed today | got a text about a parcel, is it fake |
      password expiry email with a link | just got a mail from docusign i never asked for, real or not |
      my boss emails asking for gift cards, is it really him | this courier text wants a 2 dollar fee, is it legit |
      an email from our bank wants us to confirm a login, should i trust it |
      the invoice looks off, how do i check if its a real one | can i open this attachment from someone i dont know |
      received a voicemail attachment by email, safe to open |
      somebody sent me a dropbox link out of the blue, should i click it |
      an email says our netflix for business is suspended, scam? |
      canada post says my package is held and asks for my card, true? |
      the sender says he is our lawyer and it is urgent, how do i know |
      a mail in perfect english asks for my code, could it still be phishing |
      i have not clicked yet, how do i know if the link is bad |
      got a text saying its my boss and he needs apple gift cards for clients haha is this a scam |
      email from my own address says they filmed me | message from my own email address wants bitcoin or a video goes out`,
    says: `Treat it as a fraud until you know: do not click and do not answer. Call the sender at a number you already had, or the help desk. A demand for money, a password or a code, and hurry, are the reliable signs.`,
    pages: ['/library/phishing-email-warning-signs', '/services/managed-it/help-desk'],
  },
  'phishing-check-signs': {
    ways: `how to spot a phishing email | how can i tell whether a message is bogus | signs of a fake email? |
      what should my staff look for to recognize a scam mail |
      how can i tell if an email is real when it comes from my bosses actual address | how do we spot a scam mail |
      teach my staff what to watch for in an email`,
    says: `By what it asks for: money, a password or a code, and hurry, are the reliable signs; good spelling proves nothing. Our guide ranks eight signs by worth. If in doubt, call the sender at a number you already had.`,
    pages: ['/library/phishing-email-warning-signs', '/services/managed-it/help-desk'],
  },
  'backup-works': {
    ways: `do you test restores | can we trust our backup | proof that backups run | restore test |
      when did you last test a backup | has a restore ever failed | are your backups ever actually tested |
      our last it guy had backups that turned out empty, how do you avoid that |
      can you show us evidence that a restore went fine | how would i know if the nightly copy failed |
      who checks that backups run | when the backup quietly stops, does anyone notice |
      our auditor wants proof of restore tests, do you give that | r the backups verified |
      is a full machine ever restored as a test or only single files |
      i sleep badly since our drive died, can i be sure the copy can be read |
      do i get something in writing after each test of the backup |
      what makes you confident the backup will work on the day we need it |
      they told us it is all backed up but we never saw a restore`,
    says: `By a restore: from every backup we run, we restore ${levelTexts['restore-tests']}, and you get a note with what, from which date and how long it took.`,
    pages: ['/service-levels', '/blog/why-backups-fail-restore-tests', '/library/backup-testing-schedule'],
  },
  'backup-works-how-often': {
    ways: `how often are backups checked | how often do you run backups and do you test them |
      how often is our data backed up | do you back up our server each night | how many times a day is our stuff copied |
      backup testing schedule? | how frequently are server images taken | do u test backups monthly |
      how often do you test that backups actualy restore |
      how often do you actually test a restore, not just check it says successful |
      how often do you make copies of our data | is it backed up hourly or nightly`,
    says: `Cloud files and server images are copied several times a day. From every backup we run, we restore ${levelTexts['restore-tests']}, and you get a note of it.`,
    pages: ['/library/backup-testing-schedule', '/service-levels', '/services/cloud-solutions/cloud-backup-dr'],
  },
  'backup-have': {
    ways: `are you able to back up our sharepoint | cloud backup service | backup our files | offsite copy |
      disaster recovery | do you back up office 365 | do you back up our onedrive files | onedrive backup |
      back up teams and sharepoint | do you take care of backups | is our email backed up if we sign with you |
      we have no backup at all right now, do you provide one |
      are files in the cloud copied somewhere safe under your plan | would our accounting server be copied off site |
      immutable backup? | is there a backup that an intruder cannot delete |
      does the plan cover backup of gmail and google drive | does ur plan have backup for outlook mailboxes |
      i keep everything on one usb drive, can you back us up properly |
      we lost a folder in 2022 and want real backup now, do you do it |
      need daily backup of our file server, is that something you do | is sharepoint included in what you back up |
      which type of backup do you offer`,
    says: `Yes. Backup of cloud email and files is in every plan, with restore tests; your own servers get one copy on site and one in a Canadian data centre, one of them locked against deletion. How far back you can go is your choice.`,
    pages: ['/services/cloud-solutions/cloud-backup-dr', '/pricing', '/library/saas-backup-explained'],
  },
  'backup-have-where': {
    ways: `where are the backups stored | where do the copies of our server go |
      do you keep one copy in the office and one elsewhere | in which place are the backup copies |
      is there a copy outside our office`,
    says: `Your own servers get one copy on site and one in a Canadian data centre, one of them locked against deletion. Backups of cloud email and files can stay in Canada as well.`,
    pages: ['/services/cloud-solutions/cloud-backup-dr', '/pricing', '/library/saas-backup-explained'],
  },
  'backup-have-how-long': {
    ways: `how far back does your backup go | how far back can you restore files |
      how old a version can you bring back | how long do you keep backups | how many years of old versions do you keep |
      can you restore a file from last spring | how long are the backup copies retained |
      for how many years are backups kept | can we choose the retention of backups`,
    says: `As far back as you choose: how long copies are kept is your decision. Backup of cloud email and files is in every plan; your own servers get one copy on site and one in a Canadian data centre.`,
    pages: ['/services/cloud-solutions/cloud-backup-dr', '/pricing', '/library/saas-backup-explained'],
  },
  'cyber-insurance': {
    ways: `fill in the insurer's form | our broker wants proof of mfa | do we need cyber insurance |
      insurer asks about backups | renewal of cyber policy asks for edr |
      our broker emailed a cyber form and half of it is gibberish to me |
      can you answer the technical questions on our insurance application | help with cyber policy renewal |
      insurer demands proof of controls before they renew us | do you complete questionnaires for underwriters |
      our premium doubled and the carrier asks about mfa and backups, can you help |
      how many insurance forms are in the professional plan | cyber ins form due monday can u help |
      the insurance people want to know about our firewall and i have no clue |
      who signs off on the security part of our insurance form |
      we got declined for cyber coverage, could you help us reapply |
      what should a dental office say on the underwriting questionnaire |
      our broker at hub sent a ransomware supplement form, do you do those | Can you help us fill it in honestly`,
    says: `Yes, we help with insurers' questionnaires: two a year are included in Professional, all in Enterprise, and hourly in Essential. Answer what is true today and mark plans as plans, since a wrong yes can cost you the coverage.`,
    pages: ['/library/cyber-insurance-readiness', '/pricing', '/blog/cyber-insurance-questions-answered'],
  },
  'cyber-insurance-truth': {
    ways: `what do i tick if we dont have edr yet but plan to |
      is it risky to answer yes on the insurance form when im not sure |
      can i put down that we have mfa when only half of us do |
      does it void my coverage if an answer on the application was wrong | may i tick yes if we are working on it |
      insurance form, answer yes or no when half done`,
    says: `No, write what is true today, and mark what is planned as a plan with a date: a wrong yes can cost you the coverage. Your firm signs the form; we go through it with you and give the proof for what we look after.`,
    pages: ['/library/cyber-insurance-readiness', '/blog/cyber-insurance-questions-answered', '/pricing'],
  },
  'client-questionnaire': {
    ways: `big client wants a security form back by friday | vendor assessment form | supplier audit |
      third party risk form | bank asks for our controls | a customer asks us for a soc 2 report |
      our biggest client demands soc 2 | customer wants proof that we are secure |
      one of our customers audits its vendors, can you help us answer |
      hospital wants a vendor risk assessment from us before they buy |
      our largest account wants evidence of our security or they walk |
      can you fill out the security spreadsheet our client sent | does helping with customer security forms cost extra |
      need help w vendor due diligence form | the auto maker we build parts for asks about our cyber controls |
      the client asked for our incident plan and policies, what do we send |
      supplier security questionnaire due next week | we got a caiq to complete for a customer, do you know those |
      we bid on a tender and must describe our security, would you help |
      how many customer questionnaires are covered in the plan |
      a general contractor wants cyber proof from all subs, can you do it for us |
      my client wants to audit our it, who deals with that |
      enterprise customer sent a security review, and sales is stuck on it`,
    says: `Yes, we go through the form with you, attach proof for what is in place, and write a dated plan for the rest. Two questionnaires a year are included in Professional and all in Enterprise; in Essential the help costs ${priceOfRate(rates.hour)}.`,
    pages: ['/library/vendor-risk-management', '/services/compliance-consulting', '/pricing'],
  },
  'vendor-risk': {
    ways: `which of our suppliers can see our data | our vendors can get at our data, how do we check them |
      how do we check the security of the firms we buy from | how do i vet a software vendor |
      questions to ask a supplier about security | should we check our payroll company |
      list of suppliers who hold our data`,
    says: `Sort suppliers by the harm they could do, and ask accordingly: most need four questions, those with client data nine, and those who can stop your work or enter your systems fifteen. Our page has the questions and a register to copy.`,
    pages: ['/library/vendor-risk-management'],
  },
  'pen-test': {
    ways: `do you do ethical hacking | penetration testing service | can you try to break in | external security test |
      test our web portal | can you test whether hackers could get in | ethical hacker for our network |
      can someone simulate a hack on our office | do you offer pentests |
      i want a hacker on our side to see how far he gets | attack simulation on our client portal, do you do it |
      red team exercise? | do you retest after we fixed the holes | what do we get at the end of a penetration test |
      find the holes in our network before crooks do |
      could you try from one stolen laptop how far an intruder would come |
      we built a patient portal and want it attacked by professionals |
      would you hack us on purpose so we see our weak spots | our board asked for an outside party to probe our defences |
      external pentest avail? | do you need our written ok before testing our security |
      how does a penetration test with you go |
      we are a law firm and want our walls tested by someone who attacks for a living |
      internal network penetration test, is that in your range | do you do pen tests`,
    says: `Yes. With your written permission a tester tries to get in from the internet, from one employee's laptop or through a web portal. You get the path, the proof, the fixes, and a retest of the serious findings.`,
    pages: ['/services/cybersecurity/penetration-testing', '/library/penetration-test-cost'],
  },
  'pen-test-required': {
    ways: `does pci ask for a pentest | would our auditor want a penetration test | does soc 2 demand a pentest |
      who requires penetration tests | does the law demand a security test | pci dss and penetration testing |
      must we do a pen test every year | is a vulnerability scan good enough or does it have to be a penetration test |
      we take visa and mastercard, what tests does that oblige us to |
      do restaurants with card machines need quarterly scans | asv scan, who needs that |
      are we obliged to have someone attack our network | does our insurer really require a pentest or will a scan do |
      which rule says we have to get penetration tested | is pen testing legaly required in canada |
      do i need one if i only have a square reader | client contract says security testing, does a scan count |
      is annual penetration testing compulsory for merchants | we sell tickets online by card, is a pen test needed`,
    says: `For card payments: ${facts['pci-scans-and-tests'].text} Find out which questionnaire your processor assigned, and read only that. Where a client, an insurer or an auditor asks, for SOC 2 as well, ask them in writing whether a scan will do.`,
    pages: [
      '/blog/penetration-test-or-vulnerability-scan',
      '/library/pci-dss-for-small-merchants',
      '/library/vulnerability-scanning-vs-penetration-testing',
    ],
  },
  'incident-help-not-client': {
    ways: `do you help companies that are not your clients after an attack | incident response for non clients |
      emergency it without a contract | help with a breach but we have no plan with you | one time emergency support |
      we have no contract with you but our systems were attacked, would you help |
      can strangers hire you for an emergency |
      our own msp is not answering during an attack, could you step in by the hour |
      breach help without signing up for a year | do i have to be a client before you help after a hack |
      would you take a rescue job for a company you never met |
      our it guy is on vacation and we got hacked, can outsiders use you |
      how does it work if a non customer needs incident response | one off cleanup after an attack, no subscription |
      what does a new caller need to sign before you work on a breach |
      hacked and not a customer of yours, will you come | can we pay by the hour for help with an intrusion |
      emergency response for outsiders? | my friends company was breached and has nobody, do you take such cases |
      do non members get your incident team | just this one cyber emergency, no monthly plan, is that possible |
      we're not a client. will you still come tonight | how fast could you shut it off today if we are not a client yet |
      how soon can someone be here and what do i pay if we are not a client | can you come today if i am not a customer |
      what does an emergency cost at night without a plan | emergency price for a firm that is not with you |
      do you help people who call for the first time in an emergency`,
    says: `Yes, after a short signed authorization: ${priceOfRate(rates.hour)}, ${priceOfRate(rates['after-hours'])} at night and on weekends, or ${priceOfRate(rates.visit)}. Response times belong to the monthly plan, so call and hear when the next technician is free. After an attack, call your cyber insurer first: many policies name the firms they pay for.`,
    pages: ['/library/emergency-it-support-toronto', '/pricing'],
  },
  ransom: {
    ways: `should we pay the ransom | do companies pay hackers | is paying ransom legal |
      do you ever get the files back if you pay | would you advise paying hackers in bitcoin |
      my partner thinks we would simply pay, is that smart | are we allowed to pay extortion money in canada |
      who decides about paying, the owner or the insurer | if we ever got locked out, is paying the fastest way back |
      our neighbour paid 40k to criminals, would that have been right | does paying the attackers guarantee anything`,
    says: `That is a decision for owner, lawyer and insurer, never one to make in a panic, and no payment guarantees the files. If it is happening now, call first. Backups that an intruder cannot delete are the best protection.`,
    pages: [
      '/library/ransomware-prevention-checklist',
      '/library/ransomware-response-first-24-hours',
      '/resources/whitepapers/ransomware-readiness',
    ],
  },
  'ransom-prevent': {
    ways: `what do you do so we do not get hit | how do you stop ransomware | what would you do to prevent an attack on us |
      protect against ransomware | what happens if we are attacked one day | are you ready for a ransomware case |
      what should we do before a hack happens | how do we get ready for an attack |
      which steps to take before ransomware comes |
      our plant fears a lockout like the one in the news, how do we prepare | ransomware prevention checklist |
      what defences against file locking malware do you suggest | ransomwear protection for a clinic? |
      what are the best measures to avoid getting our data encrypted |
      tell my board how we keep ransomware from shutting us down | how do we keep ransomware out |
      best defence against file encrypting viruses`,
    says: `With backups that an intruder cannot delete, MFA, updates and managed security on every computer: our checklist lists sixteen measures by effect. Prepare the day too: who decides, whom to call, and a restore that has been tested.`,
    pages: [
      '/library/ransomware-prevention-checklist',
      '/library/ransomware-response-first-24-hours',
      '/resources/whitepapers/ransomware-readiness',
    ],
  },
  'ceo-fraud-rule': {
    ways: `how do i stop fake invoices | ceo fraud | fake bank details change | voice clone scam |
      deepfake call from the boss | what rule stops someone from sending a fake invoice to our bookkeeper |
      my controller almost paid a crook pretending to be me, how do we prevent that | callback policy for payments |
      is there a procedure against bogus wire requests | someone can copy my voice with ai, how do we protect payments |
      two signatures on transfers, is that enough | a vendor mails new banking info, whats the safe procedure |
      protection from bec invoice tricks | payment fraud prevention? |
      our accounts payable clerk works alone, how do we make payments safe |
      what if the owner himself calls and wants money moved fast |
      how do we stop impostors from rerouting our payroll deposits | rules for approving payments so we dont get scammd |
      the golf club lost 80k to a false email, what control would have stopped it |
      should bank changes be confirmed by phone and by whom |
      our controller almost wired 62k to a fake supplier. the email looked exactly like theirs. how do we stop that |
      client emailed new wire instructions, 84k, boss says just send it. is there any way to check |
      wire fraud on a home purchase, how do we prevent it`,
    says: `A second person calls back at a number you held before the request came, and nothing is paid until then. The rule holds for the owner too. Two people release payments at the bank, with a daily limit.`,
    pages: [
      '/library/business-email-compromise-defence',
      '/library/deepfake-fraud-awareness',
      '/blog/business-email-compromise-invoice-fraud',
    ],
  },
  'password-manager': {
    ways: `where should staff keep passwords | lastpass or 1password |
      everyone here uses sticky notes for logins, what should we use | bitwarden or keeper for a small office |
      how do we share the logins for our supplier sites safely | recommend a tool to store passwords for ten people |
      is saving passwords in chrome ok for our staff | password safe? | which app should my staff use to remember logins |
      how long would it take to get 20 people onto a vault |
      three of us use the same login for the courier site, how to handle that | do u recommend 1password |
      we reuse the same password everywhere and want to stop, which program |
      what should a business password vault be able to do |
      my bookkeeper writes passwords in a notebook, is there something safer |
      is dashlane fine for business or do we need something else | looking for a shared vault for our clinic logins |
      the office manager left and took all logins in her head, where should they live`,
    says: `Any business vault that your people will use: it needs shared folders, MFA and a log. Allow four weeks to move an office of twenty. Once we have seen how you work, we recommend a product that fits; if you ask what we earn on it, you get a number.`,
    pages: ['/library/password-manager-adoption', '/blog/password-managers-for-teams'],
  },
  encryption: {
    ways: `is bitlocker switched on by you | are our laptops encrypted | bitlocker | encrypt files |
      what if a laptop is stolen is the data safe | is the hard drive scrambled in case a notebook gets stolen |
      do you turn on full disk encryption | filevault on our macs, do you handle that |
      our realtors carry laptops everywhere, are the disks protected | who keeps the bitlocker recovery keys |
      my lawyer asks if all our computers are encrypted, can you prove it |
      if a laptop goes missing does encryption spare us a breach report |
      we have patient data on a notebook, would you encrypt it | encrypt the drives on 12 pcs please, is that included |
      do you keep proof that a machine was encrypted | are the local drives on our workstations locked with a key |
      someone could walk off with a computer from our front desk, is the disk readable |
      where is the recovery key if bitlocker asks for it`,
    says: `Disk encryption on laptops and computers is in every plan, with the recovery keys on file. An encrypted laptop that is stolen is usually a lost device rather than a data breach, if you can prove the encryption.`,
    pages: ['/pricing', '/services/cybersecurity/endpoint-protection'],
  },
  'backup-encryption': {
    ways: `who has the key to the backup | could someone read our backup | are our backed up files encrypted |
      is our backed up data unreadable to others | could your backup vendor look into our files |
      are copies protected on the way to the data centre | if somebody steals the backup drive can they open it |
      encrypted backups? | can i open the backup key without asking you | are backups of our patient charts encrypted |
      does the off site copy sit there in plain text | do we get the key that unlocks our backup |
      our auditor wants it confirmed that the backups are encrypted, are they |
      suppose a thief grabs the nas with the backup, is it scrambled | backups unencrypted worry me, how are yours stored`,
    says: `Yes, each backup copy is encrypted on its way and where it is kept. The key is in your part of our password vault, which you can open without us.`,
    pages: ['/services/cloud-solutions/cloud-backup-dr', '/library/backup-3-2-1-rule'],
  },
  'email-encryption': {
    ways: `secure email for client files | are our emails encrypted |
      are messages in outlook protected from snooping |
      we email tax returns as pdf, is that safe |
      does 365 have an encrypt button | email is like a postcard they say, is that true |
      is regular email private enough for contracts |
      encrypted mail? | how safe is it to email social insurance numbers |
      our mortgage agents email bank statements back and forth, can that be encrypted |
      can somebody intercept a mail from my office to the client | is gmail to outlook encrypted along the way |
      do you set up message encryption for a law firm |
      lawyer on the other side wants encrypted email, can we do that`,
    says: `On the way, mostly yes; in the mailboxes at both ends it is readable. For confidential files a link for named people with an end date is safer, and Microsoft 365 can encrypt a single message where the other side refuses links.`,
    pages: ['/library/secure-file-sharing', '/library/email-security-spf-dkim-dmarc'],
  },
  'email-encryption-how': {
    ways: `how do we send a will to a client without anyone reading it |
      can you make our emails secure so only the client can open them | i need to mail a medical report confidentially, what is best |
      client refuses portals so how do i send something private by mail | send secure msg in outlook how |
      how should i send tax slips to clients | safe way to email a contract with a sin on it |
      sending t4s to employees by email | password protect a pdf or something better | secure way to send bank info |
      how do i get documents from clients securely | client wants his tax return by email`,
    says: `By a link to one file, for a named person, with an end date: OneDrive and SharePoint do that. Where only email will do, Microsoft 365 can encrypt the message. A plain attachment stays readable in both mailboxes for years.`,
    pages: ['/library/secure-file-sharing', '/library/email-security-spf-dkim-dmarc'],
  },
  'usb-sticks': {
    ways: `can you turn off usb ports | staff copy files onto usb keys | disable memory sticks |
      forbid external drives | can we shut off memory sticks on all machines |
      i dont want anyone plugging in their own stick | is it possible to forbid usb storage for temps only |
      a rep plugged his usb key in our front desk pc, can you block that in future | usb lockdown? |
      disable external hard drives on the shop floor computers | our policy says no flash drives, can you enforce it |
      an employee took client lists home on a thumb drive, can sticks be blocked | block removable media on office pcs |
      do u block flash drives | stop people from carrying data out on sticks |
      the school wants usb keys off limits for staff, is that doable |
      can the camera card reader work but usb drives not | turn off thumb drives for everyone but accounting`,
    says: `Yes, from Professional up: USB storage is allowed or blocked by role on every computer with the security sensor.`,
    pages: ['/services/cybersecurity/endpoint-protection', '/pricing'],
  },
  'block-websites': {
    ways: `web filter for the office | stop staff from visiting bad sites | block gambling sites |
      filter the internet for employees | block dangerous pages | can you keep staff off tiktok during work |
      our cashiers watch netflix, can that be blocked | filter adult sites on the office computers |
      is there web filtering in the plan | do you stop people from landing on malicious sites |
      shut off instagram on the front desk pc | content filter for our school computers |
      can we limit which pages employees can open | i want youtube blocked for the warehouse but not for marketing |
      which tier blocks dangerous sites | does your software keep users away from harmful sites |
      we need to ban shopping sites at work, can you set that |
      the boys in the shop surf all day, can you restrict the internet |
      does anything stop an employee who opens an infected web page | blacklist certain urls on all computers |
      can u blok facebook on work pcs`,
    says: `Yes, from Professional up: known dangerous websites are blocked on every computer with the security sensor. Blocking others, such as social media, is your decision and belongs in your written policy.`,
    pages: ['/services/cybersecurity/endpoint-protection', '/library/electronic-monitoring-policy'],
  },
  'our-passwords': {
    ways: `are our logins stored safely with you | who at your firm sees our passwords |
      do you write down our passwords | how do you store client credentials |
      who can sign in to our systems at your firm | once you have our passwords, where do they live |
      who among your people can open our admin logins | do your techs share one login to get into our server |
      if one of your techs goes rogue, could he see all our passwords |
      is there a record when your staff look at our credentials | how are client credentials kept safe at ${us} |
      can i look at the passwords you hold for us | do you keep our logins in a spreadsheet or in something proper |
      we hand you the keys to everything, how do you guard them |
      last provider had our passwords in a plain text file, what about you |
      does each technician have his own account with you | what protects the server password we gave you |
      do u store our passwords in a vault | how many of your employees have access to our credentials |
      credential storage at your company? | our board wants to know how an it supplier keeps the master passwords |
      will i see which technician used our password and when`,
    says: `In a vault that records who opened which password, and you can open your part without us. Only the people who need it for your contract have access, each with a named account and MFA.`,
    pages: ['/people', '/about-us'],
  },
  'own-incidents': {
    ways: `have you been breached yourselves | did hackers ever get into your company | were you hacked before |
      any security incidents at your company | would you tell us if you were attacked |
      what do you do when your own systems are attacked | have you had a leak of client data |
      did ${us} ever suffer a cyber attack | have criminals ever gotten into your systems |
      has your own security ever failed | would we hear from you if your company got hacked |
      our provider was hit and kept quiet for weeks, how fast would you tell us | any breaches in your history? |
      whats your track record on security incidents | was there ever a leak at your firm that touched clients |
      kaseya style attack on you, what then and would you say so |
      when your tools get compromised, how soon do clients learn of it |
      i have to ask every supplier this, any data breach in the past five years |
      how do you protect your own admin accounts from attackers | ever lost client data through your own fault |
      is it true that msps get hacked a lot, did it happen to you |
      did you have a ransomware case inside your own company | our insurer asks if our it provider was ever breached |
      Have you ever been breached? Yes or no.`,
    says: `Our pages list no incident of ours, so ask on the first call. What we commit to: if one of our own systems is attacked, we tell you the day we find out, and what it means for you. Our administrator accounts are personal and behind MFA, and passwords are in a vault that records who opened which.`,
    pages: ['/people', '/claims-and-sources'],
  },
  'our-tools': {
    ways: `name of your rmm product | which backup software do you run | what ticketing system do you use |
      which edr product do we get | what siem do you use | what is in your tool stack |
      which remote monitoring software do you put on pcs | do you use connectwise or datto |
      is it crowdstrike or sentinelone you install | what software runs in the background for your service |
      which password vault product do you use |
      we need to list all vendors, which products do you deploy on our machines | which siem brand do you run |
      do you use veeam for the backups | my it manager wants to know your tech stack |
      name the security product that ends up on our computers | which platform is the staff training on |
      ninjaone, atera or something else? | what is the agent called that you install |
      for our privacy register, which tools of yours hold our data and where |
      tell me the makers of the software you rely on | what endpoint product comes with the plan |
      do you work with teamviewer for remote sessions or something else`,
    says: `Where our pages name no product, your quote does, with the place where it stores data. The page about our people lists the kinds of tools: ticket system, remote monitoring (RMM), EDR, SIEM, server and cloud backup, password vault, training.`,
    pages: ['/people', '/library/remote-monitoring-and-management'],
  },
  'admin-rights': {
    ways: `who has the administrator role in our microsoft 365 | do we lose our admin rights |
      will i still be global administrator | do i keep a master login to our own systems |
      will you lock us out of our microsoft account | i want an admin account for myself in case you vanish |
      who is global admin once you take over | can my in house tech still have admin powers |
      our previous it firm was the only admin, will you do the same | does our owner keep full control of the tenant |
      does every technician get admin or just a few | how are admin accounts set up between your people and ours |
      can we sign in as administrator without calling you | do you use a shared admin login or one per person |
      who has the keys to our 365, you or us | would you be the only ones with admin access`,
    says: `Yes: at least one global administrator account stays yours, with your own MFA; sign in with it to be sure. Each person on either side has a named admin account, separate from the daily one, with the smallest role that does the job.`,
    pages: [
      '/library/switching-it-providers-checklist',
      '/library/privileged-access-management',
      '/library/co-managed-it-guide',
    ],
  },
  'security-policy': {
    ways: `do you have a policy template | password policy for staff | acceptable use policy |
      our broker asks for written policies | we need an acceptable use policy for twelve people, do you have one |
      is there a template for it rules i can copy | our insurer wants our security policies on paper |
      need a clean desk and laptop policy for our school staff | written rules for employees about computers and email |
      policy templates? | my boss told me to write an information security policy and i have no idea |
      do you have sample cybersecurity policies for small firms | remote work policy we can adapt |
      the bank asks for a documented security policy, we have none | byod policy template pls |
      where do i find your policy kit | how do we put our security rules in writing |
      an incident policy and a backup policy, can we get those from you | do u write security policies |
      our policies are from 2011 and a client wants new ones, can you help |
      funder wants a cybersecurity policy document. do you write those or give a template |
      CIRO is asking for our cybersecurity incident policy, we dont have one. is that something you write`,
    says: `Start from our free kit: six short security policies to copy and fill in. We go through them with you and make the settings match; a whole compliance program for one law or standard is priced ${amountOfRate(rates.compliance)}.`,
    pages: ['/library/security-policy-starter-kit', '/services/compliance-consulting', '/pricing'],
  },
  'ai-tools': {
    ways: `my staff paste client letters into chatgpt | is copilot safe | ai policy for employees |
      client data in ai tools | should we block chatgpt | rules for using ai at work | will ai read our emails |
      do you use ai on our data | is our data used to train ai | would ai of yours read my emails |
      my assistant writes letters with chatgpt, is that allowed with client names in it |
      is gemini ok for confidential stuff | what rules should we give our staff about ai |
      does the free chatgpt keep what we type in | should our lawyers be using copilot |
      our paralegals feed contracts into an ai, should i worry | chatgpt at work, yes or no |
      which ai subscription keeps our data private | is it a risk if staff use a free ai bot for patient notes |
      we want a written ai rule for the office | do the ai companies learn from what we upload | staff ai usage policy? |
      is it ok to put payroll numbers into claude or chatgpt |
      my bookkeeper loves chat gpt, can i forbid it or make it safe |
      can a doctor dictate into an ai scribe without trouble | how do we use ai tools safely in a small office |
      is it ok to put donor names in chatgpt to write thank you letters |
      Teachers are putting student report comments into ChatGPT. Should we ban it or write a policy? Do you help write one?`,
    says: `With a business licence that keeps your data out of training and a short written rule about what may go in, yes, for many tasks. What is pasted into a free account goes to its vendor: never put client or patient data there.`,
    pages: [
      '/library/ai-acceptable-use-policy',
      '/blog/using-copilot-safely-at-work',
      '/services/ai-security-solutions',
    ],
  },
});

export const compliance = answersFor('buyers', '2026-11-26', {
  'privacy-law': {
    ways: `what is pipeda | what is phipa | pipeda meaning | phipa | which privacy rules bind a physio clinic |
      does pipeda apply to us | do small firms have to follow pipeda | phipa for our clinic | ontario health privacy |
      do you know phipa for clinics | do you follow privacy laws |
      what privacy rules apply to a bakery with a mailing list | are we under pipeda or phipa as a chiropractor |
      do we fall under quebec law 25 if we ship there | whats the canadian privacy act for private companies called |
      does the federal privacy law cover a firm of four people | explain pipeda to me in plain words |
      i collect client names and birthdays, does a law apply | law 25, what is that |
      which law covers personal data at a real estate brokerage |
      we keep customer phone numbers, is there a privacy law for that | privacy legislation for small business ontario |
      are small shops exempt from pipeda | what does phipa stand for |
      which act governs a physiotherapists patient files | pipeda vs phipa |
      our bookkeeper asks which privacy statute binds us`,
    says: `PIPEDA applies to most private firms that collect personal information in the course of business, whatever their size. The health records of an Ontario clinic or dentist fall under PHIPA, and Quebec has Law 25.`,
    pages: ['/pipeda-compliance', '/library/phipa-basics-for-clinics', '/services/compliance-consulting/pipeda'],
  },
  'breach-report': {
    ways: `sent a file to the wrong patient must i tell someone | must i tell the privacy commissioner |
      who do we notify after a leak | breach notification deadline | email to the wrong person is that a breach |
      report a privacy incident | when does a leak have to be reported to ottawa |
      faxed a chart to the wrong number last month, do i have to report that |
      is every lost file reportable or just serious ones |
      real risk of significant harm, what does that mean for reporting |
      do we have to inform patients after a privacy breach | how soon must the commissioner hear about a breach |
      do i need to keep a log of breaches | what are our duties to report under pipeda after a data leak |
      our clerk sent payroll to the wrong person, are we obliged to report it |
      whom must a clinic inform when records were seen by someone else | is a stolen encrypted laptop reportable |
      must customers be told when their details got out | breach notification law canada |
      do small firms have to report hacks to the goverment | what goes in a breach register |
      must i notify the ipc if a nurse snooped in a chart | do I have to tell the clients |
      nobody lost money, do i still have to tell anyone legally |
      a scammer was on the pc with scans of client passports, must i tell the clients |
      does an attempted fraud have to be reported to anybody`,
    says: `Under PIPEDA you report a breach to the federal Commissioner, and tell the people concerned, where there is a real risk of significant harm, as soon as feasible; every breach goes into your log. Health records in Ontario follow PHIPA.`,
    pages: [
      '/library/pipeda-breach-reporting',
      '/blog/pipeda-breach-record-keeping-made-simple',
      '/library/phipa-basics-for-clinics',
    ],
  },
  'compliance-help': {
    ways: `write a security policy ourselves, how | can you get us ready for iso | do you help with compliance |
      iso 27001 help | soc 2 readiness | hipaa support | sox it controls | law 25 help | pci compliance |
      do you help a clinic with phipa | do you do privacy compliance for clinics | we have a phipa audit coming up |
      audit of our clinic next month, can you help | preparing for a privacy audit | the college is auditing us |
      do you know the rules of the law society | can you meet the law society requirements |
      we need pci compliance for our card machines | help us become hipaa compliant | do you do iso audits |
      we want iso 27001 next year, can you guide us | could you get a 30 person firm ready for soc 2 |
      our bank client asks for osfi style controls, do you help with that | help w/ pci for our restaurant |
      we sell in quebec and need to meet law 25, do you do that work | do you do gap assessments against a standard |
      who helps us pass a compliance audit | can you prepare the evidence and documents our auditor wants |
      do you issue the certificate yourselves or just prepare us |
      compliance consulting for a credit union, do you do it | cmmc or nist, can you bring us up to it |
      our us parent needs sox controls at the canadian office, can you help |
      the regulator is visiting in may, can you help us get in order |
      fintrac and privacy audit at our brokerage, is the tech side something you do |
      we failed an audit, can you help us close the gaps | get us compliant? | need a hand meeting pipeda, whole program |
      can you take us from nothing to soc 2 ready | Do you get companies certified or only help prep? |
      two founders, and we need soc 2, do you do that | can you get a small software company through soc 2 |
      do you do soc2 | help us with soc2 | soc2 readiness for a startup`,
    says: `Yes: a review of the gaps, the settings, the documents and a list of what is left, for one law or standard. We prepare you; the certificate comes from an independent auditor, and legal opinions from a lawyer.`,
    pages: ['/services/compliance-consulting', '/resources/guides/compliance-guide', '/library/soc-2-readiness'],
  },
  phipa: {
    ways: `do you do phipa for us | phipa compliance for our office | phipa help | are you phipa compliant |
      we fall under phipa, what do you do | can you set up who may see which chart as phipa wants |
      our physio clinic must follow phipa, does your service cover the tech part | phipa support for a pharmacy |
      i run a walk in clinic and need phipa safeguards on our computers | does hiring you make us phipa compliant |
      phipa documents and settings, do you do those | we are an optometrist, do you handle phipa for offices like ours |
      do ur services meet phipa | our family health team got a letter about phipa, what can you do for us |
      safeguards for patient records under phipa, is that in your work |
      is ${us} phipa compliant as a supplier to doctors | chiropractor needs help with phipa it stuff |
      technical side of phipa for a nursing home, can you do that |
      patient privacy act in ontario, what would you set up for my practice |
      do you give us something on paper to show the college | what documents about phipa do we get from you |
      the college asked about phipa and we had nothing to show them`,
    says: `Yes, for clinics, dentists and other health offices in Ontario: who may open which record, encryption, tested backups, and the steps after a breach. PHIPA binds the custodian of the records, so the duty stays with you. The technical part and its documents are our work: you get one folder with policies, access reviews, breach plan and proof.`,
    pages: [
      '/library/phipa-basics-for-clinics',
      '/industries/healthcare',
      '/services/compliance-consulting',
      '/cybersecurity-compliance-dentists-gta',
    ],
  },
  'law-society': {
    ways: `is encryption required by the law society | does the lso ask lawyers for mfa |
      do law society rules require a password manager | law society rules on cloud storage |
      which technology rules bind a lawyer | lso cybersecurity requirements |
      i am a sole lawyer, what does lso want from my it | are law firms in ontario obliged to use two factor |
      does the lso allow dropbox | what must a law office do about client confidentiality on computers |
      is there an lso list of approved software | law society of ontario guidelines for cloud and email |
      our managing partner asks how the law society sees remote work | paralegal here, which lso tech duties apply to me |
      does the law society say i must encrypt my laptop | lso rules? | does clio meet law society requirements |
      what does competence under the rules of professional conduct mean for it |
      can i keep client files in the cloud under lso rules |
      do you actually know the law society rules or do i have to teach you |
      how well do you know what the lso asks of lawyers`,
    says: `The Law Society names no products. Its rules ask for competence, confidentiality and supervision, and our page turns each duty into a setting and a proof: MFA on email, remote access and practice software, for one. We put the settings in place; how a rule is read is for the Law Society or counsel.`,
    pages: ['/library/law-office-confidentiality-technology', '/industries/legal'],
  },
  'hipaa-agreement': {
    ways: `baa for our us clients | hipaa business associate | us hospital wants a baa |
      an american clinic asks us to sign a baa, what now |
      our texas customer sent a business associate contract, can you sign it too |
      does hipaa even apply to a toronto billing company | do you sign baas with clients that handle us patients | baa? |
      we transcribe for us doctors and they want a hipaa contract | would ${us} be a business associate of ours |
      we got a hipaa baa from a new york hospital and dont understand it | can u sign a BAA |
      our us partner insists on a hipaa addendum with our it provider | who reads the baa with us before my boss signs |
      is a business associate agreement something you do | who carries which duty in the hipaa agreement, you or us |
      the insurer in ohio says no baa no business, help |
      we are a subcontractor of a us health plan, do we need a baa from you |
      do you take on hipaa obligations in writing | telehealth firm with american patients here, baa possible?`,
    says: `Read it with us before anyone signs: a business associate agreement promises safeguards that must be in place first. We check whether HIPAA applies to you, build the safeguards, and tell you in writing which part of the agreement is ours.`,
    pages: ['/services/compliance-consulting/hipaa', '/library/hipaa-for-canadian-vendors'],
  },
  'data-location': {
    ways: `is everything kept on canadian soil | where is our data stored | does it stay in canada | data residency |
      is our data in the states | are servers in ontario | will you write in the contract where data is kept |
      is our backup in canada | in which country will our files be | can you guarantee that nothing leaves canada |
      are your backups stored in the us | which data centre holds our email, toronto or virginia |
      is microsoft 365 hosted here or in america | do you have it in writing where each service stores our data |
      canadian hosting? | our funder demands that donor records remain in canada |
      i worry about the us patriot act, can our stuff be kept here | where r our files physically |
      our union contract says member data must be in canada, possible with you? |
      data sovereignty, how do you deal with it | what country is our mailbox in`,
    says: `In Canada, if you choose so: Microsoft 365 and Azure both offer Canadian data centres, and your backups can stay in Canada. We write down where each service that you use keeps its data.`,
    pages: ['/library/canadian-data-residency', '/services/cloud-solutions'],
  },
  'health-cloud': {
    ways: `may patient records be stored in the cloud | phipa and cloud storage | can charts be kept in microsoft 365 |
      is it legal to keep health records online | do patient files have to stay in canada | cloud ehr allowed in ontario |
      may a family doctor use onedrive for charts | are we allowed to have patient files on google drive |
      does ontario law let dentists store x-rays in the cloud | is an online emr legal in ontario |
      our physio wants to move patient notes online, is that permitted | can phi be on servers in the us |
      our clinic wants to leave the paper charts and the server, may records go to azure |
      can a psychologist keep session notes in microsoft 365 | is it against phipa to use cloud storage for health data |
      can a pharmacy store prescriptions in a cloud system | are chiropractors allowed to use a us based charting app |
      patient recs in cloud allowed? | the college says be careful with cloud charts, is it forbidden |
      storing medical images with a cloud provider, does the law permit it |
      Is patient data kept in Canada if you back it up, I was told PHIPA says it has to be`,
    says: `Yes, with safeguards and a written agreement with the supplier: PHIPA has no general rule that a clinic's health records must stay in Canada. Check what your college and your insurer ask for; with Microsoft 365 and Azure you can choose Canadian data centres.`,
    pages: ['/library/canadian-data-residency', '/library/phipa-basics-for-clinics'],
  },
  'legal-advice': {
    refused: true,
    ways: `will the privacy commissioner fine us | does pipeda let me read employee emails |
      do i win if i take my msp to small claims court | is my boss allowed to install cameras at my desk |
      what should i plead | should we merge with another law firm | how long does probate take |
      will the court accept whatsapp screenshots | are you lawyers | can you tell me if i will be fined |
      give me a legal opinion | can i sue my it provider | is my employment contract enforceable |
      am i liable if a client gets hacked through us | can my landlord cut our internet | should i fire him |
      will i go to jail for a breach | is it legal to record my staff | who pays the damages in court |
      can my boss read my texts | can i fire someone for surfing at work | is my non compete valid |
      should we sue our former it company | does my lease let me put an antenna on the roof |
      what penalty do i get for a pipeda violation | can you review my shareholder agreement | how do i contest a will |
      would a judge accept an email as proof | whats my legal exposure if patient files leak |
      do i have a case against my old msp | is this clause in my supplier contract legal |
      can we be sued by clients after a hack | can i withhold the last paycheque from a guy who stole data |
      who is at fault in court if our vendor loses the data | need a lawyer to tell me if i may record calls, do you know`,
    says: `I do not give legal advice: a lawyer can judge your case. What the privacy laws ask of your systems is in our [compliance guide](/resources/guides/compliance-guide).`,
  },
});

export const privacy = answersFor('visitors', '2026-11-26', {
  'delete-my-data': {
    ways: `wipe everything you know about me | right to be forgotten | take me off your system | please erase my chat |
      i typed my phone number here by mistake, get rid of it | how do i have my details removed from your records |
      delete everything i wrote | forget this conversation | i no longer want you to have my email and name, erase them |
      remove my data pls | can i make you wipe what you hold on me | under pipeda i ask you to delete my information |
      how long do you take to delete personal data when asked | clear this chat history |
      my number should not be in your files any more, delete it | i want all traces of me gone from your server |
      get my info out of your database | we decided against you, so please erase our contact info |
      how can i erase what my browser keeps from your site | purge my details? |
      where is the button that deletes this talk`,
    says: `This chat: choose "Forget this chat" in its menu, and it is gone here and on our server. For the rest, write to us through the contact page: the answer takes at most ${claims.privacyAnswer.value}, as PIPEDA requires. The privacy choices page erases what your browser keeps.`,
    pages: ['/privacy-choices', '/privacy-policy', '/contact-us'],
  },
  'my-details': {
    ways: `is this chat recorded or saved | do you record these chats | are chats stored |
      what will you do with the number i typed | what happens with my phone number | do you sell my email |
      what do you do with my information | who sees this chat | is this conversation recorded | are my details shared |
      why do you need my email | is my number safe with you | will you spam me if i give you my email |
      is my information kept private | do you share my phone number | which data do you store about me |
      who at your company reads what i write here | do you pass my email to marketers | why are you asking for my name |
      how long is this talk stored | what becomes of the info i enter in the form | are these messages logged somewhere |
      can other people see what i type in this box | do u save what i say |
      if i leave my number will telemarketers call me | i am a lawyer and careful, is this chat confidential |
      who gets my details when i fill in the contact form | my boss asks where chat transcripts end up |
      is my company name handed to third parties | do you keep my data after i close the window`,
    says: `We use your details to answer you, and sell them to no one. This chat is kept for ${chatLimits.keptDays} days after the last message or until you erase it; our staff can read it. The privacy policy has every purpose and period.`,
    pages: ['/privacy-policy', '/privacy-choices'],
  },
  unsubscribe: {
    ways: `quit sending me emails | stop the newsletter | how do i opt out |
      i get your monthly mail and dont want it any longer | how can i stop receiving your tips | opt out |
      cancel my newsletter subscription | too many mails from you, make it stop | unsuscribe |
      i lost the email with the unsubscribe link, how do i get off the list |
      the former office manager still gets your newsletter, please end it | take our info@ address off your mailings |
      not interested in your updates any more | leave your mailing list |
      your newsletter keeps landing in my inbox and i never read it, stop it please |
      i signed up for your news by accident, how do i undo it | end the monthly updates to my mailbox |
      we retired and closed the shop, no more newsletters please`,
    says: `Open any issue, follow the link at its end and press the button: we send no further issue. If you have lost the link, a short email is enough, as [How to stop the newsletter](/unsubscribe) says.`,
    pages: ['/unsubscribe'],
  },
  newsletter: {
    ways: `do you have a newsletter | subscribe to news | send me your tips by email | monthly email |
      can i get your articles in my inbox | how do i join your mailing list |
      is there an email with security tips i can get | id like to be kept up to date by mail | add me to the newsletter |
      do you send out news each month | where do i subscribe |
      my office manager would enjoy your tips, can she sign up for them | put my address on your list for updates please |
      newsletter signup? | do you publish something regular by email for small firms | how do i recieve your newsletter |
      we like your guides, is there a mailing with new ones | is your newsletter free and easy to quit |
      how can our school get your monthly security email |
      i filled in the newsletter form but got no confirmation, how does it work |
      want your scam warnings by email, where do i sign up`,
    says: `Yes. Enter your address in the form at the foot of our pages and confirm it in the email that follows. You can leave in one step.`,
    pages: ['/unsubscribe', '/privacy-policy'],
  },
  cookies: {
    ways: `do you use cookies | tracking on this site | google analytics | what is stored on my device |
      why is there no cookie banner here | do you follow me around with ads after i visit |
      what analytics runs on this website | are there facebook pixels on your pages | cookie policy? |
      am i being tracked while i read your pages | can i turn off the counting of page views | do u track visitors |
      which trackers do you use on ${us} pages | what gets saved in my browser when i visit |
      i hate websites that spy on me, does yours | how do you count your visitors |
      does your web page share visits with ad companies | is there third party stuff loaded on your homepage`,
    says: `This site sets no cookie of its own and loads nothing from other companies before you say yes. It counts page views without knowing who reads, and you can switch that off.`,
    pages: ['/privacy-choices'],
  },
});
