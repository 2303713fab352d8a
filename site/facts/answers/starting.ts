import { claims } from '../claims.ts';
import { answersFor } from './answer-record.ts';

export const starting = answersFor('buyers', '2026-11-26', {
  'start-date': {
    ways: `when can you take us on | how long before everything is switched over | when can you begin | how quickly can we be onboarded | how long until we are up and running | earliest start | can you take over next week |
      lead time to switch | how many weeks to onboard | what is the timeline | can u start monday | how long does onboarding take |
      how long does taking over take | how long is the handover from our present it company |
      our it person left last week, how fast can you step in | how soon could you take over from them | we need someone right away, our guy quit | how quickly can you get going with us | our tech resigned, when can you start | when could you start with us | can you start this month |
      how long does it take to switch | we need it support by the first of the month | is next week too soon |
      how fast does the onboarding go`,
    says: `Plan on about 30 days from notice to handover: ten to collect documentation, ten with both providers side by side, one evening to change access. A technician calls you back within ${claims.contactWithin.value} in support hours, and the first week of work follows a fixed plan.`,
    pages: ['/library/switching-it-providers-checklist', '/services/managed-it'],
  },
  'first-week': {
    ways: `walk me through the first few days | what happens in the first week | how does onboarding work | what are the steps after we sign | what will you do first | describe the start |
      onboarding process | what do our staff notice when you begin |
      what goes on in the first days | how does it work once we sign`,
    says: `Day 1: a list of machines, lines, licences and approvers. Day 2: our agent on each computer while people keep working. Day 3: admin accounts, new passwords and MFA. Day 4: a real restore from your present backup. Day 5: your staff get the number, and you get the list of findings.`,
    pages: ['/services/managed-it'],
  },
  switching: {
    ways: `how disruptive is a switch to you | does changing provider disrupt our work | will my staff notice the change | handover from the previous provider | how do you take over from our old provider | what do we need to do to switch | first step to change it company | we hate our it company how do we get out | is moving to you a nightmare | is it hard to change it companies | how do we switch from our current provider | leaving our it guy | we want to change msp | move from another provider |
      how painful is the transition | fire our it company | will there be downtime when switching | our it company is bad, what do we do first | thinking about replacing our it support |
      slow email cost us a customer with the old provider | we were unhappy last year and lost business because of it |
      take over from our present it guy without trouble | replace our it guy smoothly |
      how does the handover from the old company go | how do you work with our old it people in the handover |
      our it guy only comes when something breaks | how do we leave our present it company |
      how do we fire our it company | do you talk to the old it company for us | can you work with the old one during the change |
      i hate my it company | our it takes days to answer | our provider is slow and never calls back`,
    says: `Usually not hard. Before you give notice, check that your domain and Microsoft 365 tenant are in your name and that one restore works. Then you give notice, we take the inventory, collect the passwords and run both setups side by side until nothing depends on the old one.`,
    pages: ['/library/switching-it-providers-checklist', '/services/managed-it'],
  },
  'old-provider-difficult': {
    ways: `previous it outfit refuses to give us the admin password | old it company wont give passwords | provider refuses to hand over | our msp is holding us hostage | ex it guy has all the logins | they do not answer our handover request |
      the former it person left no notes | nothing was documented by the last one |
      the last it fellow left without any notes | no documentation from the guy before | our old it guy disappeared and left nothing written down | nobody knows how our network was set up | we have no idea what the passwords are since he left | prior technician is gone and we have no records`,
    says: `Check first who is registered as owner of the domain and the Microsoft 365 tenant: both should be your firm, and the registrar and Microsoft each have a way to restore your access. Ask in writing for the fifteen things on our handover list, with a date; we help with it.`,
    pages: ['/library/switching-it-providers-checklist', '/library/it-documentation-essentials'],
  },
  'leaving-it-person': {
    ways: `what should we get from our it person before he leaves | our it guy retires, what must he hand over | it manager gave notice, what do we need from her | list of things to collect from our technician | knowledge of our it person gets lost`,
    says: `Fourteen records, while the person is still there: among them administrator passwords, domain, Microsoft 365 tenant, licences, network drawing and backup keys. Our guide has the list; when we take over, we collect them with you.`,
    pages: ['/library/it-documentation-essentials', '/library/switching-it-providers-checklist'],
  },
  'what-you-need': {
    ways: `what should i have ready before calling | what do you need from us to start | what should we prepare for the first call | information you require | what do i bring to the consultation | before we talk what do you want to know |
      what do you need from us for a price | what details should i have ready`,
    says: `Four things for the first call: the number of people and sites, the name of your main program, the last invoice from your provider, and the one thing that annoys your staff most.`,
    pages: ['/services/managed-it', '/contact-us'],
  },
  'replace-computers': {
    ways: `will you force us to buy new pcs | do we have to buy new computers | will you make us replace everything | can we keep our equipment | our pcs are old is that ok | must we upgrade first |
      do you work with existing hardware |
      may we keep the old machines | do you keep our current pcs |
      our it says all pcs must go`,
    says: `No, we take over what you have. Machines that can no longer get security updates go on a dated list with a price, and you set the pace. The only things we ask for early are a firewall and a backup that we can manage.`,
    pages: ['/services/managed-it'],
  },
  'who-visits-first': {
    ways: `do we get the same guy each time | can we meet the technician before signing | who comes to the first visit | meet the team first | who would be our contact | do we get a dedicated tech | account manager for us |
      same person every time`,
    says: `Yes. The first visit is from the technician who would look after your office and the person responsible for your plan. Each client has a primary technician and a deputy, whose names and direct numbers you get with the contract.`,
    pages: ['/people', '/about-us'],
  },
  'own-it-person': {
    ways: `can we keep our own it guy | our it person should stay | keep our present it employee | part time computer person of ours | a freelancer does our it now and then, keep him? | our own it fellow stays, can you cooperate with him | we have a tech on staff already | we have a sysadmin, could you back him up | our office manager does it on the side, can you share the load | we have an internal it manager | can you help our in house tech | co managed it | our sysadmin needs backup | work alongside our it department | do you replace our it person |
      vacation cover for our it guy | we already employ someone for it | share the work with our own admin |
      our it lady needs someone when she is off | one it person here, she needs help | we have one tech and want a backup for holidays | support our it manager while he is on leave | only second line help for our admin | my it guy is overloaded | can you take over some of the work from our it staff |
      we have one it person already |
      i am the it guy here, could you do nights and updates | i run it alone, take a part of it | you do the patching and i do the rest`,
    says: `Yes, that is co-managed IT. Usually your person keeps the business software and the people, and we take monitoring, updates, backup, security and the calls while they are away. We write down who does what and quote only for our part.`,
    pages: ['/library/co-managed-it-guide', '/services/managed-it', '/who-we-are-for'],
  },
  'hire-or-outsource': {
    ways: `do you cost more than hiring someone | cheaper to hire a junior it person? | should we hire someone instead | in house it vs outsourcing | is a full time tech cheaper | employee or provider | salary versus managed services | at what size do we hire it |
      is it cheaper to have our own it person | we think of hiring an it guy`,
    says: `Your own technician works well once you have a full week of work for that person, and better still with a provider who shares nights, vacations and security. Our white paper works out at what size it pays.`,
    pages: ['/resources/whitepapers/it-outsourcing-economics', '/who-we-are-for'],
  },
  'plan-or-hourly': {
    ways: `is a flat monthly plan worth it for a handful of people | should we go with managed it or hourly help | help us decide between a plan and paying as we go | not sure if a plan makes sense vs calling someone | managed services or break fix | monthly plan versus calling someone when it breaks | is a plan better than hourly | do we really need a contract | pay per incident or flat rate |
      when does a monthly fee make sense |
      a fixed monthly fee or by the hour, which do you do |
      help me decide plan or hourly | do i need a plan or just pay per hour | should i pay monthly or only when it breaks`,
    says: `Divide a year of invoices by our rates. An office that needs four hours of help a month pays less by the hour; once faults repeat, work at night is needed or security counts, the plan wins. Our page has the break-even and one example of each.`,
    pages: ['/library/break-fix-vs-managed-it', '/who-we-are-for'],
  },
  'why-when-quiet': {
    ways: `why pay monthly if nothing breaks | nothing ever goes wrong here, what do i need you for | we hardly have problems, why a plan | what do you do all month when it works | do we pay even if we never call | why would i need an it company | everything works fine, do we need this |
      my brother in law looks after our pcs for free | a friend fixes our computers, why pay | do small firms even need it support | does an office of ten need an it provider | is it support necessary for a small team`,
    says: `Because most of the plan is work that keeps things from breaking: updates, monitoring, tested backups and closing old accounts. If your office needs less than about four hours of help a month and has little to lose, help by the hour costs less, and we say so.`,
    pages: ['/library/break-fix-vs-managed-it', '/services/managed-it', '/who-we-are-for'],
  },
  'project-only': {
    ways: `just want the wifi redone, no subscription | can you do just one project | only need a server migration | one off job | we do not want a plan just help with wifi | single project without monthly fee |
      we only want mailboxes and backup | just email security, nothing more |
      only security from you, our own help desk stays | can we get just the cybersecurity part | take only the backup | just one service not everything`,
    says: `Yes. Ask us for the project without the monthly plan: it gets a fixed quote in writing once we have seen the job.`,
    pages: ['/services/managed-it', '/pricing'],
  },
  'new-business': {
    ways: `need it for a startup | we are two founders and will be ten people | start up company needs computers and email | opening a second clinic in september | we are opening a new office | starting a company need it | brand new clinic setup | moving into our first office | setting up it from scratch | new location needs internet and computers`,
    says: `Start with the internet line, because carriers take longest, then the network, accounts and laptops. Our office move checklist works for a first office too, and a firm that sets up accounts, laptops and backups properly at five people has little to redo at twelve.`,
    pages: ['/library/office-move-it-checklist', '/library/office-network-design-basics', '/who-we-are-for'],
  },
  'office-move': {
    ways: `we move to a bigger floor in may | we are moving offices | relocate our it | help with an office move | new premises in the fall | move servers and desks | planning a relocation |
      help us with moving to a new office |
      move our office on a weekend | can the move happen on a saturday |
      our lease is up and we relocate to markham | can you manage the it side of our move | we are changing offices in the spring, do you take that on | moving to a new building, where do we begin | packing up and moving the whole office |
      internet at the new office before we move | what about the internet line when we move |
      we are moving next month, can you help | new office needs everything set up`,
    says: `Yes, an office move is a project with a fixed quote. Order the internet line first and plan twelve weeks; the checklist has each week, and the work on the day can be done in the evening or on a weekend.`,
    pages: ['/library/office-move-it-checklist', '/blog/planning-an-office-move-in-the-gta', '/pricing'],
  },
  'choose-provider': {
    ways: `what should i ask it companies before choosing one | how do i choose an it company | questions to ask an msp | what should i look for in a provider | how to compare it firms | red flags with it companies | checklist for picking it support`,
    says: `Ask each for the same things: what is included, what a night or a visit costs, how fast they respond and what you get back for a miss, and a restore test that you watch. The scorecard has the rest of the questions.`,
    pages: [
      '/library/choosing-an-it-provider',
      '/top-managed-service-providers-toronto',
      '/resources/guides/managed-it-buyers-guide',
    ],
  },
  'several-offices': {
    ways: `we have two locations | multiple branches | offices in different cities | one contract for three sites | second office in another town | our other office is far from toronto, is that ok | one of our branches is outside your area |
      we run three shops |
      look after 40 computers over two sites | two sites, do we get one contract |
      two sites, one bill? | we have a second location, is it one invoice | do both offices get the same number to call | head office and a warehouse`,
    says: `One contract, one number and one list of equipment cover all your offices. On-site targets go by city; an office outside our area is helped by phone and on the screen. The help desk and its response are the same for all.`,
    pages: ['/locations', '/service-levels'],
  },
  'remote-staff': {
    ways: `staff work from cottages and condos, ok? | half our team works from home | do you support remote workers | staff in other provinces | hybrid office support | people working from the cottage | employees outside the gta |
      one of us works from the states in winter | staff abroad for a few months |
      our bookkeeper is at home some days, is she included | are home workers part of the plan | people who work from home a few days, covered? | we all work from home`,
    says: `Yes. The help desk works by phone and on the screen wherever your people are; visits are for our service area. What a home office needs is in our guide to remote work.`,
    pages: [
      '/library/remote-work-security-essentials',
      '/blog/securing-a-hybrid-team',
      '/services/managed-it/help-desk',
    ],
  },
});
