import { company } from '../../../shared/company/company.ts';
import { priceOfRate, rates } from '../rates.ts';
import { answersFor } from './answer-record.ts';

/** Single cases of security, privacy and access, each with its first step. */
export const securityCases = answersFor('buyers', '2026-11-27', {
  'mfa-which': {
    ways: `app or text message for the second step | is sms good enough for two factor | which mfa is the safest |
      authenticator or security key | what kind of second factor do you recommend | are text codes safe |
      best type of mfa for a bookkeeper | is the microsoft authenticator ok | yubikey or app`,
    says: `An app with number matching for most people, and passkeys or security keys for administrators and whoever makes payments: a fake page cannot use those. Text messages are the last resort, with an end date, since a number can be moved to another SIM.`,
    pages: ['/library/multi-factor-authentication-rollout', '/library/passkeys-for-business'],
  },
  'mfa-without-phone': {
    ways: `our senior partner refuses the authenticator app | staff do not want an app on their private phone |
      someone has no smartphone, how does mfa work | is there mfa without a phone | any alternative to the codes |
      doctor hates the code thing, other options | can we turn off two factor for the owner |
      a simpler way to sign in than codes | the boss wants to be exempt from mfa | can we skip the code for older staff`,
    says: `Yes: a small security key to plug in, or a passkey that opens with a fingerprint, a face or a PIN. Both are quicker than a code and safer, and a known laptop is remembered, so it asks rarely. Leaving one person out is the gap that attackers and insurers look for.`,
    pages: ['/library/passkeys-for-business', '/library/multi-factor-authentication-rollout'],
  },
  'password-long': {
    ways: `is a strong password enough without mfa | my password has 20 characters, do i still need a code |
      do we have to change passwords every 90 days | how long should a password be | what makes a good password |
      passphrase or complex password | why is a password alone not safe | password rules for staff`,
    says: `No, length alone is not enough: a long password can still be typed into a fake page or stolen by malware, and MFA is what stops its use. With MFA at least 8 characters will do, without it 15, a different one for each site. Forced changes by the calendar are no longer advised; change it when there is a sign of a leak.`,
    pages: ['/library/dark-web-monitoring-explained', '/library/multi-factor-authentication-rollout'],
  },
  'defender-enough': {
    ways: `is windows defender enough for a business | do we need to buy antivirus or is the free one ok |
      should i pay for bitdefender or use what windows has | is the antivirus in windows 11 sufficient |
      free antivirus for the office | we only have microsoft defender, ok | do i need norton on top of defender |
      drop mcafee and use defender`,
    says: `As an antivirus yes, as the whole protection no: the one built into Windows judges files, and nobody reads its alerts. Business Premium includes Defender for Business, which also judges behaviour and isolates a computer; then someone has to watch it. From Professional up we do that, day and night.`,
    pages: ['/library/endpoint-detection-and-response', '/library/edr-vs-mdr-vs-xdr', '/pricing'],
  },
  'dark-web-hit': {
    ways: `our emails and passwords were found on the dark web, what now | a salesman showed us leaked passwords |
      got an alert that my password leaked | chrome says my password was in a breach |
      someone emailed us a list with our passwords | dark web report has 30 hits, how bad is it |
      have i been pwned shows our company | my old password is on the internet`,
    says: `Change that password now wherever it is still used, from a clean computer, and turn on MFA; if it opens your email or VPN, have all sessions ended too. Many alerts repeat an old leak, so ask what leaked, when and from where. It is urgent if the list says stealer log or session: then call ${company.phone.display}.`,
    pages: ['/library/dark-web-monitoring-explained', '/services/cybersecurity'],
  },
  'pci-form': {
    ways: `our payment processor wants a pci self assessment | moneris pci questionnaire | which saq do we fill in |
      pci compliance fee on our statement | do small shops need pci | the bank asks if we are pci compliant |
      global payments sent a pci form | are we pci compliant with a terminal | what is the pci form for`,
    says: `Which form depends on the path of the card number: a shop with standalone terminals has a short one (SAQ B-IP), a pay page of the processor the shortest (SAQ A), and stored card numbers the longest (SAQ D). Ask your bank which it accepts. Put the terminals on their own network and store no numbers, then we fill it in with you.`,
    pages: [
      '/library/pci-dss-for-small-merchants',
      '/library/network-segmentation-guide',
      '/services/compliance-consulting',
    ],
  },
  'soc-2-asked': {
    ways: `a customer will not sign without a soc 2 | enterprise client requires soc2 from us |
      prospect wants our soc 2 report and we have none | do we need soc 2 to sell to a bank |
      investor asks for soc 2 | our biggest deal depends on soc 2 | they want a soc2 type 2 by next quarter`,
    says: `Ask in writing what they accept meanwhile: often a Type 1 report, which describes one day, a recent penetration test, or their own questionnaire with proof. A Type 2 covers a period, often 6 or 12 months, so it cannot be hurried. We prepare you, priced ${priceOfRate(rates.compliance)}; the report comes from an independent accounting firm.`,
    pages: ['/library/soc-2-readiness', '/services/compliance-consulting', '/pricing'],
  },
  'soc-2-or-iso': {
    ways: `soc 2 vs iso 27001 | iso or soc for a software company | which certificate do clients want, soc or iso |
      do we need both iso 27001 and soc 2 | difference between soc2 and iso27001 | is iso better than soc 2`,
    says: `The one your customers ask for by name. ISO 27001 is a certificate that you run a system for managing security, normally valid three years; a SOC 2 is an accounting firm's report on your controls, Type 2 over some months. Most of the preparation is the same; we do that part, and the audit is independent.`,
    pages: ['/library/iso-27001-overview', '/library/soc-2-readiness', '/services/compliance-consulting'],
  },
  'law-25': {
    ways: `does law 25 apply if we have a few customers in quebec | we ship to montreal, law 25 |
      quebec privacy law for an ontario firm | one employee works from gatineau, which privacy law |
      loi 25 for a toronto company | do we need a quebec privacy officer | selling to quebecers and privacy rules`,
    says: `Perhaps: a few unplanned customers rarely make you a Quebec enterprise, while staff, premises or marketing there probably do. In between ask a lawyer, and take the cheap steps anyway: a named privacy officer, an incident register, trackers off until chosen. PIPEDA applies in any case.`,
    pages: ['/blog/quebec-law-25-for-ontario-companies', '/library/quebec-law-25-overview'],
  },
  'privacy-complaint': {
    ways: `a customer complained about how we use his data | somebody wants to see everything we hold about her |
      access request under pipeda | patient asks for her whole file |
      letter from the privacy commissioner | a former client complains about privacy | data subject request, what now`,
    says: `Write down the day it came and have your privacy officer confirm it: for a request to see one's own data PIPEDA gives you 30 days as a rule. Check who it is, collect what you hold in email, systems and paper, answer in writing, and keep complaint and reply. If the commissioner wrote, call your lawyer first.`,
    pages: ['/library/pipeda-principles-explained', '/services/compliance-consulting/pipeda'],
  },
  'leaver-planned': {
    ways: `we are letting someone go on friday, when do we cut his access | planning to fire our manager next week |
      terminating an employee tomorrow, what do we do with logins | how do i time the lockout with the meeting |
      giving notice to a bookkeeper, protect the files | she will be let go at 3 pm, block her then |
      prepare for a dismissal | someone resigned and i do not trust him | he leaves at month end on bad terms`,
    says: `Agree on the hour with us beforehand: at that hour the sign-in is blocked, all sessions end, and the devices come back, in that order. Save the mailbox and files before, and until it is announced tell only payroll and us. Licences and the account go on day 30.`,
    pages: ['/library/it-offboarding-checklist', '/blog/offboarding-without-leaving-doors-open'],
  },
  'bank-details-new': {
    ways: `a supplier emailed new bank details, should i pay | vendor says their account changed |
      got updated payment information from our contractor | new void cheque by email from a vendor |
      the supplier wants payment to a different bank from now on | employee emailed to change her direct deposit |
      is a change of banking info by email safe | invoice has another account number than last time |
      the sender address of the new bank details is correct`,
    says: `Pay nothing to it yet: call the supplier at a number that you already had, not one in the email. A right address proves nothing, since the mailbox itself may be taken over. If money has gone already, call your bank's fraud line now.`,
    pages: ['/library/business-email-compromise-defence', '/blog/business-email-compromise-invoice-fraud'],
  },
  'admin-everyone': {
    ways: `all our staff are local administrators | everybody can install whatever they want |
      how do we take away admin rights without trouble | should employees have admin on their pc |
      remove local admin safely | programs need admin to run, what then | auditor says too many administrators |
      who should be admin in a small firm | auditor wants a list of people with admin rights`,
    says: `We list who is administrator where, then take it from daily accounts step by step: a pilot of three people, a week of noting what breaks, then everyone. Two named people get a second account for administration, and a program that needs rights gets a rule of its own. The auditor gets the list before and after.`,
    pages: ['/library/privileged-access-management', '/services/cybersecurity/endpoint-protection'],
  },
  'ransom-cost': {
    ways: `what would a ransomware attack cost us | average cost of a cyber attack for a small business |
      how much does a hack cost a firm of 15 | cost of being down for a week | what do we lose if we get encrypted |
      price of a data breach for a clinic | how expensive is ransomware`,
    says: `Your own days decide, so no average helps: add the pay of people who cannot work, sales that never come back, overtime, repair, and telling clients. Our white paper adds up the hours of one example, and the downtime page has the formula. Cleaning up costs ${priceOfRate(rates.hour)} without a plan.`,
    pages: ['/library/calculating-downtime-cost', '/resources/whitepapers/ransomware-readiness', '/pricing'],
  },
  'cyber-insurance-alone': {
    ways: `we have cyber insurance so are we covered | is insurance enough against ransomware |
      why do security when we are insured | our policy covers hacking | does cyber insurance pay the ransom |
      insurance will pay if we get hacked right`,
    says: `It pays for part of it and only if what your form says is true: MFA, backups and updates are usually conditions. It brings back neither the files nor the lost weeks. Keep the policy and its hotline number on paper, and the tested backup with it.`,
    pages: ['/blog/cyber-insurance-questions-answered', '/library/cyber-insurance-readiness'],
  },
  'training-fair': {
    ways: `i dont want my staff embarrassed by fake phishing | is phishing training humiliating | do you name who clicked |
      will employees be punished for clicking | my team hates being tricked | does the boss see who failed the test |
      are the phishing tests nasty | how do you treat someone who fails the phishing test`,
    says: `No one is shamed: the tests are announced, cruel bait such as bonuses or layoffs is left out, and a click is not punished. Managers see totals, and whoever clicks gets a lesson of one minute. What counts is how soon the first person reports it, and the owner takes part.`,
    pages: ['/services/cybersecurity/phishing-simulation', '/library/phishing-simulation-programs'],
  },
  'vendor-access': {
    ways: `our software company wants remote access to the server | vendor asks for an admin login, give it? |
      is it safe to let the copier company into our network | practice software support wants teamviewer on our pc |
      how should suppliers connect to our systems | machine builder wants to dial in | third party remote access`,
    says: `Only for a named job: an account of their own with MFA, off by default, opened for a stated time and logged. Never your own login, and never a remote program that stays on. Keep a list of who may connect; we set it up and open it when the vendor calls.`,
    pages: [
      '/library/ransomware-prevention-checklist',
      '/library/manufacturing-ot-security',
      '/library/privileged-access-management',
    ],
  },
  'password-reuse': {
    ways: `i use the same password for everything | is it bad to reuse passwords | chrome remembers all my passwords, ok? |
      passwords saved in the browser | passwords in a notebook | our passwords are in a word document |
      is it safe to let edge save passwords | sticky notes with passwords on the screens`,
    says: `Yes, it is a risk: one leaked site then opens the others, and malware takes passwords saved in a browser first. A team password manager with a long passphrase and MFA is safer than forty reused ones. Change email and bank first, then the rest over four weeks.`,
    pages: [
      '/blog/password-managers-for-teams',
      '/library/password-manager-adoption',
      '/library/dark-web-monitoring-explained',
    ],
  },
  'things-on-network': {
    ways: `can a printer be hacked | is the smart tv in the waiting room a risk | our cameras can be opened from the internet |
      are smart plugs and thermostats safe in the office | alarm company wants a port opened on our router |
      someone wants us to open a port | can hackers get in through the fridge | is an old printer a security hole`,
    says: `Yes, they can be a way in: put printers, cameras, TVs and controllers on a network of their own that reaches only what it needs, so a hacked one leads nowhere. Open no port from the internet for them; ask the installer for a way that connects outward. Keep their software up to date.`,
    pages: ['/library/network-segmentation-guide', '/library/office-network-design-basics'],
  },
  'temporary-access': {
    ways: `access for a student for two months | how do we give a contractor access to some files | freelancer needs our sharepoint |
      temp worker login for six weeks | auditor needs to see our documents | locum needs access for august |
      guest account for an outside bookkeeper`,
    says: `With an account of their own that ends on a date you set on the first day, and rights to one site or program only. An outsider who needs files gets guest access with MFA, which often needs no licence; for temporary staff a licence by the month does. We set it and check the list each quarter.`,
    pages: ['/library/it-offboarding-checklist', '/library/microsoft-365-licence-guide'],
  },
  'laptop-not-returned': {
    ways: `ex employee will not give back the laptop | how do we get our computer back from someone who quit |
      former staff kept the company phone | he left and still has our tablet | can you lock a laptop that was not returned`,
    says: `We block the account, end its sessions and send a lock or a wipe, which arrives when the device is next online; with an encrypted disk the files are safe meanwhile. Ask for it in writing with a date; how to force it is a question for your lawyer.`,
    pages: ['/library/it-offboarding-checklist', '/library/mobile-device-security'],
  },
  'key-lost': {
    ways: `lost my security key | my yubikey is gone | security key broke, how do i sign in | left my hardware key at home |
      the usb key for signing in does not work`,
    says: `Sign in with your second key, or call the help desk: a technician makes sure that it is you and gives you a temporary pass. The lost key is removed from your account the same day. Without your PIN it opens nothing, so this is no emergency.`,
    pages: ['/library/passkeys-for-business', '/services/managed-it/help-desk'],
  },
});
