import { company } from '../../../shared/company/company.ts';
import { claims } from '../claims.ts';
import { amountOfRate, priceOfRate, rates, terms } from '../rates.ts';
import { facts } from '../records/index.ts';
import { priceRule, pricing } from '../tiers.ts';
import { answersFor } from './answer-record.ts';

const hour = priceOfRate(rates.hour);
/** What each tier adds to the one before. */
const higherTiers = pricing.tiers
  .slice(1)
  .map(({ name, min, includes }) => `${name}, from $${min}, is ${includes}`)
  .join(' ');

/** What a bill has in it, and work for firms without a plan. */
export const singleJobs = answersFor('buyers', '2026-11-27', {
  'licences-program': {
    ways: `who pays the yearly fee for our practice software, you or us | is the clio subscription in your price or on top | do you sell dentrix or do we buy it ourselves |
      does the monthly fee pay for pclaw too | we already pay for oscar every month, does that go through you now |
      can i buy quickbooks through you | taxprep renewal, part of your plan or seperate | does the plan cover the licence of our main program |
      abeldent support contract, do we still need it with you`,
    says: `That stays separate: you go on paying the maker of your main program, and we do not sell its licence. Looking after it is in the plan: its updates, the computers it runs on, and the calls to the maker. Keep your support contract with the maker: we use it when we call for you.`,
    pages: ['/pricing', '/services/managed-it', '/industries'],
  },
  'headcount-seasonal': {
    ways: `four extra preparers from february to may, do they cost all year | do we pay for temps in the months they are not here |
      we go from 7 to 12 people every spring, how is that billed | christmas staff at the shop, on the bill just for december |
      camp counsellors in july and august only | extra bookkeepers in tax time and then gone, billing? |
      permanent staff of 9 plus harvest workers for 3 months, what do we pay | is there a yearly charge for people who work here 10 weeks`,
    says: `Only in the months when they are on your staff list. We add them when they start and switch their accounts off when they go, and the bill follows from ${terms.headcount.value}. Someone without a mailbox and a computer usually does not count at all.`,
    pages: ['/pricing', '/services/managed-it'],
  },
  'tiers-difference': {
    ways: `whats extra in the 225 one compared to the 175 one | why would i pay 275 and not 225 |
      what am i getting for the extra 50 bucks a head | what is missing if i take the cheapest |
      175 or 225, what changes | tell me what the middle one has that the low one hasnt |
      is it worth going from 225 to 275 | what would i lose at 175 | essential compared with pro |
      what changes between essential and pro`,
    says: `${higherTiers} These are starting prices per person per month; the pricing page has a row for every job.`,
    pages: ['/pricing'],
  },
  'price-not-listed-wifi': {
    ways: `ballpark for wifi in a 20000 sq ft building | roughly what does it cost to cover a whole church with wifi | price to put in 3 access points |
      what would new wifi for two floors run me | wifi drops at the back, can you fix just that and no contract |
      one time job to get our wifi working, how much | how much to extend the wifi to the loading dock | fix our wireless without a monthly plan`,
    says: `Without a plan, a visit to fix what is there costs ${amountOfRate(rates.visit)} with the first hour on site, and then ${hour}. New access points or cabling get a fixed quote within ${terms.quote.value} once we have seen the job. Our pages name no price by area, because walls and shelves decide how many access points you need.`,
    pages: ['/pricing', '/library/wifi-coverage-planning', '/library/emergency-it-support-toronto'],
  },
  'start-date-job': {
    ways: `when could somebody come have a look at it | how soon can you send a person, we are not a client | earliest you could come by for a one off job |
      how long is the wait for a project | when would you start on our cabling | are you booked up or can you do next week |
      need someone this week, not a customer yet | how many days til a tech can see our network problem`,
    says: `A technician calls you back within ${claims.contactWithin.value} in support hours and says when the next technician is free; the times for visits on our pages belong to the monthly plan. A quoted job starts within ${terms.start.value} of your signature, or on the date you choose.`,
    pages: ['/library/emergency-it-support-toronto', '/pricing', '/contact-us'],
  },
  'minimum-size-alone': {
    ways: `its only me, i work out of my basement, do you take people like that | one person consulting business at home |
      sole proprietor with a laptop and a printer | freelancer with a home office, need it help sometimes |
      solo lawyer working from her condo, can you look after me | self employed therapist, zero staff | company of one |
      i have no employees, is that too small for you`,
    says: `By the hour, yes: ${hour}, in steps of 15 minutes, without a plan. The monthly plan is made for firms of ${claims.firmSize.value} people. For a single computer a local technician or repair shop is usually faster and cheaper, and a computer that is only private is not our work.`,
    pages: ['/who-we-are-for', '/pricing', '/library/break-fix-vs-managed-it'],
  },
  'minimum-size-who-else': {
    ways: `ok so what do we do then | then what would you suggest for the three of us | what do tiny firms do for it |
      so who do i go to instead | who should i call if not you | do you know anyone who does small jobs | can you recommend somebody for one computer |
      got the name of a good local tech | then who takes on tiny businesses | who else could help somebody my size`,
    says: `A local technician who works by the hour, or a repair shop near you for a single computer. Our pages recommend no one by name. Two things to do first in any case: turn on MFA for your email, and have one restore from your backup tested.`,
    pages: ['/who-we-are-for', '/library/break-fix-vs-managed-it'],
  },
  'old-windows-price': {
    ways: `price to keep windows 10 safe for one more year | what do the paid windows 10 updates cost per pc | how much is esu for 8 computers |
      what would extended updates run us for our old pcs | cost of staying on windows 10 another year | is it cheaper to pay for windows 10 updates or buy new`,
    says: `Our part, finding the computers, licensing them and proving that updates arrive, is priced ${priceOfRate(rates['extended-updates'])}. Microsoft's licence is on top, at cost. ${facts['esu-windows-10-commercial'].text}`,
    pages: ['/services/extended-security-updates', '/library/windows-10-end-of-support-options', '/pricing'],
  },
  'weekend-project-date': {
    ways: `can you do it in july when school is out | do the upgrade over march break | between christmas and new year we are closed, do it then |
      install it during our summer shutdown | when the plant is down in august | schedule it so classes arent disturbed |
      can we pick the dates for the installation | do the changeover in reading week`,
    says: `Yes: a project starts on the date you choose, so it can wait for a holiday, a shutdown or the summer. Evenings and weekends are possible as well, agreed in advance, at ${priceOfRate(rates['after-hours'])}. Order what takes weeks, such as lines and equipment, ahead of that date.`,
    pages: ['/pricing', '/people', '/library/office-move-it-checklist'],
  },
  'cyber-insurance-form': {
    ways: `broker needs the cyber form back by monday, can someone help | can your guys complete the insurance questionaire |
      i dont understand half the questions on the cyber policy form, fill it out for me? | our renewal form asks 40 it questions, who answers those |
      insurance form due end of week, will you do it with us | insurer sent a security form, need it done by tomorrow |
      do you fill out cyber insurance applications for non clients`,
    says: `Yes, we fill it in with you, but your firm signs it. If it is due this week, call ${company.phone.display} today and name the date: we write what is true now, and mark gaps as planned. Two questionnaires a year are included in Professional and all in Enterprise; otherwise, and without a plan, the help costs ${hour}.`,
    pages: ['/library/cyber-insurance-readiness', '/pricing', '/services/compliance-consulting'],
  },
  'client-questionnaire-auditor': {
    ways: `proof of our it controls for the accountant |
      our auditors want a letter about our it | year end audit asks who has access to quickbooks | proof of backups for the audit |
      management letter says our it controls are weak, can you help | accountant asks how our data is protected, can you write that |
      auditor wants to know who looks after our systems`,
    says: `Yes: we write down who has access, when that was last reviewed, which suppliers hold data, and when a backup was last restored. This evidence is included in Enterprise; in the other tiers it costs ${priceOfRate(rates['vcio-hour'])}. We write what is true on the day; the opinion on it is your auditor's.`,
    pages: ['/industries/finance', '/pricing', '/services/compliance-consulting'],
  },
  'sample-contract-to-show': {
    ways: `need something on paper for my partners | have you got a pdf i can send to my boss | brochure |
      one pager for our board meeting | i have to show this to the trustees, what can i take along |
      can you send me info i can pass on | anything to print for the owner to read |
      my business partner wants to see it in writing first, do you have a document | a handout to bring to council`,
    says: `Yes: the pricing page has a sample contract schedule to download, the service levels are there as a text file, and the help desk page has a sample report. "Email me this chat", in the menu of this chat, sends you this conversation. A quote for your own numbers comes within ${terms.quote.value} once we have seen the job.`,
    pages: ['/pricing', '/service-levels', '/services/managed-it/help-desk'],
  },
  'replace-when-model': {
    ways: `i have a 2016 hp with 4 gigs | lenovo from 2018 with 8gb ram, keep it? | my computer is eight years old, is it worth fixing |
      should i get a new pc or repair this one | its an old optiplex i5, can it be saved | add memory or buy a new one |
      is 8 gb enough for work | fix it or replace it | would you spend money on a seven year old laptop`,
    says: `Replace a laptop at five years and a desktop at six. Many older ones cannot run Windows 11: for Intel, the supported list mostly begins with the eighth generation. A younger one can gain from memory or an SSD; for work, plan on 16 GB. Preparing a new one costs ${amountOfRate(rates['new-computer'])}, wherever you buy it.`,
    pages: ['/library/hardware-lifecycle-planning', '/library/windows-10-end-of-support-options', '/pricing'],
  },
  'tiers-in-and-out': {
    ways: `what is in it and what isnt | whats covered and whats not | what do i get and what do i pay on top | tell me what the fee has in it and what costs extra |
      included vs not included | what does the plan pay for and what comes separately | split it for me, inside the price and outside |
      what am i covered for and what will be charged apart | so what is all in that price and what isnt`,
    says: `In every plan: ${pricing.tiers[0]?.includes.replace(/^[A-Z]/, (letter) => letter.toLowerCase())} Not in it: licences such as Microsoft 365, hardware and larger projects, which get a price before you sign; in Essential you also pay for visits and for work at night. HST is added, and the pricing page has a row for every job.`,
    pages: ['/pricing', '/services/managed-it'],
  },
  'price-changes-fixed': {
    ways: `i need the fee to stay the same till 2029 | long term rate lock | can the price be fixed for the whole term |
      what if i want zero increases for three years | guaranteed flat price for 5 yrs |
      fixed price for three years please | same price for the whole five years, possible? | can we freeze the rate for 36 months | we need a price that stays put |
      multi year price guarantee | i dont want any increases at all | hold the price for two years`,
    says: `Not for several years: prices may go up ${terms['price-change'].text.replace(/^[A-Z]/, (letter) => letter.toLowerCase())} Our terms name no longer guarantee, so ask for it before you sign.`,
    pages: ['/pricing'],
  },
  'who-counts-contractors': {
    ways: `five employees and three subs with our email | the subs only get mail from us, are they on the bill |
      our two 1099 guys log in twice a week | a virtual assistant overseas uses one of our mailboxes, is she a user |
      per diem nurses, do i pay the full amount for them | do you charge for the accountant who comes in at year end |
      associate dentists on contract, counted? | hired guns for a project, six weeks, do they cost |
      agency nurses on our laptops |
      do locums and residents count on the bill | our freelancers have a company email, do we pay for them | subcontractors, billed or not |
      temps from an agency, are they users | two contractors on top of our four, who is counted | our board members have mailboxes, do they cost |
      interns and contractors, are those full price | consultants who come in twice a month, do they count as staff | do you bill for an associate who is here one day a week |
      do i pay for outside bookkeepers who log in`,
    says: `By the same rule as everyone: a contractor with a mailbox and a computer counts once, whatever the hours. With only a mailbox on a phone, or on a shared tablet, usually not. Someone who comes for a while is billed only while on your staff list, which we go through with you before the quote.`,
    pages: ['/pricing', '/services/managed-it'],
  },
  'headcount-add': {
    ways: `how much per extra person | whats each new one going to run me | adding 1 receptionist, cost? |
      we want to add two ppl in march, price | is there a fee for adding a user | what would a fifth employee cost us on top |
      bringing on three more folks, whats that a month |
      what does it cost to add one more person | we hire four in the new year, what would each one cost | price of an additional user |
      cost per new hire | adding an employee, how much more a month | what do i pay for the next person | how much extra for two new staff |
      new hire starts monday, what will that add to my bill`,
    says: `Each person more costs your tier's price, from $${pricing.min} a month, from ${terms.headcount.value}. Accounts for people who start are in every plan; preparing a new computer costs ${amountOfRate(rates['new-computer'])}.`,
    pages: ['/pricing', '/services/managed-it'],
  },
  'headcount-growth': {
    ways: `7 of us now, could be 14 by summer | we will be twice as big next year |
      opening more stores, staff will go from 10 to 40 | is your plan ok for a company that keeps hiring |
      startup thats going to triple | we plan on 30 people by the end of next year, whats different then |
      we are 10 today and hope for 25 in a year | were growing quickly, does that work with you | we want to double our staff | what if we get a lot bigger |
      were small now but not for long | plan for growth, from 6 to 15 | can you grow with us | expanding from 20 to 40 people, what changes`,
    says: `The plan grows with you: the bill follows your staff list, up and down, from ${terms.headcount.value}. ${priceRule}`,
    pages: ['/pricing', '/services/managed-it'],
  },
  'headcount-new-contract': {
    ways: `new agreement every time someone joins? | do we sign again when we grow | is an amendment needed to add people | does the contract change with every hire |
      paperwork for adding a user | must we redo the contract if we get bigger`,
    says: `Our terms ask for none: the bill follows your staff list, up and down, from ${terms.headcount.value}. Tell us when someone starts or leaves. A new tier is another matter: the whole office moves to it together.`,
    pages: ['/pricing'],
  },
  'hardware-owner': {
    ways: `is the equipment you bring in yours or mine | do we lose the firewall when we leave |
      who owns the router and switches after we pay | if we cancel do you come and take stuff | is gear on loan from you |
      whose is the firewall you install | do we own the gear or do you | does the equipment stay when we leave you | is the hardware ours or rented from you |
      will you take your router back if we go | do you keep ownership of the switches | the devices you supply, who do they belong to`,
    says: `You do, once it is paid for: hardware that you buy through us has a fixed price and is yours. Our price list has no leasing and no rental.`,
    pages: ['/pricing', '/services/managed-it'],
  },
  'visit-price-travel': {
    ways: `is travel time extra | do i pay for the drive over | gas and kilometres charged? | how is travel billed |
      the trip to us, is that on the clock | driving out to us costs what |
      is the drive charged | do you bill for time on the road | is there a mileage charge | travel fee to get to us | do we pay while your tech sits in traffic |
      do you bill from when you leave your office | parking and gas on our bill?`,
    says: `No: travel in our service area is in the price of a visit, ${amountOfRate(rates.visit)}, and so is the first hour on site. From Professional up, emergency visits cost nothing extra.`,
    pages: ['/pricing'],
  },
  'quote-rfp': {
    ways: `we are putting out an rfp, will you bid | can you respond to a tender | we have a request for proposal, where do i send it | our town needs three bids in writing |
      do you answer rfps | bid package for it services due in december | who do i email a tender document to`,
    says: `Send it to ${company.email} with its due date, and ask for an answer: our pages do not say which tenders we bid on. A fixed quote comes within ${terms.quote.value} once we have seen the job; prices, service levels and a sample contract schedule are published.`,
    pages: ['/pricing', '/contact-us', '/service-levels'],
  },
  'invoice-vendor-form': {
    ways: `we need you to fill in our vendor set up form | new supplier form for our accounts payable | can you send a void cheque and your hst number |
      our ap department needs your banking details | supplier registration portal, do you do that | do you need a po number on the invoice |
      we only pay with a purchase order`,
    says: `Send the form or the purchase order to ${company.email}: the person who handles invoices takes care of it. Bank details belong in a call, too: confirm ours by phone at ${company.phone.display} before your first payment.`,
    pages: ['/people', '/contact-us', '/pricing'],
  },
  'invoice-split': {
    ways: `separate bills for our two companies | can each location get its own invoice | split the bill between two owners | we have two corporations sharing the office, one bill each? |
      invoice by department | bill the head office and not us`,
    says: `Our terms name one invoice a month, with hours, visits and licences on separate lines. They do not say whether it can be split, so ask before you sign, and name the companies on the first call.`,
    pages: ['/pricing', '/contact-us'],
  },
  'tax-deduction': {
    ways: `is it a write off | can i deduct your fee | is managed it tax deductible | do i get the hst back | can we claim it as a business expense`,
    says: `That is a question for your accountant: we give no tax advice. The invoice shows hours, visits and licences on separate lines, and HST is added to every price.`,
    pages: ['/pricing'],
  },
  'trial-pilot': {
    ways: `can we begin with one department | start with one of our three sites and see | sign up half the office first | pilot with five people | try you at one location before the rest |
      roll you out slowly`,
    says: `Our terms name no pilot: a plan covers the whole office, on one tier. To try us first, hire us by the hour (${hour}) or for one project with a fixed quote. With several offices, ask on the first call whether one may begin.`,
    pages: ['/pricing', '/who-we-are-for'],
  },
  'price-per-what': {
    ways: `is that per head or for all of us | is that each month or once a year | 175 for the whole office? | is that each or total | so 175 times the number of people | per month or per year |
      is the number you show for one person | is that before or after tax for each`,
    says: `Per person and per month, plus HST: the plan costs ${claims.planPrice.value} per person per month, in Canadian dollars. Ten people at the lowest price pay 10 × $${pricing.min} = $${(10 * pricing.min).toLocaleString('en-CA')} a month.`,
    pages: ['/pricing'],
  },
  'quote-free': {
    ways: `do you charge for an estimate | is a quote free of charge | what does it cost to get a proposal | any fee for coming out to quote | do i pay for the offer if i say no`,
    says: `Our price list names no charge for a quote, and the first assessment is free. Once we have seen the job, the fixed quote comes within ${terms.quote.value}, and nothing binds you until you sign.`,
    pages: ['/pricing', '/contact-us', '/resources/cybersecurity-assessment'],
  },
  'quote-binding-until': {
    ways: `how long is your quote good for | does the offer expire | until when can i accept the price | will the same quote hold in two months | quote validity`,
    says: `Our pages name no end date, so ask for one when you get the quote. It is fixed in writing and changes only if you change the job.`,
    pages: ['/pricing'],
  },
  'payment-ways-cheque': {
    ways: `can we mail you a cheque | do you accept checks | we only write cheques | company cheque ok? | can i pay at your office with a cheque`,
    says: `Our terms name no cheques: you pay by bank transfer, Interac e-Transfer or pre-authorized debit, within ${terms.invoice.value} of the invoice. If yours has to be a cheque, ask before you sign.`,
    pages: ['/pricing'],
  },
  'payment-instalments': {
    ways: `can we spread the onboarding over a few months | pay the set up in instalments | financing for the start | can i pay the 1500 bit by bit | payment plan for the project`,
    says: `Our terms name no instalments: an invoice is payable in ${terms.invoice.value}. Ask on the first call, and have what is agreed written in before you sign.`,
    pages: ['/pricing', '/contact-us'],
  },
  'visit-price-city': {
    ways: `do you charge more outside toronto | is the price the same in brampton and downtown | surcharge for being far out | does it cost extra because we are in oshawa | is it dearer for us in newmarket`,
    says: `No: our price list has one price for every city. A visit costs ${amountOfRate(rates.visit)}, travel in our service area included. What differs by city is the target for an emergency visit.`,
    pages: ['/pricing', '/locations'],
  },
  'cyber-insurance-buy': {
    ways: `do you sell cyber insurance | can i get cyber coverage from you | which cyber insurer should we take | recommend a cyber policy | does your plan come with cyber insurance for us`,
    says: `No, a licensed broker sells it, and our pages recommend none. We help with the insurer's questions, and put in place what most ask for: MFA, tested backups and managed security. Our own cyber insurance covers an incident that began with us.`,
    pages: ['/library/cyber-insurance-readiness', '/people', '/pricing'],
  },
});
