import { company } from '../../../shared/company/company.ts';
import { amountOfRate, priceOfRate, rates, terms } from '../rates.ts';
import { answersFor } from './answer-record.ts';

const hour = priceOfRate(rates.hour);

/** Who does what, by when and for whom: what buyers settle before they sign. */
export const beforeSigning = answersFor('buyers', '2026-11-27', {
  'console-rights': {
    ways: `do i get admin in your rmm or just a read only portal | will our it manager have access to the edr console |
      can i see the alerts in your siem myself | as co managed admin do i get a login to your tools |
      read only or full rights in the monitoring | can our sysadmin push scripts with your rmm |
      which console rights does our own it keep | do we see the same dashboard as your technicians |
      access for our it guy to your management console | shared access to the security portal`,
    says: `As our guide divides co-managed IT, your person keeps a named administrator account in your own systems and sees the same monitoring screen. Our pages do not state which rights you get in the consoles of our tools, such as RMM, EDR and SIEM: ask, and have the answer written into the list of tasks before you sign.`,
    pages: ['/library/co-managed-it-guide', '/people', '/library/remote-monitoring-and-management'],
  },
  'own-edr': {
    ways: `we already own sentinelone until next year, can you monitor that | we pay for crowdstrike, must it be ripped out |
      keep our own edr and you watch the alerts | can your soc read alerts from our existing edr |
      our antivirus is paid until november, what happens to it | bring your own edr licence |
      would you work with our defender for endpoint | do we have to switch to your security product |
      we have two years left on sophos | existing edr contract, can you take it over`,
    says: `Our pages do not say whether our analysts can read the alerts of a product that you already own, so name it and its end date before the quote: the quote says what is watched. When our own EDR goes on, the old antivirus comes off, so that the two do not interfere.`,
    pages: ['/services/cybersecurity/endpoint-protection', '/library/co-managed-it-guide', '/services/cybersecurity'],
  },
  'compliance-help-soc-2-time': {
    ways: `how long does soc 2 take | time until we have a soc 2 report | soc 2 in three months possible |
      how many months for soc 2 type 2 | when could we show a soc 2 report to a customer |
      soc 2 timeline for a small software company | how fast can a startup get soc 2 | type 1 or type 2, which takes longer |
      duration of a soc 2 audit | is soc 2 done in a quarter`,
    says: `A Type 1 report describes the design of your controls on one day; a Type 2 report covers a period, often 6 or 12 months, so it cannot come sooner. How long the preparation takes depends on the gaps, and our pages name no length. It is priced ${amountOfRate(rates.compliance)}, with a fixed quote in ${terms.quote.value}; the independent auditor's report is extra. Type 1 is the shorter way.`,
    pages: ['/library/soc-2-readiness', '/services/compliance-consulting'],
  },
  'cyber-insurance-deadline': {
    ways: `our cyber renewal wants edr mfa immutable backup and an incident plan, can you get us there in time |
      insurance renewal is due on the 15th and we have none of it | can you get the insurers four controls in place before the renewal |
      the broker gives us three weeks to have mfa and edr | policy renews at month end and they ask for edr everywhere |
      how fast can we meet the insurers security requirements | underwriter wants immutable backups by the first, is that doable |
      incident response plan and mfa needed for insurance in two weeks | we lose our cyber cover unless edr is installed by friday |
      what can be done before our cyber insurance deadline`,
    says: `Part of it, if you call today. MFA for everyone takes about three weeks, EDR on every device comes from Professional up, and backup of your own servers has one locked copy. An incident plan starts from our template. Answer what is true on the day and mark the rest as a plan: a wrong yes can cost you the coverage.`,
    pages: [
      '/library/cyber-insurance-readiness',
      '/library/multi-factor-authentication-rollout',
      '/library/incident-response-plan-template',
      '/pricing',
    ],
  },
  'cyber-insurance-discount': {
    ways: `does the insurer give money off for having you | will our premium go down if you look after our security |
      discount on cyber insurance with a managed provider | do insurers reward edr and mfa |
      is cyber insurance cheaper with you as our it company | can you lower our cyber premium |
      money off the policy if we use an msp | would our broker give us a better rate because of you |
      how much does mfa save on the premium | premium reduction for having backups tested`,
    says: `Our pages promise no discount from an insurer. Missing MFA, EDR or separate backups can raise a premium, and an insurer may decline to quote; your broker can tell you how much each counts. Close the gaps before you apply, and send the proof along.`,
    pages: ['/library/cyber-insurance-cost', '/library/cyber-insurance-readiness'],
  },
  'fix-now-switch-later': {
    ways: `can you fix just the slowness now and do the switch after april 30 | fix one problem now and take over later |
      we cannot change providers until may but need help today | help us by the hour until our contract ends |
      start with the slow server and talk about a plan later | only repair what is broken for now, full service after tax season |
      can we begin by the hour and become a client in the fall | our it is overloaded, can you step in for one problem |
      interim help before the switch | do the repair first and the contract afterwards |
      is fixing that a one time price or the monthly plan |
      repair the slow server today and switch to you in summer`,
    says: `Yes: hire us by the hour (${hour}) or for one project with a fixed quote, and decide about the plan afterwards. The handover itself takes about 30 days, so choose the date with that in mind. Until then each task needs one owner, your present provider or us.`,
    pages: ['/who-we-are-for', '/library/switching-it-providers-checklist', '/pricing'],
  },
  'old-provider-charge': {
    ways: `they charge 4800 for offboarding documentation, is that normal | our it company wants money for the handover documents |
      is an exit fee for documentation allowed | provider bills us to leave | they want to be paid for writing down our own network |
      offboarding fee from the old it company | how much may an it company charge for a handover |
      our msp asks three thousand dollars to release the documentation | exit charges in our present it contract |
      must we pay for our own passwords and drawings`,
    says: `Your contract decides: look under the price of exit help, and let a lawyer read it if they insist. Send our list of fifteen items with a date, and ask in writing for their rate for work that the agreement does not cover. With us the documentation is yours, and up to ${terms.leaving.value} of handover are included.`,
    pages: ['/library/switching-it-providers-checklist', '/pricing', '/blog/questions-to-ask-your-msp-before-renewal'],
  },
  'same-in-two-years': {
    ways: `how do i know you wont be the same in two years | you all promise a lot until we have signed |
      what stops you from getting slow once you have my signature | how do we know you stay good after the first year |
      will your service still be like this next year | every it firm is great at first, what about later |
      what if you get lazy after we sign | what protects us if your service gets worse |
      what is your average turnover and why should i trust you in two years | the last one was good until the ink was dry`,
    says: `By the contract: your actual times every month, a credit for each miss without asking, and the right to leave if we miss a level in three months out of six. Passwords and documentation are yours from the first day. Our pages publish no staff turnover and no count of clients who left: ask on the first call.`,
    pages: ['/service-levels', '/about-us', '/pricing'],
  },
  'software-support-split': {
    ways: `the software vendor supports its own program, what part would be yours | kroll looks after kroll so what do you do |
      our pos company does the tills, what is left for you | who does what between you and our software maker |
      our emr has its own support, why would we need you too | vendor handles the program, do you handle the rest |
      where does their support stop and yours begin | the dental software people have a help line, what would we call you for |
      pharmacy program has its own it, which part is yours | split between the program's support and yours`,
    says: `Everything around it: the computers, the internet line, Wi-Fi, printers, accounts and MFA, updates, backup, and closing access when people leave. The program stays with its maker. When it fails we call them for you, and stay on the line until one side accepts the fault.`,
    pages: ['/services/managed-it', '/industries/dental', '/industries/healthcare'],
  },
  'dental-included': {
    ways: `does that include dentrix and the xray sensors or is that extra | are the sensors and the pan in the plan |
      is imaging software support included in the monthly price | do you charge extra for x ray equipment |
      cbct and intraoral scanners, part of the fee or not | does that include the xray sensor computers or are those extra |
      who fixes a sensor that drops out, you or the dealer | our sensors stop in one operatory, is that covered |
      is calling the sensor company included | do operatory computers cost more than front desk ones`,
    says: `Looking after the practice software and the imaging computers is in the plan: we record driver, port and key for each sensor, and call the software or sensor vendor for you. You pay per person, not per device. Licences, hardware and backup of your own server are separate; chairs and X-ray heads stay with your dealer.`,
    pages: ['/industries/dental', '/pricing'],
  },
  'monitoring-tools-people': {
    ways: `my partner is uneasy about strangers in our systems | letting an outside firm into everything scares us |
      worried about handing access to outsiders | how much of our stuff can your people see |
      who of you can open our files | who in your company could open our documents |
      how would we notice that a technician looked at our files | is there a log of who looked at our files |
      how many of your people have admin access to our machines | who at your company can get into our systems |
      who at your firm can read my clients files | how would i know if one of your people looked at a file |
      which of your employees would be able to open my clients files and how would i know |
      list of technicians who can reach our systems | do i get the names of everyone with access`,
    says: `Only the people who need it for your contract, each with a named account and MFA; the list is part of your documentation. Every session is recorded, and a remote session shows on your screen. An account is closed within the hour when a person leaves us.`,
    pages: ['/people', '/library/remote-monitoring-and-management'],
  },
  'sample-contract-changes': {
    ways: `my lawyer has comments on your contract | can we edit the terms | redlines welcome? |
      we cant accept clause 8 as written, can it go | our head office has its own agreement, would you sign that |
      are the terms fixed or can we talk about them |
      our counsel wants to change a clause | is the agreement negotiable | can we strike out parts of the contract | will you accept edits to your agreement |
      our lawyer marked up the contract | can we add our own terms | do you sign the customers paper or only your own | change the wording before signing`,
    says: `Send us the changes before you sign: our pages do not say which ones we accept. Your lawyer can read the sample contract schedule and the service levels beforehand, as both are published. What you agree on has to be written in, since the contract is what counts.`,
    pages: ['/pricing', '/service-levels'],
  },
  'contract-sign': {
    ways: `do i sign with docusign | who signs on our end | when does the 12 months start | is there paperwork to sign online |
      how do we sign, on paper or docusign | can i sign electronically | who has to sign for our firm | from which day does the year count | when does the term begin |
      when are we officially clients`,
    says: `Our pages do not say how a contract is signed or from which day the ${terms.term.value} count: ask on the first call. Nothing binds you until you sign, and the contract's schedule has your tier, your numbers and your dates.`,
    pages: ['/pricing', '/contact-us'],
  },
  'contract-leaving-domain': {
    ways: `the old company registered our domain to themselves, you wont right | who controls our email if we break up |
      are our web address and email ours if we fire you | do you become the owner of our 365 account |
      promise you wont keep the keys to our domain | will you put yourself down as domain owner |
      are you going to keep our domain if we quit | will our website address be in your name | hold our domain hostage | do you register things under your own name |
      could you lock us out of our own email | last guys kept our domain, do you do that | will you have our microsoft account under your control`,
    says: `No: the domain and the Microsoft 365 tenant are in your firm's name from the first day, and at least one administrator account stays yours. You can open the passwords without us, and our pages name no fee for leaving.`,
    pages: ['/services/managed-it', '/about-us', '/library/it-documentation-essentials'],
  },
  'upselling-pressure': {
    ways: `if i talk to you will i get spammed after | do i get a bunch of sales calls |
      no obligation to sign after the call right? | am i committed to anything if you come by |
      is this going to be a sales pitch | i hate being sold to | will they twist my arm |
      will somebody pressure me to sign | is the call a sales pitch | i dont want a hard sell | am i going to get pestered after i call | do you chase people who dont sign |
      will the guy try to close me | no pushy sales please | if i book, how hard do you sell`,
    says: `No: nothing binds you until you sign, and the report of the free assessment is yours whether or not you hire us. The catch is that we hope you will. If another firm suits you better, our pages say when.`,
    pages: ['/blog/what-a-free-it-assessment-covers', '/who-we-are-for', '/about-us'],
  },
  'own-it-person-replace': {
    ways: `i run the it here and dont want to lose my job over this | is this going to end with me being let go |
      would you take my place | does hiring you mean our it person goes | your company instead of me? |
      so do you replace me or help me |
      are you after my job | would you push me out | is the goal to take over from our it manager | will you try to get rid of our it guy | do you end up replacing the internal person |
      so you would be taking over from him`,
    says: `No: co-managed IT is not meant to replace anyone. Your person usually keeps the business software and the people, and we take what comes at bad times: updates, backup, security and nights. Each task has one owner, in writing.`,
    pages: ['/library/co-managed-it-guide', '/services/managed-it'],
  },
  'own-it-person-split': {
    ways: `which tasks are mine and which are yours | how would we share the work | what do you do and what does our it person do |
      who answers staff first, us or you | where is the line between you and our admin |
      show me how the work gets shared out |
      who handles which task when you work with our it person | how are the jobs divided | what would stay with me and what goes to you | division of labour with our admin |
      is there a list of tasks for each side | who is responsible for what in co managed | do you have a responsibility matrix | how do we avoid stepping on each others toes`,
    says: `By a list of eighteen tasks, each with one owner. As our guide divides them, your person keeps first calls, new hires, the main program and purchases; we take nights, updates, monitoring, backup, firewall and security alerts. You mark the list your way, and we quote only for our part.`,
    pages: ['/library/co-managed-it-guide', '/services/managed-it'],
  },
  'own-it-person-security': {
    ways: `need cybersecurity help only, we have an it team | im the it director, only looking for security help |
      could you do edr and monitoring and leave the rest to us | in house it is fine, security is what we lack |
      managed security for a company with its own it |
      we run our own it and only want somebody on security | security monitoring only, our team does the rest | our it department needs a security partner | just watch the alerts for us, 150 people |
      soc as an add on to our own team | can you be only our security people | we have it staff but nobody for cybersecurity`,
    says: `Yes, as co-managed IT: mark on our list of tasks the ones we take, such as security alerts, updates and access reviews, and we quote only for those. Firms of more than 200 people take single parts too, such as security monitoring or a penetration test.`,
    pages: ['/library/co-managed-it-guide', '/who-we-are-for', '/services/cybersecurity'],
  },
  'who-may-call-approver': {
    ways: `who has the last word on our end | do purchases need my ok | i only want two people to be able to approve stuff |
      what if an employee orders a laptop behind my back | can i be the only one who signs off |
      who approves things for our company | who has to ok a purchase | one person here should sign off on changes | can staff order stuff from you without me knowing | i want to approve everything that costs money |
      how do you know who may decide in our firm`,
    says: `The approver whom you name: on the first day we write down who may approve spending. Everyone with a mailbox may call, but new software, access to payroll and the like wait for that person. Nothing is ordered without your signature.`,
    pages: ['/services/managed-it/help-desk', '/services/managed-it', '/about-us'],
  },
  'cloud-or-server-stay': {
    ways: `does the server need to move anywhere | we like our server, can we hold on to it | would that have to go to azure |
      no cloud for us please, is that ok | our database is in the back room and should stay there |
      does our server have to go | will you make us move to the cloud | can the box in the closet stay | do we have to give up our own server | is moving to azure a must with you |
      we want to keep our program on site | would it have to be in the cloud`,
    says: `No, it may stay: you can keep what you have, and servers are monitored, updated and tested in every plan. Their backup is priced ${priceOfRate(rates['server-backup'])}. Our decision guide says when a move pays.`,
    pages: ['/library/server-to-cloud-decision-guide', '/services/managed-it', '/pricing'],
  },
  'contract-exit-you': {
    ways: `can you drop us as a client | may you cancel on us | could you end it from your side | what if you fire us | how much warning do we get if you quit | can your company walk away from the contract`,
    says: `After the first ${terms.term.value} either of us can end it, with ${terms.notice.value}’ notice in writing. You get the register, the admin passwords and your backups, and up to ${terms.leaving.value} of handover to your next provider are included.`,
    pages: ['/pricing', '/services/managed-it'],
  },
  'price-changes-leave': {
    ways: `if you raise the price can we leave | do we have to accept an increase | what if i dont agree with the new price | can i cancel over a price hike | increase of 10 percent, am i stuck`,
    says: `Prices rise by ${terms['price-change'].value}; anything above that needs your signature, so without it the price stays. Up to that, our terms name no special right to leave. After the first ${terms.term.value} you can end the plan with ${terms.notice.value}’ notice.`,
    pages: ['/pricing'],
  },
  'contract-non-solicit': {
    ways: `can we hire one of your technicians | is there a clause about poaching staff | penalty if your tech comes to work for us | non solicitation clause | are we allowed to take over your guy`,
    says: `Our pages say nothing about it: the contract decides, so ask on the first call. What they do publish are term, notice, prices and handover, in the sample contract schedule.`,
    pages: ['/pricing', '/people'],
  },
  'insurance-bond': {
    ways: `are you bonded | is your company bonded and insured | do you carry a surety bond | fidelity bond? | our building only lets bonded contractors in`,
    says: `Our pages name no bond: ask on the first call. We carry professional liability, cyber and commercial general liability insurance; the certificate comes with our quote. Field technicians have a criminal record check.`,
    pages: ['/people'],
  },
  'reviews-awards': {
    ways: `have you won any awards | bbb rating | are you on clutch or the better business bureau | best msp list | have you been in the news | any industry awards`,
    says: `Our pages name no awards and no BBB rating. What we state about ourselves, such as our rating and certificates, is on one page with its date. For proof, speak with clients of your trade who have agreed to it: ask on the first call.`,
    pages: ['/claims-and-sources', '/people'],
  },
  'names-at-the-door': {
    ways: `how do i know the tech at the door is really yours | do your people carry id | someone came saying he is from your firm | how can reception check your technician | do technicians wear a uniform`,
    says: `Call us at ${company.phone.display} before you let anyone in: we tell you who was sent. With the contract you get the names, photos and direct numbers of your own team.`,
    pages: ['/people', '/contact-us'],
  },
  documentation: {
    ways: `do you keep a record of all our gear | would we have a list of every password | who documents our setup |
      is a network map included |
      do you write everything down | will there be documentation of our network | do we get a list of our computers and passwords | who keeps track of our equipment | is there an inventory in the plan |
      can i see the documentation you keep`,
    says: `Yes, in every plan: a register of devices, licences and passwords, with network drawings and vendor contacts. It is yours: you can read it at any time, and open the passwords without us.`,
    pages: ['/services/managed-it', '/pricing', '/about-us'],
  },
});
