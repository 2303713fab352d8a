import { company } from '../../../shared/company/company.ts';
import { claims } from '../claims.ts';
import { amountOfRate, priceOfRate, rates, terms } from '../rates.ts';
import { facts } from '../records/index.ts';
import { pricing } from '../tiers.ts';
import { answersFor } from './answer-record.ts';

const at = (id: keyof typeof rates) => priceOfRate(rates[id]);
const amount = (id: keyof typeof rates) => amountOfRate(rates[id]);

export const prices = answersFor('buyers', '2026-11-26', {
  price: {
    computes: 'price',
    pages: ['/pricing', '/blog/it-support-pricing-in-toronto-explained'],
    ways: `say there are just eight of us | what if it was seven people |
      just give me a rough number | throw me a number | a figure please, just roughly |
      whats the monthly damage | need a monthly number for the two of my clinics, 16 people |
      rates | how much for 20 pcs | cheapest option for 4 users | we are four people what is your lowest plan |
      smallest package you sell | what would eleven computers cost per month |
      so what would i be paying for a dozen people | give me a number for 7 users | price for 22 staff? |
      what are your rates per user | ballpark for a team of 15 | cost for 10 laptops | pricing |
      what would it run us each month | price list | rough figure for an office of 18 | quote for 9 employees |
      how expensive are you | what is the cheapest package | which plan is the least expensive |
      how much for small business it support | wat is the price | we are ten people, roughly what per month |
      how do you charge | what would 25 people cost us | cost of managed services by employee | price of a seat a month |
      we are 40 computers over two sites, someone to look after them, how much |
      we are a dental office with 13 people, what would your service set us back monthly |
      my boss wants to know what your it support runs for 26 staff | fee per employee? | monthly cost for 17 ppl |
      hm does it cost to have u look after 12 computers |
      law firm, 6 lawyers and 5 assistants, ballpark monthly figure please | just tell me a dollar amount for 33 users |
      restaurant group w/ 19 people on computers, what is the damage per month |
      what would a medical clinic of sixteen pay you every month | i cant find what you charge anywhere, how much is it |
      monthly tab for looking after all our IT, there are 14 of us |
      how much does your managed service go for these days |
      i need a number for my budget spreadsheet, 50 seats of managed it |
      as a bookkeeper with a staff of eight what would my monthly cost come to | pricing for 24 emploees |
      per seat price? | we run a machine shop with 21 office people, what does outsourcing our it to you cost |
      how much for 14 agents + 3 admin at a real estate brokerage |
      hi how much a month for 3 restaurants, about 14 ppl who actually use a computer, rest are servers and cooks |
      Please answer: 1) per user price 2) what's excluded 3) response time for critical 4) contract term 5) SOC 2?`,
  },
  tiers: {
    computes: 'price',
    pages: ['/pricing'],
    ways: `what does enterprise add | do the tiers differ in support hours |
      what do i lose if i take essential instead of professional | explain the enterprise package to me |
      essential vs professional | compare your three tiers | what do i get in enterprise that professional lacks |
      which plans do you have | is professional worth it over essential | plan comparison | tell me about the packages |
      what comes with the monthly fee | enterprise plan features | what is in the cheapest plan |
      what does the lowest plan cover | what do we get for the middle price | what is in it for 250 a person |
      what is included | what is included here | what does it include | what does this cover |
      whats included in the price | what does the top plan have over the others | what is in the most expensive plan |
      can you lay out side by side what each package has | list of features for every tier please |
      does the basic package come with help desk and backup or only pro |
      three plans on ur site and i dont see how they are different | what services come bundled in professional |
      whats in the pro package | break down the 3 levels of service for me |
      we are a brokerage reading your pricing page, what separates level two from level three |
      what do you actually do for us under essential | tier comparison chart? | diff between esential and profesional |
      which things are only in the highest package and not in the middle one | what do i get for 175 a person`,
  },
  'not-included': {
    ways: `what isnt | and what isnt included | whats not in it | which parts are not covered | what falls outside the fee |
      what is not in the plan | what does the plan leave out | which things are billed separately |
      what would i still have to pay for | extras we will be charged for | which extras are there | not included |
      what is not in the fee | which items would show up as extras on our bill | dose the flat rate leave anything off |
      what isnt covered by the monthly amount | things you bill seperately from the plan |
      exclusions of the managed plan? |
      our last it firm surprised us with add ons, so what is outside your monthly price |
      what is out of scope in ur plan | are projects and hardware outside the regular fee |
      apart from the plan fee, what else gets charged | anything we have to pay for over and above the subscription |
      list everything that the per person price does not cover | our cfo wants the list of exclusions before she signs |
      what do you not cover for that price | which work is considered extra and invoiced on its own |
      what kinds of jobs cost more on top of the flat fee | is an office move part of the monthly fee or extra |
      What is not included in the monthly fee? I want the list of things that will show up as extra on an invoice.`,
    says: `Not in the monthly price are licences such as Microsoft 365, hardware, larger projects such as an office move, and repairs of another supplier’s fault that go beyond calling that supplier. In Essential you also pay for on-site help, at ${at('visit')}, and for work at night, at ${at('after-hours')}. HST is added.`,
    pages: ['/pricing', '/services/managed-it'],
  },
  'which-tier': {
    ways: `what do most offices like ours go with | your most popular plan for a firm this size |
      which package do your other clients of our size have | which one do people usually pick |
      what would someone with ten staff normally choose |
      which of the three would you put a dental office on | which tier fits a law firm |
      what would you recommend for us | which package is right for a clinic | help me pick a plan |
      recommended plan for a small office | which package would be enough for 12 people | which plan would fit us |
      we are a 14 person law office with trust accounts, essential or professional |
      does a medical clinic need the professional plan | what tier do most accountants pick |
      wich plan would u reccomend for a real estate office |
      small construction company with 9 in the office, what package makes sense |
      is essential good enough for us or should we step up | dental practice with patient files here, best plan for us? |
      not sure wich of your packages suits a nonprofit with donor data |
      we dont store anything sensitive, can we go with the basic tier | wich level do you advise for a mortgage broker |
      help me choose between basic, middle and top | do we really need enterprise or is that overkill for 20 people |
      which plan for a private school with 35 staff | we handle client money, which of your tiers should we be on |
      what would you put a 25 person manufacturer on |
      my partners cant agree on a tier, what do you suggest for a notary office | right plan for a physio clinic? |
      when would a firm need your top tier instead of the middle one`,
    says: `Professional is the usual choice where client, patient or trust records are kept: it adds managed security on every device, emergency visits, emergency work at night and staff training. Essential is enough for an office of up to 25 people with few risks. Enterprise adds log watching, a named vCIO and evidence for audits.`,
    pages: ['/pricing', '/who-we-are-for'],
  },
  unsure: {
    ways: `we just need help and dont know what kind | where do i start with all this |
      not sure what we need | i have no idea what we need | dont know where to start with it |
      what do you think we need | we just know our it is a mess | i am lost, what should i buy |
      where do we even begin with you`,
    says: `Start with the free assessment: a scan, a look at settings and a written list of gaps in order, which you keep. Or tell me your trade, the number of people and what annoys you most, and I say which plan fits and what it costs. You can schedule it here.`,
    pages: ['/resources/cybersecurity-assessment', '/blog/what-a-free-it-assessment-covers', '/who-we-are-for'],
  },
  'set-up-fee': {
    ways: `is the setup on top of the monthly | does that include setting us up | and setup, extra? |
      so onboarding is a separate charge |
      setting us up is free right | do you waive the onboarding fee | is there anything to pay before we start |
      do you bill for onboarding us | is there a setup fee | what do we pay at the start | how much to get set up |
      does switching to you cost anything | any initial fee | is the set up free | upfront fee |
      what do you charge to take us over | cost of getting started | how much up front | why is there a minimum of 1500 |
      how much do you want upfront | what is your onboarding charge |
      does getting us on board cost anything besides the monthly | 150 a person to join, what do we get for that |
      is their an activation charge | how much is the initial set up for 22 people | set up cost? |
      any joining fee with you guys | one time cots to get started with your plan | whats the onbording fee |
      our old msp billed us 3000 to start, what is your onboarding price |
      do we pay for the takeover work or is it in the monthly | can you explain the one time onboarding amount |
      what does the intial setup cost | implementation fee for a new client with 15 staff? |
      is onboarding waived if we sign today | i see 1500 minimum on onboarding, does that apply to a 6 person office |
      do you charge for the transition to your service |
      how much for installing your agent and doing the inventory at the start |
      ok forget the discount throw in the setup for free then | what does onboarding cost and how many weeks does it take`,
    says: `Onboarding costs ${at('onboarding')}, once. ${rates.onboarding.note} Our price list names no discount on it, and the handover takes about 30 days.`,
    pages: ['/pricing', '/services/managed-it', '/library/switching-it-providers-checklist'],
  },
  'first-month': {
    ways: `what do we pay in month one | first invoice how much | what is due up front |
      how much do we need to pay at the beginning | total for the first month with onboarding | first bill |
      what do we pay the first month for 12 people | how much is the first month for eight staff |
      how big will our very first bill be | what would 14 people owe you in the opening month |
      how mcuh cash should i set aside for the first month with you | what does the first invoice include |
      first month total for 20 employees including onboarding | what would i pay you in the first 30 days, we are six |
      is the 1st month dearer than the others | bookkeeper here, what number do i put down for month one with 9 staff |
      1st month cost for 7 ppl | why is the first invoice higher than the next ones |
      what is the amount owing the month we join |
      fee and onboarding together in the first bill, how much for thirty people | first payment amount? |
      how does the first month get billed when we sign up |
      i have to budget the month we begin, what comes on that invoice`,
    says: `In the first month you pay the monthly fee and onboarding, which is paid once: ${at('onboarding')}. ${rates.onboarding.note.split('. ')[0]}. For ten people the fee starts at 10 × $${pricing.min} = $${(10 * pricing.min).toLocaleString('en-CA')}, and HST is added.`,
    pages: ['/pricing'],
  },
  'first-month-deposit': {
    ways: `how much money before you start | deposit required | do you ask for a deposit |
      do we have to put money down when we sign | do you want a deposit or just the first months invoice |
      is there a down payment | do you take money before the work starts | how much do you want before you begin`,
    says: `Our price list names no deposit. Invoices come ${terms.invoice.text.split('. ')[0]?.replace(/^On/, 'on')}; the first has the monthly fee and onboarding, ${at('onboarding')}, once.`,
    pages: ['/pricing'],
  },
  'after-hours-price': {
    ways: `does a crash at night cost extra | extra cost for evenings | are nights billed on top |
      is there a surcharge outside business hours | what if we need someone at 9pm on a tuesday, extra charge? |
      is saturday work billed higher | is evening work extra | do you bill more on holidays |
      night and weekend surcharge | do we pay extra outside office hours | price of emergencies outside hours |
      is an emergency charged extra | extra fee for urgent calls |
      does it cost more if the server dies in the middle of the night | is 24/7 included or an extra |
      is round the clock support in the price | does 24 7 cost more | is night support part of the plan |
      what would it run me if my server dies sunday night | is a call at midnight on essential billed |
      do you chrage a premium for weekends | our kitchen runs till 1am, do we pay more for late help |
      does the essentail plan pay for night work or is it extra |
      in professional, is fixing a crash at 3am covered by the fee | do we get dinged for calling at night |
      is off hours work priced differently | whats that cost extra if its not in the plan`,
    says: `In Essential yes, at ${at('after-hours')}; from Professional up, work on an emergency outside support hours is included. An emergency is answered at any hour in every plan. Planned evening or weekend work costs ${at('after-hours')} in every plan.`,
    pages: ['/pricing', '/service-levels'],
  },
  'after-hours-price-shift': {
    ways: `our second shift works until 11pm, is that covered | we run two shifts, do you cover the late one |
      does the evening shift get support too | we work till midnight |
      my clinic is open evenings till 9, will late calls cost us more | editors work till 3 am, support until when |
      our people work through the night, who helps them and at what price |
      our night crew starts at 10 pm, can they get help | we stay open until 2 am, is support there |
      half the staff works evenings, who helps them | production runs around the clock, are you there for it |
      do we pay more for a second shift | is help for the late shift extra |
      we run two shifts at the plant, is support for the late one extra | evening shift until midnight, covered or extra |
      late shift, included or extra`,
    says: `For emergencies, yes: a technician answers at any hour, in every plan. Work on one outside support hours is included from Professional up, and costs ${at('after-hours')} in Essential. Ordinary questions from a late shift wait until the help desk opens.`,
    pages: ['/service-levels', '/pricing'],
  },
  'after-hours-price-rate': {
    ways: `what does it cost at night | weekend rate | overtime charges | what is your after hours rate |
      what do you bill after hours | price for a call at 2am | how much per hour for help after 6pm | after hours cost? |
      overnite emergency fee | what is the saturday rate for planned work |
      how much extra for a technician on christmas day | 245 an hour, when does that apply | evening help pricing |
      what do you bill for work past closing time | your weekend price per hour | cost of an hour on a sunday`,
    says: `${at('after-hours').replace(/^./, (first) => first.toUpperCase())}, for at least one hour, in the evening, at night, on weekends and holidays. From Professional up, work on an emergency at such hours is included; answering one costs nothing extra in any plan.`,
    pages: ['/pricing', '/service-levels'],
  },
  'busy-season': {
    ways: `extended support hours in march and april | cover for our busy season |
      we work weekends during tax season, is someone there | extra hours at year end |
      late evenings before a filing deadline | accounting office of five, evening help in tax season |
      only for the tax months | from february to april our accountants stay till 10pm, can you be available |
      we do taxes and april is crazy, what support do we get then |
      rsp season keeps us late, can we book evening help for those weeks |
      our year end crunch is three weeks of late nights, can u staff for it |
      tax season support for a 12 person cpa firm | retail shop, december is insane, extra coverage possible? |
      spring market is our busy time with realtors working sundays, can you cover us |
      harvest and shipping season means weekends for us, will you have someone | peak season coverage? |
      we only need extra late help in march and april, what does it cost |
      income tax crunch, longer desk hours for a few weeks? | can we arrange evening support ahead of our busiest month |
      school registration in august is our rush, can u add hours then |
      we need saturday help but just for the t1 deadline weeks |
      filing deadline april 30, do you offer extended cover till then |
      holiday rush at our store, can you be around in the evenings`,
    says: `Yes: planned help in the evening or on a weekend costs ${at('after-hours')}, agreed in advance. An emergency is answered within ${claims.helpDeskResponse.value} at any hour all year, and work on it outside support hours is included from Professional up.`,
    pages: ['/pricing', '/library/accounting-firm-tax-season-it'],
  },
  'busy-season-prepare': {
    ways: `how should we get our systems ready before tax season | what should we check before our busy months start |
      it checklist before tax time | prepare the computers for year end | get our office ready before filing time`,
    says: `Test your systems with everyone at work at the same time, and freeze changes before the season begins: no new software, no migrations. Planned help in the evening or on a weekend costs ${at('after-hours')}, agreed in advance.`,
    pages: ['/library/accounting-firm-tax-season-it', '/pricing'],
  },
  'busy-season-priority': {
    ways: `we do taxes, 6 of us, last week of april is insane. do you guarantee anything during tax season? |
      in april do we get the same response as everyone else or some priority |
      people are here till midnight in april, do we get priority | do we jump the queue in our busy month |
      are we served first at year end | is your response slower in tax season`,
    says: `No special priority: everyone has the same response all year, and an emergency is answered within ${claims.helpDeskResponse.value} at any hour. Work on an emergency outside support hours is included from Professional up. Planned evening or weekend help costs ${at('after-hours')}, agreed in advance.`,
    pages: ['/pricing', '/library/accounting-firm-tax-season-it'],
  },
  'hourly-price': {
    ways: `need someone for two hours to set up a scanner | need a tech for an afternoon |
      just one setup job, no plan | what is your hourly rate | break fix rates | hourly it support price |
      how much an hour | hourly? | what do you charge by the hour | one time fix |
      what do you want per hour for a computer guy |
      not looking for a plan, just someone to hook up a label printer, cots per hour? | tech rate per hour pls |
      pay per use it help, whats the rate | i need 90 minutes of help with my router, how is that billed |
      do you bill in quarter hours | hourly fee for a technican | what would three hours of a technician cost |
      cost of one time help connecting our new accounting pc | on demand it help, price per hour |
      how much to rent a tech for a morning | your per hour charge for non members |
      i only need a hand once or twice a year, what is the hourly | how much is that going to cost me |
      is there a minimum number of hours we must buy`,
    says: `A technician costs ${at('hour')} in support hours, billed in steps of 15 minutes, and ${at('after-hours')} in the evening, at night and on weekends. You do not need a plan for that; a visit is ${amount('visit')} with the first hour on site.`,
    pages: ['/pricing', '/library/break-fix-vs-managed-it'],
  },
  'hourly-price-today': {
    ways: `need somebody today, one time | can someone come today just once |
      we need a technician right now but are not a client | can u just come fix one printer |
      someone to look at one computer this afternoon | is a technician free today | same day repair of one pc |
      how soon could you fix one laptop, we are not on a plan`,
    says: `Perhaps: call ${company.phone.display} and hear when the next technician is free, since response times belong to the monthly plan. It costs ${at('hour')}, or ${amount('visit')} for a visit with the first hour on site, and needs no plan.`,
    pages: ['/library/emergency-it-support-toronto', '/pricing', '/contact-us'],
  },
  'hourly-price-possible': {
    ways: `i only want somebody to ring when it breaks | no plan for me, just fix it when it dies |
      we would rather call you only if something goes wrong | is there someone i can call once in a blue moon |
      can we stay with paying per fix |
      can i just pay you when i need you | do you do pay as you go | ad hoc support without a contract |
      one time help no plan | can i hire you for two hours |
      can i book a technician for an hour without signing anything |
      could a contractor like me just call you once in a while and pay for the time |
      no subscription, only a couple hours of work | i dont want monthly, i want to pay for time used |
      do you do one offs, our notary office needs outlook set up on 2 machines |
      do I have to sign up by the month for that or can it be just the one time | do we have to be on a plan to get help |
      are you only monthly or also by the hour | can we use you now and then`,
    says: `Yes, without a plan: a technician costs ${at('hour')} in support hours, billed in steps of 15 minutes, and ${at('after-hours')} in the evening, at night and on weekends. The response times on our pages belong to the plan, so by the hour you wait for the next free technician.`,
    pages: ['/pricing', '/library/emergency-it-support-toronto', '/library/break-fix-vs-managed-it'],
  },
  'prepaid-hours': {
    ways: `prepaid support hours | hour packages | do unused hours roll over | do you sell a 20 hour bundle |
      bank of hours available? | can i prepay for 15 hours and use them through the year |
      retainer hours at a lower rate? | block hours discount | is there a punch card type deal for support time |
      our last company sold us a bucket of hours, do you do that | if i buy 10 hrs up front do they expire |
      time bank for it support | we wud rather buy support time in bulk, possible? |
      do you offer an hours package to small offices | prepaying fifty hours, does that get a better rate |
      can unused support time be carried into next quarter | bulk hours pricing | pre paid tech hours? |
      our board likes a fixed pot of hours paid in january, can u do it |
      can we purchase support time ahead and draw it down`,
    says: `No, our price list has no prepaid block: a technician costs ${at('hour')}, billed in steps of 15 minutes, for what you use. With any block elsewhere, ask whether unused hours expire and whether routine work may be taken from it.`,
    pages: ['/pricing', '/library/break-fix-vs-managed-it'],
  },
  'visit-price': {
    ways: `how much is it to come out to us | what does it cost if you come here | cost to have someone come out |
      fee for someone to show up at our shop | call out fee | how much to send a tech to our office | truck roll price |
      price of an onsite visit | what is the charge for a technician to drive to our plant in vaughan |
      on site call cost | price for a house call to our store | whats the trip charge |
      195 a visit, what does that cover | does the first hour on site count in the visit fee |
      how much for someone to come look at our server room in person | what is an in person visit in essential |
      cost 2 send somebody to us | if a tech has to come twice do we pay twice | dispatch fee?`,
    says: `A technician at your office costs ${at('visit')}, with travel in our service area and the first hour on site; then ${at('hour')}. From Professional up you do not pay for emergency visits.`,
    pages: ['/pricing'],
  },
  'visit-price-included': {
    ways: `how many visits do i get with the middle plan | which visits are free and which not |
      do i pay every time someone drives out | is on site included | are site visits extra |
      do onsite visits come free with professional | do you charge for travel |
      is mileage billed when you come to our ofice | is travel time on the clock when ur guy drives to us |
      my clinic would like a monthly walkthrough by a tech, is that in the price |
      are emergency visits free in the middle plan | does the plan cover someone coming here | are visits free on the plan`,
    says: `In part: emergency visits are included from Professional up, with one planned visit a quarter, or one a month in Enterprise. Other visits, and all in Essential, cost ${at('visit')}; travel in our service area and the first hour on site are in that.`,
    pages: ['/pricing'],
  },
  'visit-price-limit': {
    ways: `how many visits do we get | is there a maximum of visits | how often can someone come out in a month |
      visits per month included | are we limited in how often you come | number of on site visits in the plan |
      unlimited on site support | how many times a year will someone come by in the enterprise plan |
      do we have a cap on technician visits | is there a cap on how often someone comes | unlimited visits or not |
      how often is a planned visit`,
    says: `There is no limit on visits. Professional includes one planned visit a quarter and Enterprise one a month, and emergency visits are included in both; any other costs ${at('visit')}.`,
    pages: ['/pricing'],
  },
  'new-computer-price': {
    ways: `new hire computer fee | configure a new machine cost | fee to move everything from my old pc to a new one |
      240 per computer, what dose that include | cost to image and configure 6 new desktops | new pc prep price |
      how much to transfer my files to a replacement laptop and wipe the old one |
      what wud you bill to get ten new machines ready for our school office |
      is setting up new computers in the plan or charged per machine |
      price of installing a new workstation for reception | laptop provisioning fee | whats ur price for a pc setup |
      we get a new bookkeeper pc in june, how much is it to prepare | does data transfer to the new computer cost extra |
      cost per machine when we replace old computers | how much do you ask for configuring a macbook for a new lawyer |
      new machine setup charge? | what is the deployment cost for each new laptop`,
    says: `Preparing new computers costs ${at('new-computer')}: setup, moving your data over and wiping the old disk. You buy the computer yourself, or ask us for a quote at a fixed price.`,
    pages: ['/pricing'],
  },
  'voip-price': {
    computes: 'rates',
    pages: ['/services/voip', '/library/voip-phone-system-cost', '/pricing'],
    ways: `roughly what do phones run for 14 staff | desk phones for a team of six, price | phones for eleven people, how much | how much are phones | price per phone line | voip cost |
      what do you charge for internet phones | cost of 8 extensions | how much is voip a month |
      what would phone lines for our 12 person clinic come to | hosted phone system rates |
      what do you chrage per extension | we pay bell 600 a month for six lines, what would yours be |
      how much per handset each month | phone service cost for a restaurant w/ 3 lines |
      what would 25 phone seats cost monthly | price of internet calling for a small law office |
      pbx replacement monthly fee? | fone system cost for 15 users | how much are your telephone plans |
      our realtors need 18 numbers, what is the phone price | whats a phone seat go for |
      rates for business telephone service | cost to replace our landlines with yours per month`,
  },
  'pen-test-price': {
    ways: `ballpark on hiring someone to try hack us | what does a penetration test cost | pentest price |
      how much is an ethical hack | pen testing rates | cost of testing our web portal |
      quote for a security test from outside | how much for a pen test |
      what do you charge to test our security from outside | price of hacking test | budget for a pentest of our network |
      how much to have ethical hackers go at our client portal | our auditor wants a pen test, what shud we budget |
      pentest quote pls | what would a web app pen test run | is a retest in the pirce of the penetration test |
      cfo asks for the price of hiring white hat hackers | how many thousand is a penetration test | pentesting fees? |
      what does testing our patient portal for holes cost | we need a penetration test for an insurer, rough cost |
      red team style test, what do you charge | how expensive is it to get our login portal attacked on purpose |
      do you do penetration tests and what do they cost`,
    says: `Penetration testing from the internet is priced ${at('penetration-test')}, from inside one office ${amount('penetration-test-inside')}, and of a web portal ${amount('penetration-test-portal')}. Each includes the retest of serious findings, and you get a fixed quote in ${terms.quote.value}.`,
    pages: ['/services/cybersecurity/penetration-testing', '/library/penetration-test-cost', '/pricing'],
  },
  'assessment-price': {
    ways: `what does a security assessment cost | risk assessment fee | how much for a cybersecurity review |
      price of an in depth assessment | a single security check without a plan | one off security review |
      price for a deep dive security review of 60 people | we want a full securty audit without signing a plan, cost? |
      cost of a risk assessment for a 20 person clinic | cyber audit fee | what do you bill for a detailed it audit |
      do you charge for a thorough assessment beyond the free one |
      how mcuh for a proper security evaluation of our plant | is the deeper assessment 3900 or more for 80 staff |
      what does a complete it risk review go for | threat risk assesment cost |
      paid assessment vs the free one, how much | one time security audit, law firm of 18, price please`,
    says: `The first assessment is free: a scan, a policy review, a compliance check and a written report. An assessment in depth is priced ${amount('assessment-office')} for one office of up to 25 people, and ${amount('assessment-sites')} for up to 100 people or three sites.`,
    pages: ['/services/cybersecurity-assessment-services', '/resources/cybersecurity-assessment', '/pricing'],
  },
  'cloud-move-price': {
    ways: `price to shift our mailboxes over to outlook | cost to go to the cloud | price to move from gmail |
      how much to migrate 20 mailboxes | google workspace migration cost | cost of getting 18 mailboxes onto office 365 |
      our files r on an old server, what does it cost to put them in sharepoint | migration fee per user? |
      m365 migration cost for 30 ppl | what do you charge to switch us from gsuite to microsoft |
      moving email over for a clinic of 12, price | pirce for taking our email off godaddy and into 365 |
      what would it run to lift one server to the cloud | rough price of a cloud migration for a 25 person firm |
      going from exchange server to office 365, how much | is there a per mailbox price for the move |
      cloud migration quote, 45 users and 2 servers, ballpark | dropbox to onedrive move, what do you charge |
      how much is an azure server move | our broker needs to leave an old imap host for outlook 365, cost? |
      cost to transfer emails to the cloud | how much to move our email to something better |
      how much to move it over to microsoft or google`,
    says: `Moving email and files to Microsoft 365 or Google Workspace is priced ${at('cloud-move')}, once; moving a server to Azure ${amount('server-move')}. Licences are charged at cost, and the fixed quote comes in ${terms.quote.value}.`,
    pages: ['/services/cloud-solutions', '/pricing'],
  },
  'backup-price': {
    ways: `what does backup cost | price of server backup | how much per terabyte | data backup pricing |
      how much for backing up 3 tb of server data | monthly backup charge for our file server |
      imaging server with 4 terabytes of x-rays, what is backup for that | what do u charge for backups |
      sever backup rates please | offsite backup price for a small plant |
      how much would backup be for 500 gb on our own server | cost of keeping copies of our server every month |
      price to have our database server backed up | we have 2 servers, what does the backup add to the bill |
      cloud backup fee | what is the monthly rate for backup storage`,
    says: `Backup of your own servers is priced ${at('server-backup')}, with restore tests; Enterprise includes up to 1 TB. Backup of cloud email and files is in every plan.`,
    pages: ['/pricing', '/services/cloud-solutions/cloud-backup-dr'],
  },
  'backup-price-included': {
    ways: `is the backup billed on top | is backup extra | is backup included | do i pay xtra for backup of our email |
      is 365 backup in the plan or do we pay more | does enterprise come with free server backup |
      is our onedrive backup costing us anything on top | do we pay separately for backups |
      is the backup of our files in the monthly price | is microsoft 365 backed up by you or do we need extra`,
    says: `For cloud email and files yes, in every plan. Backup of your own servers is priced ${at('server-backup')}, with restore tests; Enterprise includes up to 1 TB.`,
    pages: ['/pricing', '/services/cloud-solutions/cloud-backup-dr'],
  },
  'vcio-price': {
    ways: `how much is a vcio | it consulting hourly | what do you charge for it strategy |
      cost of a part time it director | what does a fractional cio run per month | virtual cio rates | vcio hourly rate |
      how much for four hours a month of strategic it advice |
      we want someone to run our it budget meetings, what does that cost | is the vcio free with enterprise |
      pirce for a senior consultant to advise our owners | monthly fee for outsourced cio |
      what wud an it roadmap and budget advisor cost us | vcio pricing for a company of 40 | vcio how much per hr |
      what do you bill for consulting by the hour | our cfo wants quarterly it planning, price of that service |
      how much do we pay to have a cio on call a few hours monthly | fee for it leadership as a service`,
    says: `A vCIO costs ${at('vcio')} for four to twelve hours a month, or ${at('vcio-hour')}. Enterprise includes four hours a month.`,
    pages: ['/services/vcio-it-consulting', '/pricing'],
  },
  'compliance-price': {
    ways: `pipeda program price | hipaa consulting fee | how much for phipa readiness | soc 2 preparation cost |
      cost of getting ready for iso 27001 | how much is a phipa program for our clinic |
      what would you chrage to make us pipeda compliant | price for soc 2 readiness | compliance consulting rates |
      law 25 compliance cost | we need pci help, what is the fee | how mcuh do you charge for a compliance gap review |
      cost of help with hipaa for our us patients | dental office needs privacy compliance, what is the price |
      fee for preparing us for an audit | what does a compliance programme run |
      is compliance work in the plan price or a separate charge | budget number for becoming soc2 ready please |
      cybersecure canada prep, how much | are the policy documents for pipeda included and what does it all cost |
      what does soc 2 cost altogether | we have ten thousand in total for soc 2, is that enough`,
    says: `A compliance program for one law or standard is priced ${amount('compliance')}, with a fixed quote in ${terms.quote.value}. It covers the gap review, the settings, the documents and a list of what is left to do. An audit by an independent auditor, as for SOC 2, is not in it; Enterprise includes the evidence for audits.`,
    pages: ['/services/compliance-consulting', '/pricing'],
  },
  'ai-price': {
    ways: `how much is a chatbot | what does ai consulting cost | cost to automate a process |
      price of a software robot | how much for machine learning | ai project budget |
      what would a chat bot on our clinic site cost | pirce for ai consulting | ai project cost for a small law firm |
      cost of building a bot that answers tenants | rpa pricing | what do you charge to have ai read our purchase orders |
      chatbot cost? | is the first hour of ai advice free and what comes after |
      we want copilot style automation for quotes, what is the budget | ballpark for automating one paperwork process |
      how much does your artificial intelligence work cost | ai bot price pls |
      what will an automation of our intake forms set us back | maintenance fee for the ai stuff after it is built |
      do you build that, and what does it cost to keep running |
      need a chat bot on my site that takes reservations and answers are you gluten free 500 times a day. how much |
      what is your cheapest ai project`,
    says: `An AI consulting plan is priced ${amount('ai-plan')}, a chatbot ${amount('chatbot')}, and the automation of one process ${amount('automation')}. Upkeep is ${at('ai-care')}. The first consultation is free, and you get a fixed quote in ${terms.quote.value}.`,
    pages: ['/services/ai-consulting', '/pricing'],
  },
  licences: {
    ways: `do we still pay microsoft ourselves | are office licences part of it | are microsoft licences included |
      do we pay for 365 separately | license costs on top | does the price include office |
      who pays for software subscriptions | is our m365 subscription inside your monthly rate |
      r adobe or office licenses on top of the plan | do we get charged for 365 licences by you |
      does the plan come with outlook and word subscriptions | software licences included y/n |
      whose name are the microsoft licences under | do we still need our own office subscription if we sign up |
      is windows and office licensing a separate line on the bill | is microsoft 365 included or do i buy that separate`,
    says: `No, licences such as Microsoft 365 are not in the monthly price: they come on a separate line of the invoice, at cost. The tenant is in your firm's name.`,
    pages: ['/pricing', '/services/cloud-solutions/microsoft-365'],
  },
  'licences-own': {
    ways: `must the licences come from you | are we forced to buy microsoft from your company |
      do we have to move our office licences over to you | is buying licences through you mandatory |
      we have office licences from godaddy | bring our own licences | keep the licences we have |
      we buy e3 straight from microsoft, can that continue |
      we have 15 buisness standard licenses already, can we keep them |
      our nonprofit gets donated microsoft licences, can we leave them as they are |
      we bought our licences ourselves, do they have to move to you | can our office subscription stay where it is`,
    says: `No, nothing on our pages says that you must change: tell us how many you have and where you buy them when you ask for the quote. Licences that we get for you come on a separate line, at cost.`,
    pages: ['/pricing', '/services/cloud-solutions/microsoft-365'],
  },
  'licences-buy': {
    ways: `how much is business premium through you | what does a microsoft 365 licence cost from you |
      windows licences from you? | can we get our office subscription through you | who buys office 365 |
      can you sell us licences | do i get m365 through you | do you resell microsoft licenses |
      do you take a margin on microsoft seats | license markup? | price of 365 licences on your invoice, is it at cost |
      microsoft 365 business premium price per user | what do you charge for a business standard seat |
      who orders the office licences for us`,
    says: `You can get them through us, at cost, on a separate line of the invoice. ${facts['m365-prices-2026'].text.split('. ')[0]}. Microsoft sets a price of its own in Canadian dollars.`,
    pages: ['/library/microsoft-365-licence-guide', '/pricing'],
  },
  hardware: {
    ways: `are you a reseller of pcs | if we need 5 new desktops do you get them | do you sell computers |
      can we buy laptops from you | do you supply hardware | where do we get new pcs | can you order servers for us |
      need extra screens for the team | order keyboards and docks | could you get us ten laptops |
      do we get computers from you or elsewhere | can you get us a deal on laptops |
      do you sell desktops and monitors to clients | hardware quotes available? |
      can you source a couple of surface tablets | we need three new pcs for our front desk, can we buy from you |
      would you purchase a printer and docking stations on our behalf | can i get macbooks through your company |
      who orders the hardware for new desks | do you sell laptops or should i just go to best buy`,
    says: `Yes, we quote hardware at a fixed price, and it is yours once it is paid for. You may also buy it elsewhere. Preparing new computers costs ${at('new-computer')}, wherever you bought it.`,
    pages: ['/pricing', '/library/hardware-lifecycle-planning'],
  },
  'hardware-included': {
    ways: `who pays for the laptops and the firewall | so the equipment is on us | do we pay for devices on top |
      does the price have computers in it |
      are computers included | is equipment part of the monthly or do we own it |
      do we get computers with the plan | is the hardware in the per person price | does the monthly fee include laptops`,
    says: `No, hardware is not in the monthly price. We quote it at a fixed price and it is yours once it is paid for, or you buy it elsewhere; preparing new computers costs ${at('new-computer')}.`,
    pages: ['/services/managed-it', '/pricing'],
  },
  'hardware-elsewhere': {
    ways: `buy computers through you or on our own | must we purchase from you |
      r we allowed to buy our pcs at best buy | do i have to order computers through you |
      we found cheaper dells online, may we buy there and you set them up | is it ok if we get our own laptops |
      am i free to shop around for computers | i found a good deal on laptops, will you set them up`,
    says: `Yes, you may buy computers anywhere, and preparing them costs ${at('new-computer')}. Choose Windows Pro, since Windows Home cannot be joined to a company directory. We can also quote you one at a fixed price.`,
    pages: ['/library/hardware-lifecycle-planning', '/pricing'],
  },
  'hardware-lease': {
    ways: `hardware as a service | leasing computers | used computers | is the equipment ours or do u rent it to us |
      do you lease computers | refurbished pcs from you? | monthly payments for computers instead of buying |
      can we rent pcs from you | do you have second hand laptops`,
    says: `Our price list has no leasing, rental or used computers: hardware is bought at a fixed price, and it is yours once it is paid for. Preparing new computers costs ${at('new-computer')}, wherever you bought it.`,
    pages: ['/pricing', '/library/hardware-lifecycle-planning'],
  },
  'hardware-brand': {
    ways: `are you a dealer for any brand | which brands do you sell | do you carry hp |
      do you sell hp or apple computers | do you have a preferred computer brand | what make are the laptops you sell |
      do you sell dell laptops | are you a lenovo dealer | can you resell hp desktops to us`,
    says: `Yes, we quote hardware at a fixed price, with the model; our pages name no brand. Tell us which programs it has to run. You may buy the same model elsewhere.`,
    pages: ['/pricing', '/library/hardware-lifecycle-planning'],
  },
  'which-computer': {
    ways: `best laptop for a realtor on the road | what model of pc should we standardise on |
      we need new machines for quickbooks and excel, what do u suggest | dell or lenovo for an accounting office |
      which laptop model would u pick for lawyers | suggest a good desktop for autocad |
      buying advice for 6 new laptops please | what should we look for when buying computers for staff |
      mac or pc for our new bookkeeper, what do you advise | laptop recomendations |
      should everybody have the same computer model | what kind of machine is right for a clinic reception |
      which brand of computer holds up best in an office`,
    says: `A business model with Windows Pro and 16 GB of memory, the same for everyone, with a warranty that lasts as long as the first user keeps it. Our pages name no brand: tell us which programs it runs, and we name a model and a fixed price. You may buy it elsewhere.`,
    pages: ['/library/hardware-lifecycle-planning', '/pricing'],
  },
  'which-computer-specs': {
    ways: `what specs for a new office pc | how much memory should a pc have |
      how much ram for our dental imaging computers | what processor do office computers need |
      is 8gb enough for a front desk pc or shud we get 16 | i am at best buy looking at laptops, what specs do i need |
      how many gb of memory for an office laptop | specs for a reception pc | ssd size and ram for work computers`,
    says: `For office work plan on 16 GB of memory, an SSD and Windows Pro. Imaging, drawing and large spreadsheets need more: tell us the programs, and we name a model and a fixed price. You may buy it elsewhere.`,
    pages: ['/library/hardware-lifecycle-planning', '/pricing'],
  },
  tax: {
    ways: `is hst included | do prices include tax | does the price have hst in it already |
      is 175 before or after tax | my bookkeeper asks if sales tax is included in your rates | are quotes shown w/ tax |
      is the per user price tax in | tax included or not | is the number you quote the final amount after hst |
      does the price include hst`,
    says: `No: ${terms.tax.text} Prices are in Canadian dollars.`,
    pages: ['/pricing'],
  },
  'tax-added': {
    ways: `plus tax | gst hst | are your rates before tax | do you add hst | is hst on your invoices | do we pay hst |
      hst extra? | do you charge 13 percent on top | what taxes get added to the monthly fee |
      we claim input tax credits, will there be hst on your bill | harmonized sales tax on top or inside |
      are your amounts net of hst | do we get charged HST on top of that price | will you put hst on the bill`,
    says: `Yes: ${terms.tax.text} Prices are in Canadian dollars, before tax.`,
    pages: ['/pricing'],
  },
  'tax-currency': {
    ways: `is it cad or usd | is that in us dollars | what currency | do you price in american dollars |
      are these us or canadian prices | are those canadian dollars on your pricing page | usd or canadian? |
      currency of ur prices | our parent company is american, are your fees in cad | are your prices american |
      is that number canadian dollars`,
    says: `Canadian dollars. ${terms.tax.text}`,
    pages: ['/pricing'],
  },
  invoice: {
    ways: `net 30 or net 60 | do we prepay or pay after | is the month billed up front |
      when do we get the bill | how do we pay | payment terms | do you invoice monthly | net 30 |
      when is payment due | how does billing work | how long do we have to pay the bill | r you net 30 or due on receipt |
      what does your invoice look like, is everything itemized | bookkeeper here, when will your invoices come in |
      billing cycle? | do you bill in advance or in arrears | invoice timing pls |
      are visits shown separately on the bill | do lisences and hours show up as their own lines on the invoice |
      is it one invoice a month or several | how often are we billed | when does the monthly charge go out |
      our accounts payable runs on the 15th, what are your terms of payment | how many days until payment is due |
      are you invoicing at month end or at the beginning`,
    says: `We invoice ${terms.invoice.text.replace(/^On/, 'on')}`,
    pages: ['/pricing'],
  },
  'invoice-quarterly': {
    ways: `can we pay quarterly | Can we be invoiced quarterly, net 45, by EFT? and is HST in the quoted prices |
      is quarterly payment possible | can i pay four times a year | could you bill us every three months |
      quarterly invoices`,
    says: `Our terms are monthly: we invoice ${terms.invoice.text.split('. ')[0]?.replace(/^On/, 'on')}, by bank transfer, Interac e-Transfer or pre-authorized debit. They name no quarterly invoice, so ask for it before you sign; paying a year ahead is possible. HST is added to every price.`,
    pages: ['/pricing'],
  },
  'payment-ways': {
    ways: `do you take etransfer | interac ok? | pay by direct debit | pre authorized payment | how can we pay you |
      can i pay cash | can we send an e transfer for the invoice | do you do pad | which payment methods do you take |
      can you pull it from our account automatically | wire or eft ok? | paypal? |
      we pay all suppliers by cheque, is that a problem | can we set up automatic withdrawal from our bank |
      paymnt options | how can our office send you the money | do you accept eft from our rbc account |
      can i pay by credit card or etransfer`,
    says: `By bank transfer, Interac e-Transfer or pre-authorized debit, within ${terms.invoice.value} of the invoice. We do not take cards.`,
    pages: ['/pricing'],
  },
  'payment-ways-ahead': {
    ways: `can we pay for the year in one go | annual prepayment | discount for paying the year up front |
      may we pay twelve months ahead | is there a discout if i pay the whole year up front by transfer |
      can u do 20% off if we pay the year upfront | is it cheaper to pay annually | we would rather pay once a year`,
    says: `Yes, paying a year ahead is possible, and it earns no discount. You pay by bank transfer, Interac e-Transfer or pre-authorized debit.`,
    pages: ['/pricing'],
  },
  'payment-ways-card': {
    ways: `do you accept credit cards | do you take mastercard | can i pay by card | which cards do you accept |
      can i put it on my amex | can the bill go on our visa | credit card accepted? |
      our treasurer wants points, can we use a credit card | do you take amex or visa |
      can i pay by credit card, the boss likes his points | can i use my visa | is mastercard accepted for the invoice`,
    says: `No, we do not take cards. You pay by bank transfer, Interac e-Transfer or pre-authorized debit, within ${terms.invoice.value} of the invoice.`,
    pages: ['/pricing'],
  },
  'late-payment': {
    ways: `late fee? | interest on overdue invoices | we missed a payment | do you cut us off if we pay late |
      can we get more time to pay | what if we pay an invoice late |
      our cheque to you is going to be two weeks late, what happens | do you charge interest if a bill is past due |
      i forgot to pay your invioce last month | can we have an extra few weeks to pay this one |
      penalty for paying after 30 days? | cash flow is tight this month, can we delay payment |
      what if our payment bounces | overdue bill | past due fees |
      we are a bit behind on your invoices, can we work something out | payment plan for an unpaid bill possible? |
      is there a grace period for your invoices | late paymnt what happens |
      our client has not paid us so we cant pay u on time | do you suspend support for unpaid invoices |
      need an extension on the bill due friday | what happens when somebody pays you late`,
    says: `Our pages state no late fee: an invoice is payable in ${terms.invoice.value}, and the contract says what applies after that. If a month is tight, call before the date: the person who writes the invoices decides.`,
    pages: ['/pricing', '/people'],
  },
  'price-changes': {
    ways: `can i lock the rate in | will my fee be the same in two years |
      do prices go up every year | can you raise the fee | is the rate locked | will it cost more next year |
      annual increase | will the price stay the same | what stops you from raising rates later |
      fee increases after the first year | how sure is the price | will my rate creep up after year one |
      how much can you raise our price each year | do u have an annual increase | is there a cap on fee increases |
      price lock? | our last provider jumped 15 percent at renewal, do you do that |
      how much notice do you give before a price hike | dose the per user rate go up at renewal |
      can we count on the same price for three years | do you guarantee rates for the length of the contract |
      how often do you change your rates | is the price fixed for the term | what happens to the fee on our anniversary |
      my board wants to know if the cost can jump next year | what if you want to raise it by 10% |
      what is your annual price increase clause, CPI or whatever you feel like`,
    says: `Prices may go up ${terms['price-change'].text.replace(/^Once/, 'once')}`,
    pages: ['/pricing'],
  },
  headcount: {
    ways: `suppose two of them leave in october | and if i lose some in the fall | if we cut five jobs does the fee fall at once |
      some people come and go, does the bill follow | what if we let a few go in winter |
      we lose 3 people in january does the fee drop | what if we hire more people |
      does the bill go down when someone leaves | adding users mid contract | seasonal staff on the bill |
      we grow during summer | someone leaves in the middle of the month, do we still pay |
      what if a person goes in mid month | two new people start in may, what changes |
      we are going down to six people next month | we take on people in summer and let them go in fall |
      can we add and remove users any time | hiring somebody, does the price go up |
      fewer of us in the cold months, can seats go down | we lay people off after the season, does the bill drop |
      pro rata for half a month | we start in the middle of a month |
      two assistants are going on mat leave, does our bill shrink |
      we hire 10 summer students every may, how does billing adjust |
      if three staff quit, when does the invioce get smaller | can we scale the number of users month by month |
      growing from 12 to 18 people this year, what happens to the fee | removing a user from the plan |
      add a seat mid month, how is that billed | r we stuck paying for a fixed number of seats | staff count changed |
      we let two people go, is the fee reduced right away |
      our landscaping crew shrinks in winter, does the monthly fee follow | we fluctuate between 15 and 22 staff |
      does the count update automatically when somebody quits |
      somebody starts on the 20th, do we pay for the full month | if we downsize can the number of paid users go down |
      is there a minimum seat commitment once we signed with 20 |
      when we hire, from which date does the extra person cost |
      headcount goes from 62 to 80 every nov and dec then back down. does the bill go down again in january |
      adding four people in january, what does that do to the bill`,
    says: `The bill follows your staff list, up and down, from ${terms.headcount.value}. A person with a mailbox and a computer counts, whatever the hours; shared mailboxes and meeting-room screens do not.`,
    pages: ['/pricing', '/services/managed-it'],
  },
  'headcount-pause': {
    ways: `can we pause in july | closed for the summer, do we still pay | pause the plan for a month |
      we close for august, is there a break in billing | can we stop paying while we are shut |
      put the plan on hold over the summer | freeze our account for two months`,
    says: `Our terms name no pause: the bill follows your staff list from ${terms.headcount.value}, and monitoring, updates and backup go on while you are closed. People who leave the list come off the bill. Ask before you sign if you close every year.`,
    pages: ['/pricing', '/services/managed-it'],
  },
  'who-counts': {
    ways: `six people share one pc on the floor | a few shared stations in the shop, how does that work on the bill |
      one computer at the counter for all of us, per person or per machine |
      do you bill per user or per device | do you count people or computers |
      is it by the person or by the machine | a computer used by three people on shifts |
      shared pc at reception, how is that counted | how do you price a computer that several people share |
      front counter pc shared by shifts, what does it cost | who counts as a person on the bill |
      some of our people share a computer | do you charge by seat or by device |
      is pricing by headcount or number of devices | do contractors with just a company email count |
      how do you define a user | per user or per pc? | whos counted for the per person price |
      three nurses rotate on the same workstation, one user or three | contractors with their own laptops, do they count |
      is it priced per student or per staff | do students count as users |
      three shops with one pc each in the back, is that three people | why per person instead of per machine`,
    says: `We bill per person, not per device. A person with a mailbox and a computer counts once, whatever the hours; someone who only has a mailbox on a phone, or shares a tablet, usually does not, and shared mailboxes and meeting-room screens do not. We go through the staff list with you before the quote.`,
    pages: ['/pricing', '/services/managed-it'],
  },
  'who-counts-mailbox': {
    ways: `do shared mailboxes cost | does an info@ mailbox cots as a user |
      do generic accounts like scanner@ count towards the fee | is sales@ billed as a person |
      generic mailboxes, do they count`,
    says: `No, a shared mailbox does not count, and neither does a meeting-room screen. Each person with a mailbox and a computer of their own counts once.`,
    pages: ['/pricing', '/services/managed-it'],
  },
  'who-counts-devices': {
    ways: `are tablets and phones charged separately | does a second laptop cost more |
      is a person with laptop and desktop one user or two | i have 12 people but 18 computers, what do you bill on |
      boardroom tv computer, is that a seat | fourteen ipads for inspections, does each one count |
      i have a desktop and a laptop, do i pay twice | extra cost for each ipad`,
    says: `No, devices are not counted: we bill per person, and someone with two computers or a tablet counts once. A meeting-room screen does not count either.`,
    pages: ['/pricing', '/services/managed-it'],
  },
  'who-counts-no-computer': {
    ways: `a dozen of us but four never touch a computer | nine employees, two have no computer |
      what do you charge for somebody who only gets email | the guys who only read mail on their phone, what do they cost |
      half our crew isnt on a computer | some of us dont work on a pc, do we pay for them |
      twenty workers but ten machines | drivers who only have a phone, do they count |
      field crew without computers, do we pay for them | staff without a pc | warehouse people without email |
      people who only have email | email only users, do they cost the same |
      do i pay for staff that never touch a computer | phone only email for 9 drivers, are those billed |
      38 people work here but only 14 use a computer, the rest just punch in on a tablet. do i pay for all 38 |
      do u charge for every waiter who only punches in on the tablet? |
      our 30 agents use their own phones and laptops, do i pay for each of them |
      do i pay for all 67 people or only for the 7 who have a computer |
      60 agents on their own phones and 7 admin staff, how many do you bill |
      we have servers on duty with one ipad, are they counted | cooks and cleaners never log in, are they billed |
      field staff with only a phone, do they cost | labourers without email, do we pay for them`,
    says: `We bill per person, and usually not for those: someone who only has a mailbox on a phone, or shares a tablet, usually does not count. You pay for each person with a mailbox and a computer. We go through the staff list with you before the quote.`,
    pages: ['/pricing', '/services/managed-it'],
  },
  'who-counts-part-time': {
    ways: `are part timers the same price | half price for half time people? | my evening receptionist works ten hours, full fee? |
      someone who comes in two mornings, do i pay the whole amount | is there a lower rate for part time staff |
      weekend staff, full price? |
      do part timers count | do summer students count | dose my weekend hygienist count as a full user |
      does a part time bookkeeper at 8 hours a week count | what if 3 of them are only here tuesdays |
      is someone who works one day a week billed | does a co op student count as a person`,
    says: `Yes, if the person has a mailbox and a computer: then they count once, whatever the hours. Someone who only has a mailbox on a phone, or shares a tablet, usually does not.`,
    pages: ['/pricing', '/services/managed-it'],
  },
  discounts: {
    ways: `whats the best price for a 14 person office | any price break if i bring 40 people |
      fourteen users, whats the best you can do | whats the lowest you would go for twenty people |
      does it get cheaper per head when we grow | price per person at 30, lower? | do bigger teams pay less each |
      any wiggle room on the price | can we get 10% off | any discounts | is there room to negotiate |
      do you give a special rate | lower price please | too expensive for us | promo code | first month free |
      would you take less if we commit for longer | 160 a head and i sign today |
      could you do 140 per user for a longer contract | will you go lower for a bigger team |
      volume discount for 60 seats | can you knock something off | is the price negotiable | whats your best price |
      any promo for new customers | prices are too high for us | can we haggle | sharpen your pencil |
      can you do 130 if we sign for 3 years | we would sign two years for less | do you do deals |
      can you do better than that | loyalty discount | can you shave a bit off | do you offer any sales right now |
      is their a coupon for new clients | 10 percent less and we have a deal | what would make the price lower for us |
      that is steep for us, can you come down | any specials this month |
      we r a family business, can you cut us some slack on the rate | would a three year commitment get us a better rate |
      i always negotiate, what is your rock bottom price | discount for a referral or multi year deal |
      can u do it cheaper | if we bring 50 users do we get bulk pricing | do you have a seniors or veterans discount |
      my boss says ask for a discount | is the listed price firm | how can we bring the cost down |
      do early sign ups save anything | ok and whats the cheapest you can go if i sign today |
      can u do better on price if i bring all 3 locations plus my brother in law's place | we can only spend 80 a person |
      could you go down to 90 a head`,
    says: `No, our price list has no discounts. What lowers the bill is scope: fewer people who count as users, and current, uniform machines. You get a fixed quote in writing within ${terms.quote.value}, and nothing binds you until you sign.`,
    pages: ['/pricing', '/industries/non-profit'],
  },
  'non-profit-price': {
    ways: `special rate for ngos | not for profit pricing | we are a church, any discount |
      discount for a temple or mosque | lower price for a community centre | do schools get a discount |
      we are a food bank, is there a lower rate | do you offer nonprofit pricing |
      our shelter runs on donations, any pirce break | charity rate? | is it cheaper for a church office |
      private school run as a charity, do we pay full price |
      can u help our nonprofit get google grants or microsoft donations |
      youth sports association on a tiny budget, special rates? |
      we are a housing co-op and not for profit, what do you charge us | do you donate services to charities |
      foundation with 5 staff, is there a reduced plan | as an ngo do we qualify for something cheaper |
      pro bono it for community groups? | executive director of a small charity here, any concession on fees |
      discount if we are a non profit`,
    says: `No discount from us: charities pay the prices on the pricing page. What lowers their bill is scope, since a volunteer without a mailbox or a computer usually does not count as a user. Software grants from Microsoft and Google are yours, and we check each year that you still qualify.`,
    pages: ['/industries/non-profit', '/library/non-profit-technology-discounts'],
  },
  'non-profit-price-volunteers': {
    ways: `do volunteers count as users | do 40 volunteers raise our bill at the charity | are volunteers billed |
      we have 30 volunteers and 4 staff, who do we pay for | volunteer board members with an email, do they count`,
    says: `Usually not: a volunteer without a mailbox or a computer does not count as a user. We go through the list with you before the quote, and the bill follows it.`,
    pages: ['/industries/non-profit', '/pricing'],
  },
  'cheaper-quote': {
    ways: `thats more than i want to pay, the other guys are cheaper | i can have it for a lot less elsewhere |
      somebody else does it for 95 |
      a competitor says unlimited support for 99 a user | another firm offers unlimited support for less |
      others ask less per person | our current guy is way cheaper than that | another company quoted less |
      someone offered us 90 a user | i have a lower bid | can you beat my current provider | competitor is cheaper |
      our present msp costs half | can you go below what another firm charges per user | match this price |
      could you beat the price of another company | match what the others charge | our current it is 100 a seat |
      yours is more expensive than the other offer | someone else asks less per head, you are dearer |
      another provider quoted me 130 per user, will you match it | we were quoted 85 per user by a shop in markham |
      will you pirce match | your competitor offered 140 a seat with everything |
      a rival gave us a lower number, can you meet it | i have three quotes and yours is highest |
      another it shop will do it for half | match their offer and i sign | we pay 95 each now, you want a lot more |
      price matching? | my partner found an it firm that costs less then you |
      can you come in under the other proposal on my desk`,
    says: `No, we do not match other quotes: our prices are published. Before you compare, ask the other provider for three lines: which security is included, what a night or a visit costs, and how often a restore is tested. Our guide brings two quotes to the same jobs over three years.`,
    pages: ['/library/managed-it-cost-toronto', '/pricing', '/top-managed-service-providers-toronto'],
  },
  'cheaper-quote-why': {
    ways: `my friend pays far less per person at his shop | what would be missing at the cheaper firm |
      why is it that much per head |
      why are you more expensive | you cost twice what the others do |
      quoted 75 a head by another firm, why do you cost more | another quote is half of yours, why |
      why should we go with you when the other bid is 30 percent lower | how come your price is above the other company |
      a freelancer wud do it for 800 a month, why is yours more | what should i check in the cheaper proposal i got |
      the bid from the other msp looks too low, what are they leaving out |
      Got a quote from another provider at 95 per user. What would you include that they probably don't? |
      Your competitor quoted 89 a user. Why would I pay you more? | how do i compare two quotes |
      what do i get for the higher price | whats the difference to a 100 dollar per user offer |
      what is missing in a cheap it plan`,
    says: `Because a cheaper plan often leaves things out: security on every computer, work at night, visits, and restore tests. Ask the other provider what each of these costs there. With us, Professional includes managed security, emergency work at night and emergency visits, and every plan has tested backups.`,
    pages: ['/library/managed-it-cost-toronto', '/pricing', '/services/managed-it'],
  },
  trial: {
    ways: `can we try you out first | is there a trial | test you for a few weeks before signing | try before we buy |
      pilot with two computers first | can we start small and see | a small job first to see how you work | trial period |
      can we do one month and then decide | money back if not happy | start with a few users |
      do you offer a trial period for a dentist office | is there a way to sample your service b4 committing |
      id like to test your help desk for two weeks | free trial? |
      we got burned before, so can we try it out before a long commitment |
      is there a satisfaction garantee or money back | can we do 30 days and walk away if we dont like it |
      trail month possible | let us start with just three computers as a test | what is the smallest way to try you |
      our partners want a pilot before they sign | can i hire you for one job first to judge your work |
      probation period for the service | can we get a taste of it before signing up for twelve months |
      no trial month at all? | one month demo of your support`,
    says: `There is no trial month, but you can start small: hire us by the hour (${at('hour')}) or for one project, without a plan, and decide afterwards. The first assessment is free. In the plan, you can leave early if we miss a service level in three months out of six.`,
    pages: ['/who-we-are-for', '/pricing'],
  },
  'mix-tiers': {
    ways: `can we combine plans | some people on essential others on professional |
      different tiers for different staff | managers on the top plan and the rest on basic |
      can only part of the team be on a plan | split the office between two tiers |
      cheap plan for most and pro for a few | put the partners on enterprise and the rest on essential? |
      can five of our staff be on pro and ten on basic | is it all or nothing w/ the tiers |
      we only want the better plan for the two people in accounting |
      can reception be on the cheap plan while doctors get the good one | different plan per department possible? |
      mix and match plans | can we downgrade some users to essential | does everyone have to have the same package |
      can i mix tiers to save money | field staff on the lowest tier, office staff on pro |
      why must all of us be on one tier | cover only the office people on the plan and leave out the warehouse pcs`,
    says: `No, the whole office is on one tier, because an intruder comes in by the least protected computer. The office can move to a higher tier from ${terms.headcount.value}.`,
    pages: ['/pricing'],
  },
  'mix-tiers-upgrade': {
    ways: `can we go down a plan later | drop to the cheaper package after a year | downgrade possible |
      upgrade later | can we change tier | move to a higher plan later |
      start on essential and go up to profesional in six months, possible? | how do we upgrade our plan |
      switch tiers midway | moving up a tier, when does it take effect |
      is changing from essential to pro allowed during the term | can we go up a level later on |
      switch from essential to professional next year`,
    says: `Yes: the office can move to a higher tier from ${terms.headcount.value}, all of it together. Our pages name no move to a lower tier during the term, so ask before you sign.`,
    pages: ['/pricing'],
  },
  quote: {
    ways: `send me a proposal for our board | can i get a quote in writing | send me an estimate |
      request for proposal | we need a formal quotation | email me an offer | can you mail the quote |
      send me something i can show my partner | please prepare a written offer for our law firm |
      id like a formal quote for 18 users and two sites | can someone send me a written price |
      rfq for managed it, who do i send it to | get a quote | quotation pls |
      we want an official offer with your letterhead | i lost the quote you sent, resend it |
      can you put the numbers in writing for my partner | we are collecting three bids, how do we get yours |
      would like a written quotation for our clinic in etobicoke | how do we get a proposal |
      please send the quote again | how do i request an estimate from you`,
    says: `Send us the number of people and sites, by the booking form or to ${company.email}. Once we have seen the job, a fixed quote in writing follows within ${terms.quote.value}, and it changes only if you change the job.`,
    pages: ['/contact-us', '/pricing'],
  },
  'quote-no-call': {
    ways: `email me your price sheet | rather have the prices by mail than talk | send pricing without calling me |
      can u just email me a price, no call | send me numbers by email please | just write me a price, dont phone |
      quote by email without a sales call | i only want an email with the price`,
    says: `Yes: write to ${company.email} with the number of people and sites. The plan is published, ${claims.planPrice.value} per person per month plus HST; a project gets a fixed quote within ${terms.quote.value} once we have seen the job.`,
    pages: ['/contact-us', '/pricing'],
  },
  'quote-needs': {
    ways: `what do you need to give us a price | which facts do you need for a quote |
      what information for an estimate | what do you need to know to pirce our job |
      what should i send you to get a price | facts for an estimate`,
    says: `The number of people who use a computer, the number of sites, and your main program; for a project, we look at the job first. A fixed quote in writing follows within ${terms.quote.value}.`,
    pages: ['/services/managed-it', '/pricing', '/contact-us'],
  },
  'quote-binding': {
    ways: `is the quote binding | does your quote change later or is it firm | is the number in your quote guaranteed |
      can the price change after the quote | is a quote from you final`,
    says: `Yes, it is fixed: a quote in writing changes only if you change the job. Once we have seen the job, it comes within ${terms.quote.value}; nothing binds you until you sign.`,
    pages: ['/pricing', '/contact-us'],
  },
  'quote-time': {
    ways: `how soon do you send an offer | i need a quote quickly | urgent quote for a tender |
      can i have the offer by tomorrow | can i get a price in writing today | how long till i have your quote |
      our board meets on thursday, can we have ur proposal by then | turnaround for a quote? |
      I need 3 quotes for my board by thursday, can you get me something in writing by then |
      how fast can i have an offer | how many days for a written quote`,
    says: `Within ${terms.quote.value}, once we have seen the job. If you need it sooner, call ${company.phone.display} and name the date; the plan itself is published: ${claims.planPrice.value} per person per month.`,
    pages: ['/contact-us', '/pricing'],
  },
  'free-assessment': {
    ways: `does it cost anything to talk to you | is the first chat on the house |
      someone to drop in and see what we have, no charge? |
      does the free checkup have strings attached | is the assessment really free |
      what is in the free assessment | do you offer a free consultation | what do i get for nothing |
      whats the catch with the free scan | free it audit | free security check | no obligation review |
      could you look over our systems before we sign | come and look at our setup first |
      review what we have before deciding | can someone look at our it first |
      someone to come and look at our network at no charge | is the first meeting free | free quote? |
      do you charge for coming to look | do i have to sign up after the free review |
      can you check our setup b4 we decide anything | free network check |
      would somebody look over our clinc systems at no charge | free cyber check for a small law firm? |
      sounds too good, why do you do the assessment for nothing | can i book the complimentary assessment |
      do you come look at our office for free before quoting | what does the free scan and report cover |
      free assesment, what is it | i saw free assessment on your homepage, whats involved |
      will we be pressured to buy after the free audit | our office manager wants a free once over of our it |
      can you do a no cost review of our network`,
    says: `Yes, it is free: a scan, a policy review, a compliance check and a written report, which you keep whether or not you hire us. The catch is that we hope you will. You can schedule it here.`,
    pages: [
      '/resources/cybersecurity-assessment',
      '/blog/what-a-free-it-assessment-covers',
      '/services/cybersecurity-assessment-services',
    ],
  },
  'assessment-time': {
    ways: `how long is the free scan | what do you need for the assessment |
      will the assessment interrupt our work day | how many hours does the security review take from my staff |
      how long do you scan our network for | who from our side has to be there for the assesment |
      our it guy is busy, how much time do you need from him for the review |
      does the assessment slow down our computers while it runs | half a day or a week for the review? |
      assessment duration? | how much effort is the free assessment for our side | how long dose the assesment take |
      i am a clinic manager with little time, what does the check need from me |
      what do you install to do the network scan and for how long | does the owner have to sit in on the assessment |
      how quick is the checkup of our systems | time needed from us for the risk review`,
    says: `A small program or device looks at your network for a day. From you it takes half an hour at the start and an hour at the end, and an hour each of the office manager and the present IT person. The written report is yours to keep.`,
    pages: ['/resources/cybersecurity-assessment', '/blog/what-a-free-it-assessment-covers'],
  },
  'assessment-time-report': {
    ways: `do we get to keep the report of the assessment | is the report mine | does the report stay with us |
      when the assesment is done, do we own the findings | can we show the written assessment report to another provider |
      may we hand your findings to another firm | whose is the written report`,
    says: `Yes, the written report is yours to keep, whether or not you hire us, and you may hand it to anyone, another provider included.`,
    pages: ['/blog/what-a-free-it-assessment-covers', '/resources/cybersecurity-assessment'],
  },
  'dark-web-scan': {
    ways: `dark web monitoring | what is a dark web scan | dark web scan? |
      linkedin got hacked years ago, is my password out there | what happens if the dark web scan finds something |
      what does it mean to scan the dark web | credential leak check`,
    says: `A dark web scan looks for addresses and passwords of your domain in lists that criminals trade. Ours is free; a hit means that the password must be changed everywhere it was used, with MFA on.`,
    pages: ['/library/dark-web-monitoring-explained', '/services/cybersecurity'],
  },
  'dark-web-scan-check': {
    ways: `free dark web scan | check if our passwords leaked | is my email in a breach | were we in a data leak |
      can you see whether our staff passwords are being sold online | are our compnay emails on the dark web |
      check our domain for stolen credentials | have i been pwned check for our firm |
      can you find out if our accounts were in a leak | is the darkweb scan free | scan for leaked logins of our clinc |
      do you look for our staff logins on criminal forums | find out what hackers already have on our email addresses |
      run our domain through breach lists | can you check if our email addresses were stolen`,
    says: `Yes, and it is free: we look for addresses and passwords of your domain in lists that criminals trade. A hit means that the password must be changed everywhere it was used, with MFA on.`,
    pages: ['/library/dark-web-monitoring-explained', '/services/cybersecurity'],
  },
  roi: {
    ways: `is it worth it | how much do we save | return on investment | what does downtime cost us | roi calculator |
      savings compared to hiring | will this pay for itself | how do i justify the spend to my partners |
      do you have a savings calculator | how mcuh money would we save by going with you |
      what does an hour of outage cost a company like ours | whats the payback on managed it | roi? |
      cots benefit of outsourcing, got a calculator | can you show me the business case in numbers |
      our owner asks if the money comes back | do the math for me, is it worth paying for managed it |
      calculate our savings | i want to work out what downtime costs my restaurant |
      how do i figure out if your fee is worth it for us | what do i gain financially from this |
      does hiring you save money in the long run | tool to compare our current it spending with yours`,
    says: `That depends on your own figures: put today's spending, the hours without working systems and our tier prices into the [ROI calculator](/roi-calculator). The result is your own calculation, not a promise of ours.`,
    pages: ['/roi-calculator', '/library/calculating-downtime-cost'],
  },
  'roi-claim': {
    ways: `is the 40 to 60 percent saving real | you say we save 60%, prove it |
      where does the 85 percent less downtime come from | do your clients really save that much |
      the savings on your website sound too good | 40-60% saved on it, says who`,
    says: `It is our own statement, and no promise for your firm: the page on claims and sources lists it with its date. For your case, put your own figures into the [ROI calculator](/roi-calculator).`,
    pages: ['/claims-and-sources', '/roi-calculator'],
  },
  'price-range-reason': {
    ways: `why is it a range | why not one price | what moves the price | what makes it more expensive |
      price depends on what | we do not want to pay for what we do not use | do we pay for things we do not need |
      what makes the quote go up | why does it say 175 to 300 instead of one number |
      how do you decide where in the range we land | what makes one office pay more than another of the same size |
      wich factors raise the per user price | we have old windows machines, does that make it pricier |
      do patient records make the plan cost more | from 175 up to 300 is a big gap, why |
      how do i get to the low end of your price range | what will drive our price up | price factors |
      whats behind the price spread`,
    says: `Because two offices of twenty can need very different work: the range is ${claims.planPrice.value} per person per month. Patient or trust records, night work, machines that cannot be updated and evidence for auditors move it up; few, current systems move it down.`,
    pages: ['/pricing'],
  },
  'price-range-reason-hidden': {
    ways: `are there hidden costs | any hidden fees | surprise charges | any extra fees i should know about |
      are their fees that show up later | hidden charges? | i hate surprises on invoices, is anything tucked away |
      any gotchas in the pricing | is the quoted range going to balloon once we sign |
      will the bill be higher than you say | anything in the small print that costs extra`,
    says: `No: what the plan leaves out is on the pricing page, with its price or a fixed quote before you sign. Licences, hardware and larger projects are on separate lines, and HST is added.`,
    pages: ['/pricing'],
  },
  'minimum-size': {
    ways: `tiny church with two paid people | we are a parish with one secretary | two employees and some volunteers |
      just a couple of staff here |
      i work alone as an accountant | one person business | do you take a single person as client |
      only me in the office | we are 2 people, can you still help | i run a one woman law practice |
      what is your minimum | do you take very small companies | smallest client | i am self employed |
      are we too small for you | only two of us | solo practitioner it help | how small can a client be |
      is three people enough | two of us in the firm, will you take us | my spouse and i run it alone |
      is there a smallest size | its only me and my husband | me and my partner run the shop |
      what size is too little for you | two people office | family business of three | just myself with one laptop |
      do you take on tiny firms | i have one employee | is it cheaper with less than five people |
      we have four people, what do we pay | fewer than 5 staff | does the price go down below five |
      i am a solo bookkeeper, do you work with people like me | just two dentists and no staff, do you take us |
      one man shop | do you need at least five users | my law practice is me and a clerk, can we be clients |
      do you have a minimum number of employees | we are a tiny outfit with 3 computers |
      freelancer w/ a single laptop, will you help | are three employees too few for you |
      retired consultant working alone, can i use ur service | single user plan? | its just me, can u still help |
      four of us at a small realty office, do we qualify | how few people can a company have to use you |
      do you serve micro businesses | sole proprietor here, is there something for me |
      we are only a couple with a bakery and one pc | too small? | we're 4 people. too small?`,
    says: `The monthly plan is made for firms of ${claims.firmSize.value} people. A smaller office is welcome by the hour, at ${at('hour')}, and usually pays less that way.`,
    pages: ['/who-we-are-for', '/pricing'],
  },
  'maximum-size': {
    ways: `240 users with two sites, too much? | are you big enough for a company of 180 |
      is 260 staff too much for you | biggest client size | we have 300 employees | are we too big |
      enterprise with 500 staff | can you scale to 250 users | we are 420 people, can you handle that |
      do you have a ceiling on company size | our school board has 900 staff, is that out of ur league |
      how large a firm can you look after | 350 users too many? | what is the biggest company you would take on |
      upper limit on users | can a plant w/ 275 workers be a client | we grew past 200 people, do you still serve us |
      corporation of a thousand, could you do just the security monitoring | is there a max headcount |
      do you do big enterprises | hospital group with 600 employees, would you do part of the work |
      we have 240 staff in mississauga, are we over your limit | maximum company size? | can u support 500 users |
      would you do a pen test for a firm of 800 | too large for you at 310 people?`,
    says: `We are built for firms of ${claims.firmSize.value} people. Above that we take single parts of the work, such as security monitoring or a penetration test, and quote it separately.`,
    pages: ['/who-we-are-for', '/pricing'],
  },
  'price-not-listed': {
    ways: `what would the whole project cost | price of an office move | how much to wire a new office |
      cost of new wifi | firewall price | how much for moving our office to a new floor |
      what is the cost of running cable to 20 desks | firewall replacement pirce |
      what would new wifi for a warehouse cost | i dont see the price of a network upgrade on your site |
      cost of rewiring our dental clinic | special project pricing? |
      we are opening a second location, what wud the it work cost | price for a new server room setup |
      how much do you charge to install access points in a restaurant | price of something that isnt on your price list |
      what is the project fee for relocating our computers | office move cost for 30 people | how do you price big jobs |
      need a new firewall and switches, how much would that be | wifi install cost | pricing for custom work |
      Ok and is project work hourly or fixed quote | how much for a wifi survey only |
      what does it cost to isolate our old machines | price of splitting the shop network from the office |
      cost of a spare disk for each machine pc`,
    says: `Larger jobs, such as an office move, new cabling, a firewall, a Wi-Fi survey or isolating old machines, get a fixed quote within ${terms.quote.value} once we have seen the job. Single hours and visits cost ${at('hour')} and ${at('visit')}; the plan itself is $${pricing.min} to $${pricing.max} per person per month.`,
    pages: ['/pricing', '/contact-us', '/industries/manufacturing'],
  },
});
