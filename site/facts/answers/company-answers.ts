import { company, officeCities, officeCount } from '../../../shared/company/company.ts';
import { claimOf, claims } from '../claims.ts';
import { industries } from '../industries.ts';
import { currentCertificates, roles } from '../people.ts';
import { facts } from '../records/index.ts';
import { services } from '../services.ts';
import { answersFor } from './answer-record.ts';
import { us } from './names-as-typed.ts';

// The owner may remove these claims (`owner/claims.ts`).
const since = claimOf('since');
const customers = claimOf('businesses500');
const rating = claimOf('rating');
const employees = claimOf('employees');
const core = services.filter(({ family }) => family === 'core');
const list = new Intl.ListFormat('en-CA');
const linked = (links: readonly { name: string; path: string }[]) =>
  list.format(links.map(({ name, path }) => `[${name}](${path})`));

const unstated = 'Our pages do not state it: ask on the first call.';

/** About us. */
export const aboutUs = answersFor('buyers', '2026-11-26', {
  contact: {
    computes: 'contact',
    pages: ['/contact-us'],
    ways: `your digits | do you have a downtown office | where do i call | phone number | how can i reach you |
      what is your email | how do i get in touch | where is your office | mailing address | directions to your office |
      can i drop by | is there parking | give me your telephone | fax number | where do i find you | contact info |
      email addy | please do not phone me, write instead | i prefer email to a phone call | text me, no calls |
      i would rather not be called | who do i ring about a bill | is it a toll free number | can i write an email to you |
      email is fine for me | number i have to dial | address of the toronto office | where do i send a letter |
      talk to somebody about an invoice | question about my bill, who do i talk to | accounts department |
      whats your number | do you have an office i can visit |
      i need to send you a registered letter, what is the address | ur phone #? |
      is your office close to a subway station | where are you guys located |
      i want to talk to accounting about a charge | do you have a fax | my boss wants your mailing address for the file |
      id like to send you a document, which address | street address please | richmond hill office address |
      who can i phone about our invoice from march | can i bring a laptop to your office`,
  },
  area: {
    computes: 'area',
    pages: ['/locations', '/contact-us'],
    ways: `toronto | our shop is in L4H | do you cover mississauga | service area | are you near me |
      how far do you travel | do you go to oshawa | is hamilton in your area | do you work in brampton |
      our office is in markham | areas covered | can you come to etobicoke | is vaughan too far | what about whitby |
      do you drive out to ajax | whats the radius | our cabin office in cottage country |
      we are in pickering, do you serve us | is newmarket too far for you | my clinic is in aurora, can you come here |
      are you willing to come to milton | i am in barrie | what cities do you go to | do you do guelph or kitchener |
      gta only? | we are out in peterborough, are we in range | u cover richmond hill? |
      does your coverage reach niagara | our postal code starts with L6, are you near |
      how far outside the city will your technicians travel | dental office in thornhill, is that within reach |
      how fast can somebody be here in brampton | can you do same day onsite in scarborough`,
  },
  services: {
    pages: ['/services', '/pricing'],
    ways: `what is it you actually do | what can you do for us | what does your company do | list your services |
      what do you guys sell | tell me about your company | how can you help me | what all do you do |
      who are you and what do you do | what is this company | what do you guys do exactly |
      give me an overview of what you offer | i found your site on google, what kind of company is this |
      list of everything you do | my boss wants to know what you do in a nutshell | what type of it work do you take on |
      do you do more than fix computers | all your offerings | what sort of help do you provide | wat services u got |
      i am new here, what is ${us} | which services are there to choose from | can you explain what your firm does |
      what areas of it do you handle | summary of services for our board |
      not sure what you guys do, computers or software? | what can i hire you for | your full range of services?`,
    says: `${company.name} looks after the computers, networks and security of offices. The services: ${linked(core.map(({ name, slug }) => ({ name, path: `/services/${slug}` })))}, and AI work such as chatbots and automation.`,
  },
  trades: {
    pages: ['/industries', '/who-we-are-for'],
    ways: `immigration consultant office | customs broker and freight forwarder | food importer with 20 people |
      a brewery with a taproom | greenhouse and farm office | recording studio | union local office |
      notary and paralegal shop | translation bureau | hotel with 60 rooms | physio and massage clinic | interior designers |
      staffing agency | event planners | tool and die shop office |
      we are a bakery | we run a gym | we have a hair salon | we run a nursery school | do you take a church |
      our printing shop | travel agency | we run a day care | we are a dance studio | we are a public office of a town |
      do you do government offices | do you work with city departments | do you take on schools | private school support |
      we have a small warehouse | auto body shop | do you work with daycares | vet clinic | optometrist office |
      pharmacy | trucking company | we are a logistics firm | courier company | small factory |
      we run a restaurant group | accounting practice of six | architects | insurance brokers | engineering firm |
      car dealership | boutique with ipads at the till | do you work with accounting firms |
      we are a physiotherapy clinic, do you take us | i have a plumbing company, is that your kind of client |
      do you have experience with law offices | our charity needs help, do you work with charities |
      funeral home, would you take us | we are a property management company | our montessori school needs it |
      can you serve a manufacturer | do you deal with real estate brokerages | marketing agency here |
      do u take restaurants | i own two pizza places, do you work with businesses like that |
      financial advisors, is that a trade you know | who do you have that does hospitality |
      five restaurants and a head office, do you know that business | small church with two staff | parish office |
      do you do it for chiropractors | do you work with dentists vets and optometrists | it for a small architects office`,
    says: `Yes, we look after offices of all trades: computers, email, network, phones and files, and we call the maker of your main program for you. These have a page of their own: ${linked(industries.map(({ name, slug }) => ({ name, path: `/industries/${slug}` })))}.`,
  },
  'trades-which': {
    ways: `do you only work with doctors | what kind of clients do you have | do you specialize in a trade |
      which sectors | who are your typical customers | what types of businesses do you support | do you only do dentists |
      which kinds of business do you take | are you only for medical offices | what industries are you good at |
      does it matter what line of business we are in | what sort of firms are your clients | list of trades you know`,
    says: `Offices of all trades, not only one. These have a page of their own: ${linked(industries.map(({ name, slug }) => ({ name, path: `/industries/${slug}` })))}.`,
    pages: ['/industries', '/who-we-are-for'],
  },
  'who-fits': {
    ways: `do you suit an office of nine | is 12 people the right size for you | we are 18, is that ok |
      are we a good fit | who are you for | what size of firm do you suit | do you want clients like us | is this right for a small company | ideal customer |
      would a 12 person law office suit you | are we the type of company you take on | who do you normally help, size wise |
      is a family business with 9 employees right for you | what does your typical client look like | right for us? | would a firm like ours be a match |
      we have 80 staff, are we the right size of firm for you | which businesses benefit from you most | i am not sure we are your kind of client |
      do you prefer big or small companies | my boss asks whether we are the sort of firm you serve | what kind of company do you work best for |
      are you meant for mid sized offices | 25 people with a plant, good match? | who should hire you | is it suitable for a practice with six dentists |
      ur ideal client size |
      there's 6 of us, are we too small for you`,
    says: `Firms of ${claims.firmSize.value} people in our area whose work depends on their systems: offices, law firms, dental and medical practices, plants and builders, and firms with an IT person of their own. The page also says when someone else suits you better.`,
    pages: ['/who-we-are-for'],
  },
  'not-for': {
    ways: `which companies do you not take | who is not a fit for you | who do you turn away |
      clients you would refuse | are there firms you do not work with | when should i not hire you |
      what kinds of jobs do you refuse | when would you tell us to go elsewhere |
      in which cases are you the wrong choice | is there anything you do not do | tell me honestly who you are bad for |
      which requests do you say no to | whats outside your scope | who is better off with somebody else |
      do you reject some customers | limits of what you take on | when is your firm not a good choice | what dont you do |
      are there companies too small or too big for you to take | would you turn a client down and why |
      things you wont take on | we want a full time engineer in our building every day, is that you`,
    says: `We are not the right firm for fewer than five people in one cloud program, for more than 200, for an engineer in your building every day, for offices outside our area that need hands, or to run production systems of software developers. We do not do home computers, websites, cameras or broken disks either.`,
    pages: ['/who-we-are-for', '/about-us'],
  },
  'not-technical': {
    ways: `i know nothing about computers, will it be hard | we are not technical people |
      nobody here knows it, is that a problem | i am the office manager and not a computer person |
      do you explain things in plain words | our staff are older and bad with computers |
      im a dentist not a tech person, will you explain things simply | do you talk in jargon or normal english |
      i am 68 and hopeless with computers, can i still work with you | we dont know what a server is, is that ok |
      will we have to make technical decisions | my staff are scared to call because they dont know the words |
      none of us understand it | do i need to know tech stuff to be a client | please no tech speak |
      can you explain it so a restaurant owner gets it | what if i cannot describe the problem properly |
      i dont even know what to ask for, is that bad |
      our front desk people are bad with technology, are your technicians patient | plain language? |
      im computer illiterate lol | how much do i have to know as the person in charge |
      do your technicians make people feel stupid`,
    says: `No need to know anything about computers: your staff call one number and say what does not work, and we write to you in plain words. You decide about money and people; each technical choice comes with its reason and price.`,
    pages: ['/services/managed-it/help-desk', '/services/managed-it', '/about-us'],
  },
  'company-size': {
    ways: `how many of you are there | how big is your team | number of employees you have | are you a small company |
      staff size | how many people work there | is it a one man shop | how many staff does ${us} have |
      how many people on your help desk | are you a big outfit or a couple of guys | number of field technicians? |
      how large is your company | is your firm big enough for us, how many technicians | team size |
      how many engineers do you employ | is it just you or a whole team | hw many ppl work for u |
      do you have more than one security analyst | headcount of your firm | are you a two man operation |
      how many vcios are on staff | we worry that you are too small, how many are you`,
    says: `${employees ? `We are ${employees.value} people in ${officeCount().toLowerCase()}, by role` : 'By role'}: ${roles
      .filter(({ count = 0 }) => count > 1)
      .map(({ name, count }) => `${name.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())} (${count})`)
      .join(', ')}, and others.`,
    pages: ['/people', '/about-us', '/claims-and-sources'],
  },
  'company-age': {
    ways: `what year did you begin | how long have you existed | when was the company founded | years of experience |
      are you new | how old is your firm | established when | did you just start up or have you been here a while |
      when did ${us} begin | founded when | are you a new company |
      im a retired banker and i like companies with history, how old are you | start year of your firm? |
      my boss wants to know how long you have been operating | been in biz long? | since which year are you in toronto |
      do you have a long track record or are you new | were you around during the 2013 ice storm |
      how long in the it business | age of the company`,
    says: since ? `We have been in business ${since.value.replace(/^S/, 's')}, ${since.wording}.` : unstated,
    pages: ['/claims-and-sources', '/about-us'],
  },
  'if-we-close': {
    ways: `what if your company shuts down | what happens to us if you go under |
      are you going to be around in five years | what if the owner retires | are we stuck if you close |
      what if ${us} goes out of business | suppose you get bought by a bigger firm, what about us |
      could another provider take over if you disappear | what if you guys fold |
      our last it company vanished overnight, what protects us with you |
      if your firm closes do we still have our passwords | is everything in our name in case you stop trading |
      how dependent would we be on you if you fail | do we lose our email if you go bankrupt |
      if the business is sold who holds our documentation | continuity if your company ends |
      my board asks about the risk of you closing down | will you still exist in ten years, and if not then what |
      what happens to our licences if your company is gone | small firms disappear, what would we be left with |
      would we be stranded if you shut your doors`,
    says: `You could go on without us: your domain, your Microsoft 365 tenant, your licences and your documentation are in your firm's name, and you can open the passwords without us. Another provider can take over from these within days.`,
    pages: ['/about-us', '/services/managed-it'],
  },
  customers: {
    ways: `how many clients do you have | number of customers | what is your client count |
      do you serve a lot of firms or just a handful | how big is your customer base |
      for our board memo: the total of companies you protect today | hw many companies trust u with their it |
      before i sign with anyone i ask one thing, how many businesses are on your books |
      my partner wants to know how many other offices you look after |
      are there hundreds of companies with you or only a few | number of businesses protected? |
      size of your client list | we would not want to be your first customer, how many have you |
      how many offices rely on you for their computers | tell me the tally of businesses you keep safe |
      im a cfo doing vendor diligence, how many customers does ${us} count | do you have 50 clients or 500 |
      how mny clients u got`,
    says: customers
      ? `Our own count is ${customers.value} ${customers.wording}. It is listed with our other claims, each with its date.`
      : unstated,
    pages: ['/claims-and-sources', '/about-us'],
  },
  reviews: {
    ways: `why are there no google reviews on your website | where can i read reviews | dont see any ratings on your site |
      what do people say about you | google reviews | your rating | are you any good | testimonials | reputation |
      stars on google | what is your score on google | whats your star average | are your clients happy with you |
      my wife read mixed things about it shops, what do your ratings look like | do you have good feedback online |
      i run a restaurant and live by reviews, so what are yours | 4.9 stars, is that true |
      how do customers rate your service out of five | our receptionist looked you up, how many ratings do you have |
      what would former customers say, good or bad | is ${us} any good or just another outfit |
      customer satisfaction score | do folks like working with you`,
    says: `${rating ? `We state a rating of ${rating.value} ${rating.wording}. ` : ''}To hear from a client in your trade, ask on the first call: we put you in touch with clients who have agreed to talk.`,
    pages: ['/claims-and-sources', '/people'],
  },
  'reviews-legit': {
    ways: `are you legit | is this a real company | is ${us} a legit outfit or some scam |
      u guys legit? saw a couple bad reviews | do you really exist | is ${us} real`,
    says: `Yes: we work from ${officeCount().toLowerCase()}, in ${officeCities()}, which you may visit after a call to ${company.phone.display}. The certificate of insurance comes with our quote, and you can speak with clients who have agreed to it.`,
    pages: ['/about-us', '/people', '/contact-us'],
  },
  'reviews-trust': {
    ways: `can we trust you | we got burned by our last it company, why are you any better | how can i trust you |
      bad experience with another msp | why should we believe you | are you trustworthy |
      we were let down twice by it guys so why trust u | you sound nice but how do i know i can rely on you |
      why should i believe what your site says | what makes you trustworthy for a small firm |
      how can we be sure you keep your word`,
    says: `Do not take our word for it, check: prices and service levels are published, a miss earns a credit without asking, and you may leave if we miss a level in three months out of six. You speak with clients in your trade before you sign: ask on the first call.`,
    pages: ['/people', '/service-levels', '/about-us'],
  },
  certificates: {
    ways: `what papers do your techs have | do you have soc 2 | cissp on staff | microsoft partner | credentials |
      proof of certification | do you have a soc 2 report yourselves | are you soc2 compliant |
      how are your technicians trained | what training do your techs have | iso 27001 certified? |
      is ${us} an aws partner | our auditor asks whether our it supplier holds soc 2 type ii, do you |
      can you email me your iso certificate | what qualifications do your engineers come with |
      send proof that your firm is certified pls | do u have any industry certs |
      i need a copy of your soc2 report for the vendor file |
      are you guys qualified to do this, any diplomas or designations |
      we only buy from certified providers, which standards do you meet yourselves |
      has an outside auditor certified your company | my compliance officer wants a list of your accreditations |
      does anybody on your team have a cissp | certs? |
      are the people who work on our network trained and certified or self taught |
      Are you SOC 2 audited, and may I see the report?`,
    says: `${company.name} lists ${currentCertificates.map(({ name }) => name).join(', ')}. These are our own statements: ask for any certificate you rely on, and we send the document.`,
    pages: ['/claims-and-sources', '/people'],
  },
  'staff-location': {
    ways: `is the work done from abroad | where are your technicians | is support offshore |
      do you outsource to india | call centre overseas | are your people in canada | local staff |
      where does your team sit | who do we actually talk to | is the help desk local |
      will i get someone in another country | do you use offshore people |
      where do your help desk people physically work |
      we had a provider with support in the philippines and hated it, are yours here |
      is the person on the phone sitting in toronto | do i get someone local or a call center on another continent |
      my boss will not have foreigners overseas logging into our pcs, where are your staff |
      does your team work out of richmond hill or from abroad |
      we need support that is not offshored, is yours in the gta |
      where do the technicians sit that will connect to our computers | canadian based technicians or not |
      which city do your technicians work from |
      our clinic rules say no access from outside canada, are all technicians local | will our tickets be sent overseas |
      do you use a foreign subcontractor for the help desk | are ur techs in ontario | do you employ people abroad`,
    says: `Not overseas: our technicians work from our ${officeCount().toLowerCase()}, in ${officeCities()}. Only the reading of security alerts at night is done by a partner, which we name with its country in your contract.`,
    pages: ['/people'],
  },
  'staff-location-employees': {
    ways: `are your technicians your own people or contractors | outsourced help desk? |
      are your techs employees or do you outsource to india |
      Are help desk staff your employees, in Canada, or outsourced overseas? |
      do your technicians work for you or for a subcontractor | own staff or freelancers`,
    says: `${employees ? `Our own people: we have ${employees.value} ${employees.wording}` : 'Our own people'}, in ${officeCities()}. Only the reading of security alerts at night is done by a partner, which we name with its country in your contract.`,
    pages: ['/people', '/claims-and-sources'],
  },
  'background-checks': {
    ways: `do you check your employees before hiring | do you screen your people | are your techs background checked |
      criminal record check | police check for technicians | vetted staff | is it safe to let your people in |
      screening of employees | are the subcontractors you use checked | who do you send to our office, are they vetted |
      has the guy who comes to our office been through a police check |
      do you vet technicians before they get keys to clients |
      i run a private school, nobody comes in without a clean record, are yours checked |
      can you confirm your field staff have been screened | are your people security cleared |
      we keep narcotics on site so who have you checked before sending them |
      how do i know the technician you send has no record | are employees of yours vetted before they touch client data |
      how carefully do you hire the people who get into our systems |
      our landlord asks for police checks of anyone entering the server closet, do yours have one |
      what happens to the access of your employee when he is fired, and were they vetted at all |
      proof of police clearance for the person coming on site |
      do you look into the past of new staff before hiring them |
      strangers in my law office make me nervous, are your techs screened |
      How many of your employees would have access to my firm's files, and are they background checked?`,
    says: `Yes, for the people who come to your office: a field technician must have a criminal record check. Our pages name no such check for the other roles, and no vulnerable sector check: ask for it on the first call. Everyone signs a confidentiality agreement before the first day, and accounts are closed within the hour when a person leaves.`,
    pages: ['/people'],
  },
  names: {
    ways: `why no photos of staff | who are the technicians | meet the team page | linkedin of your people |
      what is the ceo called | why does your website not show who works there | where can i see pictures of your people |
      i looked for a staff page and found none | who exactly will be our technician, name please |
      how come there are no employee names online | is there a page with the faces of your team |
      whats the name of your head technician | tell me the names of the people on your help desk |
      no bios on your site, why is that | my boss wants to look your team up on linkedin, names? |
      list of employees at ${us} | staff directory? | every other firm has team photos, yours does not, any reason |
      i see only job titles on your pages, where are the names | what are your employees called |
      do you hide your staff names on purpose`,
    says: `We publish roles, not names, because criminals use staff pages to write convincing emails. You get names, photos and direct numbers of your own team with the contract.`,
    pages: ['/people'],
  },
  complaints: {
    ways: `i want my money back, nothing works | not impressed with you guys lately |
      give me the number of whoever runs the place | i want to speak to the person in charge | can your boss call me |
      number of your supervisor please |
      i want to complain | file a complaint | who is your manager | i am not satisfied with your service |
      speak with a supervisor | escalate this | bad experience with your technician |
      your tech was rude to my receptionist and i want to report it |
      whom do i write to if something went badly with your service | i would like to lodge a complaint please |
      let me talk to your boss | how do i make a formal complaint about ${us} |
      really unhappy with the work you did last week |
      your guy left our office a mess and billed us for it, who deals with that | i want management to hear about this |
      not pleased with your help desk at all, where do i take it |
      we are a client and very disappointed, who is responsible there | need to complain abt one of ur technicians |
      complaint about a bill and the attitude that came with it | who handles grievances at your firm |
      is there someone higher up i can take this to | poor service from your people yesterday, i want it on record |
      your technician hung up on me, who supervises him | complaints department? |
      ticket from last week still not fixed, nobody called me back, im really fed up`,
    says: `I am sorry. Complaints go to our management, the person who also signs for the firm: call ${company.phone.display} or write to ${company.email}, or ask for a person here and I pass on what you have written.`,
    pages: ['/people', '/contact-us'],
  },
  difference: {
    ways: `our internet company sells it support too, why choose you |
      the phone company throws in it help with the line, so why you | bundle from the carrier or you |
      what is the difference between you and another msp | how are you not the same as the rest |
      why you and not the other fifty msps | why not another it company | what sets you apart |
      how do you compare with other providers | advantages over competitors | why you guys |
      are you better than my current msp | how are you different from compugen or softchoice |
      what makes you different from the big firms | how do you differ from other it firms in the city |
      what do you do that others do not | why pick you | what is special about you |
      i have met four msps this month and they all sound alike, what is unlike in yours |
      what would you say is your edge | why should our clinic go with you instead of another provider |
      give me three reasons to choose ${us} | what can you offer that other it shops cannot | unique selling point? |
      convince me you are not the same as everyone else | our board asks why ${us} and not the next firm on the list |
      every it company promises good service, what can you actually prove | whats so special bout ur company |
      how does your way of working differ from the usual it firm |
      we switched providers twice already, how would it be any different with you |
      what are the strong points of your firm against others |
      as a bookkeeper i compare everything, so what makes yours the better choice |
      your main advantage over other managed it providers in one line | the thing that makes you stand out? |
      tell my partners why we would pick ${us} over the other two bidders |
      Why are you better than the last four IT companies that told me they were proactive`,
    says: `Three things that you can check: published prices and service levels, with a credit that comes without asking; a restore test every month, with a note to you; and documentation and passwords that are yours from the first day. We do not judge other firms: the scorecard lets you compare us line by line.`,
    pages: ['/about-us', '/service-levels', '/top-managed-service-providers-toronto'],
  },
  upselling: {
    ways: `will you try to sell us more all the time | do you push products on clients |
      how do we know you will not upsell us | afraid of being sold stuff we do not need |
      will your salesman keep pushing extras on us |
      our last provider always had something new to sell, do you do that too |
      does someone at your firm earn a bonus for selling us things | i dont want to be talked into gear i dont need |
      can you order something without me signing for it |
      every visit ended with a sales pitch at our old it firm, how about yours | r u gonna push expensive upgrades on us |
      do you have sales targets for existing clients | promise me you will not sell my dental office more than it needs |
      who guarantees that the thing you recommend is really necessary`,
    says: `Nothing is ordered without your signature: a project has a fixed quote before it begins, and what you need is written down with the reason. Ask what we earn on anything we recommend, and we answer with a number.`,
    pages: ['/about-us', '/services/vcio-it-consulting', '/pricing'],
  },
  'upselling-commission': {
    ways: `are you paid by vendors | do you earn money on licences | do you make a margin on the stuff you suggest |
      are you neutral when you advise on software | any kickbacks from microsoft or dell |
      how much do you pocket on products you recommend | is your advice independent or do you get a cut from suppliers |
      my accountant asks if you take commissions from software makers | vendor kickbacks? |
      do you profit when we buy the firewall you recommended | do software makers pay you |
      what is your cut on the firewall | do you get a markup on hardware or can we order from amazon |
      what margin do you put on laptops | is there a markup on equipment`,
    says: `If we earn anything on what we recommend, we tell you how much: ask, and we answer with a number. Licences are charged at cost, and nothing is ordered without your signature.`,
    pages: ['/about-us', '/services/vcio-it-consulting', '/pricing'],
  },
  'named-competitor': {
    refused: true,
    ways: `are you better than fully managed | compare yourself to compugen | what do you think of softchoice |
      is geek squad any good | how much does another msp charge | is my current provider bad |
      best buy tech support review | who is the best it company in toronto | is rogers reliable |
      what does quadbridge charge | what does fully managed charge | what do your competitors charge |
      why not telus for it | why you rather than bell | why not take rogers for our it | which it firm here is the worst |
      worst it provider in town | which msp is bad | how do you compare to fully managed or cdw |
      is cgi any better than you guys | we have a quote from compugen, are they any good |
      what is your opinion of fully managed | softchoice or ${us}, who wins |
      our it is with quadbridge now, are they bad at it | are bell business it services worse than yours |
      tell me what you think about my present it company | is cdw cheaper than you |
      rank the it companies in the gta for me | whats wrong with telus managed it |
      did you hear bad things about compugen | which of your rivals would you recommend |
      my cousin uses staples tech services, are they decent | how much do the other msps in toronto ask per person |
      is softchoice overpriced u think | do you think our current it guys are doing a lousy job | cheaper than best buy |
      are you less expensive than a repair chain`,
    says: `I do not judge other firms, and do not know their prices. Ours are published: ${claims.planPrice.value} per person per month for the plan. What you can compare line by line is in our [provider scorecard](/top-managed-service-providers-toronto).`,
  },
  languages: {
    ways: `staff who speak only portuguese | do you have punjabi speaking techs |
      support in chinese or spanish | hablan espanol | do you have a mandarin technician | i need support in spanish | anyone there speak cantonese | do you speak french | support in other languages | spanish speaking technician | is there a mandarin help desk | can our staff call in punjabi | bilingual support | which languages do you support |
      hola hablan español | hola necesito ayuda | buenas tardes tienen soporte | necesito ayuda en español | soporte en español por favor | falam portugues | do you speak mandarin or cantonese | does someone speak farsi | any urdu speaking staff | tagalog | italian speaking |
      can my kitchen staff call in portuguese | do any of your technicians speak mandarin | is help available in french for our montreal office |
      my warehouse people speak mostly punjabi, can they call you | english only or other languages too |
      our cleaners speak only spanish, who would help them | do you have anyone who speaks russian or ukrainian |
      my father owns the shop and talks only cantonese, can he phone the desk | french speaking help desk? |
      some of our sewing staff know little english, how would support work for them | i need a technician who speaks korean |
      bilingual help desk eng and french | what language does the help desk answer in | half our plant floor speaks tamil, is there support in it |
      vietnamese or tagalog support avail? | puedo hablar con alguien en espanol | habla alguien ahi mandarin o solo ingles |
      do you have someone who speaks french or mandarin for our staff | hablan español? or any portuguese, half our crew is`,
    says: `No other language is promised: our help desk works in English, at ${company.phone.display}. If you need a desk in another language, say so at the start, and we tell you plainly whether we are the right firm. For steps that people do most we write short instructions with pictures.`,
    pages: ['/locations/brampton', '/contact-us'],
  },
  'home-users': {
    ways: `do you help home users | residential computer repair | fix my home pc | personal laptop problem |
      my mothers computer | set up wifi at my house | my daughters laptop is infected, could you look |
      my own macbook at home | family computer has malware | can you clean a virus off my sons pc |
      do you come to houses | i work at home alone and my pc is slow | my home wifi is slow |
      retired person needs computer help | my home desktop will not start, can you drop by |
      do you do house calls for families | im retired and my old pc needs cleaning up |
      my son spilled juice on his gaming laptop, do you repair those | do you take private customers or only companies |
      not a business, just me and a laptop with problems | household computer service? |
      need someone to set up netflix and wifi in our house |
      i teach piano from home and my own ipad acts up, do you help private people |
      my husband forgot the password of our family computer | do you repair computers for individuals |
      we just bought a condo and want the wifi done there | is there tech support for seniors at home |
      personal imac of mine is broken, not for work | grandma got a virus on her pc can you look at it |
      can consumers book you or is it firms only`,
    says: `We look after firms, not homes. For a home computer a local repair shop is usually faster and cheaper. Staff of our clients who work from home are covered by the plan.`,
    pages: ['/who-we-are-for'],
  },
  websites: {
    ways: `web design | can you host our site | seo services | google ads | online shop | social media marketing |
      woocommerce shop help | do you take care of a webshop | do you work with shopify | shopify |
      do you do search engine optimization | who can update our site |
      our web page looks dated, can you give it a new design | can you get us higher on google |
      do you run facebook ads for small firms | we need an online store for our bakery, is that your thing |
      wordpress help? | our realtor site needs new listings pages, do you build that |
      the developer of our site vanished, can you maintain it | can you write blog posts and do social media for us |
      wix or squarespace site, would you make us one | need a landing page made by next month | do u do seo |
      i want a nicer homepage for my law firm, can you do that | do you offer hosting and upkeep of a company website |
      our competitor ranks above us on google, can you change that | do you do websites |
      who should build our new site if you do not`,
    says: `No, we do not build websites or run advertising. We keep the domain, its email records and the sign-ins in order, and review one website for AI search. For a new site, look for a web designer; our pages recommend none by name.`,
    pages: ['/who-we-are-for', '/services/ai-seo-consulting'],
  },
  'websites-agency': {
    ways: `can you work together with our web agency | our web guy needs dns changes |
      someone else does our website, is that ok | my cousin looks after our site |
      do you mind if another company does the website | can our web designer call you about dns`,
    says: `Yes, that is the usual way: your agency keeps the site, and we keep the domain, its email records and the sign-ins in order, so that a change there does not stop your email.`,
    pages: ['/who-we-are-for', '/services/ai-seo-consulting'],
  },
  'websites-fault': {
    ways: `our site shows an error, can you fix it | website error message | my website is slow |
      our site went down, is that you | who can fix a broken link on our clinic website |
      contact form on our website stopped working | our web page is down | who repairs a broken website |
      the site is offline since noon`,
    says: `Whoever hosts or built the site repairs it: websites are not our work. We look after the domain, its email records and the sign-ins, so call us if the domain has run out or its DNS was changed.`,
    pages: ['/who-we-are-for', '/services/ai-seo-consulting'],
  },
  grants: {
    ways: `can you help us get a grant | do you write grant applications | government funding for it |
      is there a subsidy for technology | canada digital adoption program | grants for small business software |
      apply for funding | any government money for buying it stuff | is the cdap grant still open |
      we heard ottawa pays half of new computers, true? | can you fill out a funding application for our charity |
      are there rebates for small business cybersecurity in ontario |
      my accountant says there may be a federal program for digital tools, do you know one |
      would you do the paperwork for a digitization grant | subsidies? |
      boost your business technology grant, how do we get it | help us find funding to pay for the upgrade |
      as a nonprofit we live on grants, is there one for tech | can i still get the 15k digital adoption grant |
      our plant wants a provincial subsidy for automation, who applies for it |
      we need a quote to attach to a grant request | which public programs cover it projects for small firms |
      does the government help pay for your services`,
    says: `We do not write grant applications, but give you the fixed quote that an application needs. ${facts['cdap-closed'].text} Other programs open and close: look into the federal Business Benefits Finder, and apply before you sign.`,
    pages: ['/library/digital-transformation-roadmap', '/who-we-are-for'],
  },
  'custom-software': {
    ways: `we need an app built | write an erp | hire a programmer | make a booking system |
      our old access database is a mess | fix our microsoft access file | improve our database | fix our excel macro |
      can you write a program for us | we want our own scheduling software made from scratch |
      our inventory lives in an access file from 2003, can somebody rebuild it |
      need a custom database for our job costing | do you make tailor made software |
      the vba macro our old bookkeeper wrote is broken, can you repair it |
      looking for a developer to build a client portal |
      my boss wants an app for tracking deliveries, do you program those | app development? | can u code us a crm |
      is bespoke software something you do | our filemaker database needs a rewrite, are you the right people |
      could you create an ordering system just for our restaurant | programmers for hire to write an in house tool |
      would you develop a quoting program for our window factory |
      nothing on the market fits us, so will you write the software ourselves need`,
    says: `No, we do not build business applications from scratch. What we do build are workflows, software robots, reports and chatbots around the programs that you have.`,
    pages: ['/services/managed-it', '/services/ai-workflow-automation', '/who-we-are-for'],
  },
  jobs: {
    refused: true,
    ways: `do you offer traineeships | student placement | you looking for juniors? | are you hiring | careers page |
      i want to work for you | send my resume | internship | co-op placement | do you have vacancies |
      apply for a position | any junior it openings | are you recruiting technicians | do you take co op students |
      i have my ccna, do you need anyone | new grad looking for an it job | any openings for a network admin |
      where do i send my cv | do you need another help desk person | i just finished my comptia and look for work |
      can my nephew intern with you this summer | hiring? | i would love to join your team, who reads applications |
      got ten years in it support and am between jobs, anything for me | are there vacancies at ${us} |
      do u hire people without experience | is there an apprenticeship at your company |
      would like to work as a field technician for you | i applied for a job with you last week, any news |
      part time evening work at your help desk? | looking to switch employers, do you recruit cloud engineers |
      do you have entry level positions in richmond hill`,
    says: `Our pages list no openings, and I cannot take applications.`,
  },
  partners: {
    ways: `our agency would send you its clients | do you split fees with whoever brought the client |
      do i get a cut if i send you a client | referral program | do you pay for referrals | become a reseller | partner with you | we are an accountant who refers clients | affiliate program | white label |
      do you give a finders fee | i am a realtor with lots of office tenants, what do i get for referring them |
      we are a web agency and would like to send our clients to you | is there a reward for recommending you |
      can my consulting firm resell your services under our name | what happens if a bookkeeper passes a client on to you | commission for introductions? |
      do you work with accountants who refer firms | if my friend signs up because of me do i get something |
      how does it work when another firm brings you in on their client | referal bonus? | could we subcontract it work for our clients to you |
      would you steal my client if i bring you in | interested in a partnership where we send each other business | do you have a channel or partner program |
      i recommended you to my dentist friend, is there a thank you fee | can we white label your help desk |
      does the client find out if you pay me for a lead`,
    says: `Usually we pay nothing for a referral, and if we do, it is in writing and the client knows. Work that comes through you stays within the purpose it came for.`,
    pages: ['/partnerships'],
  },
  'selling-to-us': {
    refused: true,
    ways: `i would like to offer you our services | we sell leads | interested in seo for your site |
      guest post on your blog | buy our mailing list | marketing proposal for your company |
      our company sells something you may need | i have leads to sell | i want to pitch you our product |
      who handles purchasing at your firm | we do telemarketing for msps | i am a vendor and want to talk to your buyer |
      do you need seo or backlinks | sell you leads for it jobs in toronto, whom do i email |
      we make promo mugs and wonder who buys those for you | who do i talk to about selling you our monitoring software |
      let me send you a proposal for link building | our agency can get your firm more leads |
      interested in buying our contact database of ontario dentists |
      i represent a distributor and would like to become your supplier | can i show your manager a demo of our product |
      we offer cold calling for it companies, who decides on that | can we put a sponsored article on your blog |
      id like to sell u office cleaning | we supply refurbished laptops wholesale, want our price list |
      who is in charge of procurement at ${us} | we do video ads, would your company be interested |
      recruiting agency here, we have candidates for you at a fee | sales pitch for your ceo, where do i mail it |
      i rank websites on page one and noticed problems with yours | vendor inquiry, we want to supply you`,
    says: `This chat is for questions about our services. Offers from suppliers go to ${company.email}.`,
  },
  'who-owns': {
    ways: `who owns ${company.shortName.toLowerCase()} | is it a franchise | are you part of a bigger group |
      canadian owned | who is the owner | who runs the company | is ${us} independent or part of a chain |
      are you owned by private equity | canadian company or a us subsidiary? | is there a parent company |
      franchise or independent? | who are your shareholders | is the owner involved in the business day to day |
      did some american group buy you | whos the boss at ${us} | is this a family run business |
      do you belong to a larger corporation | we got burned when our msp was bought out, who owns you |
      is the firm in canadian hands | does the founder still run ${us} | ownership of the company? |
      I want the name of the person who owns your company and how long it has been in business.`,
    says: `Our pages do not say who owns the firm: they publish roles instead of names, so ask on the first call. We work from ${officeCount().toLowerCase()}, in ${officeCities()}.`,
    pages: ['/about-us', '/people'],
  },
  'who-owns-local': {
    ways: `are you a local company | my partners only buy from local firms, is yours local and who owns it |
      are you a toronto firm through and through | are you from around here or a national chain | is your company local`,
    says: `Yes, we work from ${officeCount().toLowerCase()}, in ${officeCities()}, and visit within ${claims.serviceRadius.value} of them. Our pages do not say who owns the firm: ask on the first call.`,
    pages: ['/about-us', '/people'],
  },
  'certificates-technicians': {
    ways: `are your technicians any good, what do they have to know | what does someone need to work on your help desk | experience of the people who would look after us |
      do you put rookies on the phone | how experienced are your guys | what is required of your engineers | senior people or juniors`,
    says: `Each role has a requirement: ${list.format(
      roles
        .filter(({ id }) => ['help-desk', 'senior-technician', 'field-technician', 'engineer'].includes(id))
        .map(({ name, credential }) => `${name.toLowerCase()} (${credential.replace(/^A /, 'a ')})`),
    )}. Ask for the proof on the first call.`,
    pages: ['/people'],
  },
  'partners-overflow': {
    ways: `we are a web agency, could you do it for our clients under our brand | white label support for another firm | i run a one man it business, can you cover for me | subcontract our overflow to you |
      work for our customers in our name | can you be the it arm of our agency`,
    says: `We work for other firms: you keep the client and the contract, and we do the part that you hand us, such as visits, vacation cover or an incident. Our pages do not say whether we work under your brand, so ask in your first email to ${company.email}.`,
    pages: ['/partnerships', '/contact-us'],
  },
});
