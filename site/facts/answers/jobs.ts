import { claims } from '../claims.ts';
import { amountOfRate, offerOfRate, priceOfRate, rates } from '../rates.ts';
import { answersFor } from './answer-record.ts';

/** Work that people ask for by name. */
export const jobs = answersFor('buyers', '2026-11-26', {
  'microsoft-365': {
    ways: `do you support office 365 | manage our m365 | sharepoint help | exchange online | teams setup |
      outlook and onedrive | move us to office 365 | move our mail from google to microsoft |
      can you run our outlook and teams for us | our sharepoint is a mess, can you sort it out |
      help with exchange online and shared drives | do you do m365 administration |
      we use hotmail for work and want proper microsoft email | move 15 mailboxes from godaddy to microsoft 365 |
      can you take over our 365 tenant | our school needs teams and onedrive set up properly | o365 support? |
      i pay for microsoft 365 but only use word, can you set up the rest | please switch us from gmail to outlook |
      we run an old exchange server in the closet and want microsoft online instead |
      is looking after microsoft 365 part of your service | set up sharepoint sites for each department |
      will the office 365 tenant be in our companys name | move our email off godaddy into outlook`,
    says: `Yes: we set up and look after Microsoft 365, in a tenant that is in your firm's name. Moving email and files is priced ${priceOfRate(rates['cloud-move'])}, once; no email is lost, since the source stays as it was until you sign off.`,
    pages: ['/services/cloud-solutions/microsoft-365', '/services/cloud-solutions'],
  },
  'google-workspace': {
    ways: `we live in google docs | gmail for business | do you support gsuite | google drive office |
      stay with google or go to microsoft | we use gmail with our own domain, can you manage that |
      our charity runs on google, is that fine for you |
      we prefer google calendar and sheets, would you push us to outlook | does your team know the google admin console |
      our school is all google, do you support that | g suite? |
      i set up workspace myself years ago and it is messy, can you look after it |
      do u work with google apps for business | half of us like google and half like microsoft, which should we choose |
      shared drives in google need tidying, can you do that | we would rather not leave google, is that a problem`,
    says: `Yes, and you can stay with it: we look after Google Workspace as well as Microsoft 365, and its backup is in every plan. Which of the two suits you is in our comparison.`,
    pages: ['/library/microsoft-365-vs-google-workspace', '/services/cloud-solutions', '/pricing'],
  },
  'migration-time': {
    ways: `how many weeks to get us off gmail | time to move to office 365 | duration of a cloud move |
      how many weeks to switch from gmail to outlook | when would the migration be done |
      how long to move our server to azure | how quickly could our email be on microsoft |
      our lease ends in two months, can we be in the cloud by then | timeline for moving 30 mailboxes |
      how long till everything is in the cloud | is a weekend enough to switch email systems |
      how many weeks should we plan for moving files to sharepoint |
      when would we be done if we start the mail move in january | length of the move from exchange to 365 |
      email move takes how long? | my boss wants to know how long a cloud migration takes for 25 people |
      we are 40 staff with lots of mail, how much time for the changeover |
      how lng does it take to migrate to office 365 | can a cloud move be finished before tax season |
      how long do you need to bring our file server to the cloud |
      whats a realistic schedule for going from google to microsoft | how long does the mailbox copying run`,
    says: `Plan on three weeks for the email of an office of 25: lists and accounts first, copies in the background, the switch on one evening, and a week for stragglers. A whole move to the cloud, with files, takes about twelve weeks.`,
    pages: [
      '/library/email-migration-planning',
      '/resources/guides/cloud-migration-guide',
      '/library/cloud-migration-checklist',
    ],
  },
  'migration-loss': {
    ways: `will we lose emails when we move | is data safe during migration | downtime during the switch to the cloud | can we go back if the move fails |
      could old mails vanish when you switch us over | i am scared to lose ten years of email in the move |
      what if something goes wrong halfway through the move | is there a way back to gmail if we hate the new system |
      do folders and contacts survive the migration | will our files be safe while they are being moved | will email stop working during the changeover |
      rollback plan for the migration? | does anything get lost when you copy mailboxes | what happens to the old mailbox while you move us |
      our former it lost messages in a migration, how do you prevent that | will we miss incoming mail on switch day | do we loose emails when moving to 365 |
      risk of data loss in a cloud migration | are the originals kept until we say its fine | can the move be undone |
      my lawyer keeps every message since 2009, will all of it come across | how can i be sure nothing is missing after the transfer |
      want everyone on name@ourbrokerage.ca instead of gmail, about 30 ppl, will we lose the old mail`,
    says: `No email is lost: it is copied, and the source stays as it was until you sign off. Until a stage is signed off, the way back stays open.`,
    pages: ['/services/cloud-solutions/microsoft-365', '/services/cloud-solutions'],
  },
  'cloud-or-server': {
    ways: `should we go to the cloud | is cloud cheaper | do we still need a server | server is old what now |
      is it smarter to buy a new server or move online | our server is seven years old, replace it or azure |
      does the cloud really save money | we do dental imaging, should that go in the cloud or stay here |
      what should stay on a local server | pros and cons of cloud for a small office |
      do we even need a box in the closet anymore | on prem or cloud? |
      our accountant database runs on a server, would moving it make sense |
      cloud or keep our own machine for an engineering office of 15 | the it guy wants us to go full cloud, is that wise |
      when does going to the cloud pay off | shld we dump our server for the cloud |
      cfo asks for server versus azure, what do you say | is a hybrid of server and cloud the better way |
      should the machine control server stay in the building |
      ERP is Epicor on a 2014 server. cloud or new server? ballpark for each`,
    says: `The cloud is often not cheaper in the first year; it pays when it replaces a purchase you were about to make, or hours of downtime. Email and folders move early, accounting databases need more thought, and imaging and machine servers often stay.`,
    pages: [
      '/library/server-to-cloud-decision-guide',
      '/services/cloud-solutions',
      '/library/total-cost-of-ownership-guide',
    ],
  },
  phones: {
    ways: `business phones | replace our landlines | voip provider | can you also handle telephones | desk phones |
      our phone bill is too high | can internet phones save on our bill | move our phones away from rogers |
      can you host our phones | we still have old phone lines | phones with an auto attendant |
      how do we get rid of our pbx | do you offer internet telephony for offices | we want to drop our old nortel system |
      what does a phone line per person cost with you |
      need eight new phones for a clinic with a menu press 1 for bookings | can you set up a phone tree and voicemail |
      ditch our copper lines, who does that | do you do ip phones |
      our bell bill is 900 a month, could you offer something cheaper | looking for hosted pbx for two locations |
      we need phones that ring at home and in the office | do your phones include calls to the states |
      can you take over our telephone service | i want a new number and phones for my law office |
      does your phone service work with 911 | yealink or polycom sets, do you supply them with a phone system |
      r u able to replace our avaya | our phone bill with bell is 900 a month for 8 lines thats nuts, can you beat it |
      do you do voip`,
    says: `Yes. A VoIP phone system costs ${priceOfRate(rates['voip-seat'])}, with calls in Canada and the United States, a 9-1-1 address, a call menu and the porting of your numbers. Desk phones are charged at cost.`,
    pages: ['/services/voip', '/library/voip-readiness-checklist', '/pricing'],
  },
  'number-porting': {
    ways: `will my number survive the switch | port our phone numbers | move our toll free line | keep the fax number |
      bell sent a letter about moving our number | can our number come along |
      our clinic number is 30 years old, we cant lose it | can we take our number with us to your phones |
      transfer our 1-800 number to you | does the fax number come over too | number transfer from bell? |
      we have a block of 20 numbers, can they all be moved |
      will patients still reach us at the same number after the change |
      i dont want new business cards, can we keep the phone number | telus says our number cannot be released, what now |
      how does moving a phone number work | my main line is under dispute with the carrier, can it be ported |
      keep our existing number w new system? | when the phones switch will our old digits still work |
      can i port my cell number to the office system | do we keep the number, its been on our trucks 20 yrs |
      can we keep our number`,
    says: `Yes. A simple local number is often a matter of days; a block of numbers, toll-free numbers or an account in dispute take weeks. Never cancel the old service yourself: a cancelled number cannot be ported.`,
    pages: ['/library/business-number-porting', '/services/voip'],
  },
  'number-porting-cancel': {
    ways: `do i cancel rogers first or after the number moved |
      should we end our contract with the phone company before the port | when do we cancel the old phone company |
      should we stop the bell contract before you start | may i cancel telus now that you are moving our number`,
    says: `Only after the number has moved: a cancelled number cannot be ported, so never cancel the old service yourself before that. A simple local number is often a matter of days.`,
    pages: ['/library/business-number-porting', '/services/voip'],
  },
  'number-porting-time': {
    ways: `how long to transfer a number | how many days does porting take |
      toll free and local numbers, how long until they are over | how long till our number is moved |
      days to port two lines`,
    says: `Days for a simple local number, and weeks for a block of numbers, a toll-free number or an account in dispute. Until the day of the change the old service stays on, so never cancel it yourself.`,
    pages: ['/library/business-number-porting', '/services/voip'],
  },
  'teams-phone': {
    ways: `can teams be our phone system | microsoft teams phone | calls in teams | does teams phone cost more |
      what do we pay for calling in teams | we already pay for teams, can it replace our phones |
      what licence do i need to phone with teams | do you set up teams phone | teams as pbx? |
      use microsoft teams for customer calls | can our staff get a phone number inside teams |
      direct routing or calling plan for teams, do you do it | get rid of desk phones and use only teams |
      how much extra is the teams phone licence | ring our main number in teams, possible |
      teams voice setup for a real estate team that is never at a desk`,
    says: `Yes, with Teams Phone licences, which are charged at cost like all licences, and a way to reach the public network. Our overview says for which offices that is enough, and which need more.`,
    pages: ['/library/teams-phone-overview', '/services/voip'],
  },
  'teams-phone-or-voip': {
    ways: `teams phone or voip which is better | teams phone vs voip system |
      is teams good enough as a phone for 15 people | would teams work for a reception desk with lots of calls |
      is teams calling enough for a law office | which offices should not use teams for phone |
      microsoft phone thru teams or a separate phone system | teams calling compared with a hosted phone system |
      should reception use teams or real phones`,
    says: `Teams Phone, if most people already work in Teams and few devices need a line; a busy reception, paging or many door phones and faxes speak for a separate system. Ours costs ${priceOfRate(rates['voip-seat'])}; Teams Phone licences are charged at cost.`,
    pages: ['/library/teams-phone-overview', '/services/voip', '/pricing'],
  },
  'call-quality': {
    ways: `choppy calls | voip echo | calls drop | bad phone quality | our teams meetings keep cutting out |
      teams calls break up | phone calls cut off after a minute | people hear themselves twice on calls |
      our phones crackle since monday | clients say i sound like a robot on the phone |
      voice cuts in and out on our voip | there is a delay on every call | why do our calls keep dropping |
      one way audio, we hear them and they dont hear us | calls sound terrible when someone uploads a big file |
      phone line is garbled in the afternoon | zoom and teams audio freezes all the time |
      patients complain they cant understand us on the phone | every call echos back at me |
      do we need a better internet line for clear calls or is it something else | our voip is choppy what can be done |
      the receptionist hears static on her headset calls | bad sound on internet phones in the back office only`,
    says: `Sort it first: one person, one room or everyone, and in which direction it is bad; the usual causes are a filled upload and Wi-Fi. Then measure loss and jitter before you buy a faster line, since a speed test shows neither. If you are a client, the help desk does that with you.`,
    pages: [
      '/library/call-quality-troubleshooting',
      '/blog/voip-call-quality-checklist',
      '/services/managed-it/help-desk',
    ],
  },
  consulting: {
    ways: `it strategy help | do you do it consulting | plan our it budget | technology roadmap | advice only |
      second opinion on our it | review what our provider proposes | due diligence on a company we buy |
      do you give advice without doing the work | we need a three year plan for our systems |
      can someone senior look over our it spending | a fractional cio for our 60 person firm, do you have that |
      i want an outside opinion before we sign with another vendor | it roadmap? |
      can you advise our board on technology risks | we buy a smaller clinic and want its it checked first |
      strategic advice by the hour possible? | is there a consultant who can check our quotes from other suppliers |
      our it manager could use a sparring partner for planning | do u offer virtual cio services |
      need help choosing between two erp vendors, pure advice | we are growing fast and nobody plans the tech, can you |
      can a vcio join our management meetings | it planning for a school, somebody to think ahead with us |
      someone independent to tell us where our it is headed`,
    says: `Yes. A vCIO plans budget, roadmap and risks with you for ${priceOfRate(rates.vcio)}, or by the hour for ${priceOfRate(rates['vcio-hour'])}. If we earn anything on a product we recommend, we tell you how much.`,
    pages: [
      '/services/vcio-it-consulting',
      '/library/it-budget-planning-guide',
      '/library/technology-roadmap-template',
    ],
  },
  ai: {
    ways: `can a bot answer our website visitors | do you do ai | can you automate our paperwork | chatbot for our website | copilot rollout | robotic process automation | machine learning for a small firm | automate invoices | ai for our business |
      we retype supplier bills into sage all day, could artificial intelligence do that |
      chat gpt style helper for our clinic front desk, do you build those | do you set up copilot for small offices |
      my boss wants to know if you do ai consulting | ai automation? | can u build us a chat bot that answers patients at night |
      we have a lot of copy and paste between two programs, can software do that for us |
      i run a small law office and want to try ai but have no clue where to begin | do you make those rpa bots that click through screens |
      automatically sort incoming emails and file the attachments, is that something you build |
      our plant manager wants a daily report that writes itself, possible? | artifical inteligence for a bookkeeping firm, do you offer it |
      is ai even useful for a ten person office, would you tell us honestly | could a virtual assistant on our site take appointment requests |
      we would like a workflow that routes purchase approvals without paper | help us use machine learning on our sales numbers |
      do you offer anything with ai or is it only computers and networks | can you link our intake form to our practice software so nobody types it twice`,
    says: `Yes: chatbots, workflows, software robots, reports and advice, each ${offerOfRate(rates['ai-plan']).startsWith('from') ? 'with a fixed quote' : 'priced'} before you sign. The first consultation is free. Where a rule in a spreadsheet would do, we say so.`,
    pages: [
      '/services/ai-consulting',
      '/services/chatbot-development',
      '/services/ai-solutions',
      '/library/ai-readiness-checklist',
    ],
  },
  offboarding: {
    ways: `our receptionist is leaving friday what must be closed | checklist when staff leave | offboarding process |
      someone retires next month | remove access for a former employee | what to do with a departing worker's mailbox |
      how do you close accounts when people quit | an employee leaves at the end of the month |
      which accounts must be closed for a leaver | close accounts of people who left |
      our hygienist has her last day on the 15th, how do we shut her accounts | departing employee procedure? |
      my paralegal gave two weeks notice, what do you do with her logins and mailbox |
      a teacher is moving to another school in june, who closes her access | who gets the inbox when a coworker moves on |
      is closing accounts for people who resign part of the plan |
      what do you do when a staff member moves on to another job |
      we have a summer student finishing in august, pls explain how his account gets shut |
      can you cut access at exactly 5 pm on someones final day |
      do you give us a list of everything that was closed after somebody goes |
      maternity leave is over and she is not returning, how do we wind down her login |
      emplyee leaving next week, how does it work with you guys |
      termination meeting is planned for monday at 10, can access end at that minute |
      we never know which logins a past worker still has, do you take care of that |
      what steps do you take when a partner retires from the firm |
      our bookkeeper moves to calgary in two weeks, how do we hand her emails to the new one |
      account removal for departing staff, does that cost extra | my boss asks how you handle leavers |
      agents leave every month and still have the shared drive, can you fix that | how fast can you cut someone off |
      can access end while he is still in the building |
      people who left months ago can still open our files, how do we stop that for good |
      where does the mailbox of a lawyer go when he joins another firm |
      what becomes of her files and email after she quits`,
    says: `Call and tell us the hour, which may be now. At that hour we close email, phone, remote access and document rights; the mailbox stays for whoever takes over, and you get a list of what was closed. Accounts of people who leave are in every plan.`,
    pages: [
      '/library/it-offboarding-checklist',
      '/blog/offboarding-without-leaving-doors-open',
      '/services/managed-it',
    ],
  },
  'file-sharing': {
    ways: `send x-rays to another clinic securely | secure file sharing | replacement for dropbox | client portal |
      send confidential files | what is the best way to get a 2 gb drawing to a customer |
      we email tax returns as attachments, is there a better way to pass them on |
      can patients upload forms to us without email | wetransfer is blocked, what else can we use for large attachments |
      how do i give an outside accountant one folder and nothing else |
      attachment too big for outlook, how do we get it to the client |
      a link that expires after a week for a contract, is that possible |
      sending mri images to a specialist, how do we do that properly |
      my client wants to drop documents somewhere safe, what do you suggest |
      can we stop using dropbox and still share with outsiders | sharepoint link for one person only? |
      share a doc with opposing counsel but only til friday |
      we are a realtor office and send offers with ids to buyers, how should we transmit them |
      how can external people open one document without getting our whole drive |
      need to send confidental papers to the bank, which method |
      usb stick by courier or a link, what is better to hand over a big file |
      our bookkeeper in kingston needs the monthly statements, how do we pass them safely |
      do you set up secure links so we are not attaching things to emails`,
    says: `A link to one file, for named people, with an end date: OneDrive and SharePoint do that. Our page says which method for which file.`,
    pages: ['/library/secure-file-sharing', '/library/onedrive-vs-sharepoint'],
  },
  continuity: {
    ways: `office burned down scenario | business continuity | what if there is a flood in the server room |
      keep working in a crisis | recovery plan |
      how would we keep seeing patients if the whole building was shut for a week | do you write disaster recovery plans |
      bcp? | our board asks for a written continuity plan, is that something you do |
      a pipe burst next door and it made me think, who does what if we lose our office |
      how much for a business continuity plan | what is the recovery time you aim for after a disaster |
      my insurer asks who runs payroll if our systems are gone for two days |
      who decides what when everything crashes, do you help us write that down |
      we are a plant with two shifts, how do we get going again after a fire | disaster recvoery planning for a law firm |
      could we be working again in a few hours if the server room was destroyed |
      we dont have any plan for a catastrophe, can you make one |
      crisis handbook with phone list, suppliers and pay runs, do you prepare it |
      tabletop exercise for a disaster, do you run those | the school needs an emergency plan for its systems |
      what if our building is closed by the city for a month, can you help us prepare |
      continuity planning price and what it covers`,
    says: `Yes, we write it with you: a continuity plan says who does what between the crash and the copy being back, with phones, pay runs, keys and suppliers. It is priced ${amountOfRate(rates.continuity)}; the stated recovery target for systems set up for it is ${claims.recoveryTime.value}.`,
    pages: [
      '/services/business-continuity',
      '/library/business-continuity-planning-guide',
      '/library/disaster-recovery-plan-template',
    ],
  },
  'remote-desktop': {
    ways: `run our accounting program from home | work from home on our server | remote desktop |
      run our program from anywhere | citrix | terminal server |
      we use simply accounting on the office server and my bookkeeper is in barrie, how can she use it |
      can i open the office program from my cottage | avd for twelve users, do you do that |
      our database program is painfully slow over vpn, is there a better way | rdp? |
      i want my staff to use the old desktop program from anywhere, is it doable |
      my accountant says we need something like citrix, do you offer it |
      half the team is home on fridays and the billing software only lives in the office |
      virtual desktops for our lawyers | can two offices use the same program installed in one place |
      how do we get at our practice software while travelling | will sage 50 run ok if people connect from home |
      we have rds licences, can you look after the session host | use my work computer from my home computer |
      is it true only the picture of the screen goes over the line |
      our estimating program needs its database close by but the estimators sit all over ontario`,
    says: `Yes. A program that talks to its database all the time has to run next to it, so only the screen travels, through a remote desktop, and it feels quick. Azure Virtual Desktop is one way.`,
    pages: ['/library/azure-virtual-desktop-overview', '/services/cloud-solutions/azure-services'],
  },
  'host-program': {
    ways: `host our accounting program for us | can you host sage or quickbooks | run our software on your servers |
      hosted desktop for our accounting | put our program in the cloud | server hosting for our app |
      we want the server out of our closet but keep the same legal software | could you put our dental software on azure |
      azure hosting for our old erp | can our practice program live in a data centre instead of under the desk |
      cost to move our sql server program into the cloud | my boss wants to know if you can host sage 50 for six people |
      do you offer hosted quickbooks desktop | we have a windows program from 2011, can it run in azure |
      who would own the azure account if you move our application there | hosting for pclaw |
      can u host our acounting software |
      our vendor says they dont have a web version, can you run it in the cloud for us |
      do you charge a markup on the azure bill for a hosted program |
      we are done buying servers, can the estimating program go somewhere else |
      i need a home for our inventory database, not in the office |
      is there a way to keep simply accounting but without our own server |
      private cloud for our business application, do you build it`,
    says: `Yes: we move the program and its database to Azure, in your firm's name, and your people open it through a remote desktop. Moving a server is priced ${amountOfRate(rates['server-move'])}; Azure's own bill is charged at cost.`,
    pages: ['/services/cloud-solutions/azure-services', '/library/azure-virtual-desktop-overview', '/pricing'],
  },
  'domain-email': {
    ways: `just get our email going | could you do the email part for us | set up email for a few people |
      do you host email | mail hosting | register a domain |
      i still use a hotmail address for my shop, how do i get one with our name |
      professional email address for a new practice | info@ourfirm instead of gmail, can you arrange it |
      do you sell domain names | we want email that ends in our company name, what do we need |
      is email with our own name part of microsoft 365 | mailboxes for our new domain |
      our realtor team wants firstname at brokerage dot ca addresses | buy a .ca for us? |
      can we get custom email without a website | do you run your own mail server for clients |
      i bought a name at namecheap and want to use it for mail, do you handle that |
      where does our mail live if you look after it | i need company email for me and two employees |
      we start a firm and want proper email | email with our domain | our own email address with company name |
      can you set up email addresses for a new business | can you host our mail`,
    says: `Yes: email under your own name comes with Microsoft 365 or Google Workspace, which we set up and look after. The domain is in your firm's name, with a contact mailbox that you read, and we keep its email records in order.`,
    pages: ['/library/it-documentation-essentials', '/library/email-security-spf-dkim-dmarc'],
  },
  'domain-email-owner': {
    ways: `who owns our domain | domain expired | whose name should the domain be under |
      our domain ran out and nobody got the notice, who should look after that |
      does the domian belong to us or to you if you set it up |
      renewal notices for our domain go to a guy who left years ago | who keeps the dns records for our mail in order |
      who should be the registered owner of our domain | domain renewal notices, who gets them`,
    says: `Your firm should: the domain is registered in its name, with a contact mailbox that you read, so that no renewal notice is missed. We keep its email records in order, and help you move it if someone else holds it.`,
    pages: ['/library/it-documentation-essentials', '/library/email-security-spf-dkim-dmarc'],
  },
  'keep-addresses': {
    ways: `can i keep my old email | does our email domain stay | move from gmail and keep the address |
      we have had the same rogers.com address since 1998, do we lose it if we go to outlook |
      will clients still reach me at my present email after we move to you |
      dont want to reprint business cards, does the email stay the same | can we keep info@ourclinic.ca after the move |
      my patients all know my yahoo address, must i give it up |
      will emails to our old address still arrive after the migration | keeping our adresses when changing it company |
      i am worried our customers wont find us if the email changes |
      is it possible to move mail providers but not the address |
      does switching to google workspace mean new email addresses |
      we are at sympatico.ca now and want office 365, what about our addresses |
      can the old address be redirected to the new one for a while | same email after the switch? |
      we print our email on every truck so it must not change, ok? | do all staff get new email names if we sign with you`,
    says: `Yes, an address under your own domain moves with you and stays the same. A free address that ends in gmail.com stays with Google: we set up one under your own domain, and you can have the old one forward to it.`,
    pages: ['/library/email-migration-planning', '/services/cloud-solutions/microsoft-365'],
  },
  'domain-transfer': {
    ways: `take over the domain | who should hold our domain | our old web guy has the domain |
      change dns for our domain | domain renewal, do you do that |
      our web designer went out of business and still holds our domain name |
      can you get our domain back from the marketing agency |
      my nephew bought our domain years ago, how do we get it into the company name |
      godaddy account belongs to an ex partner, can the domain be moved | registrar change, do you do that |
      what is needed to shift a domain to a different registrar | transfering a .com to you, how does it work |
      we need our domain put in the clinics name instead of the dentist who sold it |
      do you take care of dns when we change registrar | i want all five of our domains in one place under our own name |
      domain is still at network solutions, would you bring it over |
      our school domain is registered to a parent volunteer, can that be fixed`,
    says: `Yes, we help you move a domain: whoever holds it now must release it, and then it is registered in your firm's name, with a contact mailbox that you read. We keep its email records in order, so that email does not stop.`,
    pages: ['/library/it-documentation-essentials', '/library/switching-it-providers-checklist'],
  },
  calendars: {
    ways: `shared calendar for the team | set up a group mailbox | shared inbox for info@ |
      booking calendar for a meeting room | distribution list | share contacts across the office |
      out of office for someone who left | my assistant should see my appointments in outlook, can you do that |
      one inbox for reception that four people read | can you make a mailing list for all teachers |
      we keep double booking the boardroom, can you fix that with a calendar |
      everybody@ our firm address so one email reaches all staff | share a contact list with the whole sales team |
      can three of us answer from the same support@ address | google calendar for the whole crew, do you set it up |
      vacation calendar that all of us can see | how do we get a shared mail box for accounting |
      the partners want to see each others schedules, is that in the plan |
      set up an auto reply for a colleague who is away sick | my two hygienists need a common schedule on their phones |
      add someone to our distribution group, is that something your desk does | delegate access to the owners calendar |
      do you set up team inboxes or is that extra | group adress for the front desk please, who do i call`,
    says: `Yes: shared calendars, shared mailboxes and lists are part of looking after Microsoft 365 or Google Workspace, in every plan. Call the help desk with the names of the people.`,
    pages: ['/services/cloud-solutions/microsoft-365', '/services/managed-it/help-desk'],
  },
});

