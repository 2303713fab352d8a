/**
 * Words for a page's subject that its title lacks, for the assistant: weighted like title words. Add what someone types
 * who does not know the technical term; typos and plurals need no row.
 */
export const visitorWords: Readonly<Record<string, string>> = {
  '/about-us': 'who are you, your team, company history, the people, your story, values',
  '/accessibility': 'screen reader, this website accessible, accessibility statement',
  '/brand': 'logo, press kit, colours, download logo, media',
  '/claims-and-sources':
    'certifications, reviews, rating, testimonials, awards, proof, are you certified, track record',
  '/contact-us': 'phone number, email address, hours, talk to a person, office address, directions, book a call, reach',
  '/cybersecurity-tracker':
    'baseline controls, canadian centre for cyber security, cybersecure canada, thirteen controls, progress',
  '/locations': 'cities, areas served, near me, where do you work, coverage, towns',
  '/managed-service-provider': 'what is an msp, what does an msp do, msp meaning',
  '/partnerships': 'become a partner, referral, reseller, refer a client, affiliate, partner program',
  '/pricing':
    'price list, plans, tiers, packages, essential, professional, enterprise, monthly fee, per user, hourly rate, after hours rate, setup fee, onboarding, contract length, notice, hst',
  '/people':
    'staff, technicians, engineers, who works there, how many people, who answers at night, night shift, on call, certificates, insurance, tools you use, references',
  '/privacy-choices': 'cookies, opt out, tracking, consent, erase my data, delete my information, forget me',
  '/privacy-policy': 'personal information you collect, data you keep about me, cookies, how long you keep my details',
  '/service-levels':
    'sla, service level agreement, response time, priorities, p1, p2, uptime, guarantee, credits, holidays, missed',
  '/roi-calculator': 'return on investment, calculate savings, worth the money, calculator',
  '/terms-of-service': 'terms and conditions, legal terms, terms of use',
  '/unsubscribe': 'stop the emails, newsletter, remove me from the list, opt out of mail',
  '/who-we-are-for':
    'too small, too big, minimum size, company size, is it for us, co-managed, internal it, right fit, when not to hire you',
  '/developers': 'api, rest api, openapi, swagger, curl, integrate with our software, send leads from our program',
  '/widgets': 'embed on our site, put the form on my page, script tag, iframe, partner website',
  '/top-managed-service-providers-toronto': 'best msp, compare providers, scorecard, ranking',
  '/top-it-managed-service-providers-in-toronto': 'shortlist, best it companies, list of providers, top it firms',
  '/toronto-it-services-comparison': 'freelancer, in-house, compare options, alternatives, which kind of it help',
  '/best-smb-it-support-toronto': 'small business, best it support',
  '/cybersecurity-compliance-dentists-gta': 'dental privacy rules, rcdso, dentist obligations',
  '/pipeda-compliance-checklist': 'privacy law steps, comply with pipeda, self check',
  '/pipeda-compliance': 'privacy law, federal privacy act, personal information',
  '/resources/cybersecurity-assessment':
    'risk quiz, security quiz, score, how safe are we, self test, online assessment',
  '/resources/case-studies': 'success stories, examples of work, references, past projects',
  '/resources/it-guides': 'guides, ebooks, handbooks',
  '/resources/webinars': 'videos, recordings, watch, online sessions, events',
  '/resources/whitepapers': 'white papers, reports, research, pdf',

  '/blog/ai-and-client-confidentiality': 'lawyers chatgpt, privileged, client names in ai',
  '/blog/business-email-compromise-invoice-fraud':
    'bec, fake invoice, changed bank details, supplier new account, ceo email, payment scam, wire',
  '/blog/casl-and-your-email-list': 'mailing list, marketing email, newsletter consent, bought list, spam law',
  '/blog/chatbots-for-customer-service-where-to-start': 'website chat bot, answer customers automatically',
  '/blog/choosing-between-on-site-and-remote-support':
    'remote help, screen sharing, visit, technician comes, fix remotely',
  '/blog/construction-sites-and-mobile-security': 'stolen tablet, lost phone, job site, foreman devices',
  '/blog/cyber-insurance-questions-answered': 'insurer, policy, coverage, claim denied, premium, underwriter',
  '/blog/extended-security-updates-explained': 'esu, windows 10 paid updates',
  '/blog/five-signs-your-it-support-is-reactive':
    'only fixes when broken, firefighting, same problems, slow it guy, bad it support',
  '/blog/healthcare-clinics-and-phipa-basics':
    'reception, patient privacy, front desk, fax, physio, chiropractor, waiting room',
  '/blog/how-to-read-a-security-report': 'understand scan results, vulnerability report, cvss, critical findings',
  '/blog/internet-outage-plan-for-small-offices': 'internet down, isp outage, no internet, offline, internet out',
  '/blog/it-support-pricing-in-toronto-explained':
    'typical price, going rate, quotes compared, what others pay, average cost',
  '/blog/manufacturing-downtime-and-it': 'production line stopped, shop floor stops, machines stand still',
  '/blog/mfa-fatigue-attacks-explained':
    'approval prompts, push notifications, keeps asking to approve, did not sign in, prompt bombing',
  '/blog/microsoft-365-licences-you-may-not-need': 'unused seats, overpaying, cut office 365 bill, too many licences',
  '/blog/non-profit-it-on-a-budget': 'charity little money, donated computers, cheap it for nonprofits',
  '/blog/offboarding-without-leaving-doors-open':
    'fired, angry employee, ex employee still has access, former staff, disgruntled',
  '/blog/password-managers-for-teams':
    'share passwords, 1password, bitwarden, lastpass, keeper, password vault, sticky notes',
  '/blog/penetration-test-or-vulnerability-scan': 'pentest, client asks for a pen test, ethical hacker',
  '/blog/pipeda-breach-record-keeping-made-simple':
    'breach log, register of incidents, small breach, wrong email recipient',
  '/blog/planning-an-office-move-in-the-gta': 'relocating, new lease, moving offices, new premises',
  '/blog/protecting-client-files-at-a-small-law-firm': 'lawyer files, client folder, confidential documents, leaks',
  '/blog/quebec-law-25-for-ontario-companies': 'bill 64, customers in quebec, montreal clients',
  '/blog/questions-to-ask-your-msp-before-renewal': 'contract ends, renew or leave, negotiate, unhappy with provider',
  '/blog/ransomware-lessons-for-dental-practices': 'dental office attacked, dentist ransomware',
  '/blog/real-estate-closing-fraud-prevention': 'deposit, closing day, house sale, conveyancing, wire instructions',
  '/blog/securing-a-hybrid-team': 'work from home, office and home, remote staff, hybrid work',
  '/blog/setting-up-a-new-employee-in-one-day': 'new hire, starts monday, first day, new starter, laptop for new staff',
  '/blog/shadow-it-and-shadow-ai':
    'unapproved apps, software we do not know, staff use their own tools, unknown programs',
  '/blog/sox-controls-for-growing-companies': 'sarbanes oxley, going public, ipo, listing, audit of controls',
  '/blog/tax-season-security-for-accountants': 'cra, tax fraud, bookkeepers, fake client, refund',
  '/blog/using-copilot-safely-at-work': 'prompts, microsoft ai, what not to ask copilot',
  '/blog/voip-call-quality-checklist': 'bad calls, echo, jitter, choppy, robotic, lag, calls drop',
  '/blog/what-a-free-it-assessment-covers': 'free audit, what do you look at, first visit, catch, no obligation',
  '/blog/what-is-a-vcio': 'virtual cio, it advisor, part time it director',
  '/blog/why-backups-fail-restore-tests': 'backup did not work, could not restore, backup broken, corrupt backup',
  '/blog/wifi-dead-zones-in-older-buildings':
    'bad signal, weak wireless, slow wifi, brick walls, dead spots, no reception',
  '/blog/windows-10-end-of-support-what-to-do-now': 'windows 11 upgrade, old pcs, no more updates, replace windows 10',
  '/blog/year-end-it-checklist': 'december, end of the year, before the holidays, new year',

  '/library/accounting-firm-tax-season-it': 'busy season, accountants, cpa firm, april, slow in tax season',
  '/library/ai-acceptable-use-policy':
    'rules for ai, staff chatgpt rules, ai guidelines, allowed ai tools, policy template',
  '/library/ai-content-review-checklist': 'check ai text, ai written, hallucination, proofread, fact check',
  '/library/ai-data-privacy-basics':
    'paste into chatgpt, client data in ai, does ai train on our data, chatgpt safe, confidential',
  '/library/ai-readiness-checklist': 'ready for ai, start with ai, prepare for ai, before ai',
  '/library/ai-scribes-ontario-clinics':
    'ambient scribe, dictation, medical scribe, chart notes with ai, heidi, tali, record the visit, ai notes for doctors',
  '/library/ai-vendor-evaluation': 'pick an ai tool, choose ai supplier, ai company questions, compare ai products',
  '/library/aoda-web-accessibility-basics': 'website for blind, wcag, disabled visitors, ontario accessibility law',
  '/library/azure-basics-for-business': 'what is azure, microsoft cloud, virtual machine',
  '/library/azure-cost-management':
    'azure bill, cloud too expensive, reserved instances, save on azure, reduce cloud spend',
  '/library/azure-virtual-desktop-overview': 'avd, vdi, virtual desktops, remote desktop, citrix, thin client',
  '/library/backup-3-2-1-rule': '321, three copies, two media, offsite copy, how many backups',
  '/library/backup-testing-schedule': 'test restore, check backups, how often test, verify backup',
  '/library/bill-c-36-vs-pipeda': 'ppcda, new privacy law, privacy bill, consumer data act, right to deletion, c-27',
  '/library/bill-c-8-for-suppliers':
    'ccspa, critical cyber systems, critical infrastructure, supplier questionnaire, nuclear supplier, security clause',
  '/library/break-fix-vs-managed-it':
    'hourly, pay per hour, retainer, monthly contract or hourly, call when broken, pay as you go',
  '/library/business-continuity-planning-guide': 'bcp, keep working in a disaster, continuity plan, flood, fire',
  '/library/business-email-compromise-defence':
    'bec, ceo fraud, email takeover, mailbox hijacked, forwarding rules, impersonation, fake boss email',
  '/library/business-firewall-selection': 'fortinet, sonicwall, cisco meraki, palo alto, utm, router, which firewall',
  '/library/business-number-porting': 'keep phone number, transfer number, port our number, take our number',
  '/library/calculating-downtime-cost': 'cost of an outage, hour of downtime, lost revenue, what does downtime cost',
  '/library/call-quality-troubleshooting':
    'echo, jitter, latency, packet loss, garbled, robotic voice, cuts out, bad line',
  '/library/canadian-data-residency':
    'data stored in canada, us servers, where is data hosted, patriot act, data leave the country',
  '/library/casl-for-small-business':
    'spam law, marketing email, consent, unsubscribe link, newsletter rules, cold email, email my customers, text message marketing',
  '/library/cdcp-cdanet-claims':
    'canadian dental care plan, itrans, dental claims fail, digital id expired, sun life cdcp',
  '/library/chatbot-planning-guide': 'plan a bot, website assistant, chat automation',
  '/library/choosing-an-it-provider':
    'pick an msp, find an it company, select provider, interview questions, hire it company',
  '/library/cloud-migration-checklist': 'move to the cloud, go to cloud, migrate servers, steps',
  '/library/cloud-security-shared-responsibility':
    'who is responsible in the cloud, is the cloud safe, is microsoft liable',
  '/library/co-managed-it-guide':
    'internal it, our it guy, it person on staff, help for our it department, overloaded admin, alongside, shared it',
  '/library/construction-act-records':
    'prompt payment, proper invoice, holdback, lien act, 28 days, notice of non-payment',
  '/library/construction-site-connectivity': 'internet at job site, trailer, starlink, lte, cellular, remote site',
  '/library/copilot-rollout-planning': 'roll out copilot, deploy copilot, introduce copilot, permissions, oversharing',
  '/library/cpcsc-level-1':
    'defence contract, dnd supplier, itsp.10.171, military contract, cmmc, self-assessment for defence',
  '/library/crisis-communication-plan':
    'tell customers, press, what to say, announce, message to clients after incident, statement',
  '/library/cyber-insurance-cost':
    'price of cyber insurance, cyber premium, cyber policy quote, cyber liability premium',
  '/library/cyber-insurance-readiness':
    'insurer, insurance form, application, proof, questionnaire, renewal of cyber policy',
  '/library/cybersecurity-consulting': 'security consultant, security advice, expert, hire security',
  '/library/dark-web-monitoring-explained':
    'leaked passwords, have i been pwned, credentials for sale, dark web scan, password leak',
  '/library/deepfake-fraud-awareness':
    'fake voice, cloned voice, ai voice call, fake video call, impersonate boss, voice scam',
  '/library/dental-imaging-storage': 'xray, cbct, panoramic, dicom, dexis, image archive',
  '/library/dental-office-it-checklist':
    'operatory, chairside, dentrix, abeldent, new dental clinic, open dental practice',
  '/library/digital-transformation-roadmap': 'go paperless, modernize, digitize, outdated processes, paper forms',
  '/library/disaster-recovery-plan-template': 'drp, dr plan sample, recovery order, after a disaster',
  '/library/edr-vs-mdr-vs-xdr':
    'managed detection and response, extended detection, mxdr, which security abbreviation, mdr cost',
  '/library/electronic-monitoring-policy':
    'track employees, employee surveillance, gps in trucks, esa policy, monitor staff computers, policy template',
  '/library/email-migration-planning':
    'gmail to outlook, google workspace to microsoft 365, move mailboxes, switch email, imap, change email provider',
  '/library/email-security-spf-dkim-dmarc':
    'email goes to spam, junk folder, spoofing our domain, dns records, mails rejected, deliverability',
  '/library/emergency-calling-with-voip': '911, dial 911, e911, ambulance, location of caller',
  '/library/emergency-it-support-toronto':
    'urgent it help, it emergency, server down now, same day it support, one-time help, no contract, weekend technician',
  '/library/endpoint-detection-and-response': 'edr, mdr, xdr, crowdstrike, sentinelone, defender, next gen antivirus',
  '/library/finance-client-data-protection':
    'financial advisor, wealth, investment firm, kyc, iiroc, ciro, client statements',
  '/library/glossary': 'dictionary, definitions, terms, acronyms, jargon, meaning of words, abbreviations',
  '/library/hardware-lifecycle-planning':
    'how old, replace laptops, computer age, refresh cycle, lease, new computers, how long do pcs last, years',
  '/library/healthcare-clinic-it-basics':
    'emr, open a clinic, doctors office, medical office set up, oscar, telus health, new clinic',
  '/library/help-desk-best-practices': 'how to report a problem, good ticket, tell it, support request, helpdesk run',
  '/library/hipaa-for-canadian-vendors':
    'american patients, us clients health, business associate agreement, baa, hipaa canada',
  '/library/hybrid-cloud-planning': 'some servers on site some in cloud, keep one server, on premises and cloud, mix',
  '/library/immutable-backup-explained':
    'cannot be deleted, hackers delete backups, wipe backups, air gap, offline copy, ransomware proof, worm storage, object lock',
  '/library/incident-response-plan-template': 'ir plan, who to call in a breach, cyber incident plan, playbook',
  '/library/internet-carriers-by-building':
    'fibre in our building, riser, lit building, which isp at our address, telecom room',
  '/library/internet-connection-types': 'fibre, cable, dsl, bandwidth, mbps, internet speed, upload, which internet',
  '/library/internet-failover-options':
    'second internet line, lte backup, 5g, redundant internet, backup connection, starlink, dual wan',
  '/library/iso-27001-overview': 'iso certificate, isms, certified vendor',
  '/library/it-asset-inventory-guide':
    'list of computers, hardware list, equipment, what we own, asset register, track laptops, serial numbers',
  '/library/it-budget-planning-guide':
    'it spending, next year, plan it costs, capex, how much to spend on it, percent of revenue',
  '/library/it-documentation-essentials':
    'write down passwords, network diagram, documentation, who knows how it works, records, domain registrar, only one person knows',
  '/library/it-metrics-for-owners':
    'kpi, numbers to watch, measure it, dashboard, is it doing well, scorecard, monthly report',
  '/library/it-offboarding-checklist':
    'employee leaves, quitting, last day, disable accounts, resign, shut off access, terminate staff, departure',
  '/library/it-onboarding-checklist': 'new employee, new hire, laptop and accounts, starter, first day',
  '/library/it-service-level-agreements': 'sla, response time clause, guarantee, penalties, uptime, contract terms',
  '/library/law-firm-document-management':
    'imanage, netdocuments, dms, clio, legal documents, matter files, organize client documents',
  '/library/law-firm-trust-accounting-security': 'trust account, trust funds, law society bylaw 9, lawyer money',
  '/library/law-office-confidentiality-technology':
    'law society rules, lso, lawyer cloud, solicitor client privilege, professional conduct, paralegal',
  '/library/managed-it-cost-toronto':
    'msp proposals side by side, two it quotes, cheaper provider, msp price by company size',
  '/library/managed-it-services-explained':
    'what is managed it, what is included, what do i get, what do you do every month, outsourcing it',
  '/library/manufacturing-ot-security':
    'plc, scada, cnc, old machine windows xp, industrial control, production machines',
  '/library/microsoft-365-licence-guide': 'e3, e5, business basic, standard, premium, office plan, which licence, f1',
  '/library/microsoft-365-optimization':
    'get more out of office 365, unused features, teams sharepoint use, license savings',
  '/library/microsoft-365-security-baseline':
    'secure office 365, conditional access, tenant settings, harden, safe links, admin center',
  '/library/microsoft-365-vs-google-workspace':
    'google or microsoft, gmail or outlook, g suite, google docs or word, switch from google, compare office suites',
  '/library/mobile-device-security':
    'byod, lost phone, mdm, intune, personal phone, stolen phone, cell phones, tablets, wipe',
  '/library/multi-factor-authentication-rollout':
    '2fa, authenticator app, second factor, verification code, sms code, security key, yubikey, login code',
  '/library/network-segmentation-guide':
    'vlan, guest wifi, separate network, printers cameras apart, isolate, iot devices',
  '/library/non-profit-technology-discounts':
    'techsoup, free microsoft for charity, google nonprofits, donations of software, discount charity',
  '/library/office-exchange-end-of-support':
    'office 2019, office 2016, exchange 2016, exchange 2019, publisher files, old outlook',
  '/library/office-move-it-checklist': 'move office, moving, relocation, new office, movers',
  '/library/office-network-design-basics': 'switch, router, network cabinet, set up network, rack, lan, server room',
  '/library/onedrive-vs-sharepoint': 'where to save files, shared drive or personal, dropbox, teams files',
  '/library/passkeys-for-business':
    'passwordless, fido2, sign in without a password, windows hello, face id login, passkey',
  '/library/password-manager-adoption': 'introduce password manager, reuse passwords, vault, passwords in excel',
  '/library/patch-management-basics': 'updates, windows update, patch tuesday, reboot, how fast to update, firmware',
  '/library/pci-dss-for-small-merchants':
    'credit cards, card payments, debit terminal, visa, moneris, square, saq, take cards, payment rules, store card numbers',
  '/library/penetration-test-cost':
    'price of a pentest, pen test quote, ethical hacker price, how much is a security test',
  '/library/phipa-basics-for-clinics':
    'health information act, patient records, custodian, patient data, privacy for clinics, physio',
  '/library/phishing-email-warning-signs':
    'fake email, suspicious email, spot scam, recognize, is this email real, scam link, strange attachment',
  '/library/phishing-simulation-programs': 'fake phishing test, phish staff, test employees, knowbe4, click rate',
  '/library/pipeda-breach-reporting':
    'report to privacy commissioner, notify customers, real risk of significant harm, data leaked who to tell, 72 hours, lost personal data',
  '/library/pipeda-principles-explained': 'what is pipeda, privacy law canada, fair information, consent',
  '/library/power-outage-preparedness':
    'ups, generator, blackout, hydro out, battery backup, power failure, electricity, storm',
  '/library/privacy-policy-checklist': 'write a privacy policy, website privacy statement, what must policy say',
  '/library/privileged-access-management':
    'admin rights, administrator accounts, local admin, who should be admin, domain admin, global admin',
  '/library/property-management-technology':
    'condo, landlord, tenants, intercom, fob, building cameras, yardi, building systems, elevator',
  '/library/public-vs-private-cloud': 'own cloud, private cloud, colocation, dedicated hosting',
  '/library/quebec-law-25-overview': 'bill 64, quebec privacy, cai, loi 25',
  '/library/ransomware-prevention-checklist':
    'stop ransomware, protect against ransomware, prevent attack, keep hackers out, crypto virus',
  '/library/ransomware-response-first-24-hours':
    'pay the ransom, got ransomware, after an attack, files locked, negotiate with hackers, decrypt',
  '/library/real-estate-wire-fraud-prevention': 'realtor, deposit, escrow, closing scam, buyer sent money',
  '/library/records-retention-basics':
    'how long keep, destroy, shred, archive, seven years, delete old files, cra records',
  '/library/remote-monitoring-and-management': 'rmm, agent, spy on staff, what can it see, software on our computers',
  '/library/remote-work-security-essentials': 'work from home, wfh, home wifi, home computer, telework, remote staff',
  '/library/robotic-process-automation-basics':
    'rpa, robot, data entry, copy paste work, uipath, power automate, repetitive',
  '/library/rto-and-rpo-explained': 'recovery time, recovery point, how fast back, how much data lost',
  '/library/saas-backup-explained':
    'back up office 365, microsoft does not back up, deleted mailbox, google workspace backup, recycle bin, salesforce',
  '/library/secure-boot-certificates-2026':
    'secure boot, uefi, bios certificate expired, boot certificate, windows security yellow badge, firmware update',
  '/library/secure-file-sharing':
    'send large files, send confidential documents, share with clients, wetransfer, dropbox, encrypted email, client portal',
  '/library/security-awareness-training-plan':
    'train staff, training, employee education, lunch and learn, human error',
  '/library/security-policy-starter-kit':
    'written policy, it policy template, information security policy, password policy, rules for staff, acceptable use',
  '/library/security-risk-assessment-guide': 'risk register, threats, assess our risks, do our own assessment',
  '/library/server-backup-strategies':
    'server backup options, image backup, veeam, sql backup, replicate server, vm backup',
  '/library/server-to-cloud-decision-guide':
    'old server, new server or cloud, end of life server, server 2012, server 2016, buy a server',
  '/library/sharepoint-file-structure-guide':
    'organize folders, sharepoint folders, migrate file server, mess of files, permissions, metadata',
  '/library/siem-and-soc-explained':
    'log monitoring, security operations, alerts, who watches at night, threat hunting',
  '/library/soc-2-readiness': 'soc report, audit report from vendor, type 2, trust criteria, get soc 2',
  '/library/software-licence-management':
    'subscriptions, adobe, license audit, too many subscriptions, renewals, software list',
  '/library/sox-it-general-controls': 'sarbanes oxley, itgc, auditors, change management, bill 198, nI 52-109',
  '/library/structured-cabling-guide':
    'ethernet, cat6, cat6a, wiring, patch panel, cable drops, jacks, fibre in building',
  '/library/switching-it-providers-checklist':
    'leave our it company, change msp, fire our it provider, handover, transition, get our passwords back, cancel with old provider',
  '/library/tabletop-exercise-guide': 'incident drill, practice, simulation, rehearse',
  '/library/teams-phone-overview': 'teams calling, replace desk phones, microsoft phone, calling plan, teams as phone',
  '/library/technology-due-diligence':
    'acquisition, buying a business, merger, m&a, taking over a company, check it before buying',
  '/library/technology-roadmap-template': 'three year plan, it plan, long term, strategy',
  '/library/total-cost-of-ownership-guide':
    'tco, buy or lease, real cost of a server, rent equipment, hidden costs, five years',
  '/library/vcio-role-explained': 'virtual cio, quarterly review, qbr, technology advisor, fractional cio',
  '/library/vendor-risk-management': 'suppliers, third party, subcontractor access, vendor questionnaire, supply chain',
  '/library/voip-phone-system-cost': 'price of phones, phone quote, how much is voip, cost per seat, phone bill',
  '/library/voip-readiness-checklist':
    'ready for voip, before switching phones, internet good enough for phones, install ip phones',
  '/library/voip-vs-traditional-phone-lines': 'landline, analog, copper, pots, fax line, old phones, alarm line',
  '/library/vpn-vs-zero-trust-access': 'remote access, ztna, replace vpn, slow vpn, connect from home',
  '/library/vulnerability-scanning-vs-penetration-testing':
    'pentest, difference between scan and test, ethical hacking, nessus',
  '/library/wifi-coverage-planning': 'access points, warehouse wifi, site survey, mesh, heat map, how many aps, signal',
  '/library/windows-10-end-of-support-options':
    'windows 11, old computers, tpm, cannot upgrade, unsupported windows, end of life',
  '/library/windows-server-2016-end-of-support':
    'server 2016 end of life, january 2027, upgrade windows server, old windows server, server support ends',
  '/library/workflow-automation-ideas':
    'automate tasks, power automate, zapier, approvals, reminders, save time, manual work, invoices automatically',
  '/library/zero-trust-for-small-business': 'trust nobody, conditional access, verify',

  '/resources/guides/ai-adoption-guide': 'introduce ai, ai pilot, use ai in business',
  '/resources/guides/it-budget-guide': 'defend budget, spending plan',
  '/resources/guides/managed-it-buyers-guide': 'rfp, buying managed services, request for proposal, sign a contract',
  '/resources/guides/microsoft-365-guide': 'office manager, administer office 365',
  '/resources/whitepapers/it-outsourcing-economics':
    'hire an it person, in-house or outsource, salary of it person, own it department, full time technician',
  '/resources/whitepapers/cloud-cost-control': 'cloud bill, cloud spending, who pays for cloud',
  '/resources/whitepapers/ai-governance-for-smbs': 'ai risk, ai committee, who approves ai',
  '/resources/whitepapers/ransomware-readiness': 'pay the ransom, decide, how ready for ransomware',
  '/resources/webinars/backup-restore-demo': 'watch a restore, see a recovery',
  '/resources/webinars/ransomware-tabletop-exercise': 'ransomware drill, simulation, practice attack',
  '/resources/case-studies/construction-firm-mobile-fleet': 'construction story, tablets',
  '/resources/case-studies/healthcare-clinic-device-encryption': 'encrypt laptops, bitlocker, disk encryption',

  '/industries/construction': 'builders, contractors, job sites, trades, electricians, roofers',
  '/industries/dental': 'dentists, orthodontists, dental clinic, hygienist',
  '/industries/finance': 'accountants, bookkeepers, financial advisors, mortgage broker, wealth, insurance broker, cpa',
  '/industries/healthcare': 'doctors, clinics, physio, pharmacy, medical office, chiropractor, optometrist, veterinary',
  '/industries/legal': 'lawyers, law firm, paralegals, notaries',
  '/industries/manufacturing': 'factory, plant, machine shop, warehouse, production, fabrication',
  '/industries/non-profit': 'charity, church, volunteers, foundation, association',
  '/industries/real-estate': 'realtors, brokerage, property managers, landlords, condo',
  '/services': 'what do you do, what do you offer, list of services',
  '/services/ai-consulting': 'ai advice, ai consultant, help with ai',
  '/services/ai-consulting/ai-integration': 'connect ai to our software, api, crm',
  '/services/ai-consulting/ai-strategy': 'ai plan, where to use ai',
  '/services/ai-consulting/process-automation': 'automate processes, manual steps, paperwork',
  '/services/ai-content-generation': 'write marketing text with ai, ai copywriting, product descriptions',
  '/services/ai-customer-service': 'ai answers customers, automatic replies, call centre ai',
  '/services/ai-data-analytics': 'forecast, predict, analyse sales, dashboards, insights',
  '/services/ai-consulting/data-analytics': 'reports, power bi, business intelligence, dashboards',
  '/services/ai-security-solutions': 'ai threat detection, secure ai, prompt injection',
  '/services/ai-seo-consulting':
    'found in chatgpt, ai search results, show up in ai answers, google ai overview, perplexity, seo',
  '/services/ai-workflow-automation': 'automate tasks with ai, documents automatically',
  '/services/business-continuity': 'keep running, disaster, continuity, outage plan',
  '/services/chatbot-development': 'build a bot, website chat, custom chatbot',
  '/services/cloud-solutions': 'move to cloud, cloud hosting, aws, google cloud',
  '/services/cloud-solutions/azure-services': 'azure, virtual machines, microsoft cloud hosting',
  '/services/cloud-solutions/cloud-backup-dr':
    'online backup, offsite backup, datto, restore, disaster recovery service',
  '/services/cloud-solutions/microsoft-365':
    'office 365, outlook, exchange, teams setup, sharepoint, manage our office 365',
  '/services/communication': 'messaging, collaboration, video calls, teams, conferencing',
  '/services/compliance-consulting': 'audit, regulations, comply, privacy officer',
  '/services/computer-vision': 'camera, image recognition, inspect, count, quality inspection, detect defects, video',
  '/services/cybersecurity': 'protect us, security, hackers, keep us safe',
  '/services/cybersecurity-assessment-services': 'security check, how secure are we, audit our security, gap analysis',
  '/services/cybersecurity/endpoint-protection': 'antivirus, edr, protect laptops, malware protection',
  '/services/cybersecurity/penetration-testing': 'pen test, hack us, try to break in, red team',
  '/services/cybersecurity/phishing-simulation': 'staff training, test employees, fake phishing',
  '/services/cybersecurity/soc-siem': '24/7 monitoring, watch at night, mdr, alerts',
  '/services/extended-security-updates': 'esu, windows 10, keep old windows',
  '/services/machine-learning': 'forecast, predict demand, model, predictive',
  '/services/managed-it': 'it support, outsourced it department, look after our computers, monthly it',
  '/services/managed-it/help-desk': 'call support, it help, problem with computer, user support, technician, ticket',
  '/services/managed-it/network-monitoring': 'watch the network, network goes down, alerts, monitor servers',
  '/services/managed-it/patch-management': 'updates, windows updates, patch schedule',
  '/services/robotic-process-automation': 'rpa, software robot, data entry, retyping, copy between systems',
  '/services/vcio-it-consulting': 'it director, advisor, it strategy, quarterly meetings, roadmap',
  '/services/voip':
    'phones, phone system, landline replacement, extension, voicemail, auto attendant, ip phone, call queue',
};
