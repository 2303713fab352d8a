import { claims } from '../claims.ts';
import { priceOfRate, rates, terms } from '../rates.ts';
import { pricing } from '../tiers.ts';
import { answersFor } from './answer-record.ts';

const at = (id: keyof typeof rates) => priceOfRate(rates[id]);

export const prices = answersFor('buyers', '2026-11-26', {
  price: {
    computes: 'price',
    pages: ['/pricing', '/blog/it-support-pricing-in-toronto-explained'],
    ways: `rates | how much for 20 pcs | what do you charge for fifteen staff | cheapest option for 4 users | we are four people what is your lowest plan | smallest package you sell | what would eleven computers cost per month | so what would i be paying for a dozen people | whats it cost for a 40 person accounting firm | give me a number for 7 users | how much do you guys charge monthly | price for 22 staff? | what does it cost | how much is it per month | your prices please | what are your rates per user | monthly fee for 20 people |
      what do you charge a head | ballpark for a team of 15 | how much would we pay with 30 staff | cost for 10 laptops | pricing |
      what would it run us each month | price list | rough figure for an office of 18 | quote for 9 employees | how expensive are you |
      what is the cheapest package | which plan is the least expensive | how much for small business it support | wat is the price |
      we are ten people, roughly what per month | what is the monthly cost of managed it | how do you charge |
      estimate for 40 seats | what would 25 people cost us | what does managed it cost for each person | what does it support cost for every user |
      cost of managed services by employee | price of a seat a month |
      give me an idea of the cost | our budget is tight, what is your lowest price | rough idea what it costs |
      we are 40 computers over two sites, someone to look after them, how much | how much all in for us`,
  },
  tiers: {
    computes: 'price',
    pages: ['/pricing'],
    ways: `difference between your middle and top tier | what does enterprise add | do the tiers differ in support hours | what do i lose if i take essential instead of professional | explain the enterprise package to me | what is the difference between the plans | essential vs professional | compare your three tiers | what do i get in enterprise that professional lacks |
      which plans do you have | what is in the essential package | is professional worth it over essential | plan comparison |
      whats included in each tier | what does the plan include | tell me about the packages | what comes with the monthly fee | enterprise plan features |
      what is in the cheapest plan | what do i get in the basic one | what does the lowest plan cover |
      what comes in the middle plan |
      what do we get for the middle price | what is in it for 250 a person |
      what is included | what is included here | what does it include | what does this cover | whats included in the price |
      what does the top plan have over the others | what has the highest tier that the lower ones have not | what do we get for 300 a person | what is in the most expensive plan`,
  },
  'not-included': {
    ways: `what is not in the plan | what does the plan leave out | what costs extra on top of the monthly fee | which things are billed separately | what would i still have to pay for | what is excluded from the fee | extras we will be charged for | anything not covered by the plan | which extras are there |
      what is not included in the monthly price | not included | what is not in the fee | which things does the monthly fee not include`,
    says: `Not in the monthly price are licences such as Microsoft 365, hardware, larger projects such as an office move, and repairs of another supplier’s fault that go beyond calling that supplier. In Essential, a visit (${at('visit')}) and work at night (${at('after-hours')}) come on top too. HST is added.`,
    pages: ['/pricing', '/services/managed-it'],
  },
  'which-tier': {
    ways: `which of the three would you put a dental office on | which plan should we take | which tier fits a law firm | what would you recommend for us | which package is right for a clinic |
      do we need professional or is essential enough | help me pick a plan | recommended plan for a small office |
      what plan do you suggest for us | which package would be enough for 12 people |
      which plan would fit us`,
    says: `Essential fits an office with few risks. Professional adds managed security on every device, emergency visits, emergency work at night and staff training, and is the usual choice where client, patient or trust records are kept. Enterprise adds log watching, a named vCIO and evidence for audits.`,
    pages: ['/pricing', '/who-we-are-for'],
  },
  'set-up-fee': {
    ways: `setting us up is free right | do you waive the onboarding fee | is there anything to pay before we start | do you bill for onboarding us | is there a setup fee | onboarding cost | what do we pay at the start | is there an upfront charge | how much to get set up |
      one time fee to join | does switching to you cost anything | starting costs | any initial fee | is the set up free |
      how much is it to onboard us | upfront fee | what do you charge to take us over | cost of getting started | how much up front |
      why is there a minimum of 1500 | what is the onboarding fee for | how much do you want upfront`,
    says: `Onboarding costs ${at('onboarding')}, once. ${rates.onboarding.note}`,
    pages: ['/pricing', '/services/managed-it'],
  },
  'first-month': {
    ways: `what do we pay in month one | first invoice how much | what is due up front | how much do we need to pay at the beginning | total for the first month with onboarding | how much money before you start | deposit required | do you ask for a deposit | first bill |
      what do we pay the first month for 12 people | how much is the first month for eight staff`,
    says: `In the first month you pay the monthly fee and onboarding, which is paid once: ${at('onboarding')}. ${rates.onboarding.note.split('. ')[0]}. For ten people the fee starts at 10 × $${pricing.min} = $${(10 * pricing.min).toLocaleString('en-CA')}, and HST is added.`,
    pages: ['/pricing'],
  },
  'after-hours-price': {
    ways: `does a crash at night cost extra | extra cost for evenings | are nights billed on top | is there a surcharge outside business hours | what if we need someone at 9pm on a tuesday, extra charge? | is saturday work billed higher | is evening work extra | what does it cost at night | weekend rate | do you bill more on holidays | overtime charges |
      how much is after hours support | what is your after hours rate | what do you bill after hours | price for a call at 2am | night and weekend surcharge | do we pay extra outside office hours |
      is night support in the price and what does it cost | price of emergencies outside hours |
      is an emergency charged extra | extra fee for urgent calls |
      our second shift works until 11pm, is that covered | we run two shifts, do you cover the late one |
      does it cost more if the server dies in the middle of the night |
      does the evening shift get support too |
      is 24/7 included or an extra | is round the clock support in the price | does 24 7 cost more | is night support part of the plan | we work till midnight`,
    says: `An emergency is answered at any hour in every plan. Work on it outside support hours is included from Professional up; in Essential it costs ${at('after-hours')}. Planned evening or weekend work is ${at('after-hours')} in every plan.`,
    pages: ['/pricing', '/service-levels'],
  },
  'busy-season': {
    ways: `can we get longer hours in tax season | extended support hours in march and april | cover for our busy season | we work weekends during tax season, is someone there | extra hours at year end | late evenings before a filing deadline |
      accounting office of five, evening help in tax season | is help in the evenings of tax season extra | only for the tax months`,
    says: `Emergencies are answered at any hour all year, and work on them outside support hours is included from Professional up. Planned help in the evening or on a weekend costs ${at('after-hours')}, agreed in advance. Before the season, test your systems with everyone at work and freeze changes.`,
    pages: ['/pricing', '/library/accounting-firm-tax-season-it'],
  },
  'hourly-price': {
    ways: `need someone for two hours to set up a scanner | need a tech for an afternoon | just one setup job, no plan | can i just pay you when i need you | whats an hour of tech time | what is your hourly rate | can we pay by the hour | technician cost per hour | do you do pay as you go | ad hoc support without a contract |
      one time help no plan | break fix rates | can i hire you for two hours | hourly it support price |
      need somebody today, one time | how much an hour | hourly? | what do you charge by the hour | can someone come today just once | one time fix | we need a technician right now but are not a client`,
    says: `A technician costs ${at('hour')} in support hours, billed in steps of 15 minutes, and ${at('after-hours')} in the evening, at night and on weekends. You do not need a plan for that.`,
    pages: ['/pricing', '/library/break-fix-vs-managed-it'],
  },
  'prepaid-hours': {
    ways: `can we buy a block of hours | ten hours in advance at a discount | prepaid support hours | hour packages | do unused hours roll over`,
    says: `Our price list has no prepaid block: a technician costs ${at('hour')}, billed in steps of 15 minutes, for what you use. With any block, ask whether unused hours expire and whether routine work may be taken from it.`,
    pages: ['/pricing', '/library/break-fix-vs-managed-it'],
  },
  'visit-price': {
    ways: `how much is it to come out to us | what does it cost if you come here | cost to have someone come out | do i pay every time someone drives out | fee for someone to show up at our shop | what does a visit cost | call out fee | do you charge for travel | is on site included | how much to send a tech to our office |
      are site visits extra | truck roll price | price of an onsite visit |
      how many visits do we get | is there a maximum of visits | how often can someone come out in a month | visits per month included | are we limited in how often you come | number of on site visits in the plan | unlimited on site support`,
    says: `There is no limit on visits. A technician at your office costs ${at('visit')}, travel in our service area and the first hour on site included. Emergency visits are included from Professional up, which also includes one planned visit a quarter; Enterprise includes one a month.`,
    pages: ['/pricing'],
  },
  'new-computer-price': {
    ways: `what do you charge to get a fresh laptop ready | what does it cost to set up a new pc | new laptop setup price | charge for preparing a computer | new hire computer fee |
      how much for a replacement workstation | configure a new machine cost | what do new laptops cost through you`,
    says: `Preparing a new computer costs ${at('new-computer')}: setup, moving your data over and wiping the old disk. The computer itself is quoted at a fixed price or bought by you, and is yours.`,
    pages: ['/pricing'],
  },
  'voip-price': {
    computes: 'rates',
    pages: ['/services/voip', '/library/voip-phone-system-cost', '/pricing'],
    ways: `roughly what do phones run for 14 staff | how much are phones | price per phone line | voip cost | phone system for 10 people price | what do you charge for internet phones |
      business phones monthly cost | cost of 8 extensions | how much is voip a month`,
  },
  'pen-test-price': {
    ways: `ballpark on hiring someone to try hack us | what does a penetration test cost | pentest price | how much is an ethical hack | pen testing rates | cost of testing our web portal |
      quote for a security test from outside |
      how much for a pen test | what do you charge to test our security from outside | penetration test rates please | price of hacking test`,
    says: `A penetration test from the internet is priced ${at('penetration-test')}, from inside one office ${at('penetration-test-inside')}, and of a web portal ${at('penetration-test-portal')}. Each includes the retest of serious findings, and you get a fixed quote in ${terms.quote.value}.`,
    pages: ['/services/cybersecurity/penetration-testing', '/library/penetration-test-cost', '/pricing'],
  },
  'assessment-price': {
    ways: `what does a security assessment cost | security audit price | risk assessment fee | how much for a cybersecurity review |
      is the security audit paid | price of an in depth assessment |
      a single security check without a plan | one off security review`,
    says: `The first assessment is free: a scan, a policy review, a compliance check and a written report. An assessment in depth is priced ${at('assessment-office')} for one office of up to 25 people, ${at('assessment-sites')} for up to 100 people or three sites.`,
    pages: ['/services/cybersecurity-assessment-services', '/resources/cybersecurity-assessment', '/pricing'],
  },
  'cloud-move-price': {
    ways: `price to shift our mailboxes over to outlook | what does it cost to move to microsoft 365 | email migration price | cost to go to the cloud | price to move from gmail |
      how much to migrate 20 mailboxes | google workspace migration cost`,
    says: `Moving email and files to Microsoft 365 or Google Workspace is priced ${at('cloud-move')}, once; moving a server to Azure ${at('server-move')}. Licences are charged at cost, and the fixed quote comes in ${terms.quote.value}.`,
    pages: ['/services/cloud-solutions', '/pricing'],
  },
  'backup-price': {
    ways: `is the backup billed on top | what does backup cost | price of server backup | how much per terabyte | is backup extra | is backup included |
      backup fee a month | data backup pricing`,
    says: `Backup of cloud email and files is in every plan. Backup of your own servers is priced ${at('server-backup')}, with restore tests; Enterprise includes up to 1 TB.`,
    pages: ['/pricing', '/services/cloud-solutions/cloud-backup-dr'],
  },
  'vcio-price': {
    ways: `how much is a vcio | virtual cio cost | it consulting hourly | what do you charge for it strategy | consultant rate | part time cio price`,
    says: `A vCIO costs ${at('vcio')} for four to twelve hours a month, or ${at('vcio-hour')}. Enterprise includes four hours a month.`,
    pages: ['/services/vcio-it-consulting', '/pricing'],
  },
  'compliance-price': {
    ways: `what does compliance help cost | pipeda program price | hipaa consulting fee | how much for phipa readiness | soc 2 preparation cost`,
    says: `A compliance program for one law or standard is priced ${at('compliance')}, with a fixed quote in ${terms.quote.value}. It covers the gap review, the settings, the documents and a list of what is left to do. Enterprise includes evidence for audits.`,
    pages: ['/services/compliance-consulting', '/pricing'],
  },
  'ai-price': {
    ways: `how much is a chatbot | ai automation price | what does ai consulting cost | cost to automate a process | price of a software robot |
      how much for machine learning | ai project budget`,
    says: `An AI consulting plan is priced ${at('ai-plan')}, a chatbot ${at('chatbot')}, and the automation of one process ${at('automation')}. Upkeep is ${at('ai-care')}. The first hour is free, and you get a fixed quote in ${terms.quote.value}.`,
    pages: ['/services/ai-consulting', '/pricing'],
  },
  licences: {
    ways: `how much is business premium through you | what does a microsoft 365 licence cost from you | price of office licences through you | windows licences from you? | who buys the microsoft licences, us or you | can we get our office subscription through you | do we still pay microsoft ourselves | are office licences part of it | are microsoft licences included | who buys office 365 | do we pay for 365 separately | can you sell us licences | license costs on top |
      do i get m365 through you | does the price include office | who pays for software subscriptions |
      we have office licences from godaddy | bring our own licences | keep the licences we have`,
    says: `Licences such as Microsoft 365 are not in the monthly price: they come on a separate line, at cost, and the tenant is in your firm's name. You can buy them through us or keep buying them yourself.`,
    pages: ['/pricing', '/services/cloud-solutions/microsoft-365'],
  },
  hardware: {
    ways: `do you supply the pcs or do we buy them | are you a reseller of pcs | are you a dealer for any brand | if we need 5 new desktops do you get them | do you get a markup on hardware or can we order from amazon | do you sell computers | can we buy laptops from you | do you supply hardware | where do we get new pcs | can you order servers for us |
      which brands do you sell | do you carry hp | are computers included | hardware as a service |
      can you order us monitors | need extra screens for the team | order keyboards and docks | could you get us ten laptops | buy computers through you or on our own | must we purchase from you |
      do you sell hp or apple computers |
      do we get computers from you or elsewhere | where do we get the computers, from you |
      can you get us a deal on laptops | leasing computers | used computers`,
    says: `Yes, we quote hardware at a fixed price, and it is yours once it is paid for. You may also buy it elsewhere. Preparing a new computer costs ${at('new-computer')}, wherever you bought it.`,
    pages: ['/pricing', '/library/hardware-lifecycle-planning'],
  },
  'which-computer': {
    ways: `what laptop should i get | which computers do you recommend | what specs for a new office pc | recommend a laptop for my staff | what kind of desktop do we need | how much memory should a pc have`,
    says: `The same model for everyone, bought in batches, with a warranty that lasts as long as the first user keeps it. Tell us which programs it runs: we name a model and a fixed price, and you may buy it elsewhere.`,
    pages: ['/library/hardware-lifecycle-planning', '/pricing'],
  },
  tax: {
    ways: `taxes on top of that? | is it cad or usd | is hst included | plus tax | do prices include tax | are your rates before tax | gst hst | is that in us dollars | what currency |
      do you add hst | is hst on your invoices | do we pay hst |
      do you price in american dollars | are these us or canadian prices`,
    says: `Prices are in Canadian dollars. ${terms.tax.text}`,
    pages: ['/pricing'],
  },
  invoice: {
    ways: `do you bill at the start of the month | when do we get the bill | how do we pay | payment terms | do you invoice monthly | net 30 | can we pay quarterly | when is payment due |
      how does billing work`,
    says: `We invoice ${terms.invoice.text.replace(/^On/, 'on')}`,
    pages: ['/pricing'],
  },
  'payment-ways': {
    ways: `do you accept credit cards | do you take etransfer | interac ok? | can we pay by cheque | pay by direct debit | pre authorized payment | how can we pay you | can i pay cash | can we pay for the year in one go | annual prepayment | discount for paying the year up front |
      do you take interac e transfer | can we send an e transfer for the invoice |
      do you take mastercard | can i pay by card | is paying with a credit card ok | which cards do you accept`,
    says: `You pay by bank transfer, Interac e-Transfer or pre-authorized debit, within ${terms.invoice.value} of the invoice; we do not take cards. Paying a year ahead is possible and earns no discount.`,
    pages: ['/pricing'],
  },
  'late-payment': {
    ways: `late fee? | interest on overdue invoices | we missed a payment | do you cut us off if we pay late | can we get more time to pay |
      what if we pay an invoice late`,
    says: `An invoice is payable in ${terms.invoice.value}. Our pages state no late fee; the contract says what applies. If a month is tight, call before the date: the person who writes the invoices decides.`,
    pages: ['/pricing', '/people'],
  },
  'price-changes': {
    ways: `can you hike the fee whenever | do prices go up every year | can you raise the fee | price increase | is the rate locked | will it cost more next year | annual increase |
      will the price stay the same | what stops you from raising rates later | guarantee that the fee stays | fee increases after the first year | how sure is the price`,
    says: `Prices may go up ${terms['price-change'].text.replace(/^Once/, 'once')}`,
    pages: ['/pricing'],
  },
  headcount: {
    ways: `we lose 3 people in january does the fee drop | what if we hire more people | does the bill go down when someone leaves | adding users mid contract | seasonal staff on the bill | we grow during summer |
      someone leaves in the middle of the month, do we still pay | what if a person goes in mid month |
      two new people start in may, what changes | what if we add three more staff | we are going down to six people next month | we take on people in summer and let them go in fall | can we add and remove users any time | hiring somebody, does the price go up |
      fewer of us in the cold months, can seats go down | we lay people off after the season, does the bill drop |
      can we pause in july | closed for the summer, do we still pay | pause the plan for a month | pro rata for half a month | we start in the middle of a month`,
    says: `The bill follows your staff list, up and down, from ${terms.headcount.value}. A person with a mailbox and a computer counts, whatever the hours; shared mailboxes and meeting-room screens do not.`,
    pages: ['/pricing', '/services/managed-it'],
  },
  'who-counts': {
    ways: `do you bill per user or per device | do you count people or computers | is it by the person or by the machine | per head or per computer | people who only have email | email only users, do they cost the same | twenty workers but ten machines | a computer used by three people on shifts | shared pc at reception, how is that counted | how do you price a computer that several people share | front counter pc shared by shifts, what does it cost | are tablets and phones charged separately | what counts as a user | who counts as a person on the bill | do shared mailboxes cost | do part timers count | do summer students count | drivers who only have a phone, do they count | field crew without computers, do we pay for them | staff without a pc | some of our people share a computer | does a second laptop cost more | warehouse people without email |
      do you charge by seat or by device`,
    says: `We bill per person, not per device. A person with a mailbox and a computer counts once, whatever the hours; someone who only has a mailbox on a phone, or shares a tablet, usually does not, and shared mailboxes and meeting-room screens do not. We go through the staff list with you before the quote.`,
    pages: ['/pricing', '/services/managed-it'],
  },
  discounts: {
    ways: `any wiggle room on the price | can we get 10% off | any discounts | can you do better on price | is there room to negotiate | do you give a special rate |
      lower price please | too expensive for us | promo code | first month free |
      would you take less if we commit for longer | 160 a head and i sign today | could you do 140 per user for a longer contract | cheaper if we sign for two years | will you go lower for a bigger team | volume discount for 60 seats | can you knock something off | is the price negotiable | whats your best price | any promo for new customers | prices are too high for us | can we haggle | sharpen your pencil |
      can you do 130 if we sign for 3 years | could you go to 150 a person for a longer term | we would sign two years for less |
      do you do deals | can you do better than that | loyalty discount`,
    says: `Our prices are published and the same for everyone. What lowers the bill is scope: fewer people who count as users, and current, uniform machines. You get a fixed quote in writing within ${terms.quote.value}, and nothing binds you until you sign.`,
    pages: ['/pricing', '/industries/non-profit'],
  },
  'non-profit-price': {
    ways: `special price for non profits | discount for a non profit | is there a break for charities on your rates | nonprofit rates? | do charities get a break | charity discount | reduced price for nonprofits | we are a registered charity, is it cheaper | special rate for ngos | do volunteers count as users |
      not for profit pricing |
      we are a church, any discount | discount for a temple or mosque | lower price for a community centre | do schools get a discount`,
    says: `Charities pay the prices on the pricing page; scope is what lowers their bill, since a volunteer without a mailbox or a computer usually does not count as a user. Software grants and discounts from Microsoft and Google are yours, and we check each year that you still qualify.`,
    pages: ['/industries/non-profit', '/library/non-profit-technology-discounts'],
  },
  'cheaper-quote': {
    ways: `a competitor says unlimited support for 99 a user | another firm offers unlimited support for less | others ask less per person | our current guy is way cheaper than that | got a quote at 120 per seat elsewhere why should i pay more | another company quoted less | why are you more expensive | someone offered us 90 a user | i have a lower bid | can you beat my current provider |
      competitor is cheaper | how do i compare two quotes | our present msp costs half |
      can you go below what another firm charges per user |
      match this price | could you beat the price of another company | match what the others charge | the other guys want 80 per user | why do you cost more than others | you cost twice what the others do | our current it is 100 a seat | someone else quoted us 110 per person | quoted 75 a head by another firm, why do you cost more | another quote is half of yours, why | i found cheaper | yours is more expensive than the other offer |
      someone else asks less per head, you are dearer | another provider quoted me 130 per user, will you match it`,
    says: `We do not match other quotes: our prices are published, and a cheaper plan may leave things out. Ask the other provider for the same three lines before you compare: which security is included, what a night or a visit costs, and how often a restore is tested. Our guide brings two quotes to the same jobs over three years.`,
    pages: ['/library/managed-it-cost-toronto', '/pricing', '/top-managed-service-providers-toronto'],
  },
  trial: {
    ways: `can we try you out first | is there a trial | free trial month | test you for a few weeks before signing | try before we buy | pilot with two computers first | can we start small and see | a small job first to see how you work | trial period | can we do one month and then decide | money back if not happy | start with a few users`,
    says: `There is no trial month, but you can start small: hire us by the hour (${at('hour')}) or for one project, without a plan, and decide afterwards. The first assessment is free. In the plan, you can leave early if we miss our service levels.`,
    pages: ['/who-we-are-for', '/pricing'],
  },
  'mix-tiers': {
    ways: `can we combine plans | some people on essential others on professional | different tiers for different staff | managers on the top plan and the rest on basic | can only part of the team be on a plan | split the office between two tiers | cheap plan for most and pro for a few | upgrade later | can we change tier | move to a higher plan later`,
    says: `No, the whole office is on one tier, because an intruder comes in by the least protected computer. The office can move to a higher tier from ${terms.headcount.value}.`,
    pages: ['/pricing'],
  },
  quote: {
    ways: `send me a proposal for our board | can i get a quote in writing | how do we get a proposal | how soon do you send an offer | send me an estimate | request for proposal |
      we need a formal quotation | is the quote binding |
      i need a quote quickly | urgent quote for a tender | can i have the offer by tomorrow |
      please send the quote again |
      what do you need to give us a price | which facts do you need for a quote | what information for an estimate | email me an offer | can you mail the quote |
      can i get a price in writing today | send me something i can show my partner`,
    says: `Book a call or write to us with the number of people and sites. Once we have seen the job, a fixed quote in writing follows within ${terms.quote.value}, and it changes only if you change the job.`,
    pages: ['/contact-us', '/pricing'],
  },
  'free-assessment': {
    ways: `what happens in the free assessment | does the free checkup have strings attached | is the assessment really free | what is in the free assessment | do you offer a free consultation | what do i get for nothing | whats the catch with the free scan |
      free it audit | free security check | no obligation review |
      could you look over our systems before we sign | come and look at our setup first | check our network for free | review what we have before deciding | can someone look at our it first |
      someone to come and look at our network at no charge |
      is the first meeting free | free quote? | do you charge for coming to look`,
    says: `Yes, it is free: a scan, a policy review, a compliance check and a written report, which you keep whether or not you hire us. The catch is that we hope you will.`,
    pages: [
      '/resources/cybersecurity-assessment',
      '/blog/what-a-free-it-assessment-covers',
      '/services/cybersecurity-assessment-services',
    ],
  },
  'assessment-time': {
    ways: `how long does the assessment take | how long is the free scan | do we get to keep the report of the assessment | how much of our time does the review need | what do you need for the assessment | is the report mine`,
    says: `A small program or device looks at your network for a day. From you it takes half an hour at the start and an hour at the end, and an hour each of the office manager and the present IT person. The written report is yours to keep.`,
    pages: ['/resources/cybersecurity-assessment', '/blog/what-a-free-it-assessment-covers'],
  },
  'dark-web-scan': {
    ways: `have our logins been leaked anywhere | free dark web scan | check if our passwords leaked | is my email in a breach | dark web monitoring | what is a dark web scan |
      were we in a data leak`,
    says: `A dark web scan looks for addresses and passwords of your domain in lists that criminals trade. Ours is free; a hit means that the password must be changed everywhere it was used, with MFA on.`,
    pages: ['/library/dark-web-monitoring-explained', '/services/cybersecurity'],
  },
  roi: {
    ways: `is it worth it | how much do we save | return on investment | what does downtime cost us | roi calculator | savings compared to hiring |
      is this worth the money`,
    says: `Put your own figures into the [ROI calculator](/roi-calculator): today's spending, hours without working systems, and our tier prices. The result is your own calculation, not a promise of ours.`,
    pages: ['/roi-calculator', '/library/calculating-downtime-cost'],
  },
  'price-range-reason': {
    ways: `are there hidden costs | any hidden fees | why is it a range | why not one price | what moves the price | how is the price decided | what makes it more expensive | price depends on what |
      we do not want to pay for what we do not use | do we pay for things we do not need |
      surprise charges | any extra fees i should know about | what makes the quote go up`,
    says: `What the plan leaves out has a published price. The plan itself is a range, ${claims.planPrice.value} per person per month, because two offices of twenty can need very different work. Patient or trust records, night work, machines that cannot be updated and evidence for auditors move it up; few, current systems move it down.`,
    pages: ['/pricing'],
  },
  'minimum-size': {
    ways: `i work alone as an accountant | one person business | do you take a single person as client | only me in the office | we are 2 people, can you still help | i run a one woman law practice | what is your minimum | do you take very small companies | smallest client | just me and one employee | i am self employed | are we too small for you |
      only two of us | solo practitioner it help | how small can a client be | is three people enough |
      two of us in the firm, will you take us | my spouse and i run it alone | is there a smallest size |
      its only me and my husband | me and my partner run the shop | what size is too little for you | two people office | family business of three | just myself with one laptop | do you take on tiny firms | i have one employee |
      is it cheaper with less than five people | we have four people, what do we pay | fewer than 5 staff | does the price go down below five`,
    says: `Yes, by the hour: the plans are made for firms of ${claims.firmSize.value} people; a smaller office books our time, at ${at('hour')}, and usually pays less that way.`,
    pages: ['/who-we-are-for', '/pricing'],
  },
  'maximum-size': {
    ways: `is 260 staff too much for you | do you handle large companies | biggest client size | we have 300 employees | are we too big | enterprise with 500 staff | can you scale to 250 users`,
    says: `We are built for firms of ${claims.firmSize.value} people. Above that we take single parts of the work, such as security monitoring or a penetration test, and quote it separately.`,
    pages: ['/who-we-are-for', '/pricing'],
  },
  'price-not-listed': {
    ways: `what would the whole project cost | price of an office move | how much to wire a new office | cost of new wifi | firewall price | cost of a custom project`,
    says: `Larger jobs, such as an office move, new cabling or a firewall, get a fixed quote within ${terms.quote.value} once we have seen the job. Single hours and visits cost ${at('hour')} and ${at('visit')}; the plan itself is $${pricing.min} to $${pricing.max} per person per month.`,
    pages: ['/pricing', '/contact-us'],
  },
});