export const software = answersFor('buyers', '2026-11-26', {
  'software-support': {
    ways: `cargowise for our freight files | filemaker database from years ago | we run syspro | mastercam and fishbowl |
      simply accounting on one pc | maximizer and goldmine | opera for our hotel | raisers edge on a server |
      vet hospital on avimark | we run impromed on a server | our program is called something you never heard of |
      do you know this program | is our software one you know |
      do you support our industry software | can you help with our main program |
      do you know our practice management system | will you support a custom application | we use a niche program |
      specialised software help | do you work with our crm | dispatch program of a logistics firm |
      do you support the program of our trade | we use a special program for opticians |
      our store runs an old point of sale program | do you know the software of a vet clinic |
      our business system is from the 90s | trucking dispatch software | do you know our fleet software |
      we use a program for funeral homes, would you look after it | do you support dentrix |
      abeldent or tracker, do you know them | pclaw and cosmolex, are you familiar | does your team know accpac |
      our practice runs on oscar emr, can you look after the server for it |
      our plant lives on an old access database, do you touch that |
      what if the maker of our software has to be called, do you do it |
      i have a veterinary program on a server, is that ok for you |
      we have a program some guy wrote for us in 2003, will you support it | taxprep and caseware, do you handle those |
      which dental and legal programs do you see most | my boss asks if you have worked with jonas construction before |
      our main sofware is very specialised, is that a problem for you |
      do you keep the database of our program updated and backed up | yardi for property management, do you know it |
      do you know epicor or do we need a different it firm for that |
      will you deal with the vendor when our optical program acts up | do you support payroll programs |
      our payroll software acts up, is that you`,
    says: `Yes: we look after the computers, the database, its updates and its backup, and call the maker for you. The systems that we meet most, by trade, are listed on the industry pages; tell us the name of your main program on the first call.`,
    pages: ['/industries', '/services/managed-it'],
  },
  'cloud-program': {
    ways: `church management in planning center | donors are in keela | shopify and worldship for our shipping |
      cliniko and acuity for bookings | we are all on quickbooks online and hubdoc |
      our clinic is on jane app | we use jane for bookings | juvonno or cliniko | we run samsara and mcleod | our shop runs on mindbody | our erp is netsuite | we use jobber and servicetitan | our program is web based, do you support it | our software runs in the browser | we work in a cloud program of our vendor | avimark or cornerstone for vets | optometry software |
      everything we do is in clio, is there anything left for you to look after | quickbooks online is all we have, do you support that |
      we use practicepanther in the browser, ok for you? | our school is on blackbaud online, can you help around it |
      toast runs our restaurant, it is web based, do you cover that | our emr is hosted by telus, what would you do for us |
      saas only office, would you take us | do you support buildertrend | nothing is installed here, it is all websites we log into, what do you do then |
      we work in xero and dext all day, can you look after us | curve dental is online, who do you call when it fails |
      if mindbody stops working do you ring them for us | i manage a spa on a cloud booking system, do you support that type of thing |
      our apps are all online, no server at all | servicetitan is our whole business, do you close logins when techs leave |
      we run lightspeed in the cloud, is that something you handle | follow up on software: ours is hosted by the vendor, still ok? |
      do you set up mfa for a web program like dealertrack |
      clinic emr is oscar, hosted by someone else. it freezes every afternoon around 2. is that your problem or theirs |
      our program is in the cloud already, why would we need an it company | everything runs on jane, so what is left for you to do |
      the software is online, is there any work for you here`,
    says: `Yes. A program in the cloud runs at its maker: we look after the line, the computers, the accounts and MFA around it, close access when people leave, and call the maker for you when it fails.`,
    pages: ['/services/managed-it', '/library/software-licence-management', '/industries'],
  },
  autocad: {
    ways: `do you know cad programs like revit | we run revit and rhino | are you good with drafting software |
      cad workstations | solidworks | revit stations | architects and engineers | autodesk software |
      3d modelling computers | sketchup | autocad | our drafters complain that autocad lags since the new antivirus |
      civil engineering office, 9 people on civil 3d, do you know that |
      do you look after inventor and fusion 360 stations | bluebeam and procore, do you support those |
      we design kitchens in 3d and the drawings take ages to open |
      revit models on a shared drive are slow, can you improve that | big dwg files, where should they be stored |
      i run a small architecture studio, are cad machines ok with you | cad support? |
      can you spec and run workstations for rendering | our surveyors use autocad and microstation, do you cover these |
      archicad and vectorworks users here, do you help | we do steel detailing in tekla, would you know what to do |
      solid works for 4 designers in the shop, do you look after that |
      autodesk construction cloud, have you worked with it |
      do you know how to stop security software from slowing revit |
      auto cad lisences and stations for a contractor, your thing? |
      my engineers need their drawing computers kept current, do you do that`,
    says: `Yes. We keep CAD stations current with exclusions agreed with the maker, so that security does not slow them, and put big drawings on storage close to the people. Procore, Autodesk Construction Cloud and Bluebeam are on the construction page, SolidWorks on the manufacturing page.`,
    pages: ['/industries/construction', '/industries/manufacturing', '/services/cybersecurity/endpoint-protection'],
  },
  salesforce: {
    ways: `salesforce help | hubspot support | zoho | do you manage our crm | slack and asana | monday.com | notion |
      can you set up hubspot for us | our sales team is on pipedrive, do you help with it |
      who fixes our salesforce fields, you or the consultant | do you administer crm systems |
      connect our crm to our invoicing, could you | we use zoho for everything, what part do you look after |
      asana boards for our project team, do you build those | airtable and slack, do you support them |
      mfa on our salesforce logins, is that you | our crm guy left, can you configure it for us |
      dynamics 365 sales setup | i am a realtor and live in my crm, what can you do with it |
      slack workspace with 40 people, do you take that on |
      close a salesperson out of hubspot when he leaves, do you do that |
      is customizing salesforce part of your work or not |
      we want leads from hubspot to land in our accounting, is that a project you do |
      notion and trello for our office, do you look after the accounts`,
    says: `In part: we look after the accounts, MFA, and closing access when people leave; the setup inside such a program stays with you or its consultant. Connecting it to others can be a workflow project.`,
    pages: ['/services/ai-workflow-automation', '/library/software-licence-management', '/services/managed-it'],
  },
});
