import { company } from '../../../shared/company/company.ts';
import { claims } from '../claims.ts';
import { priceOfRate, rates, terms } from '../rates.ts';
import { levelTexts } from '../service-levels.ts';
import { answersFor } from './answer-record.ts';

/** From the first doubt about another provider to the first month with us, and trust on the way. */
export const changingProvider = answersFor('buyers', '2026-11-27', {
  'current-contract-when': {
    ways: `how far ahead should we line up the switch | when do i give notice to my it company |
      agreement renews january 1, is it too late to move to you | how many weeks before the end date should i call you |
      we have til summer on our current msp, what do we do now |
      what do you need from the old provider before the end date | timeline if our it contract ends in the fall |
      when should we start if our deal ends next quarter | our it contract runs out in spring, when should we talk |
      when should i give notice to our current provider |
      still five months left with our present company, too early to talk? |
      notice clause in our present agreement is 90 days, when do we begin`,
    says: `Read the notice clause now: it sets the last day for your notice. Count 30 days back from the end date for the handover, and sign the new contract before the notice goes out. We need your number of people and sites, your main program and the provider's last invoice; they hand over the fifteen things on our list.`,
    pages: ['/library/switching-it-providers-checklist', '/services/managed-it'],
  },
  'takeover-downtime': {
    ways: `any outage when we come over to you | will we be offline at all during the move to your company |
      do we lose a work day when we change to you |
      will we have downtime while you take over | can people keep working during the changeover | do we have to close for a day when we switch |
      does the switch happen after hours | how disruptive is the first week for staff | do you do the onboarding on a weekend |
      will everybody be interrupted when you install your software | how much work time does changing providers cost us |
      is the office offline when you come in | do my people notice the handover`,
    says: `No: our tools are installed while people work, and the old and the new provider run side by side for ten days. Passwords and access are changed on one evening after work.`,
    pages: ['/library/switching-it-providers-checklist', '/locations/calgary'],
  },
  'passwords-leave-with-someone': {
    ways: `the student who does our computers is moving away | our handyman for computers retires in may |
      my son runs our it and starts university | the volunteer who set everything up is leaving |
      the guy who did our it died and no one has the logins |
      the only person who knows our logins has given notice | our office manager did the it and quits this month |
      the one who set everything up is retiring next week | nobody else has the admin password and she is going |
      our it person leaves on friday, can you step in | how fast can you take over before our admin leaves |
      he is leaving and all the accounts are in his name`,
    says: `Yes, and start while that person is still there. Have them write down each login, its recovery email and who pays the bill, and add a second administrator to the domain and Microsoft 365 today. A technician calls within ${claims.contactWithin.value} in support hours; the whole takeover takes about 30 days.`,
    pages: ['/library/it-documentation-essentials', '/library/switching-it-providers-checklist'],
  },
  'switching-quietly': {
    ways: `does our it company need to know that we shop around | they cant find out were looking |
      must i tell my provider before i talk to you | is it ok to talk to you behind our msps back |
      will our current it guy find out we are talking to you | can we look around without our msp knowing | i dont want my provider to know yet |
      is this confidential, our it firm must not hear about it | can the assessment be done behind his back |
      keep it quiet until we have decided | do you call our present provider before we sign`,
    says: `You don't have to tell them before you give notice. The four checks that come first are ordinary housekeeping: the contract, the domain, your Microsoft 365 tenant and one restore. The free assessment includes an hour with the present IT person, so tell us on the first call that they do not know yet.`,
    pages: ['/library/switching-it-providers-checklist', '/blog/what-a-free-it-assessment-covers'],
  },
  'switching-overlap': {
    ways: `are there weeks where both it firms charge us | two it companies at the same time, is that normal |
      paying the old and the new provider together, for how long | can we avoid double billing when we change | overlap of contracts when switching |
      do we pay both it companies during the handover`,
    says: `Count on about a month with both: 30 days of handover, in which the old provider still answers questions and both setups run side by side. That month's fee buys a calm change. We agree on the start date with you, so that the overlap is no longer than that.`,
    pages: ['/library/switching-it-providers-checklist', '/services/managed-it'],
  },
  'old-provider-equipment': {
    ways: `he says the firewall belongs to him | our it company owns the router, what happens if we leave | the switches are leased from our provider |
      they want the server back when we cancel | phones are on a lease with the old msp | do we lose our wifi gear when we change company |
      equipment is theirs, are we stuck`,
    says: `Your contract says whose it is: rented firewalls and phones are the usual surprise, and they go back. Have them listed before you give notice, so that a replacement is in place on the day of the change. What you buy through us has a fixed price and is yours once it is paid for.`,
    pages: ['/library/switching-it-providers-checklist', '/services/managed-it', '/pricing'],
  },
  'first-week-and-month': {
    ways: `walk me through the first 30 days with you | what happens in month one | how do you onboard a new client |
      our last provider needed a month to set up and charged for it, you too? | what will the first few weeks be like for my staff |
      do we get support from day one or only after setup | is the set up time billed by the hour | how long til everything is running after we sign |
      what is our first month with you like`,
    says: `The response times hold from the first day, and all your staff have our number by day 5. Week one is the list of machines, our agent, new admin passwords with MFA, and a real restore; week two our own backup; then old complaints and one standard for all machines. Onboarding costs ${priceOfRate(rates.onboarding)}, once, not by the hour; a repair found on the way gets a price, and you decide.`,
    pages: ['/services/managed-it', '/pricing', '/service-levels'],
  },
  'contract-leaving-deleted': {
    ways: `when we leave do you wipe our data on your side | what do you keep about us after the contract | are our backups deleted when we go |
      do you destroy our passwords after we cancel | proof that you deleted our files`,
    says: `You get that in writing before you sign: what is kept, and what is deleted. Our pages tell law firms what a usable answer is: invoices are kept, the rest is deleted, with a note. On the day you leave you change the passwords, and take the register and your backups with you.`,
    pages: ['/industries/legal', '/about-us', '/pricing'],
  },
  'own-it-person-away': {
    ways: `the it guy is on holiday in march, will you fill in | need cover while i am off for two weeks |
      im alone in it and want to take vacation |
      our it manager is off three weeks in july, what do you do then | who takes the calls when our own guy is sick |
      holiday cover for our sysadmin, how is that arranged | how much notice do you need to cover for our it person |
      what does it cost to stand in for him for two weeks | he is on parental leave for six months, can you fill in |
      backup for our only it guy when he is out`,
    says: `We take over the tasks that you agreed on beforehand, such as first calls, new accounts and closing accounts. How many days' notice, for how many weeks and at what price is settled in writing. Cover for vacations and nights alone costs ${priceOfRate(rates.hour)}, ${priceOfRate(rates['after-hours'])} at night, and ${priceOfRate(rates.visit)}.`,
    pages: ['/library/co-managed-it-guide', '/pricing'],
  },
  'our-passwords-needed': {
    ways: `do i have to give you my password | will your tech ask for my login | do you need everybodys passwords to set us up |
      should i email you our admin password | do we hand over all the logins`,
    says: `Not those of your staff: if a technician asks for one, even one of ours, refuse. We take over administrator accounts on an agreed day, with new passwords and MFA; they are kept in a vault that you can open. Never send a password by email.`,
    pages: ['/services/managed-it', '/blog/what-a-free-it-assessment-covers', '/people'],
  },
  'monitoring-tools-people-misuse': {
    ways: `what if one of your guys steals our client list | how do we know your technicians dont snoop | could your staff copy our files and we never notice |
      a rogue technician, what stops him | what if your employee sells our data | who keeps an eye on your own people`,
    says: `No firm can rule it out; we keep it hard and visible. Administrator accounts are few, personal and behind MFA, every session is recorded, and the vault shows who opened which password. Everyone signs a confidentiality agreement, field technicians have a criminal record check, and our cyber insurance covers an incident that began with us.`,
    pages: ['/people', '/industries/legal'],
  },
  'monitoring-tools-people-lock': {
    ways: `one matter that nobody at your firm may read | lock a folder so that even the it people cant see it |
      can your technicians read our client files | encrypt it with a key that only we have`,
    says: `Out of everyone's reach are only files encrypted with a key that your firm alone holds, and that can be done. An administrator account can reach more than most staff can, at any provider, so we keep those accounts few, personal, behind MFA and logged.`,
    pages: ['/industries/legal', '/people'],
  },
  'background-checks-vulnerable': {
    ways: `our daycare needs a vulnerable sector check, do your people have police clearance | they would be on site with kids around, do your techs have a vulnerable sector check |
      police check or vulnerable sector check for people who work at a school | vulnerable sector screening for whoever comes to our group home`,
    says: `Our pages name no vulnerable sector check. A field technician, who comes to your office, must have a criminal record check. If your school, daycare or home asks for more, say so on the first call and have it written into the contract.`,
    pages: ['/people'],
  },
  'complaints-no-answer': {
    ways: `third time i write to you people | i have written twice already | waited half a day for someone to ring me back |
      nobody called me | no callback since this morning |
      i rang yesterday evening and it just rang out | your phone went to voicemail twice | called three times and no one answered |
      i emailed on monday and still no reply | you say 24/7 but no one answers the phone | nobody got back to me after i filled in your form |
      left two messages, never heard from you | the callback you promised never came | whats the use of a support line that doesnt answer |
      nobody picks up when i phone you`,
    says: `I am sorry: that should not happen. If something has stopped, call ${company.phone.display} now: emergencies are answered day and night. Other calls outside support hours (${levelTexts.hours}) wait until the help desk opens. Write "talk to a person" here with the time you called; complaints go to our management.`,
    pages: ['/service-levels', '/people', '/contact-us'],
  },
  'switching-slow-provider': {
    ways: `our it company takes 2 days to answer an email | current msp is awful at calling back | our guys are never available |
      service from our provider has gone downhill | we have someone but theyre useless |
      tickets sit for a week with the company we use | i have an it company that doesnt care about small clients |
      our it firm never gets back to us in time | we have a provider but they are so slow | current it guys take forever | we wait days for our msp | not happy with the it company we have now |
      our provider ignores tickets, thinking of changing | fed up with our present it support | the company we use now doesnt call back`,
    says: `If something is down now, call ${company.phone.display} first. With us a technician takes your call within ${claims.helpDeskResponse.value} in support hours, as a service level: a miss earns a credit. Changing takes about 30 days, with both providers side by side. First read your present contract for its notice period, and check that domain and Microsoft 365 are in your name.`,
    pages: ['/service-levels', '/library/switching-it-providers-checklist', '/services/managed-it'],
  },
  'first-week-staff': {
    ways: `do you tell the team how to call you | how will everyone know the help desk number |
      who explains to my staff how this works |
      is there an intro for our employees |
      how do my people learn whom to call | do you introduce yourselves to the staff | will my team be told about you | is there a handout with your number for everybody |
      do you train my staff on how to open a ticket | how does my team find out about you`,
    says: `Yes: by day 5 all your staff have our number and a one-page note. They call, write an email, or click the icon in the tray of the computer; a technician answers a call within ${claims.helpDeskResponse.value} in support hours.`,
    pages: ['/services/managed-it', '/services/managed-it/help-desk'],
  },
  'first-week-agent': {
    ways: `does someone come to our office to install things | can it be set up remotely | is the install done by remote |
      will you need each laptop for an hour | do you physically visit at the start or is it all online |
      how do you connect to all our machines |
      do you go to each computer to set it up | how does your software get on our machines | is somebody coming round to every desk | do you need hands on every pc | how long per computer does the setup take |
      do laptops have to be handed in for the setup | must all computers be in the office when you start`,
    says: `A small program, our agent, goes on each computer on the second day, while people keep working. Our pages do not say for which machines a technician has to come: name those at home or on the road on the first call.`,
    pages: ['/services/managed-it', '/services/managed-it/help-desk'],
  },
  'choose-provider-looking': {
    ways: `window shopping | only doing research for now | comparing you to two others |
      its early days, im just looking at options | my director asked me to get three names |
      we might switch next year, just checking you out | need a shortlist of it companies |
      im only comparing companies at this point | shopping around for it support | we are looking at a few providers | just gathering prices for now | my boss told me to find an it company |
      we are not ready to decide, only looking | getting quotes from a couple of firms`,
    says: `Then compare line by line: our prices, what each tier includes, the service levels with their credits and a sample contract schedule are published. Our scorecard has the questions for the others. A fixed quote comes within ${terms.quote.value} once we have seen the job, and nothing binds you.`,
    pages: ['/top-managed-service-providers-toronto', '/pricing', '/service-levels'],
  },
  'first-week-our-time': {
    ways: `how busy will this make my office manager | what do you need from my team during onboarding |
      is it a lot of work for us to change over | time commitment on our side |
      how much of my time will the onboarding eat | hours we have to put in at the start | do i need somebody free for the changeover | how many hours do you need my office manager for | is the first month a lot of work for us |
      can i stay out of it`,
    says: `Plan two hours a week for one person on your side in the first month. On day 1 we sit with whoever knows where things are, and each person needs about five minutes, with their phone, to set up MFA.`,
    pages: ['/library/managed-it-services-explained', '/services/managed-it'],
  },
  'first-week-needs': {
    ways: `what access do you need on the first day | do you need a key to our office | do you need our admin password to begin | what should be ready when your people arrive | who has to be here when you come the first time`,
    says: `The person who knows where things are, the key to the server closet, and an admin sign-in, which you can type yourself. Each person needs five minutes, with their phone, to set up MFA. Then name the file you would miss first: we restore that one.`,
    pages: ['/services/managed-it'],
  },
  'switching-old-tools': {
    ways: `will you remove the old companys software | what about the programs our last msp left on the pcs | old providers remote access, how do we get rid of it | can the former it firm still get into our computers |
      do you clean out their antivirus and agents`,
    says: `Yes, on one evening after work: the old provider's accounts are blocked and its sessions ended, server, firewall and Wi-Fi passwords are changed, and its agents are uninstalled, until its console shows zero machines. A fresh backup comes first.`,
    pages: ['/library/switching-it-providers-checklist', '/services/managed-it'],
  },
});
