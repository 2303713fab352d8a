import { company, officeCities, officeCount } from '../../../shared/company/company.ts';
import { claimOf, claims } from '../claims.ts';
import { industries } from '../industries.ts';
import { currentCertificates, roles } from '../people.ts';
import { facts } from '../records/index.ts';
import { services } from '../services.ts';
import { answersFor } from './answer-record.ts';

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
    ways: `which phone number | your digits | do you have a downtown office | where do i call | whats ur address | phone number | how can i reach you | what is your email | office address | where are you located | how do i get in touch | number to call | where is your office |
      mailing address | directions to your office | can i drop by | is there parking | give me your telephone | who do i call | fax number | where do i find you | contact info | email addy |
      please do not phone me, write instead | i prefer email to a phone call | text me, no calls |
      i would rather not be called | who do i ring about a bill | is it a toll free number |
      can i write an email to you | email is fine for me |
      which number should i dial | number i have to dial |
      address of the toronto office | where exactly is your office in toronto |
      where do i send a letter |
      talk to somebody about an invoice | question about my bill, who do i talk to | accounts department`,
  },
  area: {
    computes: 'area',
    pages: ['/locations', '/contact-us'],
    ways: `toronto | do you go up to newmarket | im in burlington can you help | our shop is in L4H | do you come to toronto | which cities do you serve | do you cover mississauga | service area | are you near me | how far do you travel | do you go to oshawa | is hamilton in your area |
      do you work in brampton | our office is in markham | we are in oakville, do you come here | areas covered | can you come to etobicoke | do you serve companies outside toronto | is vaughan too far | what about whitby |
      is toronto in range | do you drive out to ajax | whats the radius |
      do you come to a cottage up north | our cabin office in cottage country`,
  },
  services: {
    pages: ['/services', '/pricing'],
    ways: `what is it you actually do | what services do you offer | what can you do for us | what does your company do | list your services | what do you guys sell | which it services do you provide | tell me about your company | how can you help me | what all do you do |
      who are you and what do you do | what is this company`,
    says: `${company.name} looks after the computers, networks and security of offices. The services: ${linked(core.map(({ name, slug }) => ({ name, path: `/services/${slug}` })))}, and AI work such as chatbots and automation.`,
  },
  trades: {
    pages: ['/industries', '/who-we-are-for'],
    ways: `do you only work with doctors | which industries do you work with | what kind of clients do you have | do you specialize in a trade | which sectors | who are your typical customers | what types of businesses do you support | do you only do dentists |
      we are a bakery | we run a gym | we have a hair salon | we run a nursery school | do you take a church |
      our printing shop | travel agency |
      we run a day care | we are a dance studio | which kinds of business do you take |
      do you take schools and colleges | we are a public office of a town | do you serve municipalities |
      do you do government offices | do you work with city departments | do you take on schools | private school support | we are a restaurant | we have a small warehouse | auto body shop | we run a salon and spa | do you work with daycares | vet clinic | optometrist office | pharmacy |
      trucking company | we are a logistics firm | courier company | small factory | we run a restaurant group | accounting practice of six | architects | insurance brokers | engineering firm | car dealership |
      we are a vet clinic, do you have experience | boutique with ipads at the till`,
    says: `Yes: offices of all trades. These have a page of their own: ${linked(industries.map(({ name, slug }) => ({ name, path: `/industries/${slug}` })))}.`,
  },
  'who-fits': {
    ways: `are we a good fit | who are you for | what size of firm do you suit | do you want clients like us | is this right for a small company | ideal customer`,
    says: `Firms of ${claims.firmSize.value} people in our area whose work depends on their systems: offices, law firms, dental and medical practices, plants and builders, and firms with an IT person of their own. The page also says when someone else suits you better.`,
    pages: ['/who-we-are-for'],
  },
  'not-for': {
    ways: `which companies do you not take | who is not a fit for you | who do you turn away | clients you would refuse | are there firms you do not work with | what work do you not do | when should i not hire you`,
    says: `We are not the right firm for fewer than five people in one cloud program, for more than 200, for an engineer in your building every day, for offices outside our area that need hands, or to run production systems of software developers. We do not do home computers, websites, cameras or broken disks either.`,
    pages: ['/who-we-are-for', '/about-us'],
  },
  'not-technical': {
    ways: `i know nothing about computers, will it be hard | we are not technical people | do i have to understand it | nobody here knows it, is that a problem | i am the office manager and not a computer person | do you explain things in plain words | our staff are older and bad with computers`,
    says: `No need to know anything about computers: your staff call one number and say what does not work, and we write to you in plain words. You decide about money and people; each technical choice comes with its reason and price.`,
    pages: ['/services/managed-it/help-desk', '/services/managed-it', '/about-us'],
  },
  'company-size': {
    ways: `how many people work in your company | how many of you are there | how big is your team | number of employees you have | how many technicians do you have | are you a small company | staff size | how many people work there | is it a one man shop`,
    says: `${employees ? `We are ${employees.value} people in two offices` : 'By role'}: ${roles
      .filter(({ count = 0 }) => count > 1)
      .map(({ name, count }) => `${count} in the role “${name}”`)
      .join(', ')}, and others.`,
    pages: ['/people', '/about-us', '/claims-and-sources'],
  },
  'company-age': {
    ways: `since when do you exist | what year did you begin | been around long? | how long have you existed | when was the company founded | years of experience | are you new | how old is your firm | established when | since when are you around |
      when did your company start`,
    says: since ? `We have been in business ${since.value.replace(/^S/, 's')}, ${since.wording}.` : unstated,
    pages: ['/claims-and-sources', '/about-us'],
  },
  'if-we-close': {
    ways: `what if your company shuts down | what happens to us if you go under | are you going to be around in five years | what if you get sold | what if the owner retires | what if you go bankrupt | are we stuck if you close`,
    says: `You could go on without us: your domain, your Microsoft 365 tenant, your licences and your documentation are in your firm's name, and you can open the passwords without us. Another provider can take over from these within days.`,
    pages: ['/about-us', '/services/managed-it'],
  },
  customers: {
    ways: `how many clients do you have | number of customers | how many businesses use you`,
    says: customers
      ? `Our own count is ${customers.value} ${customers.wording}. It is listed with our other claims, each with its date.`
      : unstated,
    pages: ['/claims-and-sources', '/about-us'],
  },
  reviews: {
    ways: `how are your google stars | what do people say about you | google reviews | your rating | are you any good | testimonials | can we trust you | reputation | stars on google |
      we got burned by our last it company, why are you any better | how can i trust you | bad experience with another msp | why should we believe you | are you legit | is this a real company | are you trustworthy |
      what is your score on google`,
    says: `${rating ? `We state a rating of ${rating.value} ${rating.wording}. ` : ''}To hear from a client in your trade, ask on the first call: we put you in touch with clients who have agreed to talk.`,
    pages: ['/claims-and-sources', '/people'],
  },
  certificates: {
    ways: `what papers do your techs have | are your technicians certified | what certifications do you hold | do you have soc 2 | is your company iso certified | cissp on staff | microsoft partner | credentials | proof of certification |
      do you have a soc 2 report yourselves | soc 2 certified are you |
      are you soc2 compliant |
      how are your technicians trained | what training do your techs have`,
    says: `${company.name} lists ${currentCertificates.map(({ name }) => name).join(', ')}. These are our own statements: ask for any certificate you rely on, and we send the document.`,
    pages: ['/claims-and-sources', '/people'],
  },
  'staff-location': {
    ways: `are your techs in canada or abroad | technicians overseas or local | are you based in canada or overseas | is the work done from abroad | do you employ people abroad | is your help desk overseas | are your technicians your own people or contractors | is your support in india | where are your technicians | is support offshore | do you outsource to india | call centre overseas | are your people in canada | local staff | where does your team sit | who do we actually talk to | foreign call center |
      is the help desk local | will i get someone in another country | do you use offshore people`,
    says: `Our technicians work from our ${officeCount().toLowerCase()}, in ${officeCities()}. Only the reading of security alerts at night is done by a partner, which we name with its country in your contract.`,
    pages: ['/people'],
  },
  'background-checks': {
    ways: `do you do background checks on your staff | background checks on employees | do you check your employees before hiring | do you screen your people | are your techs background checked | criminal record check | police check for technicians | vetted staff | is it safe to let your people in | screening of employees |
      are the subcontractors you use checked | who do you send to our office, are they vetted`,
    says: `A field technician must have CompTIA A+, a driver's licence and a criminal record check. Everyone signs a confidentiality agreement before the first day, and accounts are closed within the hour when a person leaves.`,
    pages: ['/people'],
  },
  names: {
    ways: `why no photos of staff | who are the technicians | names of your team | meet the team page | linkedin of your people |
      what is the ceo called`,
    says: `We publish roles, not names, because criminals use staff pages to write convincing emails. You get names, photos and direct numbers of your own team with the contract.`,
    pages: ['/people'],
  },
  complaints: {
    ways: `i am fed up with your technician | i want to complain | file a complaint | who is your manager | i am not satisfied with your service | speak with a supervisor | escalate this | bad experience with your technician`,
    says: `I am sorry. Complaints go to our management, the person who also signs for the firm: call ${company.phone.display} or write to ${company.email}, or ask for a person here and I pass on what you have written.`,
    pages: ['/people', '/contact-us'],
  },
  difference: {
    ways: `how do you compare with other it firms like fully managed | what is the difference between you and another msp | how are you not the same as the rest | why you and not the other fifty msps | what makes you different | why should we choose you | why not another it company | what sets you apart | how do you compare with other providers | advantages over competitors | why you guys | are you better than my current msp | how are you different from compugen or softchoice | what makes you different from the big firms |
      how do you differ from other it firms in the city | what do you do that others do not | why pick you | what is special about you |
      how are you not like the other msps we talk to`,
    says: `Three things that you can check: published prices and service levels, with a credit that comes without asking; a restore test every month, with a note to you; and documentation and passwords that are yours from the first day. We do not judge other firms: the scorecard lets you compare us line by line.`,
    pages: ['/about-us', '/service-levels', '/top-managed-service-providers-toronto'],
  },
  upselling: {
    ways: `will you try to sell us more all the time | do you push products on clients | do you get commission on what you recommend | how do we know you will not upsell us | are you paid by vendors | do you earn money on licences | are you independent of vendors | afraid of being sold stuff we do not need`,
    says: `Ask what we earn on anything we recommend, and we answer with a number. A project has a fixed quote before it begins, nothing is ordered without your signature, and what you need is written down with the reason.`,
    pages: ['/about-us', '/services/vcio-it-consulting', '/pricing'],
  },
  'named-competitor': {
    refused: true,
    ways: `are you better than compugen | are you better than fully managed | compare yourself to compugen | what do you think of softchoice | is geek squad any good | how much does another msp charge | is my current provider bad |
      which is better, you or cgi | best buy tech support review | who is the best it company in toronto | is rogers reliable | is telus better than bell | what does quadbridge charge | what does fully managed charge | how much does the firm fully managed charge | what do your competitors charge |
      why not telus for it | why you rather than bell | why not take rogers for our it |
      which it firm here is the worst |
      worst it provider in town | which msp is bad |
      how do you compare to fully managed or cdw | are you cheaper than geek squad`,
    says: `I do not judge other firms. What you can compare line by line is in our [provider scorecard](/top-managed-service-providers-toronto).`,
  },
  languages: {
    ways: `support in chinese or spanish | hablan espanol | do you have a mandarin technician | i need support in spanish | anyone there speak cantonese | do you speak french | support in other languages | spanish speaking technician | is there a mandarin help desk | can our staff call in punjabi | bilingual support | which languages do you support |
      hola hablan español | hola necesito ayuda | buenas tardes tienen soporte | necesito ayuda en español | soporte en español por favor | falam portugues | do you speak mandarin or cantonese | does someone speak farsi | any urdu speaking staff | tagalog | italian speaking`,
    says: `Our help desk works in English: ${company.phone.display}. For steps that people do most we write short instructions with pictures, and your supervisor can join the call. If you need a desk in another language, say so at the start, and we tell you plainly whether we are the right firm.`,
    pages: ['/locations/brampton', '/contact-us'],
  },
  'home-users': {
    ways: `fix my kids gaming pc? | do you help home users | residential computer repair | fix my home pc | personal laptop problem | my mothers computer | virus on my own computer at home | set up wifi at my house |
      my daughters laptop is infected, could you look | personal computer at home is broken | my own macbook at home | family computer has malware | can you clean a virus off my sons pc | do you come to houses | i work at home alone and my pc is slow |
      my home wifi is slow | can you fix my personal laptop | retired person needs computer help`,
    says: `We look after firms, not homes. For a home computer a local repair shop is usually faster and cheaper. Staff of our clients who work from home are covered by the plan.`,
    pages: ['/who-we-are-for'],
  },
  websites: {
    ways: `do you make websites or do google ranking | seo for our shop | can you redo our homepage | do you build websites | web design | can you host our site | make us a wordpress page | seo services | google ads | online shop | social media marketing |
      our shopify store | woocommerce shop help | do you take care of a webshop |
      do you work with shopify | help with a shopify site |
      shopify |
      can you work together with our web agency | our web guy needs dns changes |
      our site shows an error, can you fix it | website error message |
      do you do search engine optimization |
      my website is slow | who can update our site | our site went down, is that you |
      someone else does our website, is that ok | my cousin looks after our site`,
    says: `We do not build websites or run advertising. We keep the domain, its email records and the sign-ins in order, and review one website for AI search. For a new site, look for a web designer.`,
    pages: ['/who-we-are-for', '/services/ai-seo-consulting'],
  },
  grants: {
    ways: `can you help us get a grant | do you write grant applications | government funding for it | is there a subsidy for technology | canada digital adoption program | grants for small business software | apply for funding`,
    says: `We do not write grant applications, but give you the fixed quote that an application needs. ${facts['cdap-closed'].text} Other programs open and close: look into the federal Business Benefits Finder, and apply before you sign.`,
    pages: ['/library/digital-transformation-roadmap', '/who-we-are-for'],
  },
  'custom-software': {
    ways: `we need an app built | can you program an app | build us custom software | develop a database | write an erp | mobile app development | hire a programmer | make a booking system |
      our old access database is a mess | fix our microsoft access file | improve our database |
      we want an app for our drivers | fix our excel macro`,
    says: `We do not build business applications from scratch. What we do build are workflows, software robots, reports and chatbots around the programs that you have.`,
    pages: ['/services/managed-it', '/services/ai-workflow-automation', '/who-we-are-for'],
  },
  jobs: {
    refused: true,
    ways: `how do i apply for a technician job | do you offer traineeships | student placement | you looking for juniors? | are you hiring | job openings | careers page | i want to work for you | send my resume | internship | co-op placement | do you have vacancies | looking for a help desk job | apply for a position |
      any junior it openings | looking for work, i have a plus certification | are you recruiting technicians | i am a student looking for a placement | do you take co op students | summer internship for college | i have my ccna, do you need anyone | new grad looking for an it job`,
    says: `Our pages list no openings, and I cannot take applications.`,
  },
  partners: {
    ways: `do i get a cut if i send you a client | referral program | do you pay for referrals | become a reseller | partner with you | we are an accountant who refers clients | affiliate program | white label`,
    says: `Usually we pay nothing for a referral, and if we do, it is in writing and the client knows. Work that comes through you stays within the purpose it came for.`,
    pages: ['/partnerships'],
  },
  'selling-to-us': {
    refused: true,
    ways: `i would like to offer you our services | we sell leads | interested in seo for your site | guest post on your blog | buy our mailing list | marketing proposal for your company |
      i want to offer you a product, whom do i ask | our company sells something you may need |
      i have leads to sell | we offer lead generation for it companies | i want to pitch you our product | who handles purchasing at your firm | we do telemarketing for msps | i am a vendor and want to talk to your buyer | do you need seo or backlinks |
      sell you leads for it jobs in toronto, whom do i email | i sell it leads and want your purchasing email`,
    says: `This chat is for questions about our services. Offers from suppliers go to ${company.email}.`,
  },
  'who-owns': {
    ways: `who owns ${company.shortName.toLowerCase()} | is it a franchise | are you part of a bigger group | canadian owned | are you a local company | is the owner in toronto |
      who is the owner | who runs the company`,
    says: `We are a Canadian firm with ${officeCount().toLowerCase()} in ${officeCities()}. Our pages publish roles, not names: ask on the first call whom you would deal with.`,
    pages: ['/about-us', '/people'],
  },
});
