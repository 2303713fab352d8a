import { company } from '../../../shared/company/company.ts';
import { shifts } from '../people.ts';
import { amountOfRate, priceOfRate, rates, terms } from '../rates.ts';
import { answersFor } from './answer-record.ts';

/** Buildings, rooms, devices and people in an office that need an answer of their own. */
export const officeCases = answersFor('buyers', '2026-11-27', {
  'cameras-fault': {
    ways: `who is responsible when the door system stops working at night | fob reader dies on a sunday, do we call you |
      if tenants are locked out because the fobs quit, is that on you | intercom at the front door is dead, yours or theirs |
      the gate stopped opening, do you handle that | elevator phone not working, who fixes it |
      are you on the hook if the cameras didnt record a break in`,
    says: `The company that holds its contract, not us: we do not install or repair fobs, cameras, gates or elevator phones. Who is liable to a tenant is a matter of your contracts, and a question for a lawyer. We look after the network under them; ask that company whether known fobs open the door without internet.`,
    pages: ['/library/property-management-technology', '/who-we-are-for'],
  },
  'trades-property': {
    ways: `we manage condo buildings, is that something you do | condo corporation with an office of two |
      it for a condo board | we run 12 rental buildings with a head office |
      landlord with six plazas and an office in vaughan | property management office plus the riser rooms, one contract? |
      do u take on condo management firms | property management firm with several sites, can you handle it |
      do you work with property managers`,
    says: `Yes, property managers are among the firms we look after: the office's email, files, phones and payments, and a register of the devices in each building. You pay per person in the office; networks for building systems are quoted by building. Cameras, fobs and elevators stay with their contractors.`,
    pages: ['/industries/real-estate', '/library/property-management-technology'],
  },
  'office-move-late': {
    ways: `we move in three weeks, too late to get it ready | new office in december and nothing is ordered yet | moving on short notice, can you still help |
      lease starts the 1st and bell says 8 weeks | carrier cant install before our move date, what now |
      office move next month, nobody thought of internet | we have to be out by the end of the month`,
    says: `Not too late, but expect a temporary line: carriers take longest, so order today and plan on a cellular router for the first month. Cabling and phone numbers come next, because crews and carriers need weeks too. Call with the address and the date; a fixed quote follows within ${terms.quote.value} once we have seen the job.`,
    pages: ['/library/office-move-it-checklist', '/pricing', '/contact-us'],
  },
  'internet-line-building': {
    ways: `our building only has one internet company | landlord does not let us bring in our own line | bell says no fibre at our address, what else is there |
      which carriers are in our building | only slow dsl in our unit, any other way | rogers doesnt reach our suite |
      building management allows a single internet carrier`,
    says: `Ask the property manager for the names of all carriers, and have each confirm your suite in writing with a date and a price; a map proves nothing for a suite. 5G and satellite need no wiring in the building, and fixed wireless needs roof rights from the landlord. We check your address and order the line with you.`,
    pages: [
      '/library/internet-carriers-by-building',
      '/library/internet-connection-types',
      '/blog/planning-an-office-move-in-the-gta',
    ],
  },
  'network-guests': {
    ways: `wifi for customers in our cafe, safe? | visitors ask for our wifi password, is that a problem | free wifi in the waiting room |
      we give everyone the same wifi code, clients too | set up a guest network for the church hall |
      patients using our wifi, can they see our computers | parents and visitors on the school wifi | is it ok to put the wifi password on a poster`,
    says: `Give visitors a Wi-Fi name of their own: it reaches the internet and nothing else, so their phones cannot see your computers, printers or tills. Then a poster with the code is fine; set a speed limit, and change the code each month. In the plan the network is our work; new equipment gets a fixed quote.`,
    pages: ['/library/network-segmentation-guide', '/industries/construction', '/library/pci-dss-for-small-merchants'],
  },
  'event-wifi-building': {
    ways: `wifi for a 200 unit condo | can you do internet for all our tenants | wifi in the lobby and gym of our building |
      wifi for the rooms of a small hotel | internet for residents of a retirement home | apartment building wide wifi |
      could everybody in our building get wifi from you`,
    says: `Our pages list no Wi-Fi for residents, tenants or hotel rooms: we plan it for offices, plants and warehouses. The management office is our work, and so is a separate network for the building's own systems, quoted by building. Tell us the address and the number of units, and we say plainly whether we take it.`,
    pages: ['/library/wifi-coverage-planning', '/industries/real-estate', '/library/property-management-technology'],
  },
  'meeting-rooms-sound': {
    ways: `can you fix our church livestream | music and tvs in the restaurant, do you do that | sound system in the sanctuary |
      projector in the hall does not show the laptop | digital menu boards | speakers and screens for our gym | stream our services on youtube`,
    says: `Our pages list no sound systems, music, shop screens or live streams: look for an audio-visual installer. We set up one meeting room as part of our business communication setup, priced ${amountOfRate(rates.communication)}, and look after the line and the Wi-Fi that the rest runs on.`,
    pages: ['/services/communication', '/who-we-are-for'],
  },
  'point-of-sale-down': {
    ways: `our pos quits on a saturday night, who do we ring | tills down during dinner rush, what do you do | square stops working at 9pm, is that you or them |
      debit machine offline at the weekend, whose job | registers freeze in the evening, do you answer | payment terminal wont connect on a sunday`,
    says: `Call us, if you are a client: an emergency is answered day and night, we check the line and the network, and call the till's vendor for you. The program and the terminal are the vendor's to fix; without a plan, call the vendor first. Work at night is included from Professional up; in Essential it costs ${priceOfRate(rates['after-hours'])}.`,
    pages: ['/service-levels', '/pricing', '/library/pci-dss-for-small-merchants'],
  },
  'phones-existing': {
    ways: `we have ringcentral, can you look after that | our phones are 3cx, do you know it | do you support 8x8 or dialpad |
      phones are with telus, can we leave that alone |
      can you take over a phone system someone else put in`,
    says: `You can keep it. 3CX, Teams Phone and hosted systems are what we set up ourselves; for another provider's system we look after the network under it and call the provider for you. Our pages do not say which systems of others we manage, so name yours before the quote.`,
    pages: ['/services/voip', '/services/managed-it', '/pricing'],
  },
  'software-support-change': {
    ways: `moving from pclaw to clio, can you do it | switch from dentrix to abeldent, who moves the patients over | we want to change our emr, do you convert the data |
      going from quickbooks desktop to online, help? | changing accounting software, your job or the vendors | migrate sage to xero |
      we are leaving pclaw for clio this summer, do you do such moves`,
    says: `In part: the new program's maker or its consultant moves the data, and we do what is around it. That is the computers, accounts and MFA, the old server and its backup until you sign off, and calls to both makers. Tell us the two programs and the date, so that the quote says who does which step.`,
    pages: ['/services/managed-it', '/industries', '/library/software-licence-management'],
  },
  'dental-included-new': {
    ways: `we are getting a cbct next month, what do you do | new pan machine, do you work with the dealer | adding two operatories |
      intraoral scanner coming, will our network cope | sensor software on a new op computer | opening a second dental office, what it do we need`,
    says: `We prepare it together with your dealer: the unit is the dealer's, and the computer, the network, the storage and the link to the chart are ours. For a CBCT we check storage for years of scans and the link to the viewing PC; for new operatories switch ports, battery and sensor licences. Hardware gets a fixed quote.`,
    pages: ['/industries/dental', '/library/dental-imaging-storage', '/pricing'],
  },
  'several-offices-merger': {
    ways: `we just bought another practice, can you fold them in | merging two firms, the it side | taking over a competitor with 8 people, what happens with their computers |
      acquisition next month, join the two networks | we are buying a second clinic, who checks their it | combine two email systems after a merger`,
    says: `Yes, in steps. In the first days: your own sign-ins to domain, tenant and backup, MFA, and the seller's access closed. Then the inventory; systems are merged later, not in the first quarter, because a rushed merger loses email. The people who join are billed from ${terms.headcount.value}.`,
    pages: ['/library/technology-due-diligence', '/library/cloud-migration-checklist', '/pricing'],
  },
  'monitor-employees-mailbox': {
    ways: `can i look into an employees mailbox | i want to see what my salesman emails to clients | open a former employees inbox for me |
      can you give me access to her email while she is on leave | get me into jims email, he was fired | manager wants access to a colleagues mailbox |
      colleague passed away, how do we open her mailbox`,
    says: `If the person has left, yes: the mailbox stays for whoever takes over. If the person still works for you, a written policy should say first who may open a mailbox, why and with whose approval; Ontario employers with 25 or more people need one on electronic monitoring. What the law allows in your case is for an employment lawyer.`,
    pages: ['/library/electronic-monitoring-policy', '/library/it-offboarding-checklist'],
  },
  'private-laptops': {
    ways: `their computers are private | staff use their own laptops | our people bring their own computers |
      contractors on their own machines |
      staff use their own computers for work, ok? | can people work on their home pc | should we buy laptops or let them use their own |
      stop people from downloading files at home | my associate works on his personal macbook | block private computers from our files |
      is it safe if the bookkeeper uses her own laptop`,
    says: `Better not for files: on a private computer nobody sees whether it is updated, encrypted or shared with the family. Give a work laptop, or a remote session that leaves no files behind. With a Premium licence Microsoft 365 can limit private computers to the browser, without downloads; on private phones only the work apps are controlled.`,
    pages: [
      '/library/microsoft-365-security-baseline',
      '/library/remote-work-security-essentials',
      '/library/mobile-device-security',
    ],
  },
  'remote-staff-laptop': {
    ways: `new hire in halifax, can you send her a set up laptop | ship a computer to someone in vancouver | remote worker in another province needs a laptop |
      can you courier a ready laptop to our guy up north | set up a pc for someone who never comes to the office |
      our designer lives in montreal, how does she get her computer`,
    says: `Yes: a new laptop is shipped set up, and the help desk does the rest by phone and on the screen. Preparing it costs ${amountOfRate(rates['new-computer'])}; tell us ten working days ahead. A courier takes days, so keep a spare where a failure would hurt.`,
    pages: ['/locations/calgary', '/blog/setting-up-a-new-employee-in-one-day', '/pricing'],
  },
  'remote-staff-abroad': {
    ways: `two of us spend the winter in florida and work from there | employee moves to portugal but keeps her job | can staff log in from abroad |
      working from mexico for a month, what do i tell you | traveling to india with the company laptop | contractors in the philippines need access`,
    says: `Yes: the help desk works by phone and on the screen wherever they are, in our support hours. Tell us the country and the dates first, because sign-ins can be limited to the countries where your people are. They need a work laptop with an encrypted disk, and MFA.`,
    pages: ['/industries/legal', '/industries/healthcare', '/services/managed-it/help-desk'],
  },
  'phipa-meaning': {
    ways: `phipa, what does that mean | what is phipa in plain english | explain the ontario health privacy law to me |
      do you sign a phipa agreement with clinics | what paper do we need between us for patient records |
      we need a privacy agreement with you as our it, do you sign one | does phipa make us sign something with our it company`,
    says: `PHIPA is Ontario's Personal Health Information Protection Act: clinics, dentists and others must protect patients' information, and answer for what their suppliers do with it. Yes, we sign your agreement, after we have read it with you and before a technician sees a screen. What we may touch is in the contract, and sessions are logged.`,
    pages: ['/library/phipa-basics-for-clinics', '/people', '/industries/healthcare'],
  },
  'cameras-recordings': {
    ways: `how long do we have to keep camera footage | who is allowed to look at the recordings | tenant wants to see the video of last week |
      do we need a sign that there are cameras | is fob history private information | security video, delete it when? |
      keep the video of the lobby camera for how many days`,
    says: `A set time, such as 30 days, and then overwritten, unless an incident is saved. Two named people may look, for an incident, and each look is logged; a sign says that there is video, why, and whom to ask. Which privacy law applies to a condominium corporation is a question for its lawyer.`,
    pages: ['/library/property-management-technology'],
  },
  'network-firewall-needed': {
    ways: `is the router from bell enough for an office | do small offices need a firewall at all | we are 7 people with a home router, ok? |
      what would a firewall do for us that the modem doesnt | firewall licence expired, does it matter | how big a firewall for 15 people`,
    says: `Even a small office needs one, and someone who looks after it: a firewall and a backup that we can manage are the only things we ask for early. Choose it by its speed with all protection switched on, a third above your line's; over five years the licence often costs more than the device. You get a fixed quote within ${terms.quote.value}.`,
    pages: ['/library/business-firewall-selection', '/services/managed-it', '/pricing'],
  },
  'ai-tools-copilot': {
    ways: `can copilot show salaries to everyone | does microsoft copilot see all our files | does copilot show people files they shouldnt see |
      what must we do before we buy copilot | if staff ask copilot about payroll, will it tell them | is copilot going to find our confidential folders`,
    says: `Copilot shows each person only what that person may open, so it will find a salary list in a folder that is open to everyone. Close such folders first: three weeks for permissions, then a pilot of about eight people. Microsoft says that it does not train foundation models on your prompts and data.`,
    pages: ['/library/copilot-rollout-planning', '/blog/using-copilot-safely-at-work'],
  },
  'ai-tools-copilot-worth': {
    ways: `is copilot worth the money | should a ten person office buy copilot | is microsoft copilot any good for us |
      copilot for our team yes or no | does copilot pay off | how do we find out if copilot is worth it`,
    says: `Find out with a pilot before you buy for all: about eight people, two weekly tasks timed before and after, and the number for yes or no decided first. In our example, five of eight saved enough to keep it. Close folders that are open to everyone first, since Copilot finds what each person may open.`,
    pages: ['/library/copilot-rollout-planning', '/blog/using-copilot-safely-at-work'],
  },
  'ai-phone': {
    ways: `let a bot answer calls when we are closed | ai receptionist for the clinic | voice bot that takes messages at night |
      can software pick up the phone and book people in | robot on the phone instead of voicemail`,
    says: `Yes: it greets the caller, asks what the call is about, and puts it through with a note, which works well after hours. Long conversations with a voice bot annoy people, so we keep it under a minute, and then comes a person or a time for a call back. One tool, set up and connected, is priced ${amountOfRate(rates['ai-tool'])}.`,
    pages: ['/services/ai-customer-service', '/pricing'],
  },
  'busy-season-freeze': {
    ways: `no changes to our systems in march and april please | can you leave everything alone during tax filing |
      do you stop updates before our deadline | change freeze around year end | dont touch the computers in our busy month`,
    says: `Yes: a change freeze around your dates, agreed in writing beforehand. No new software, no restarts in filing hours and no migrations; security patches that cannot wait go in at night. What can wait is booked for afterwards, with a date.`,
    pages: ['/industries/finance', '/library/accounting-firm-tax-season-it'],
  },
  'trades-school': {
    ways: `montessori with a few tablets and a front office | do you do schools | private school, 40 kids |
      we teach english to newcomers, 10 instructors | k to 8 school looking for it |
      private school with 12 teachers | do you take a montessori | we are a small school with tablets | we run a tutoring centre | christian school, 25 staff and kids with chromebooks |
      it for a daycare with ipads | do you support a language school | music school with three locations`,
    says: `Yes, schools are among the offices we support: staff computers, email, network and phones. You pay per person on your staff with a mailbox and a computer. Our pages name no price for students' devices: tell us how many, and the quote says what is managed.`,
    pages: ['/industries', '/library/mobile-device-security', '/pricing'],
  },
  'trades-brokerage': {
    ways: `a team of realtors under a bigger brand | brokerage of 40, all on their own machines | agents bring their own devices |
      insurance brokers working from their own laptops | commission agents, own computers, our email |
      real estate office, agents use their own computers | realtors with their own laptops and phones | independent agents on their own gear, how does it work |
      60 realtors and 5 admin, what do you look after | our agents are not employees, are they covered | mortgage agents who work on their own devices`,
    says: `Agents keep their own laptops; we look after the brokerage's email, deals, records and office computers, and the help desk serves staff and agents with an account. An agent who only has a mailbox on a phone usually does not count on the bill. We go through the list with you before the quote.`,
    pages: ['/industries/real-estate', '/pricing'],
  },
  'trades-shop': {
    ways: `three cell phone stores | convenience store chain with an office | jewellery store with a back office |
      hair salons, two of them, one desk each | sporting goods store, 8 staff, 2 tills |
      auto parts store with four computers and a till | we have a garage with six bays | furniture store with a showroom and a warehouse | a butcher shop with a back office |
      we own a gas station and a car wash | florist with two locations | print shop, 9 people`,
    says: `Yes: we look after the office computers, email, network and phones of shops too, give the tills a network of their own, and call the till's vendor for you. You pay per person with a mailbox and a computer; someone who only uses the till usually does not count.`,
    pages: ['/who-we-are-for', '/library/pci-dss-for-small-merchants', '/pricing'],
  },
  'insurance-wsib': {
    ways: `wsib and liability papers for the site | are you covered by wsib |
      clearance certificate needed before you step on our site | safety training certificates for your techs |
      do you have a wsib clearance certificate | we need wsib from every contractor | health and safety paperwork before you come on site | are your people covered by workers comp |
      site orientation and safety boots for your tech | contractor prequalification form`,
    says: `Our pages do not state it: ask on the first call for the WSIB clearance and any safety paper that your site asks for. The certificate of insurance comes with our quote, and field technicians have a criminal record check.`,
    pages: ['/people', '/contact-us'],
  },
  'company-size-ratio': {
    ways: `how many clients does each technician have | are your people stretched thin | do you have enough staff to take us on | how many technicians are there on a normal day | ratio of techs to users |
      who is on duty at any given time`,
    says: `In support hours ${shifts[0]?.who.replace(/^[A-Z]/, (letter) => letter.toLowerCase())} are at work. Our pages publish no number of clients for each technician, so ask on the first call. The contract holds us to it: a late response to an urgent call earns a credit.`,
    pages: ['/people', '/service-levels'],
  },
  'contact-drop-off': {
    ways: `can i bring my pc in to your shop | do you have a counter where i leave a computer | may i swing by with a broken laptop | drop off my machine at your place |
      can we come to you instead of you coming here | is there a repair desk`,
    says: `Yes, after a call to ${company.phone.display}: bring it to one of our offices, or a technician comes to you. Please call before you come by, so that someone expects you. After a spill, switch it off and leave it off.`,
    pages: ['/contact-us', '/it-support-richmond-hill', '/services/managed-it/help-desk'],
  },
  'phipa-agreement': {
    ways: `will you sign as our agent under phipa | we need a written agreement with you for patient data | electronic service provider agreement | do you sign a privacy agreement for clinics |
      agent agreement for our dental office | confidentiality and privacy papers for a medical office`,
    says: `Yes, we sign your agreement, after we have read it with you and before a technician sees a screen. PHIPA binds the custodian, so the duty stays with you; what we may touch is in the contract, and sessions are logged.`,
    pages: ['/people', '/library/phipa-basics-for-clinics', '/industries/healthcare'],
  },
});
