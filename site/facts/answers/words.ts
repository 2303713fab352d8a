import { answersFor } from './answer-record.ts';

/** Words that buyers meet in offers. */
export const words = answersFor('visitors', '2026-11-26', {
  'word-mfa': {
    ways: `whats 2fa | define two step verification | whats an authenticator | do i need two step login |
      explain two factor to me | the bank keeps telling me to use two factor, what is that | mfa meaning |
      i see the letters mfa everywhere, what is it | why do i need a code on my phone besides a password |
      what is the point of a second login step | in plain words, what is two factor authentication | multi factor what? |
      explian 2fa to a dentist | my insurer asks if we have mfa and i dont even know what it means |
      is mfa the same thing as a one time code by text | what is a security key for logging in |
      our accountant says turn on 2 step, what does that do | definition of multifactor |
      not a techie here, what is this mfa thing you mention | how does a second proof at sign in protect my mailbox |
      mfa vs just a strong password`,
    says: `Multi-factor authentication (MFA) asks for a second proof next to the password, such as an app on your phone or a key. A stolen password alone then no longer opens the mailbox.`,
    pages: ['/library/multi-factor-authentication-rollout', '/library/glossary'],
  },
  'word-sla': {
    ways: `define service level agreement | what does sla stand for | meaning of sla | explain slas |
      i keep reading sla in offers from it firms, what does it mean |
      our lawyer asked if the contract has an sla, what should it say | what should i look for in an sla |
      what is the difference between response and fix time in a service level agreement |
      i run a bakery and someone sent me an sla, what is this paper | why would a small office care about an sla |
      whats a sla in normal english | which clocks belong in a service agreement |
      is an sla just how fast they pick up the phone | what does service level even mean |
      service level agreemnt definition | in general, what does an sla normally contain`,
    says: `A service level agreement (SLA) is the part of a contract that says how fast someone responds, by when people can work again, and what you get if it takes longer. Look for four clocks in it: answer, start of work, workaround, fix.`,
    pages: ['/library/it-service-level-agreements', '/service-levels'],
  },
  'word-vcio': {
    ways: `what does a virtual cio do | vcio? | a consultant offered to be our virtual cio, what would that person do |
      do small firms need something called a v cio | explain virtual chief information officer |
      what is a fractional cio | cio as a service, what is that exactly |
      whats the job of a part time it director from outside | my partner read about vcios, what are they |
      your enterprise plan lists a vcio, what does that mean for us | how is a vcio different from a technician |
      what would a virtual it director do each quarter | vitual cio definition | who is a vcio for, owners or it people |
      describe the role of an outsourced it director`,
    says: `A vCIO is a part-time IT director from outside: plans, budgets and risks for the owner, reviewed each quarter. Enterprise includes one for four hours a month.`,
    pages: ['/library/vcio-role-explained', '/services/vcio-it-consulting', '/blog/what-is-a-vcio'],
  },
  'word-edr': {
    ways: `endpoint detection meaning | is antivirus the same as edr | edr? |
      our insurer wants edr on every machine, what does that mean | how is edr better than norton or mcafee | whats mdr |
      what is managed detection and response | xdr vs edr, whats the difference |
      i have an antivirus already, so what would edr add | the form from the bank mentions mdr and edr and i am lost |
      what does an endpoint mean in security | edr explaned for a small office |
      what can edr do that a virus scanner cannot | my it guy keeps talking about edr, what is he on about`,
    says: `Antivirus judges files. Endpoint detection and response (EDR) judges behaviour, keeps a record of it and lets someone isolate a computer from afar. MDR means that people watch it for you; XDR adds email and sign-ins.`,
    pages: [
      '/library/endpoint-detection-and-response',
      '/library/edr-vs-mdr-vs-xdr',
      '/services/cybersecurity/endpoint-protection',
    ],
  },
  'word-msp': {
    ways: `what is an msp | managed service provider meaning | what does managed it mean | define managed services |
      msp vs mssp | what is managed it support | msp? | whats the difference between an msp and a break fix guy |
      explain managed services to a restaurant owner | is an msp just an it company with a monthly fee |
      our cfo uses the term managed service provider, please explain |
      what is the difference between a security provider mssp and a normal it provider |
      is a managed servcie provider the same as outsourced it | never worked with an msp before, how does the model work |
      what makes a company an msp and not a repair shop`,
    says: `A managed service provider (MSP) runs a firm's IT for one monthly price: help desk, updates, monitoring and backup, instead of a bill for each repair. An MSSP watches for attacks and often does only that.`,
    pages: ['/managed-service-provider', '/library/managed-it-services-explained'],
  },
  'word-siem': {
    ways: `siem?? | soc meaning | siem vs soc | log monitoring explained |
      our auditor asked whether we have a siem, what is it | what does soc stand for |
      security operations center, explain please | what is a soc in cyber security | what does it mean to collect logs |
      explain siem like i am a bookkeeper | log collection and correlation, what is that called and who needs it |
      is a siem software or people | waht is siem | what is the difference between a siem and monitoring alerts |
      the questionnaire wants a 24 hour soc, what is meant | is soc a team or a tool |
      what is security information and event management`,
    says: `A SIEM collects and compares logs; a SOC is the people who act on what it shows. A small office with managed EDR and sign-in alerts often needs neither; several sites or a duty to keep logs change that.`,
    pages: ['/library/siem-and-soc-explained', '/services/cybersecurity/soc-siem'],
  },
  'word-siem-need': {
    ways: `siem or soc, which one do we need | do small offices need a siem |
      someone tried to sell us a siem, what would it do for 12 people | do i need a soc if i already have edr |
      whats a SOC and do i really need one with 15 people | is a siem overkill for 20 people |
      must a small firm have a soc`,
    says: `Often not: a small office with managed EDR and sign-in alerts needs neither a SIEM nor a SOC of its own. Several sites or a duty to keep logs change that. Alerts read day and night come with Professional, log watching with Enterprise.`,
    pages: ['/library/siem-and-soc-explained', '/services/cybersecurity/soc-siem', '/pricing'],
  },
  'word-rto': {
    ways: `recovery point explained | rpo? | the continuity form asks for our rto and rpo, what are those |
      define recovery time objective | how do i set an rto for my clinic |
      who decides how much data we can afford to lose, and what is that called | explain rto to a plant manager |
      our insurer asked for a recovery point and i have no idea | is rto the time until the computers work again |
      what is a good rto for a law office | is the rpo the same for every system |
      in backup talk, what do those two r letters mean | recovery objectives, what do people mean by that |
      what does a recovery time of 4 hours mean | Define RTO and RPO and tell me what yours are on the standard backup.`,
    says: `RTO is how long you can wait until a system works again; RPO is how much work you can lose, measured back to the last copy. Both are set per system, with the owner.`,
    pages: ['/library/rto-and-rpo-explained', '/services/business-continuity'],
  },
  'word-phishing': {
    ways: `what is business email compromise | define bec | what does ceo fraud mean | phishing? |
      explain phishing to my receptionist | bec meaning | what is a bec attack | what is smishing |
      is phishing the same as spam | what is a lookalike address | whats whaling or ceo fraud |
      my training sheet says phising, what is it | heard phishing on the news again, what is that really`,
    says: `Phishing is a message that looks like normal business and wants a password, a code or money. Business email compromise goes further: the sender is a lookalike address or a real mailbox that was taken over.`,
    pages: ['/library/phishing-email-warning-signs', '/library/business-email-compromise-defence'],
  },
  'word-ransomware': {
    ways: `ransomware? | the hospital in the news had ransomware, what is that exactly | what is double extortion |
      malware meaning | is ransomware a virus | whats a ransom attack in computer terms | definition of ransomeware |
      how does a firm catch ransomware in the first place | what does it mean when hackers encrypt data |
      why do attackers steal a copy before they lock it | my board wants a two line explanation of ransomware |
      what is an encryption trojan | which doors does ransomware use to come in`,
    says: `Ransomware encrypts files and demands money for the key; today it usually steals a copy first. It gets in by a stolen password, an unpatched system or a click.`,
    pages: ['/library/ransomware-prevention-checklist', '/library/ransomware-response-first-24-hours'],
  },
  'word-voip': {
    ways: `internet phone explained | what does hosted pbx mean | difference between voip and landline | voip? |
      how do internet phones work | what is a cloud phone system | i see voip on your price list, what is that |
      voip vs copper lines, whats different | does voip work in a power outage | whats a pbx |
      explain voip to a school secretary | what is sip | is a softphone a kind of voip | how does 911 work with voip |
      our landline guy says we should go voip, what does he mean | what is ip telephony`,
    says: `VoIP is telephony over the internet line: desk phones, apps and call menus without copper wires. It needs a stable line, a correct 9-1-1 address, and a plan for a power cut.`,
    pages: ['/library/voip-vs-traditional-phone-lines', '/services/voip'],
  },
  'word-vpn': {
    ways: `what is a vpn | remote access explained | vpn? | vpn meaning |
      what does a vpn do for an office | what is ztna |
      i log in with forticlient, what is that thing actually | why use a vpn | what is a virtual private network |
      vpn explaned in plain words`,
    says: `A VPN puts a distant computer into the office network. Zero trust lets each person open one program at a time, after a check of account and device, and suits firms whose work is in the cloud.`,
    pages: ['/library/vpn-vs-zero-trust-access', '/library/zero-trust-for-small-business'],
  },
  'word-vpn-need': {
    ways: `do we need a vpn | vpn or zero trust | vpn for staff at home | set up vpn for home office people |
      is a vpn still needed if everything is in microsoft 365 | zero trust vs vpn, which suits a ten person firm |
      do my people at home need a vpn | is zero trust better than a vpn |
      my kid says everybody needs a vpn, does our office | what is the alternative to a vpn |
      does our work from home setup require a vpn or something newer | must remote staff have a vpn`,
    says: `Only where people need the office network itself, such as files or a program on a server there. For two or three programs, zero trust access replaces it, and email and cloud files need neither. If you keep a VPN, put MFA and narrow rules on it.`,
    pages: ['/library/vpn-vs-zero-trust-access', '/library/zero-trust-for-small-business'],
  },
  'word-cloud': {
    ways: `explain the cloud | cloud vs server | public or private cloud | what is sharepoint |
      cloud meaning for a small business | is microsoft 365 the cloud |
      my accountant says put it in the cloud, what does that mean | sharepoint, what is that |
      is the cloud somebody elses computer | whats onedrive and sharepoint | does cloud mean renting |
      explain cloud to a retiree who runs a small charity | what is a data centre | saas iaas what do those mean | azure?`,
    says: `The cloud is someone else's data centre, rented by the month: email and files in Microsoft 365 or Google Workspace, servers in Azure. It is often not cheaper in the first year; it pays when it replaces a purchase or downtime.`,
    pages: ['/services/cloud-solutions', '/library/server-to-cloud-decision-guide', '/library/public-vs-private-cloud'],
  },
  'word-spf': {
    ways: `spf dkim explained | email authentication records | what is spf | dkim? | dmarc meaning |
      our web person says we lack a dmarc record, what is that | spf dkim dmarc, what are these three |
      what is a dkim signature | how can i stop others from sending in my name, i heard of dmarc | define dmarc policy |
      what is email authentication | difference between spf and dkim | the newsletter tool wants dkim, whats that |
      is dmarc needed for a small domain | dmark and spf in simple words`,
    says: `SPF lists who may send email for your domain, DKIM signs each message, and DMARC tells receivers what to do with the rest. Together they keep others from writing in your name, and your own email out of spam.`,
    pages: ['/library/email-security-spf-dkim-dmarc'],
  },
  'word-sync': {
    ways: `difference of a backup and a copy in the cloud | do we need backup if we have dropbox |
      our files are in onedrive so we are backed up right | isnt the cloud copy a backup already |
      everything syncs to google drive, is that enough | sync vs backup | why is sharepoint not a backup |
      if i delete a file does onedrive delete it everywhere | i thought icloud was my backup, is it not |
      is a synced folder safe from ransomware | microsoft keeps our data so why pay for backup |
      whats the diference between sync and backup | we mirror our files to a second drive, does that count as backup |
      our IT guy says box is our backup, is he right | a copy that updates itself all the time, is that a real backup |
      google workspace keeps everything, do we need more than that | is raid a backup`,
    says: `No: a sync copies every change, so a deleted or encrypted file is deleted or encrypted everywhere. A backup keeps older versions in another place, which nobody can change, and has been restored as a test.`,
    pages: ['/library/saas-backup-explained', '/library/backup-3-2-1-rule'],
  },
  'word-patch': {
    ways: `why updates matter | what is a zero day | patching meaning |
      why does my computer want updates all the time | patch management? | what does unpatched mean | zero day meaning |
      what is a security hole | explain vulnerability to a non tech person |
      the insurance form asks about patch management, what do they mean | define vulnerability |
      is a patch the same as an update | whats the risk if we skip updates | what do hackers do with unpatched systems |
      patch mangement explained please | what happens to a firm that never installs fixes |
      our auditor talked about a patch cycle, what is that`,
    says: `A patch closes a hole in a program; patch management means that all machines get it, tested, within days. Unpatched systems are one of the three usual ways in.`,
    pages: ['/library/patch-management-basics', '/services/managed-it/patch-management'],
  },
  'word-co-managed': {
    ways: `what is co managed it | hybrid it support model | co managed? | explain comanaged it |
      your site says co-managed, what is that | is co managed the same as outsourcing |
      shared it support between our own person and a provider, whats it called |
      what does comanaged stand for with it people | definition of co-managed services |
      our it manager heard about co-managed and wants to know what it is |
      difference between fully managed and co managed | i am an it manager and dont know the term co-managed |
      who does what in a co managed model | comanged it meaning | is co-managed when our own tech shares work with you |
      explain joint it support in one sentence | what is meant by each task having one owner in co-managed it`,
    says: `Co-managed IT means that your own IT person and a provider share the work, each task with one owner.`,
    pages: ['/library/co-managed-it-guide', '/who-we-are-for'],
  },
  'word-tenant': {
    ways: `global admin explained | tenant? | what is a tenant in office 365 |
      is tenant the same as a microsoft account | what is a global administrator |
      explain tenant please, i only know it from real estate | m365 tenant meaning |
      our former it firm says they own our tenant, what is that | define microsoft tennant |
      i am a landlord, so what is a tenant in computer language | what is a global admin account for |
      why should i have my own administrator account in our tenant`,
    says: `A tenant is your firm's own space in Microsoft 365: accounts, email and files. It should be in your firm's name from the first day, with one administrator account that is yours.`,
    pages: ['/library/switching-it-providers-checklist', '/services/cloud-solutions/microsoft-365'],
  },
  'word-quishing': {
    ways: `quishing meaning | whats qr phishing | a qr code scam, what is that called | define quishing |
      are qr codes dangerous | fake qr sticker on a parking machine | scanned a qr code to pay for parking and got charged |
      is it safe to scan the code on a poster | smishing vishing quishing, what are those | qr code in an email, safe`,
    says: `Quishing is phishing by QR code: the code in an email, a letter or a sticker on a parking meter leads to a fake page, and filters cannot read it. Type the address yourself or use the app. If you gave a card number, call the card's issuer first; if you typed a work password, call us.`,
    pages: ['/library/phishing-email-warning-signs', '/contact-us'],
  },
  'word-vciso': {
    ways: `what is a virtual ciso | vciso meaning | do small companies need a ciso | vcio or vciso, which one |
      part time security officer | fractional ciso for a firm of 20 | client asks who our ciso is |
      chief information security officer for a small office`,
    says: `A vCISO is a part-time head of security from outside: risks, policies, and proof for clients, insurers and auditors. A firm of fifteen rarely needs one of its own; when someone asks for proof each year, a few hours a month are enough. We offer a vCIO and compliance work, not a vCISO by that name.`,
    pages: ['/library/vcio-role-explained', '/services/vcio-it-consulting', '/services/compliance-consulting'],
  },
  'word-mdm': {
    ways: `mdm meaning | what is mobile device management | what does mdm stand for | intune, what is that |
      what is an mdm profile on my phone | explain mdm to me | is mdm spying on phones | mdm versus app protection`,
    says: `Mobile device management (MDM) is software that sets rules on company phones, tablets and laptops, such as a screen lock, encryption and allowed apps, and can erase a lost one once it is online. On a private phone it can be limited to the work apps, so photos stay private.`,
    pages: ['/library/mobile-device-security', '/library/glossary'],
  },
  'word-ups': {
    ways: `what is a ups in an office | do we need a battery for the server | ups meaning computer |
      is an uninterruptible power supply worth it | battery backup for the router and phones |
      what size battery do i need for the server | surge protector or ups | apc unit beeps, what is it for`,
    says: `A UPS is a battery with a filter: it carries equipment for 5 to 30 minutes, so that a server shuts down cleanly, and keeps surges away. Yes, you need one for a server, the firewall, the modem and the phones; a laptop has its own. Its battery lasts three to five years.`,
    pages: ['/library/power-outage-preparedness', '/library/hardware-lifecycle-planning'],
  },
  'word-disaster-recovery': {
    ways: `backup versus disaster recovery | is a backup the same as dr | what does disaster recovery mean |
      we have backup so why do we need a recovery plan | bcp and dr, what is the difference |
      explain dr in simple terms | is disaster recovery more than backup`,
    says: `A backup is the copy; disaster recovery is how you work again from it: in which order, by whom and within what time. Without the plan, a good copy can still mean a week at a standstill. Our template has a page to fill in for each system.`,
    pages: ['/library/disaster-recovery-plan-template', '/services/business-continuity', '/library/glossary'],
  },
  'word-zero-trust': {
    ways: `zero trust meaning | explain zero trust for a small firm | what is zero trust | zero trust for dummies |
      what does zero trust mean for us | a vendor keeps saying zero trust | is zero trust a product`,
    says: `Zero trust means that being inside the office network proves nothing: every sign-in is checked for person and device, and opens only what that person needs. It is a way of setting things up rather than a product: MFA, managed devices and narrow rights come first.`,
    pages: ['/library/zero-trust-for-small-business', '/library/vpn-vs-zero-trust-access'],
  },
  'word-remote-desktop': {
    ways: `vpn or remote desktop, what is the difference | what is remote desktop | what does rdp mean |
      is remote desktop the same as a vpn | what is screen sharing compared to vpn`,
    says: `A VPN brings your computer into the office network; a remote desktop shows you the screen of another computer and sends it your keys. With the first the files come to you, with the second they stay there. Both need MFA, and a remote desktop is never open to the internet.`,
    pages: ['/library/vpn-vs-zero-trust-access', '/library/azure-virtual-desktop-overview'],
  },
  'word-nas': {
    ways: `what is a nas | nas meaning | what does a synology box do | difference between a nas and a server |
      network attached storage explained`,
    says: `A NAS (network-attached storage) is a box with disks that the office reaches as a shared drive; unlike a server, it runs hardly any programs. Several disks in it protect against one that fails, not against deletion, theft or ransomware, so it needs a copy elsewhere.`,
    pages: ['/library/server-backup-strategies', '/library/backup-3-2-1-rule'],
  },
});
