import { company, headOffice } from '../../../shared/company/company.ts';
import { hours } from '../../../shared/company/hours.ts';
import { claims } from '../claims.ts';
import { priceOfRate, rates } from '../rates.ts';
import { priorities } from '../service-levels.ts';
import { answersFor } from './answer-record.ts';

const [p1] = priorities;

export const support = answersFor('clients', '2026-11-26', {
  hours: {
    computes: 'hours',
    pages: ['/contact-us', '/services/managed-it/help-desk', '/service-levels'],
    ways: `open saturday? | what about saturdays and sundays | is the desk open on weekends | are u there on sundays | till what time can staff ring you | is the desk open on thanksgiving | what are your opening hours | when are you open | are you closed on sunday | do you answer on saturdays | holiday hours | is anybody there at 7pm |
      how late are you open | open now? | business hours | are you there on family day | are you around at easter | until when can i call | what time does the help desk start |
      24/7 support? | do you work weekends | do you have around the clock support | hrs of operation | are you open on christmas | boxing day hours | can i phone at 6 in the morning |
      do you pick up over lunch |
      do you work on public holidays | are you open on holidays like victoria day | canada day open? | closed on long weekends? | what time do you open in the morning |
      hours of support | office hours |
      are you there on civic holiday | open on remembrance day |
      evening hours | are you there till 11 at night | support after 6pm`,
  },
  'night-cover': {
    ways: `who answers if i call at 4 in the morning | who picks up at night | who answers after hours | is there someone awake at 3 am | what if something breaks at midnight | on call technician | do you use an answering service at night |
      what happens when we call late in the evening | emergency line at night |
      what about emergencies at night | and in an emergency on the weekend |
      can we reach someone for an emergency on sunday |
      can i get somebody at 3 in the morning |
      someone there at 8 in the evening for an emergency | emergency after 7pm |
      does a real person answer at night | who do i get on a sunday | what happens if the server dies at 3am`,
    says: `At night, on weekends and on holidays a technician of ours is on call, with a senior technician and a field technician as backup. They take every emergency; other calls are noted and taken up when the help desk opens at ${hours.opens}.`,
    pages: ['/people', '/services/managed-it/help-desk', '/service-levels'],
  },
  'night-watch': {
    ways: `do real people look at alerts overnight | who watches the alerts at night | do you outsource security monitoring | is your soc in canada | night shift analysts | third party soc`,
    says: `Our analysts read security alerts by day, and the analysts of a partner at night, under a written agreement with the same confidentiality. We name the firm and its country in your contract, and earlier if you ask.`,
    pages: ['/people', '/services/cybersecurity/soc-siem'],
  },
  times: {
    computes: 'times',
    pages: ['/service-levels', '/locations'],
    ways: `how fast in mississauga when something breaks | how quick will somebody pick up | how long for a person to get to our site | how fast do you respond | response time | how long until someone answers | when will a tech arrive | how soon can you come out | how quickly do you fix things |
      what is your average response | time to get on site | how long do we wait for help | how fast is emergency service | guaranteed arrival time | do you come the same day |
      how long till somebody picks up the phone | how long am i on hold usually | do you pick up right away | how long before a person comes to us | usual wait on the phone |
      how long until somebody gets here`,
  },
  'network-watch': {
    ways: `do you monitor our network around the clock | 24/7 monitoring | do you notice if something breaks at night | will you see it when our server stops | who watches our network | proactive monitoring | how do you know when something fails`,
    says: `Yes. We check the internet line, firewall, switches, Wi-Fi and servers every few minutes, and a technician decides which alarm needs action: a dead line or firewall is called about day or night, an offline printer waits for the morning. Monitoring is in every plan.`,
    pages: ['/services/managed-it/network-monitoring', '/services/managed-it'],
  },
  priorities: {
    ways: `who decides its an emergency | what counts as an emergency | what is a p1 | priority levels | difference between p1 and p2 | who decides how urgent it is | how do you rank tickets |
      it is not urgent, just a small thing | what is urgent for you | is a broken printer an emergency |
      we had an outage last month`,
    says: `A P1 means: ${p1?.means.toLowerCase().replace(/\.$/, '')}. P2 slows a team, P3 holds up one person, P4 is a request. The technician suggests the priority; if you see it differently, yours counts until the fault is understood.`,
    pages: ['/service-levels'],
  },
  tickets: {
    ways: `where do my staff report issues | how do i open a ticket | report a problem | how do we reach the help desk | submit a support request | where do i log an issue | how to ask for it support as a client | raise a case |
      i want to report a fault |
      is there a portal or an app for tickets | do you have an app |
      do you have a customer portal |
      do we get a login for our tickets | can i see my open tickets online | where can i follow my request | ticket portal login | how do we log a ticket with you`,
    says: `Call ${company.phone.display}, write to ${company.email}, or use the icon in the tray of your computer. Everyone with a mailbox may call, and a technician answers a call within ${claims.helpDeskResponse.value} in support hours; an email takes longer.`,
    pages: ['/services/managed-it/help-desk', '/contact-us'],
  },
  'deleted-files': {
    ways: `someone deleted a folder, can you get it back | a file is gone from sharepoint | we deleted a folder by mistake last week | onedrive files disappeared | can you restore a deleted file | a shared folder was erased | recover a document we overwrote | bring back the version from last month`,
    says: `Very likely. SharePoint and OneDrive keep deleted files for up to 93 days, and the backup of cloud files that is in every plan has its own copies. Call ${company.phone.display} with the name of the folder and the day when it was last there, and leave the folder alone until then.`,
    pages: ['/library/saas-backup-explained', '/services/cloud-solutions/cloud-backup-dr', '/contact-us'],
  },
  'remote-or-visit': {
    ways: `will you remote into our pcs or come over | do you fix things remotely | is it all by phone | do you come on site | remote support only? | how much is done over the screen | will someone visit our office`,
    says: `Most faults are fixed on your screen, with your consent. A technician comes when hands are needed: the target for an emergency in ${headOffice.city} is ${claims.onSiteEmergency.value}, and the page of your city has its own.`,
    pages: ['/blog/choosing-between-on-site-and-remote-support', '/services/managed-it/help-desk', '/locations'],
  },
  'who-may-call': {
    ways: `is there a cap on how many calls we make | can all our staff call | is there a limit on calls | unlimited support? | how many tickets are included | does every employee get help | only the manager can call? |
      do we pay for each call | are calls counted | does every ticket cost something |
      what does each call cost | is it a fee per ticket |
      may each employee phone you directly | do my people call you themselves or through me |
      how many tickets a month can we open | is there a maximum of tickets | is support unlimited | number of calls per month | can i call every day`,
    says: `Everyone with a mailbox may call, as often as needed: the help desk in support hours has no limit on calls in any plan. A few things need an approver whom you name, such as new software or access to payroll.`,
    pages: ['/services/managed-it/help-desk', '/pricing'],
  },
  passwords: {
    ways: `staff member locked out, can you sort it | my team forgets passwords weekly, handle that? | i forgot my password | cant log in | locked out of my account | need a password reset | reset my outlook password | do you reset passwords for our staff | mfa stopped working new phone |
      lost my authenticator | our people always forget passwords, can you deal with that |
      cannot log in to my computer |
      a colleague is locked out of her account, can you sort it out |
      she locked herself out again | our bookkeeper cannot get in again, do you fix that |
      i am locked out | password expired and i cannot get in | account locked`,
    says: `Call the help desk: a technician calls you back at a number on file, to be sure that it is you, and resets it while you are on the line. If someone else changed it, say so: that is an emergency.`,
    pages: ['/services/managed-it/help-desk', '/contact-us'],
  },
  'slow-computer': {
    ways: `my computer is dying of slowness | my laptop is crawling | computer very slow | pc takes forever to start | everything lags | why is my machine so slow today | slow workstation | windows is sluggish |
      takes ages to boot every day | my pc needs 15 minutes to start up | computer is slow to start in the morning | it takes forever to log in each morning | my old laptop is really slow | excel takes a minute to open |
      everything is slow after lunch | my computer freezes | pc hangs all the time`,
    says: `Save your work and restart it once. If that does not help and you are a client, call the help desk: a technician looks at your screen, and a machine that is too old goes on the list with a price. If you are not a client, a technician costs ${priceOfRate(rates.hour)}.`,
    pages: [
      '/library/help-desk-best-practices',
      '/services/managed-it/help-desk',
      '/library/hardware-lifecycle-planning',
    ],
  },
  'program-trouble': {
    ways: `teams has no sound | outlook will not open | excel keeps crashing | my microphone does not work | zoom has no picture | word freezes all the time | outlook keeps asking for a login | second monitor stays black | the program does not start | camera not found in a meeting |
      outlook wants my password over and over | my screen is black when i dock | word will not save | adobe does not open | my headset has no sound`,
    says: `Restart the program, then the computer. If that does not help and you are a client, call the help desk: a technician looks at your screen. If you are not a client, a technician costs ${priceOfRate(rates.hour)}.`,
    pages: ['/services/managed-it/help-desk', '/library/help-desk-best-practices', '/pricing'],
  },
  'dead-computer': {
    ways: `my laptop does not turn on | pc is dead | computer will not start | laptop screen stays black | my desktop does nothing when i press the button | laptop died and i need it tomorrow | spilled coffee on my laptop`,
    says: `Call ${company.phone.display}: for clients a technician answers within ${claims.helpDeskResponse.value} in support hours. If you are not a client, a technician costs ${priceOfRate(rates.hour)} or ${priceOfRate(rates.visit)}. Leave it off after a spill, and do not open it: what is on the disk can often be read from another machine.`,
    pages: ['/services/managed-it/help-desk', '/pricing', '/contact-us'],
  },
  'printer-trouble': {
    ways: `our copier is a pain, can you take that on | printer is not printing | the copier wont scan | do you fix printers | help with our printers | scanner to email stopped | printer offline | managed print | do you look after photocopiers |
      label printer is dead | our shipping label printer stopped | printer jams all the time | receipt printer does not print |
      can you set up our new printer | scanner does not send to the folder`,
    says: `Yes, printers and scanners are part of the plan: we fix the connection, the driver and the scan folder, and call the printer company for you when the machine itself is broken. Paper and toner stay with your supplier.`,
    pages: ['/services/managed-it', '/services/managed-it/help-desk'],
  },
  'wifi-trouble': {
    ways: `wireless is terrible in the boardroom | our wifi keeps dropping | dead spots in the office | weak wireless signal | internet is slow for everyone | do you fix wifi | bad wifi in the back room | wireless problems |
      can you set up wifi in our warehouse | need internet in the whole warehouse | wifi does not reach the shop floor | better wifi for the back office | put wireless in our showroom |
      the internet is slow upstairs | wifi drops in meetings |
      no signal at the far end of the shop | wifi is dead in one corner | wireless does not work in the stockroom`,
    says: `Yes. We measure the signal first, then move or add access points; a wider channel or another router rarely cures it. Our guide says how many access points an office needs.`,
    pages: [
      '/library/wifi-coverage-planning',
      '/blog/wifi-dead-zones-in-older-buildings',
      '/services/managed-it/network-monitoring',
    ],
  },
  'email-trouble': {
    ways: `customers say our mail ends up in junk | our emails land in spam | clients do not get our messages | emails going to junk | mail bounces back | outlook not syncing | emails marked as spam | our domain is blacklisted |
      clients were lost because our email was bad |
      people do not receive what i send | our quotes go to junk at our clients`,
    says: `Usually a record of your domain is missing: SPF, DKIM or DMARC tells other mail systems that an email is really yours. Our guide has the three records and the order; setting them is part of the plan.`,
    pages: ['/library/email-security-spf-dkim-dmarc', '/services/managed-it'],
  },
  'spam-received': {
    ways: `we drown in spam | we get too much spam | stop junk mail | filter phishing | block spam emails | so many fake emails | better spam filter |
      keep spam out of our mailbox |
      tons of junk mail every day`,
    says: `Email filtering against spam, phishing and forged senders is in every plan. No filter stops all of it, so staff also get a report button and, from Professional up, practice emails.`,
    pages: ['/pricing', '/library/phishing-email-warning-signs', '/services/cybersecurity/phishing-simulation'],
  },
  'vendor-calls': {
    ways: `speak to bell or rogers for us | would you deal with rogers for us | will you call bell for us | deal with our software vendor | do you talk to rogers | handle our isp | contact the copier company | manage our suppliers | call dentrix support for us |
      talk to our phone company on our behalf |
      do you speak with the maker of our main program | do you call the vendor of our line of business software |
      would you call our alarm company | handle the copier people for us | talk to our software maker`,
    says: `Yes. Calls to your carrier, printer company and software vendors are in every plan: we wait on hold and explain the fault, and you get the result.`,
    pages: ['/services/managed-it', '/pricing'],
  },
  'internet-down': {
    ways: `when the internet fails in our building what do we do | what is the plan if our connection drops | what if our fibre line fails | what do we do when the line is out | plan for an internet outage | backup internet connection | second line | failover internet | what if bell goes down | internet fails what happens to us |
      our line drops a few times a month | connection is unreliable every week |
      internet goes down now and then | the line goes down every few weeks |
      we lose the connection at the same time every day`,
    says: `One person checks the modem, one calls the carrier, phones are forwarded within ten minutes, and a hotspot carries two people. We set up a second line that takes over automatically where an hour without internet costs you more than the line.`,
    pages: [
      '/blog/internet-outage-plan-for-small-offices',
      '/library/internet-failover-options',
      '/services/managed-it/network-monitoring',
    ],
  },
  'internet-line': {
    ways: `do we need our own internet line | can we share the landlord's internet | which internet should we order | do you order internet for us | is business internet better than home internet | we use the building's wifi | what speed do we need | rogers or bell fibre for an office`,
    says: `Take a line of your own: on a landlord's or neighbour's network you control neither speed nor security. We check what is available at your address, order it with you, and talk to the carrier; the line is billed by the carrier.`,
    pages: ['/library/internet-connection-types', '/blog/planning-an-office-move-in-the-gta', '/services/managed-it'],
  },
  'power-cut': {
    ways: `blackout in the building what then | what happens in a blackout | power outage plan | do we need a ups | battery backup for the server | generator for the office | hydro outage`,
    says: `Rarely a generator: a battery that shuts servers down cleanly, charged laptops and phones that forward to cells carry most offices through a power cut. Our page has the battery minutes and the order of shutting down.`,
    pages: ['/library/power-outage-preparedness', '/services/business-continuity'],
  },
  'monitoring-tools': {
    ways: `do you watch our internet use | do you peek at our screens | what does the agent see | do you spy on our pcs | can you see our screens | what software do you install on computers | rmm privacy | can your techs read our files | do you look at what we browse |
      can your technicians read our documents | do you put your program on each computer |
      do your technicians look at our documents | who of you can open our files | are our files private from you | can you read our emails | are your technicians able to read our mail | do your people look into our inboxes | what can your staff see on our computers | do you have access to everything |
      who in your company could open our documents | how would we notice that a technician looked at our files | is there a log of who looked at our files`,
    says: `The agent, a small program on each computer, reads health: disks, updates, backups, sign-ins. It reads no email, documents or websites. A technician sees a screen only in a remote session, which shows and is logged. Our administrator accounts are few, personal and behind MFA, and everyone signs a confidentiality agreement.`,
    pages: ['/library/remote-monitoring-and-management', '/people', '/services/managed-it/network-monitoring'],
  },
  'monitor-employees': {
    ways: `which sites do staff browse | can you track workers | watch what employees do on the pc | i want to see what my staff are doing all day | track what staff do online | could you monitor our people for us | do you monitor staff | can you watch my workers | employee surveillance software | see if people work from home | keylog our team | productivity tracking | read employee emails |
      see which web pages people visit |
      find out whether a worker opens bad sites`,
    says: `Our monitoring reads the health of devices, not what people do. If you want web filtering or logs of use, Ontario employers with 25 or more people need a written policy on electronic monitoring first; we help with the settings and the policy.`,
    pages: ['/library/electronic-monitoring-policy', '/services/managed-it/network-monitoring'],
  },
  'tell-staff': {
    ways: `do i have to tell my employees about the monitoring | must staff know that you look after their computers | what do we say to our people about your software | is it legal that you watch the pcs`,
    says: `Yes, tell them before our program is installed: there is a notice to copy, and it says what is recorded and what is not. Ontario employers with 25 or more people need a written policy on electronic monitoring.`,
    pages: ['/library/remote-monitoring-and-management', '/library/electronic-monitoring-policy'],
  },
  'remote-access': {
    ways: `do you have access to our pcs all the time | can you connect without asking | do you need remote access day and night | is there always someone on our computers | do i have to allow each session | can i stop a remote session`,
    says: `Our program runs on each computer all the time and reads its health, but a remote session needs the consent of whoever sits there, shows on the screen and is logged. You can end it at any time.`,
    pages: ['/people', '/library/remote-monitoring-and-management', '/services/managed-it/help-desk'],
  },
  'weekend-project': {
    ways: `do you move servers on saturdays | weekend work for a migration | can the server be moved on a sunday | can you do the upgrade overnight so we dont lose a day | can the migration happen on a saturday | server move outside working hours | work on our systems at night so we can keep working | after hours project work | upgrade on sunday | do the change when we are closed |
      do you do the work for a new server on the weekend |
      can your technicians come after closing time | come after six when customers are gone | do visits happen in the evening | work when the shop is closed | can someone come on saturday`,
    says: `Yes. Our engineers do planned work in the evening or on a weekend, agreed in advance, at ${priceOfRate(rates['after-hours'])} in every plan. What a project costs is in its fixed quote.`,
    pages: ['/people', '/pricing', '/service-levels'],
  },
  updates: {
    ways: `who looks after windows updates | do you handle windows updates | patching | who installs updates | updates break our software | can i stop updates | when do computers restart`,
    says: `Yes: Windows, macOS and program updates are in every plan, tested on a few machines first. A restart can be put off for a while; on day 10, after two warnings, the machine restarts overnight.`,
    pages: ['/services/managed-it/patch-management', '/library/patch-management-basics'],
  },
  'new-employee': {
    ways: `new bookkeeper begins on the 3rd | we have a new hire starting | set up a new staff member | onboard an employee | someone starts monday | accounts for a new person | new receptionist next week |
      a new person starts, can you set her up | new staff member on the first, what do you need |
      we hired somebody, please make an account |
      can you set up someone who starts next week |
      someone begins next monday, can you prepare her computer and login |
      we have a new girl starting monday, can you get her set up | how do we ask for a new account`,
    says: `Tell us the name, the role and the first day, ten working days before if you can: the laptop is ordered then, and the account made three days before. Accounts for people who start are in every plan; a new computer is ${priceOfRate(rates['new-computer'])} to prepare.`,
    pages: ['/blog/setting-up-a-new-employee-in-one-day', '/library/it-onboarding-checklist', '/services/managed-it'],
  },
  training: {
    ways: `do you teach people not to click stuff | do you train our staff | security awareness training | teach employees about phishing | courses for our team | microsoft 365 training | user training |
      do you run phishing tests on staff | fake phishing emails for practice |
      can you teach my staff excel | teams training for the office`,
    says: `Staff training and practice phishing emails are included from Professional up: short lessons, and a figure for how many report a test. Our training plan takes ten minutes a month for a year.`,
    pages: ['/services/cybersecurity/phishing-simulation', '/library/security-awareness-training-plan', '/pricing'],
  },
  reports: {
    ways: `how will i see what i am paying for | do we get reports | monthly report | how do we know you are doing your job | proof of work | quarterly review meeting | show us what you did |
      do we meet regularly | business reviews | account review every quarter | what do you tell us each month |
      do we sit down every quarter | do you hold quarterly reviews |
      how often do we talk | how often do you get in touch | do you check in with us | when will we hear from you | how do we keep in contact |
      who checks that you keep your times | who measures the sla | how can we verify your response times`,
    says: `You get a monthly report that lists your actual times next to each service level, with every miss, and a note of each restore test. From Professional up there is a review and plan each quarter.`,
    pages: ['/service-levels', '/services/managed-it', '/about-us'],
  },
  'sample-report': {
    ways: `can i see an example report | show us a specimen of the monthly report | what does your report look like | sample of what we get each month | example of your documentation | could we look at a client's report`,
    says: `Yes: the page about us shows a specimen of the monthly report and of the restore log. In a first meeting, ask to see a client's file with every name removed: the network drawing, the restore log and one monthly report.`,
    pages: ['/about-us', '/service-levels'],
  },
  'own-technician-leaves': {
    ways: `what if our tech quits your firm | staff turnover at your company | will we get a new person all the time | who covers when our technician is on vacation |
      is our data safe when one of your people quits | your employee leaves with our passwords`,
    says: `You hear of it before the last day, and the deputy takes over. Because your network, passwords and unusual decisions are written down, all that is needed is an introduction.`,
    pages: ['/people'],
  },
});
