import { company } from '../../../shared/company/company.ts';
import { claims } from '../claims.ts';
import { priceOfRate, rates } from '../rates.ts';
import { answersFor } from './answer-record.ts';

export const starting = answersFor('buyers', '2026-11-26', {
  'start-date': {
    ways: `could we begin february 1 | is january 1 realistic | can we start in the new year |
      when can you take us on | how long before everything is switched over | when can you begin |
      how quickly can we be onboarded | how long until we are up and running | earliest start | lead time to switch |
      how many weeks to onboard | what is the timeline | how long does onboarding take | how long does taking over take |
      how long is the handover from our present it company | how quickly can you get going with us |
      can you start this month | how long does it take to switch | we need it support by the first of the month |
      how fast does the onboarding go | how soon can your team take over from our old it |
      we sign this week, when are we live | how many days from signing to being supported |
      is it possible to be up and running by march 1 | how long does the changeover take | when wud u be able to start |
      soonest you could take our clinc on | 30 days to switch, can it be faster |
      we are moving in six weeks, will you be ready to support us by then | time from yes to fully handed over |
      can you get us going b4 our audit next month | how fast do you onboard a 20 person firm |
      by when could you be our it company | how long does switching take from start to finish |
      what happens in the first 30 days after we sign |
      We can only do big changes in July and August. If we signed in May could you be ready for September? |
      How long does onboarding take and how much of my staffs time will it eat up |
      we want the switch in july or august only, how far ahead do we have to sign |
      how early must we sign for a start in september | how long does it take to get set up with you |
      when would everything run under your care | when could you start with us`,
    says: `Plan on about 30 days from notice to handover: ten to collect documentation, ten with both providers side by side, one evening to change access. A technician calls you back within ${claims.contactWithin.value} in support hours, and the first week of work follows a fixed plan.`,
    pages: ['/library/switching-it-providers-checklist', '/services/managed-it'],
  },
  'start-date-waiting': {
    ways: `do you have a waiting list | next available start date? | what is the wait before service begins |
      are you taking new clients right now | is there a queue for new customers`,
    says: `Our pages name no waiting list: a technician calls you back within ${claims.contactWithin.value} in support hours, and names the next date for a start. The handover itself takes about 30 days.`,
    pages: ['/services/managed-it', '/contact-us', '/library/switching-it-providers-checklist'],
  },
  'start-date-urgent': {
    ways: `can you take over next week | can u start monday | our it person left last week, how fast can you step in |
      how soon could you take over from them | we need someone right away, our guy quit |
      our tech resigned, when can you start | is next week too soon |
      our guy is gone as of friday, how quick can you step in | start asap possible? |
      our it guy walked out today, can you jump in | nobody looks after our computers since monday |
      how fast can you help if we have no it person any more`,
    says: `Call ${company.phone.display} today: a technician calls back within ${claims.contactWithin.value} in support hours, and can help at ${priceOfRate(rates.hour)} until the plan runs. The whole takeover takes about 30 days, starting with admin accounts, passwords and a tested restore.`,
    pages: ['/library/switching-it-providers-checklist', '/pricing', '/contact-us'],
  },
  'first-week': {
    ways: `walk me through the first few days | how does onboarding work | what are the steps after we sign |
      what will you do first | describe the start | onboarding process | what do our staff notice when you begin |
      what goes on in the first days | how does it work once we sign | what will the first five days look like |
      after signing, what do you do on day one | tell me how you onboard a new client step by step |
      what happens on the day you install your software | will staff be interrupted in the first week |
      onboarding schedule | when do our people get the help desk number | what gets done in week one |
      our receptionist asks what changes on the 1st day with you | describe the kickoff | first week plan? |
      how does your onbording go | what do we see at the end of the first week |
      when are the paswords changed after we join | what should we expect right after we sign |
      which day do you test our backup when you begin | do you come in and list all machines first, or how does it begin`,
    says: `Day 1: a list of machines, lines, licences and approvers. Day 2: our agent on each computer while people keep working. Day 3: admin accounts, new passwords and MFA. Day 4: a real restore from your present backup. Day 5: your staff get the number, and you get the list of findings.`,
    pages: ['/services/managed-it'],
  },
  switching: {
    ways: `how disruptive is a switch to you | does changing provider disrupt our work |
      will my staff notice the change | is moving to you a nightmare | is it hard to change it companies |
      how painful is the transition | will there be downtime when switching |
      slow email cost us a customer with the old provider | we were unhappy last year and lost business because of it |
      take over from our present it guy without trouble | replace our it guy smoothly |
      our it guy only comes when something breaks | how much of a headache is it to change it providers |
      dose moving it companies mean downtime for our dental practice |
      worried about breaking things if we change it firm | is switching risky |
      how do you make the change without our staff noticing | my fear is losing email during the change of provider |
      is it a smooth transfer from our existing it support`,
    says: `Usually not hard, and without downtime for your staff: both setups run side by side until nothing depends on the old one. Before you give notice, check that your domain and Microsoft 365 tenant are in your name and that one restore works.`,
    pages: ['/library/switching-it-providers-checklist', '/services/managed-it'],
  },
  'switching-old-provider': {
    ways: `how do you work with our old it people in the handover | do you talk to the old it company for us |
      can you work with the old one during the change | do you deal with the outgoing provder so i dont have to |
      can both it companies run in parallel for a while | who speaks to the old it guys |
      will you call our former provider for the passwords`,
    says: `Yes, once you have given notice: we collect the inventory and the passwords from them, and both setups run side by side while the old one still answers questions. Ask them in writing for the fifteen things on our list, with a date.`,
    pages: ['/library/switching-it-providers-checklist', '/services/managed-it'],
  },
  'switching-how': {
    ways: `handover from the previous provider | how do you take over from our old provider |
      what do we need to do to switch | first step to change it company | leaving our it guy | we want to change msp |
      move from another provider | fire our it company | thinking about replacing our it support |
      how does the handover from the old company go | i hate my it company | our it takes days to answer |
      our provider is slow and never calls back | what are the steps to leave our present msp |
      our it vendor never returns calls, how do we move to you | we want to dump our it company |
      switching it providers, what comes first | our guy takes three days for anything, thinking of changing |
      whats involved in swiching to you from another msp |
      want to leave our it consultant after ten years, how does that go | how do i break up with my current it firm |
      we are fed up with our tech support and want someone new | how does switching to you work |
      steps to move from our it company to you | what is the process of changing providers |
      explain how changing over to you goes | we want to leave our it company, what is the first step |
      how do we switch from our current provider | how do we fire our it company |
      how do we leave our present it company | our it company is bad, what do we do first |
      we are with another it company now, how does the switch work | we hate our it company how do we get out`,
    says: `In four steps: you check that the domain and the Microsoft 365 tenant are in your firm's name, and give notice; we take the inventory and collect the passwords; both setups run side by side; on one evening access changes. Plan on about 30 days.`,
    pages: ['/library/switching-it-providers-checklist', '/services/managed-it'],
  },
  'old-provider-difficult': {
    ways: `previous it outfit refuses to give us the admin password | old it company wont give passwords |
      provider refuses to hand over | our msp is holding us hostage | ex it guy has all the logins |
      they do not answer our handover request | the former it person left no notes |
      nothing was documented by the last one | no documentation from the guy before |
      our old it guy disappeared and left nothing written down | nobody knows how our network was set up |
      we have no idea what the passwords are since he left | prior technician is gone and we have no records |
      they are refusing to give the admin logins back | ex consultant ghosted us and he has every pasword |
      no one has the router password since the previous tech vanished |
      prior provider ignores our emails about the handover |
      we are locked out of our own microsoft tenant by the old it firm |
      the outgoing compnay is being nasty and stalling | old msp holds our domain ransom |
      our contractor died and nobody has the server password | previuos it guy wont cooperate |
      they deleted the documentation when we fired them | what can i do when an it firm will not hand things over |
      last tech left zero paperwork about our network | he set everything up under his own name and wont transfer it |
      the it company we let go still controls our email admin | how do we get our logins out of a stubborn provider |
      we inherited a practice and there are no records of the it setup |
      How do you get us out without losing email or PCLaw, and who is liable if something disappears? |
      My current IT guy has all the passwords and isnt returning calls. how do we switch without him shutting us down`,
    says: `Check first who is registered as owner of the domain and the Microsoft 365 tenant: both should be your firm, and the registrar and Microsoft each have a way to restore your access. Ask in writing for the fifteen things on our handover list, with a date; we help with it.`,
    pages: ['/library/switching-it-providers-checklist', '/library/it-documentation-essentials'],
  },
  'leaving-it-person': {
    ways: `what should we get from our it person before he leaves | our it guy retires, what must he hand over | it manager gave notice, what do we need from her | list of things to collect from our technician | knowledge of our it person gets lost |
      our in house tech is retiring in june, what do we ask for | sysadmin resigned, two weeks left, what must we get from him |
      checklist for when our it employe leaves | what to collect from the it person on his last day | our computer guy gave his notice |
      what knowledge should our departing it manager write down | only john knows the passwords and he is quitting |
      it coordinator at our school is moving on, what needs to be handed over | how do we keep the know how when our tech goes |
      handover list for a departing it admin | our only it staff member is going on maternity leave, what should she document |
      which passwords should i get before our technician is gone | it guy quits in 2 wks help what do we need from him |
      what shud the exiting network admin leave behind | exit handover from our own it staff |
      tech who built everything is about to retire, what should we get while he is still here | things to ask of an it employee who resigned |
      our it person is leaving at month end, how do we not lose everything |
      the lady who knows all our passwords is moving away`,
    says: `Fourteen records, while the person is still there: among them administrator passwords, domain, Microsoft 365 tenant, licences, network drawing and backup keys. Our guide has the list; when we take over, we collect them with you.`,
    pages: ['/library/it-documentation-essentials', '/library/switching-it-providers-checklist'],
  },
  'what-you-need': {
    ways: `what info do you want to begin | what would you need out of us to kick it off |
      what do i have to send you so we can begin |
      what should we prepare for the first call | information you require | what do i bring to the consultation |
      before we talk what do you want to know | what do you need from us for a price | what details should i have ready |
      which papers should i bring to the first meeting | what will you ask me on the 1st call |
      do you need our old invoices before we talk | prep for the intro call |
      should i count the computers before i phone | what details do you want from a new client at the start |
      im booking a call, what shud i know beforehand | what must we tell you so you can help |
      i am the office manager and have a call with you tomorrow, what do i get ready | info needed from our side? |
      is there anything to prepare for the consultation | which questions will you have for us in the beginning |
      do i need a list of our software for the first conversation | homework before our first chat |
      what should my assistant pull together ahead of our call with you |
      what facts about our company do you want up front`,
    says: `Four things for the first call: the number of people and sites, the name of your main program, the last invoice from your provider, and the one thing that annoys your staff most.`,
    pages: ['/services/managed-it', '/contact-us'],
  },
  'replace-computers': {
    ways: `will you force us to buy new pcs | do we have to buy new computers | can we keep our equipment |
      must we upgrade first | do you work with existing hardware | may we keep the old machines |
      our it says all pcs must go | are we required to buy new machines to join |
      can you work with the computers we have | our desktops are 7 years old, will you still take us |
      do we have to throw out our existing gear | must everything be replaced before you start | keep old pcs? |
      our last it guy said our whole network needs replacing, is that so with you | will you insist on new hardware |
      can our present sever and switches stay | do you make clients upgrade right away |
      we have no budget for new computers this year, is that a dealbreaker | will u take over our old equipement |
      what happens to machines that are out of date when you come in |
      is their something we must buy before you take over | do we need a certain firewall to become a client |
      our clinic bought pcs last year, can those be used | mixed bunch of old and new machines here, ok for you? |
      who decides when our aging pcs get swapped | we run on donated laptops, do you support those |
      is new equipment required | must old computers go`,
    says: `You can keep what you have: nothing has to be replaced first. Machines that can no longer get security updates go on a dated list with a price, and you set the pace. The only things we ask for early are a firewall and a backup that we can manage.`,
    pages: ['/services/managed-it'],
  },
  'who-visits-first': {
    ways: `can we meet the technician before signing | who comes to the first visit | meet the team first |
      who will walk into our office the first time | could i meet the person who will be looking after us |
      will we know our technicians name | can we interview the tech before we hire you |
      does a salesperson or a technician come to the first meeting | meet our technician beforehand`,
    says: `The technician who would look after your office, with the person responsible for your plan: you meet both at the first visit, before you sign. Their names and direct numbers come with the contract.`,
    pages: ['/people', '/about-us'],
  },
  'who-visits-first-same': {
    ways: `do we get the same guy each time | do we get a dedicated tech | account manager for us |
      same person every time | is there a dedicated acct person for our firm | we want the same face every time |
      who would be our tech | named contact? |
      our old provider sent a different kid each time, is it the same person with you |
      do you assign someone to our clinc | who is our point of contact once we sign |
      primary technician and backup, do we get their direct numbers | is one person responsible for our account |
      will i deal with the same tech | if our usual technician is off, who steps in as his deputy |
      do i get the same tech every time or a stranger | will it be the same technician each time |
      do we have one contact person`,
    says: `Yes: each client has a primary technician and a deputy, whose names and direct numbers you get with the contract, and a person responsible for the plan. A call to the help desk is taken by whoever is free, and your documentation is open to all of them.`,
    pages: ['/people', '/about-us'],
  },
  'own-it-person': {
    ways: `help for our it manager, 120 users | our it guy needs a second set of hands |
      im it for 90 staff and need someone when im off |
      can we keep our own it guy | our it person should stay | keep our present it employee |
      part time computer person of ours | a freelancer does our it now and then, keep him? |
      we have a tech on staff already | we have an internal it manager | can you help our in house tech | co managed it |
      our sysadmin needs backup | work alongside our it department | do you replace our it person |
      vacation cover for our it guy | we already employ someone for it | share the work with our own admin |
      our it lady needs someone when she is off | one it person here, she needs help |
      we have one tech and want a backup for holidays | support our it manager while he is on leave |
      only second line help for our admin | my it guy is overloaded |
      can you take over some of the work from our it staff | we have one it person already |
      i am the it guy here, could you do nights and updates | i run it alone, take a part of it |
      you do the patching and i do the rest | we have a part time it student, can he stay involved |
      could you take nights and patches while our admin handles users |
      our network guy is swamped, can you lighten his load | do you work together with internal it |
      i am the only it person at a school, can you back me up | would our tech lose his job if we hire you | comanaged? |
      cover for our it manager during her vacation | it director here, looking for a partner for patching and monitoring |
      can you share duties with our in-house technician | our it staff need an escalation team |
      will you work next to my nephew who does our computers part time |
      can our internal it handle the desk while you do the servers | who dose what if we already have somebody for it |
      supplement our existing it department | our admin is great but alone, could you be his second pair of hands |
      Is that something you do or is it all or nothing? |
      we already have a two person it team, would you just do nights and security |
      our it department of two wants backup from you |
      head office in ohio runs the servers, you would only have this site, is that ok |
      our parent company does the servers, can you take just our office |
      i am on vacation two weeks in august, can you cover and then go back to normal |
      will my boss use you to replace me | keep my nephew on and you just do the backups`,
    says: `Yes, that is co-managed IT, and it is not meant to replace anyone. Usually your person keeps the business software and the people, and we take monitoring, updates, backup, security and the calls while they are away, or only those of a vacation. We write down who does what, each task with one owner, and quote only for our part.`,
    pages: ['/library/co-managed-it-guide', '/services/managed-it', '/who-we-are-for'],
  },
  'hire-or-outsource': {
    ways: `would a full time person cost us less than you | one salary or your fee |
      do you cost more than hiring someone | cheaper to hire a junior it person? | in house it vs outsourcing |
      is a full time tech cheaper | employee or provider | salary versus managed services | at what size do we hire it |
      is it cheaper to have our own it person | we think of hiring an it guy |
      salary of an it person vs your monthly fee | thinking abt hiring a full time it guy for 70k, is that smarter |
      when is a company big enough for its own it staff | hire in house or use an msp |
      should i recruit a sysadmin or outsource | inhouse vs outsourced it | what is cheaper, an employe or you |
      we are 60 people, time for our own it person? | pros and cons of having our own technician |
      would one it employee be enough instead of you | my cfo is comparing an it hire with managed services |
      at how many staff does an internal technician pay off | hire someone or contract you? |
      do we save by putting a tech on payroll | our plant wants to post a job for an it person, good idea? |
      own tech or msp which is beter | where do we find a good it manager to employ`,
    says: `A provider, until there is a full week of work for a technician of your own; then your own works well, and better still with a provider who shares nights, vacations and security. Our white paper works out at what size it pays.`,
    pages: ['/resources/whitepapers/it-outsourcing-economics', '/who-we-are-for'],
  },
  'plan-or-hourly': {
    ways: `is a plan overkill for us or is pay per call enough | flat fee or pay per incident |
      how do i know if a monthly plan makes sense |
      is a flat monthly plan worth it for a handful of people | should we go with managed it or hourly help |
      not sure if a plan makes sense vs calling someone | managed services or break fix |
      monthly plan versus calling someone when it breaks | do we really need a contract | pay per incident or flat rate |
      when does a monthly fee make sense | help me decide plan or hourly |
      which works out cheaper for us, the plan or paying by the hour |
      is break fix smarter than a flat fee for a small shop | at how many hours a month dose the plan pay off |
      per hour or per month? | should a four lawyer office go for the monthly plan or just call when needed |
      comparing retainer with pay as needed, what do you advise |
      our invoices for hourly help are adding up, wud a flat rate be better | flat fee vs hourly |
      is it smarter to pay only for incidents | we spend about 6000 a year on repairs, should we go to a fixed plan |
      hourly or managed, wich is better for a restaurant | when should a business move from hourly support to a plan |
      does a flat rate beat paying per ticket | i cant decide between occasional help and the full plan |
      is managed service overkill compared to calling a tech now and then`,
    says: `By the hour, as long as an office needs less than about four hours of help a month; once faults repeat, work at night is needed or security counts, the plan wins. To decide, divide a year of invoices by our rates: our page has the break-even and one example of each.`,
    pages: ['/library/break-fix-vs-managed-it', '/who-we-are-for'],
  },
  'why-when-quiet': {
    ways: `cant i just ask chatgpt to fix it | why do i need you if ai does it |
      why pay monthly if nothing breaks | nothing ever goes wrong here, what do i need you for |
      we hardly have problems, why a plan | what do you do all month when it works | do we pay even if we never call |
      why would i need an it company | everything works fine, do we need this |
      my brother in law looks after our pcs for free | a friend fixes our computers, why pay |
      do small firms even need it support | does an office of ten need an it provider |
      is it support necessary for a small team | our computers run fine, why would we pay every month |
      what am i paying for if nobody calls you | my son handles our computers, why bother with you |
      we havent had a problem in two years, convince me | do i really need an it company for my bakery |
      what is the point of managed it when things work | what do you do for the fee in a quiet month |
      no issues here so do we need you | it just works at our office, so whats the benefit |
      isnt paying monthly a waste if we rarely have trouble |
      the owner says we never have it problems, what would i tell him | we get by without it support, why change |
      we hardly ever call anyone, what wud the plan do for us | everythings ok right now, why sign up |
      do we need it at all, we are eight ppl in insurance |
      a neighbour helps us with the pcs now and then, isnt that enough | why shud i pay for nothing happening |
      my nephew does our IT for like 50 bucks an hour, why would i pay you every month`,
    says: `Because most of the plan is work that keeps things from breaking: updates, monitoring, tested backups and closing old accounts. If your office needs less than about four hours of help a month and has little to lose, help by the hour costs less, and we say so.`,
    pages: ['/library/break-fix-vs-managed-it', '/services/managed-it', '/who-we-are-for'],
  },
  'project-only': {
    ways: `just want the wifi redone, no subscription | can you do just one project | only need a server migration |
      one off job | we do not want a plan just help with wifi | single project without monthly fee |
      just one service not everything | we already have an it firm for daily stuff, could you only do the firewall swap |
      no monthly contract please, only the email migration |
      my boss wants to know if you take single jobs without a subscription | standalone job possible? |
      i dont want to sign up for monthly, i only need my network rebuilt |
      would you quote us a single piece of work and nothing ongoing |
      we run our own it and only want someone to install the new server |
      our church just wants its mailboxes moved to outlook, we have no use for a monthly plan |
      can u do a one time job w/o a plan | hire you for the cabling and firewall only, we keep our regular guy |
      just the one project, no retainer | is it all or nothing, or can we order a single service |
      i am a bookkeeper with 8 staff, we only want the move to sharepoint done, nothing monthly |
      do you accept project work from companies that are not on your plan |
      one time migration without commitment afterwards |
      can you just do projects, we already have an in house IT guy and he's good but hes swamped`,
    says: `Yes: a project without the monthly plan gets a fixed quote in writing once we have seen the job, and it starts on the date you choose. Nothing monthly follows from it.`,
    pages: ['/services/managed-it', '/pricing', '/services/cloud-solutions/cloud-backup-dr'],
  },
  'project-only-backup-email': {
    ways: `we only want mailboxes and backup | just email security, nothing more |
      only security from you, our own help desk stays | can we get just the cybersecurity part | take only the backup |
      must we take the whole package or can we pick just the backup part |
      if i just want backup and email security and no help desk, can i buy only that |
      only backup and no support please, is that possible | do we have to take the help desk to get the security |
      only backup and mail filtering from you, nothing else | can we buy single services and skip the help desk`,
    says: `Backup of your own servers yes, ${priceOfRate(rates['server-backup'])}, from month to month without a plan. Our pages name no price for email security alone, so ask for it.`,
    pages: ['/pricing', '/services/cloud-solutions/cloud-backup-dr'],
  },
  'new-business': {
    ways: `three of us starting from zero | nothing set up yet, brand new company | just registered the company, what now |
      need it for a startup | we are two founders and will be ten people | we are opening a new office |
      brand new clinic setup | moving into our first office | setting up it from scratch |
      i just left a big firm and am starting my own law practice, what do i set up first |
      launching a dental practice from zero, where do i begin with the tech |
      were opening our first clinic in spring and have nothing yet, no internet, no pcs |
      we just incorporated and need email, laptops and a network for six |
      starting up a bookkeeping office with four hires, what comes first |
      my wife and i are launching a real estate brokerage, can you get us going | brand new company, no equipment at all |
      just signed the lease on our very first location, there is not even internet |
      startin a biz need computers and email set up | i am buying nothing until i know what a new practice needs for it |
      what order do we do things in for a new firm, internet or computers first |
      new restaurant opens in june and i need the whole tech side from nothing |
      we are a startup of 5, can you do it all from the ground up | it checklist for a company that does not exist yet |
      first time business owner here, how do i set up the office tech |
      our partners are splitting off to form a new firm, we need accounts and laptops from day one |
      opening a new practice, help`,
    says: `Start with the internet line, because carriers take longest, then the network, accounts and laptops. Our office move checklist works for a first office too, and a firm that sets up accounts, laptops and backups properly at five people has little to redo at twelve.`,
    pages: ['/library/office-move-it-checklist', '/library/office-network-design-basics', '/who-we-are-for'],
  },
  'office-move': {
    ways: `we move to a bigger floor in may | we are moving offices | relocate our it | help with an office move |
      new premises in the fall | move servers and desks | planning a relocation | can the move happen on a saturday |
      our lease is up and we relocate to markham | can you manage the it side of our move |
      we are changing offices in the spring, do you take that on | packing up and moving the whole office |
      we are moving next month, can you help | new office needs everything set up |
      our landlord wants us out by august, can you handle the computers and phones when we relocate |
      my manager asked who unplugs and reconnects everything when we change buildings |
      we outgrew our space and signed a lease across the street, can you move our tech |
      relocating 25 desks, weekend only | do you have a checklist for moving offices |
      can u move our servers n pcs to the new bldg |
      the clinic moves to a new suite in october and we cannot lose a weekday |
      we want to move the firm over a long weekend so nobody loses work time |
      is relocating an office something you quote as a project |
      i am the office manager and moving day landed on my desk, who handles the network side |
      our school is moving into another building this summer, do you take that on |
      moving from downtown to vaughan, can you take care of the tech |
      our moving company wont touch the computers, would you |
      new floor same building, do you move the network and computers up | price of an office move for 30 people`,
    says: `Yes, an office move is a project with a fixed quote. Order the internet line first and plan twelve weeks; the checklist has each week, and the work on the day can be done in the evening or on a weekend.`,
    pages: ['/library/office-move-it-checklist', '/blog/planning-an-office-move-in-the-gta', '/pricing'],
  },
  'office-move-when': {
    ways: `internet at the new office before we move | what about the internet line when we move |
      how far ahead do we plan the it for a move | is 12 weeks enough to move a law office |
      changing premises, what has to be ordered first |
      never moved an office before, what do we do about internet and desks and servers |
      whats the process and when do i need to book you |
      we're moving from Mississauga to Oakville March 1. lease signed, nothing else done. when should we have called you |
      moving to a new building, where do we begin | how early do i book you for a move |
      what do you need to know for our office move | when do we start planning the move |
      moving in the spring, what should we give you | we move our office in february, what do you need from us`,
    says: `Twelve weeks ahead is safe: the internet line takes longest, so order it first. Give us the address, the date and the number of people; the move is a project with a fixed quote, and our checklist has each week.`,
    pages: ['/library/office-move-it-checklist', '/blog/planning-an-office-move-in-the-gta', '/pricing'],
  },
  'choose-provider': {
    ways: `how do i compare three quotes | my quotes are apples and oranges, how do i line them up |
      comparing offers side by side, what counts | which numbers should i compare between bids |
      how do i choose an it company | questions to ask an msp | what should i look for in a provider |
      how to compare it firms | red flags with it companies | checklist for picking it support |
      i have three it companies bidding, how do i tell which is good |
      my partner told me to interview a few it firms, what do i ask | how can a non technical owner judge an it provider |
      give me a list of questions for msp interviews | do you have a scorecard for comparing providers |
      got 2 proposals from msps on my desk and cant tell which is better |
      what separates a good it company from a bad one |
      we got burned by our last provider and dont want to pick wrong again | warning signs when hiring an it company |
      what should be in an rfp for it support | how do u pick a good msp |
      board wants three bids for it, what criteria should we use | which points matter most when evaluating it vendors |
      i am not sure how to vet an it support company | picking an it firm for our dental office, what do i compare |
      tips for selecting a managed services company | how to evaluate msp offers |
      our finance lead wants a way to score the it companies we are talking to`,
    says: `Ask each for the same things: what is included, what a night or a visit costs, how fast they respond and what you get back for a miss, and a restore test that you watch. The scorecard has the rest of the questions.`,
    pages: [
      '/library/choosing-an-it-provider',
      '/top-managed-service-providers-toronto',
      '/resources/guides/managed-it-buyers-guide',
    ],
  },
  'several-offices': {
    ways: `two stores in two cities, do you come to each |
      one office north of the city and one west of it | an office in each of two towns |
      do you look after both of our locations |
      we have two locations | multiple branches | offices in different cities | second office in another town |
      our other office is far from toronto, is that ok | one of our branches is outside your area | we run three shops |
      look after 40 computers over two sites | two sites, do we get one contract | two sites, one bill? |
      do both offices get the same number to call | head office and a warehouse |
      we have clinics in barrie and toronto, can one agreement cover them | 3 stores, 1 contract? |
      can you support all our branches under one deal | we have a plant in guelph and a sales office downtown |
      our firm has an office in ottawa too, would you cover it | is it a separate contract for each site |
      we just bought a second dental practice across town, do you look after both |
      do branches outside the gta get help as well | our sister office is in calgary, do they get the same help desk |
      my boss asks if all five locations would call the same number | multi site company |
      were four restaurants in different neighbourhoods, how does it work for you to support them all |
      we dont want a different it guy at each location |
      head office in toronto, satellite office in windsor, can both be on it |
      does the smaller location get slower help than head office | two clinics under one owner, can they share a plan |
      how do you handle a business with several locations | is each site office a site that you charge for |
      we open a second location in the fall, is it the same price there |
      do small site offices with one computer cost extra`,
    says: `One contract, one number and one list of equipment cover all your offices, and you pay per person, not per site or computer. On-site targets go by city; an office outside our area is helped by phone and on the screen. The help desk and its response are the same for all.`,
    pages: ['/locations', '/service-levels', '/pricing'],
  },
  'remote-staff': {
    ways: `i run the company from home and so do my people | seven of us, no office, all over the province |
      we dont have an office | home based business with six employees |
      do you support remote workers | staff in other provinces | hybrid office support |
      people working from the cottage | employees outside the gta | one of us works from the states in winter |
      staff abroad for a few months | our bookkeeper is at home some days, is she included |
      are home workers part of the plan | we all work from home |
      our paralegal moved to halifax and works from there, can she still call you |
      nobody comes into the office anymore, would that be a problem for you | my team is fully remote | wfh support? |
      can you help my assistant when she is working from her kitchen |
      one accountant works from florida each winter, does she still get help |
      we are a hybrid team, 3 days home and 2 in the office | do home based employees get the same help desk |
      half of us dont have a desk at the office, do you cover us |
      does it matter that our people are spread across canada |
      our sales reps live on the road and in hotels, will you help them |
      can u fix a laptop for someone workin from home in bc |
      we closed the office and everyone is home now, do you still do that |
      dispatchers who work from their own house, included? |
      i work from my cottage in muskoka on fridays, can i get help there | telecommuters covered?`,
    says: `Yes. The help desk works by phone and on the screen wherever your people are; visits are for our service area. What a home office needs is in our guide to remote work.`,
    pages: [
      '/library/remote-work-security-essentials',
      '/blog/securing-a-hybrid-team',
      '/services/managed-it/help-desk',
    ],
  },
  'remote-staff-safe': {
    ways: `what do my employees need for a proper home office setup | how do we let people work from home safely |
      what makes home office work secure | safe setup for someone at home |
      is it risky to let staff use their home computers for work`,
    says: `With MFA, a laptop that the firm looks after, an encrypted disk and updates; work does not belong on the family's computer. Then secure access, sharing by link, and a way to wipe a lost device: our guide has all seven settings.`,
    pages: ['/library/remote-work-security-essentials', '/blog/securing-a-hybrid-team'],
  },
});
