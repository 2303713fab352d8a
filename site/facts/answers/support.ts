import { company, headOffice } from '../../../shared/company/company.ts';
import { hours } from '../../../shared/company/hours.ts';
import { claims } from '../claims.ts';
import { amountOfRate, priceOfRate, rates } from '../rates.ts';
import { priorities } from '../service-levels.ts';
import { answersFor } from './answer-record.ts';
import { us } from './names-as-typed.ts';

const [p1] = priorities;

export const support = answersFor('clients', '2026-11-26', {
  hours: {
    computes: 'hours',
    pages: ['/contact-us', '/services/managed-it/help-desk', '/service-levels'],
    ways: `open saturday? | till what time can staff ring you | is the desk open on thanksgiving |
      what are your opening hours | when are you open | is anybody there at 7pm | open now? | business hours |
      until when can i call | 24/7 support? | do you work weekends | do you have around the clock support |
      hrs of operation | are you open on christmas | boxing day hours | can i phone at 6 in the morning |
      do you pick up over lunch | canada day open? | closed on long weekends? | office hours |
      are you there on civic holiday | open on remembrance day | evening hours | support after 6pm |
      what days are you closed | u open sundays? | my shift ends at 8pm, is the help desk still going then |
      we start at 7 in the shop, is anyone at your desk by then | what are the support hours mon to fri |
      regular working hours of your desk? | our clinic is open saturdays, are you |
      my boss wants your opening times for the notice board | is new years day a working day for you |
      are you closed on labour day | weekend hours for ordinary questions |
      is your support desk staffed 24 hours or only in the daytime | which statutory holidays do you take off |
      are you there on saturdays? open houses are when everything breaks`,
  },
  'night-cover': {
    ways: `who picks up at night | who answers after hours | is there someone awake at 3 am |
      what if something breaks at midnight | on call technician | do you use an answering service at night |
      what happens when we call late in the evening | what about emergencies at night |
      and in an emergency on the weekend | can we reach someone for an emergency on sunday |
      can i get somebody at 3 in the morning | emergency after 7pm | does a real person answer at night |
      who do i get on a sunday | what happens if the server dies at 3am |
      it is late and the server is my worry, who would pick up if it broke overnight |
      would i get voicemail if i called at midnight | our bakery starts at 3 am, who helps if the system is down then |
      who takes emergency calls on christmas day | do you have someone standing by on weekends for emergencies |
      after hrs emergency, who do i reach | my boss wants to know if there is a real tech on call overnight |
      does the night line go to a call centre or to your own people |
      if everything crashes on a saturday night does someone answer |
      we run a night shift at the plant, can they call you if things stop |
      i do not want an answering machine when our systems die at 2am |
      who is the backup if the on call tech does not answer | out of hours cover for emergencies |
      does anybody respond to a crash on a stat holiday |
      will a small question asked at 11pm be handled or does it wait till morning |
      our POS is Toast and it froze friday at 7pm full house. would you guys pick up the phone at that hour |
      if our program is down at 7:45 before the first patient who picks up |
      it is 10 at night, does a human pick up the emergency line |
      we start before you open, who takes the call if we cannot work | second shift runs until 11, is someone there`,
    says: `At night, on weekends and on holidays a technician of ours is on call, with a senior technician and a field technician as backup. They take every emergency; other calls are noted and taken up when the help desk opens at ${hours.opens}.`,
    pages: ['/people', '/services/managed-it/help-desk', '/service-levels'],
  },
  'night-watch': {
    ways: `do real people look at alerts overnight | who watches the alerts at night |
      do you outsource security monitoring | is your soc in canada | night shift analysts | third party soc |
      who is looking at our security alarms while we sleep | is the overnight security team yours or contracted out |
      which country are the night analysts in | do you use a subcontractor for the soc |
      our insurer asks who monitors security alerts after hours | does an outside company see our alerts |
      is the night soc staffed by humans or is it all automatic | name of your soc partner? | outsourced soc or in house |
      my lawyer wants to know if a third party reads our security alerts and under what agreement |
      do you farm out the overnight alert watching | can we find out which partner handles the alerts before we sign |
      is there a confidentiality agreement with the night analysts |
      day shift and night shift of your security analysts, who are they |
      do foreign companies get to see our security events |
      where does the soc sit, is it you or a white label in the states |
      can the overnight person isolate a host or do they just email me | what may the night analysts do without calling us`,
    says: `Our analysts read security alerts by day, and the analysts of a partner at night, under a written agreement with the same confidentiality; we name the firm and its country in your contract, and earlier if you ask. They act within limits that you set in writing: for isolating a laptop, say, you choose do it, call first or never.`,
    pages: ['/people', '/services/cybersecurity/soc-siem'],
  },
  times: {
    computes: 'times',
    pages: ['/service-levels', '/locations'],
    ways: `how fast in mississauga when something breaks | how long for a person to get to our site |
      how fast do you respond | response time | when will a tech arrive | how soon can you come out |
      how quickly do you fix things | what is your average response | time to get on site |
      how fast is emergency service | guaranteed arrival time | do you come the same day |
      how long before a person comes to us | how long until somebody gets here |
      how quickly could a technician be in brampton | we had a provider who took 2 days to call back, how fast are you |
      if the front desk pc dies in oakville when would someone show up | ur response time? |
      on site within how many hours | how soon would somebody be at our vaughan office in an emergency |
      my boss wants to know how fast you react | how long does it take you to get to markham |
      time from call to technician | how quick is the help usually | can you be at our clinic within two hours |
      when we call, how long until somebody actually works on it | how long to reach us in ajax if the network is out`,
  },
  'times-phone': {
    ways: `how quick will somebody pick up | how long till somebody picks up the phone |
      how long am i on hold usually | do you pick up right away | usual wait on the phone |
      what is the typical wait before a human picks up | how many minutes till i get a tech on the line |
      average pickup time on the phone | dont want to sit on hold for an hour, how fast do you answer |
      how long until someone answers | how long do we wait for help | how fast is the phone answered |
      will i wait in a queue when i call | how many rings until someone answers`,
    says: `Within ${claims.helpDeskResponse.value} a technician has taken your call, in support hours, and at any hour when something has stopped. That is a service level: our monthly report shows each miss, and a miss on an urgent call earns a credit.`,
    pages: ['/service-levels', '/services/managed-it/help-desk'],
  },
  'network-watch': {
    ways: `do you monitor our network around the clock | 24/7 monitoring | do you notice if something breaks at night | will you see it when our server stops | who watches our network | proactive monitoring | how do you know when something fails |
      would you know our internet died before we do | does somebody keep an eye on our switches and firewall | is network monitoring included or extra |
      my last it guy only found out when we called, do you notice faults yourselves | can you spot a failing server before it goes down |
      do you get an alarm when the firewall goes offline | is our line watched on weekends too | uptime monitoring of routers and servers? |
      who gets alerted when our wifi controller drops at 2 am | how often do you check our equipment | do u monitor servers 24x7 |
      what happens on your side when our router stops responding at night | will someone ring us if our line is dead before opening |
      we never know something is broken until staff complain, would you see it first | automatic alerts for network equipment, do you have that |
      do you wait for us to call or do you see problems on your own | is every plan monitored or only the big one |
      continuous monitoring of our equipment included in the plan?`,
    says: `Yes. We check the internet line, firewall, switches, Wi-Fi and servers every few minutes, and a technician decides which alarm needs action: a dead line or firewall is called about day or night, an offline printer waits for the morning. Monitoring is in every plan.`,
    pages: ['/services/managed-it/network-monitoring', '/services/managed-it'],
  },
  priorities: {
    ways: `what counts as an emergency | priority levels | difference between p1 and p2 | how do you rank tickets |
      it is not urgent, just a small thing | what is urgent for you | is a broken printer an emergency |
      we had an outage last month | if one person cannot print what level is that | p1 p2 p3 p4 meaning |
      how do you sort calls by urgency | our whole clinic being stopped is top priority right |
      severity levels explained | is one dead pc an emergency for you | what is a p3 |
      a truck is waiting at the dock, would that count as an emergency |
      my boss wants to know when we may call something critical | what would be low priority in your system |
      how is a critical issue defined | do patients waiting make it a p1 |
      whats the diff between urgent and normal tickets`,
    says: `A P1 means: ${p1?.means.toLowerCase().replace(/\.$/, '')}. P2 slows a team, P3 holds up one person, P4 is a request. The technician suggests the priority; if you see it differently, yours counts until the fault is understood.`,
    pages: ['/service-levels'],
  },
  'priorities-who': {
    ways: `who decides its an emergency | who decides how urgent it is |
      we think its urgent but your tech says no, whose opinion counts |
      can i overrule the technician on how urgent my call is | who sets the priority of a request |
      can i decide that it is urgent | you rank it low and i disagree, what then`,
    says: `You, in case of doubt: the technician suggests the priority, and if you see it differently, yours counts until the fault is understood.`,
    pages: ['/service-levels'],
  },
  tickets: {
    ways: `where do my staff report issues | how do i open a ticket | report a problem |
      how do we reach the help desk | where do i log an issue | raise a case | i want to report a fault |
      what do my staff do when something breaks, call or email | how does an employee report an issue to you |
      we signed with you last week, how do my people ask for help | is emailing a ticket slower than calling |
      can we email you problems or only call | tray icon for support? | submit ticket |
      how do i put in a request as a client | whats the email for support tickets |
      my receptionist asks how she is supposed to reach the help desk |
      need to log a problem with our scanner, where does that go | best way to get hold of the help desk |
      does it go faster if i phone or if i write | is there a support button on the computer |
      who do we contact when we have an issue and are on your plan | how to raise an it issue with you guys`,
    says: `Call ${company.phone.display}, write to ${company.email}, or use the icon in the tray of your computer. Everyone with a mailbox may call, and a technician answers a call within ${claims.helpDeskResponse.value} in support hours; an email takes longer. You get a ticket number by email, and our pages mention no portal.`,
    pages: ['/services/managed-it/help-desk', '/contact-us'],
  },
  'tickets-person': {
    ways: `who picks up when i call, a person or a machine | do i get a robot menu when i phone |
      is it a real technician on the line | does a human answer the help desk phone |
      will i land in a phone menu when i call for help`,
    says: `A technician, within ${claims.helpDeskResponse.value} in support hours; an emergency is answered day and night. Write to ${company.email} for what can wait.`,
    pages: ['/services/managed-it/help-desk', '/contact-us'],
  },
  'tickets-portal': {
    ways: `is there a portal or an app for tickets | do you have an app | do you have a customer portal |
      do we get a login for our tickets | can i see my open tickets online | where can i follow my request |
      ticket portal login | online ticketing system? | is there an app for tickets | web page to follow our requests`,
    says: `Our pages mention no portal and no app. You get a ticket number by email, and can call ${company.phone.display}, write to ${company.email}, or use the icon in the tray of your computer.`,
    pages: ['/services/managed-it/help-desk', '/contact-us'],
  },
  'deleted-files': {
    ways: `a file is gone from sharepoint | onedrive files disappeared | can you restore a deleted file |
      a shared folder was erased | recover a document we overwrote | bring back the version from last month |
      the intern trashed our client folder on sharepoint, can it come back |
      i emptied the recycle bin in onedrive by mistake | our tax folder from 2023 vanished from the shared drive |
      can you recover something erased three weeks ago | oops deleted the wrong folder in teams files |
      how long do you keep deleted sharepoint files |
      a colleague saved over my spreadsheet, can we get the earlier version | folder missing since tuesday, is it lost |
      my assistant deleted a whole matter folder and we have court next week |
      documents vanished from onedrive after someone cleaned up | get back a sharepoint library that was removed |
      deletd a folder in sharepoint pls help | someone removed the payroll folder, can it be recovered |
      can we undo a deletion in onedrive | files deleted a month ago, too late? |
      all folders on the shared drive have disappeared | our S drive is empty this morning`,
    says: `Very likely. SharePoint and OneDrive keep deleted files for up to 93 days, and the backup of cloud files that is in every plan has its own copies. Call ${company.phone.display} with the name of the folder and the day when it was last there, and leave the folder alone until then.`,
    pages: ['/library/saas-backup-explained', '/services/cloud-solutions/cloud-backup-dr', '/contact-us'],
  },
  'remote-or-visit': {
    ways: `fixed on the screen or does someone drive over |
      will you remote into our pcs or come over | do you fix things remotely | is it all by phone | do you come on site | remote support only? | how much is done over the screen | will someone visit our office |
      is most of the work done over the screen or in person | would you ever send a technician to our clinic |
      when do you drive out and when do you connect remotely | my staff like to see a person, do you only do it over the phone |
      do technicians visit or is everything online | can someone physically come when a pc has to be swapped | on site or remote? |
      will i ever see your tech face to face | we had a firm that never showed up in person, do you | do u come here or do it remotely |
      do you need to be in the office to fix a laptop | what share of problems need a visit | hands on help at our shop possible |
      my boss asks if you do everything by remote session | in person support available? | if it cant be fixed over the internet does somebody come |
      do you make house calls to offices | how do you normally fix stuff, remote control or coming by`,
    says: `Both: most faults are fixed on your screen, with your consent, and a technician comes when hands are needed. The target for an emergency in ${headOffice.city} is ${claims.onSiteEmergency.value}; the page of your city has its own.`,
    pages: ['/blog/choosing-between-on-site-and-remote-support', '/services/managed-it/help-desk', '/locations'],
  },
  'who-may-call': {
    ways: `can all our staff call | does every employee get help | only the manager can call? |
      may each employee phone you directly | do my people call you themselves or through me |
      we have 30 staff, may all of them ring you or just the manager | can the receptionist phone you herself |
      who in our firm is allowed to contact support |
      i do not want everyone going through me, can they call you directly | are part timers allowed to call |
      does somebody have to approve each call | can teachers call you on their own or must it be the school office |
      which requests need approval from a manager`,
    says: `Yes, everyone with a mailbox may call us directly, as often as needed. A few things need an approver whom you name, such as new software or access to payroll.`,
    pages: ['/services/managed-it/help-desk', '/pricing'],
  },
  'who-may-call-limit': {
    ways: `is there a limit on calls | unlimited support? | are calls counted | what does each call cost |
      is it a fee per ticket | how many tickets a month can we open | is there a maximum of tickets |
      can i call every day | is there a quota on support requests |
      my staff call a lot about small things, is that a problem |
      do we get charged each time someone phones the help desk | calls limited per month? | unlimited help desk or not |
      will you bill extra if we call 40 times in a month | as many calls as we like? |
      how many times can we call b4 it costs more | our previous provider counted tickets, do you |
      is phoning you included or pay per incident | will i get a bill when i call with a question | do you count tickets |
      does the tenth call cost more | do you charge for phone calls to your desk | is phone support free on the plan`,
    says: `Unlimited: calls to the help desk in support hours are part of the fee in every plan, and nobody counts them. A few requests need an approver whom you name, such as new software or access to payroll.`,
    pages: ['/pricing', '/services/managed-it/help-desk'],
  },
  passwords: {
    ways: `staff member locked out, can you sort it | i forgot my password | cant log in | locked out of my account |
      need a password reset | reset my outlook password | cannot log in to my computer | she locked herself out again |
      i am locked out | password expired and i cannot get in | account locked |
      our dentist cannot remember her login, who resets it |
      how do you check its really me when i ask for a new password | pw reset pls |
      too many attempts and now my windows login is blocked | i keep typing it right but it says wrong password |
      she came back from mat leave and her password does not work anymore | reset a forgotten pin on my work laptop |
      forgot my windows password over the long weekend | our part timer cant get into her email account, wrong password |
      locked out after 5 tries | the code from the authenticator app is not accepted anymore |
      forgot the password to my account and have payroll to run today`,
    says: `Call the help desk: a technician calls you back at a number on file, to be sure that it is you, and resets it while you are on the line. If someone else changed it, say so: that is an emergency.`,
    pages: ['/services/managed-it/help-desk', '/contact-us'],
  },
  'passwords-included': {
    ways: `my team forgets passwords weekly, handle that? | do you reset passwords for our staff |
      our people always forget passwords, can you deal with that | our bookkeeper cannot get in again, do you fix that |
      can you unlock an account for one of our teachers | what do staff do when they forget their login |
      is resetting passwords part of your help desk | do u reset pswds over the phone |
      do forgotten passwords cost extra | who resets logins for our people`,
    says: `Yes, that is everyday help desk work, without a limit on calls in any plan. The technician calls back at a number on file, to be sure who it is, and resets the password while the person is on the line.`,
    pages: ['/services/managed-it/help-desk', '/contact-us'],
  },
  'slow-computer': {
    ways: `everything lags | why is my machine so slow today | slow workstation | windows is sluggish |
      takes ages to boot every day | it takes forever to log in each morning | excel takes a minute to open |
      everything is slow after lunch | my computer freezes | pc hangs all the time |
      my desktop takes forever to open anything | the reception computer is slow as molasses |
      its so slow i make coffee while it boots | laptop very laggy since last week, what should i do |
      spinning wheel all day long on my pc | my work computer got slower and slower this year |
      everything i click takes ten seconds to react | bookkeeper says her machine is slow, can you speed it up |
      pc sooo slow | my computer is running like a turtle and month end is tomorrow | can you make an old desktop faster |
      the fan is loud and the machine crawls | opening a file takes ages on this computer |
      windows hangs for minutes and then comes back | sluggish laptop`,
    says: `Save your work and restart it once. If that does not help and you are a client, call the help desk: a technician looks at your screen, and a machine that is too old goes on the list with a price. If you are not a client, a technician costs ${priceOfRate(rates.hour)}.`,
    pages: [
      '/library/help-desk-best-practices',
      '/services/managed-it/help-desk',
      '/library/hardware-lifecycle-planning',
    ],
  },
  'program-trouble': {
    ways: `teams has no sound | outlook will not open | excel keeps crashing | my microphone does not work |
      zoom has no picture | word freezes all the time | second monitor stays black |
      the program does not start | camera not found in a meeting |
      my screen is black when i dock | word will not save | adobe does not open | nobody can hear me on teams calls |
      word closes itself every time i print | excel says not responding | adobe reader wont open pdf files anymore |
      quickbooks gives an error when it starts | dual screens stopped working after lunch | outlook search finds nothing |
      the app crashes each time i click save | cant share my screen in teams |
      teams wont load this morning and i have a client meeting in 20 minutes |
      my headphones are not detected in meetings | chrome keeps closing by itself |
      docking station does not show my second screen | powerpoint freezes when i present |
      a program throws an error message and shuts down |
      my program acts up, what should i try first`,
    says: `Restart the program, then the computer. If that does not help and you are a client, call the help desk: a technician looks at your screen. If you are not a client, a technician costs ${priceOfRate(rates.hour)}.`,
    pages: ['/services/managed-it/help-desk', '/library/help-desk-best-practices', '/pricing'],
  },
  'dead-computer': {
    ways: `my laptop does not turn on | pc is dead | computer will not start | laptop screen stays black |
      laptop died and i need it tomorrow | spilled coffee on my laptop |
      pressed power and nothing happens, no lights at all | water got on the keyboard and now the laptop is dead |
      reception pc will not turn on this morning | i dropped tea on my macbook, what now |
      blue screen and then nothing, it does not boot anymore | the desktop beeps once and the screen stays dark |
      computer shows no sign of life | juice all over my laptop, should i turn it on |
      laptop wont boot n i have court at 2 | the machine at the front desk just clicks and will not start |
      my pc got fried in a storm and does not power on | black screen after pressing the power button |
      what do i do with a laptop that got wet | my workstation is completely dead and i am not a client`,
    says: `Call ${company.phone.display}: for clients a technician answers within ${claims.helpDeskResponse.value} in support hours. If you are not a client, a technician costs ${priceOfRate(rates.hour)} or ${priceOfRate(rates.visit)}. Leave it off after a spill, and do not open it: what is on the disk can often be read from another machine.`,
    pages: ['/services/managed-it/help-desk', '/pricing', '/contact-us'],
  },
  'printer-trouble': {
    ways: `our copier is a pain, can you take that on | do you fix printers | help with our printers | managed print |
      do you look after photocopiers | can you set up our new printer | are printers covered or do we call someone else |
      my boss hates our xerox, would you take over dealing with it | who sets up a new canon multifunction for us |
      do you supply toner | does the plan cover copiers and scanners | install a printer driver for our new brother`,
    says: `Yes, printers and scanners are part of the plan: we fix the connection, the driver and the scan folder, and call the printer company for you when the machine itself is broken. Paper and toner stay with your supplier.`,
    pages: ['/services/managed-it', '/services/managed-it/help-desk'],
  },
  'printer-trouble-now': {
    ways: `the copier wont scan | scanner to email stopped | printer offline | label printer is dead |
      printer jams all the time | scanner does not send to the folder | every time i print a blank page comes out |
      scanner at reception quit talking to the computers | our zebra label printer prints half labels |
      prints come out on the wrong printer all the time | scan to email broke after we changed passwords |
      hp laserjet keeps saying paper jam with no paper in it | nobody can print since the update |
      the kitchen ticket printer in our restaurant has stopped printing | cant print | the printer stopped this morning |
      print jobs stay in the queue`,
    says: `If you are a client, call the help desk at ${company.phone.display}: we fix the connection, the driver or the scan folder on your screen, and call the printer company when the machine itself is broken. If you are not, a technician costs ${priceOfRate(rates.hour)}.`,
    pages: ['/services/managed-it/help-desk', '/services/managed-it', '/pricing'],
  },
  'wifi-trouble': {
    ways: `our wifi keeps dropping | dead spots in the office | do you fix wifi |
      bad wifi in the back room | wireless problems | can you set up wifi in our warehouse |
      need internet in the whole warehouse | better wifi for the back office | put wireless in our showroom |
      the internet is slow upstairs | wifi drops in meetings | no signal at the far end of the shop |
      wifi is dead in one corner | wireless does not work in the stockroom |
      we moved last week and now the wifi drops in the back room, do you fix that |
      patients complain the waiting room has no signal | one bar of wifi in the warehouse |
      teachers cannot get a connection in the gym | wifi slow on the second floor only | wi fi keeps cutting out |
      extend the wireless to the patio of our restaurant | wifi is patchy in our office |
      my treatment rooms at the far end have no wireless coverage |
      we bought a mesh kit from best buy and it is still awful | can u boost our wifi |
      video calls break up as soon as we are on wireless | scanners in the aisles lose the wireless connection |
      thick brick walls in our building and the signal is poor |
      wifi drops in the back of the warehouse near the racking, 40 thousand sq ft | wifi sucks in the boardroom |
      put wifi in a big hall with high shelves | install wifi in a plant of 25000 square feet`,
    says: `Yes: a technician measures the signal where it fails, since a wider channel or another router rarely cures it. In the plan that support is included; without one, a visit costs ${amountOfRate(rates.visit)} with the first hour on site. New access points or cabling get a fixed quote.`,
    pages: [
      '/library/wifi-coverage-planning',
      '/blog/wifi-dead-zones-in-older-buildings',
      '/services/managed-it/network-monitoring',
    ],
  },
  'wifi-trouble-included': {
    ways: `wifi drops in the back room each afternoon, is fixing that included or a separate bill |
      do we pay extra to get the wifi fixed | is better wifi part of the plan or an extra |
      does the plan pay for wifi repairs | is a new access point covered`,
    says: `Support of the network is part of the plan, Wi-Fi too. A survey with new access points or cabling is extra, with a fixed quote; without a plan, a visit costs ${amountOfRate(rates.visit)} with the first hour on site.`,
    pages: ['/pricing', '/library/wifi-coverage-planning'],
  },
  'wifi-trouble-how-many': {
    ways: `how many access points does our floor need | do we need another access point or a stronger router |
      how many wifi boxes for 3000 square feet | do i need more access points | is one router enough for two floors`,
    says: `It depends on walls, shelves and people, so the signal is measured before anyone counts: our guide says how many access points an office needs. A survey with new access points or cabling gets a fixed quote.`,
    pages: [
      '/library/wifi-coverage-planning',
      '/blog/wifi-dead-zones-in-older-buildings',
      '/services/managed-it/network-monitoring',
    ],
  },
  'email-trouble': {
    ways: `customers say our mail ends up in junk | clients do not get our messages | emails going to junk |
      mail bounces back | outlook not syncing | emails marked as spam | our domain is blacklisted |
      clients were lost because our email was bad | people do not receive what i send |
      our quotes go to junk at our clients | hotmail blocks everything we send |
      quotes i email land in the junk folder at the other end | why do our newsletters and emails get flagged as spam |
      outgoing mail rejected by recipients | a patient said our appointment emails go to her spam |
      suppliers say they never got my email | got a bounce about dmarc, what is wrong |
      our emails arent getting thru to clients | can you set up spf and dkim so that our mail arrives |
      is our domain on a blacklist | mail from our law firm goes to quarantine at the courts |
      google says our messages are not authenticated | everything i send to the bank goes missing |
      deliverability problem | new domain and all our mail is treated as junk |
      my emails to outlook.com people are rejected since monday`,
    says: `Usually a record of your domain is missing: SPF, DKIM or DMARC tells other mail systems that an email is really yours. Our guide has the three records and the order; setting them is part of the plan.`,
    pages: ['/library/email-security-spf-dkim-dmarc', '/services/managed-it'],
  },
  'spam-received': {
    ways: `we drown in spam | stop junk mail | filter phishing | so many fake emails |
      i get 50 junk emails a day, can you stop that | the info@ mailbox is full of garbage |
      too many fake invoices in our inbox, can they be filtered | my receptionist wastes an hour a day deleting junk |
      can you keep phishing out of our inboxes | spam is out of control since we put our address on the website |
      anti spam? | do you filter forged senders pretending to be our boss | how do we get less junk mail |
      what email filtering do you include | we keep getting crypto and lottery emails |
      nasty emails get past our current filter, do you have a better one | cut down the unwanted email we receive |
      our seniors click on all the spam that comes in, can you block it | report button for suspicious mail? |
      block those fake courier messages before staff see them`,
    says: `Email filtering against spam, phishing and forged senders is in every plan. No filter stops all of it, so staff also get a report button and, from Professional up, practice emails.`,
    pages: ['/pricing', '/library/phishing-email-warning-signs', '/services/cybersecurity/phishing-simulation'],
  },
  'vendor-calls': {
    ways: `sage says it is the network and the network guy says it is sage | our vendors blame each other and nothing gets fixed |
      finger pointing between the software company and the it company | emr support keeps sending us back to our it |
      will you call bell for us | do you talk to rogers | handle our isp | contact the copier company |
      manage our suppliers | call dentrix support for us | do you speak with the maker of our main program |
      would you call our alarm company | handle the copier people for us | talk to our software maker |
      i spent two hours on hold with telus, would you do that for us |
      can you phone the ricoh people when the copier is acting up | will you talk to the clio support team on our behalf |
      i am tired of being in the middle between our software company and the internet company |
      do you liaise with vendors | would you contact abeldent when it breaks |
      can you chase rogers for us when the line is slow | who calls the software maker when there is a bug, us or you |
      deal with third parties for us? | my boss wants someone else to argue with bell |
      do you coordinate with our suppliers of copiers and software | can u call our isp n fix it with them |
      i never understand what the carrier tech is saying, can you speak to them |
      single point of contact for all our tech vendors | do you open cases with software companies for us |
      will you be the one who calls quickbooks support | is contacting vendors included in the fee |
      can you talk to our imaging vendor for us so im not stuck in the middle on hold |
      and if its toast's fault not the network, who calls toast? you or me |
      who do i call first when the xray wont load, you or the sensor company`,
    says: `Yes: you call us, and we call your carrier, printer company or software vendor; that is in every plan. We wait on hold and explain the fault, and you get the result.`,
    pages: ['/services/managed-it', '/pricing'],
  },
  'internet-down': {
    ways: `when the internet fails in our building what do we do | what if our fibre line fails |
      what do we do when the line is out | plan for an internet outage | what if bell goes down |
      internet fails what happens to us | can we keep working if our internet goes out |
      what would we do if rogers has another big outage |
      a construction crew cut the fibre last year, how do we avoid losing a day again |
      steps to follow when the office loses internet | what should staff do if the connection is lost |
      my boss wants a plan for the day bell is down | how do offices cope with an outage of the provider`,
    says: `One person checks the modem, one calls the carrier, phones are forwarded within ten minutes, and a hotspot carries two people. We set up a second line that takes over automatically where an hour without internet costs you more than the line.`,
    pages: [
      '/blog/internet-outage-plan-for-small-offices',
      '/library/internet-failover-options',
      '/services/managed-it/network-monitoring',
    ],
  },
  'internet-down-often': {
    ways: `our line drops a few times a month | connection is unreliable every week | internet goes down now and then |
      the line goes down every few weeks | we lose the connection at the same time every day |
      our connection quits every rainy day, what can we do about it | intrnet cuts out couple times a week, fix? |
      internet cuts out a couple of times a day | bell line keeps dropping and they say its fine`,
    says: `We find out where it breaks and call the carrier for you: our monitoring checks the line and the firewall every few minutes, so there is a record to show them. A second line that takes over automatically carries you meanwhile.`,
    pages: ['/services/managed-it/network-monitoring', '/library/internet-failover-options', '/services/managed-it'],
  },
  'internet-down-backup': {
    ways: `second line | failover internet | do you set up a backup line that kicks in by itself |
      lte backup for when fibre dies | should a clinic have two internet lines |
      automatic failover between two providers | is a second internet connection worth it |
      redundant internet for our law firm | cellular backup if the main line goes out | dual wan |
      we want a backup line so we can keep taking cards |
      second connection for the debit machines when the first one fails |
      we cannot take payments when the net is out, is there a fallback | set up a 5g backup for our line`,
    says: `Yes, we set up a second line, often cellular, that takes over automatically. It pays where an hour without internet costs you more than the line; the carrier bills the line.`,
    pages: [
      '/library/internet-failover-options',
      '/library/internet-connection-types',
      '/services/managed-it/network-monitoring',
    ],
  },
  'internet-line': {
    ways: `do we need our own internet line | can we share the landlord's internet |
      is business internet better than home internet | we use the building's wifi | landlord offers free wifi with the unit, is that good enough for us |
      we want our own connection instead of the shared one in the plaza | cable or fibre for a dental clinic |
      is it ok to use the internet of the shop next door | do i need a business line or is residential ok | we share a router with the tenant upstairs, is that a risk |
      co-working space wifi, safe for client files? | can the other tenants on our network see our files`,
    says: `Take a line of your own: on a landlord's or neighbour's network you control neither speed nor security. We check what is available at your address, order it with you, and talk to the carrier; the line is billed by the carrier.`,
    pages: ['/library/internet-connection-types', '/blog/planning-an-office-move-in-the-gta', '/services/managed-it'],
  },
  'internet-line-order': {
    ways: `which internet should we order | rogers or bell fibre for an office |
      which carrier should we take for a 15 person office | who bills us for the internet line |
      what internet is available at our address | can u get us internet at the new unit |
      picking an internet plan for the office | does the internet come through you |
      internet provider recommendation for a small firm |
      bell says fibre wont be here till next year. can you get us anything better than this dsl |
      who do we buy the second line from, you or the carrier | will you arrange the internet for the new office |
      do you sell internet`,
    says: `We order it with you, and the carrier bills you: first we check what is available at your address, then we talk to the carrier until it works.`,
    pages: ['/library/internet-connection-types', '/blog/planning-an-office-move-in-the-gta', '/services/managed-it'],
  },
  'power-cut': {
    ways: `what happens in a blackout | do we need a ups | battery backup for the server | generator for the office |
      hydro outage | hydro went out for 3 hours last month, how do we prepare next time | do we have to buy a generator |
      what size of ups for our server | what happens to the server when the lights go out | phones during a blackout? |
      our street loses power often in storms | ups for the network closet |
      how do we shut the server down safely if power fails |
      our clinic lost power mid day and the server crashed, how can we prevent that |
      keep working during a power failure | toronto hydro is doing planned work on saturday, what must we turn off |
      is an office generator worth it | my boss asks what our plan is when the electricity fails |
      brownouts keep killing our equipment`,
    says: `Rarely a generator: a battery that shuts servers down cleanly, charged laptops and phones that forward to cells carry most offices through a power cut. Our page has the battery minutes and the order of shutting down.`,
    pages: ['/library/power-outage-preparedness', '/services/business-continuity'],
  },
  'monitoring-tools': {
    ways: `do you watch our internet use | do you peek at our screens | what does the agent see |
      do you spy on our pcs | what software do you install on computers | rmm privacy |
      do you put your program on each computer | are our files private from you | can you read our emails |
      do your people look into our inboxes | what can your staff see on our computers | do you have access to everything |
      what data does your agent send to you | my lawyers worry that your program reads their documents |
      would you be able to see patient charts | does your software record what i type | is the thing you install spyware |
      what exactly does your little program on our pcs check | staff ask if you can look at their screens |
      does the agent read our mail | can ur techs see our bank statements |
      i am a therapist, can your technicians read my session notes | do you see our browsing history |
      what information do you collect from our computers | could your program read our spreadsheets and contracts |
      is there anything private your agent can see |
      our partners do not want outsiders reading files, what can you access | privacy of your monitoring software |
      can you see what I do on my work laptop?`,
    says: `The agent, a small program on each computer, reads no email, documents or websites: only health, such as disks, updates, backups and sign-ins. A technician sees a screen only in a remote session, which shows and is logged. Our administrator accounts are few, personal and behind MFA.`,
    pages: ['/library/remote-monitoring-and-management', '/people', '/services/managed-it/network-monitoring'],
  },
  'monitor-employees': {
    ways: `which sites do staff browse | can you track workers | watch what employees do on the pc | i want to see what my staff are doing all day | track what staff do online | could you monitor our people for us | do you monitor staff | can you watch my workers | employee surveillance software | see if people work from home | keylog our team | productivity tracking | read employee emails |
      see which web pages people visit |
      find out whether a worker opens bad sites |
      i think my clerk watches netflix all day, can you check | do you offer time tracking of what people do on their pcs |
      how can i see if my remote workers are really working | web usage reports for each employee | can you take screenshots of staff computers for me |
      i want to know which websites my receptionist visits | do you supply spying software for bosses |
      may i log what employees do online, and would you set that up | check on whether staff waste time on facebook |
      boss wants activity logs for each worker | keystroke logging for our team? | are we allowed to monitor employees and can you turn it on |
      can u see if my employee is job hunting at work | we suspect someone is slacking off, can you track it | record internet use of my workers |
      mouse movement tracker for home workers | employee monitoring service | do i need a written policy before tracking staff in ontario`,
    says: `Not with our monitoring, which reads the health of devices and not what people do. If you want web filtering or logs of use, Ontario employers with 25 or more people need a written policy on electronic monitoring first; we help with the settings and the policy.`,
    pages: ['/library/electronic-monitoring-policy', '/services/managed-it/network-monitoring'],
  },
  'tell-staff': {
    ways: `do i have to tell my employees about the monitoring | must staff know that you look after their computers |
      is it legal that you watch the pcs | is there a notice i can hand out to staff about your program |
      must i get permission from my team before you install your software |
      what should i write to my employees about your agent |
      my staff will be nervous about the new program, what do i tell them |
      is it allowed to install it quietly without telling people | a letter for employees about the monitoring agent |
      do i hafta tell staff b4 you install | we have 30 people, is a written monitoring policy needed for your agent |
      how do we announce your software to the team | union asks if members were told about your program |
      sample notice to employees | what does the law say about informing employees of your agent |
      should our teachers be informed about the health agent on laptops | wording for an email to staff before you install`,
    says: `Yes, tell them before our program is installed: there is a notice to copy, and it says what is recorded and what is not. Ontario employers with 25 or more people need a written policy on electronic monitoring.`,
    pages: ['/library/remote-monitoring-and-management', '/library/electronic-monitoring-policy'],
  },
  'remote-access': {
    ways: `do you have access to our pcs all the time | can you connect without asking |
      do you need remote access day and night | is there always someone on our computers |
      do i have to allow each session | will you pop onto my screen without warning |
      does a technician need my permission to take over my computer | can somebody connect while i am with a patient |
      i do not like that you could log in anytime, how does that work |
      do you have a permanent connection to our machines | does a box pop up before you see my screen |
      consent for remote sessions? | can i kick a technician off my screen |
      we handle client secrets, so can you refuse to let someone connect | do u log in when we are not here |
      who approves it when you take over a laptop | how do i know when a tech is connected to me |
      does remote control stay on after the fix | my boss wants to know if you can get in whenever you like |
      always on remote access or only when we say yes | can we decide each time whether you come onto the screen`,
    says: `Not without consent: whoever sits there agrees to each remote session, sees it on the screen, and can end it at any time; it is logged. Our program itself runs all the time and reads the computer's health.`,
    pages: ['/people', '/library/remote-monitoring-and-management', '/services/managed-it/help-desk'],
  },
  'weekend-project': {
    ways: `do you move servers on saturdays | can you do the upgrade overnight so we dont lose a day |
      server move outside working hours | work on our systems at night so we can keep working | after hours project work |
      upgrade on sunday | do the change when we are closed | can your technicians come after closing time |
      come after six when customers are gone | do visits happen in the evening | work when the shop is closed |
      can someone come on saturday | we are a restaurant and can only have work done after closing, possible? |
      can the firewall be replaced on a sunday morning | cost of having engineers do the upgrade at night |
      the clinic sees patients till 6, can the new server go in after that |
      can you install the new switches when nobody is here | planned work outside business hours, do you do that |
      we cant have downtime in the day, do it saturday? | i dont want the migration during working hours |
      our plant only stops on sundays, would your engineers come then |
      is there an extra charge for scheduling the work on a weekend | my boss wants the switchover done overnight |
      schedule the changeover on a long weekend | cutover on a friday night, possible? |
      law office, closed weekends, we would like the upgrade done then |
      can the upgrade be done after 7pm so staff arent disturbed | do your engineers ever work saturdays on planned jobs |
      replace our wifi when the store is closed | change a pc in the evening after our last appointment |
      do you do the work for a new server on the weekend | can the server be moved on a sunday |
      evening appointment for a project | weekend work for a migration |
      relocate the server on saturday so we can work on monday | can the migration happen on a saturday`,
    says: `Yes. Our engineers do planned work in the evening or on a weekend, agreed in advance, at ${priceOfRate(rates['after-hours'])} in every plan. What a project costs is in its fixed quote.`,
    pages: ['/people', '/pricing', '/service-levels'],
  },
  updates: {
    ways: `do you handle windows updates | patching | who installs updates | can i stop updates |
      when do computers restart | my pc restarts itself for updates in the middle of the day, can you control that |
      are mac updates done by you too | i keep clicking remind me later, what happens then |
      an update broke our billing program last year, do you test them first | who keeps our software up to date |
      automatic updates included? | do you patch adobe and chrome or only windows | can staff postpone the restart |
      nobody here ever runs updates | when are patches rolled out | our machines are months behind on patches |
      are updates tested before they hit everyone | can i put off a reboot during tax season |
      software updates part of the plan? | i dont want forced restarts while i am with patients |
      do you look after third party program updates as well`,
    says: `Yes: Windows, macOS and program updates are in every plan, tested on a few machines first. A restart can be put off for a while; on day 10, after two warnings, the machine restarts overnight.`,
    pages: ['/services/managed-it/patch-management', '/library/patch-management-basics'],
  },
  'new-employee': {
    ways: `new bookkeeper begins on the 3rd | we have a new hire starting | set up a new staff member |
      onboard an employee | someone starts monday | accounts for a new person | new receptionist next week |
      a new person starts, can you set her up | we hired somebody, please make an account |
      can you set up someone who starts next week | someone begins next monday, can you prepare her computer and login |
      how do we ask for a new account | we hired an articling student, what do you need from us |
      how much notice for a new starter | can a laptop be ready for our new associate by the 15th |
      new dentist joins in september, email and login please | i am hiring two people next month, how does setup work |
      adding a user | what is the process when someone new joins |
      our summer students start in may, can you make their accounts | need a login for a new hire |
      getting a workstation ready for a new bookkeeper |
      a new hygienist is joining our practice, who sets up her account |
      new teacher starting after march break, needs email and a laptop |
      my boss asks who prepares the computer when we hire`,
    says: `Yes: tell us the name, the role and the first day, ten working days before if you can. The laptop is ordered then, and the account made three days before. Accounts for people who start are in every plan; a new computer costs ${amountOfRate(rates['new-computer'])} to prepare.`,
    pages: ['/blog/setting-up-a-new-employee-in-one-day', '/library/it-onboarding-checklist', '/services/managed-it'],
  },
  training: {
    ways: `do you teach people not to click stuff | do you train our staff | security awareness training |
      do you run phishing tests on staff | my staff fall for every fake email, can you teach them |
      do you offer lessons on spotting scams | we need cyber awareness training for insurance |
      lunch and learn on security | is phishing simulation part of the plan |
      our seniors on staff need to learn safe computing | can you educate our teachers about online scams |
      how often do staff get training | which plan includes employee training | fake phishing tests to see who clicks |
      our insurer requires annual staff training, do you provide it |
      i would like my receptionists to learn what not to click | short security lessons for employees |
      my boss wants proof that people took the training | workshops for our team |
      can you train our people so they stop clicking on everything |
      can you train my agents not to click on everything, they are not techy people at all`,
    says: `Yes, from Professional up: staff training in short lessons, and practice phishing emails with a figure for how many report a test. Our training plan takes ten minutes a month for a year.`,
    pages: ['/services/cybersecurity/phishing-simulation', '/library/security-awareness-training-plan', '/pricing'],
  },
  'training-programs': {
    ways: `courses for our team | microsoft 365 training | user training | can you teach my staff excel |
      teams training for the office | do you run courses on sharepoint or teams | do u train ppl on outlook and excel |
      lessons in microsoft teams for beginners | outlook course for seniors | can somebody show us how to use sharepoint`,
    says: `Our pages list no courses in Excel, Outlook or Teams: the training in the plan is about security, from Professional up. A single how-to question goes to the help desk, without a limit on calls.`,
    pages: ['/managed-service-provider', '/services/managed-it/help-desk', '/pricing'],
  },
  reports: {
    ways: `how will i see what i am paying for | do we get reports | monthly report |
      how do we know you are doing your job | proof of work | show us what you did | what do you tell us each month |
      who checks that you keep your times | who measures the sla | how can we verify your response times |
      what do we get to see each month for our money | do you write down how often you missed your targets |
      my partners want proof that the it fee is worth it | is there a monthly summary we can show the board |
      will we get stats on tickets and response times | what paperwork do we receive from you |
      our old it firm never told us anything, do you report | who prepares the quarterly review |
      does the report show restore tests | do u send a report every mth | how do i check that you do the work i pay for |
      as cfo i want numbers on service levels, do i get them | do you tell us when you were late |
      what do i get on paper every month to show my partners its worth it |
      The board would like a one page report every quarter they can understand. Do you produce that and can we see a sample? |
      do you send a report every month or do i just trust that youre doing stuff |
      how will we know you kept your promises on response`,
    says: `You get a monthly report that lists your actual times next to each service level, with every miss, and a note of each restore test. From Professional up there is a review and plan each quarter.`,
    pages: ['/service-levels', '/services/managed-it', '/about-us'],
  },
  'reports-meetings': {
    ways: `quarterly review meeting | do we meet regularly | business reviews | account review every quarter |
      do we sit down every quarter | how often do we talk | how often do you get in touch | do you check in with us |
      when will we hear from you | how do we keep in contact | do you sit with us and go over the year |
      regular check ins? | meeting every three months to plan ahead | do we have a standing meeting with you |
      do you come by for a review | regular meetings with us | who calls us and how often`,
    says: `Once a quarter from Professional up, for a review and a plan; Essential has no fixed meeting. In every plan you get a monthly report with your actual times next to each service level.`,
    pages: ['/service-levels', '/services/managed-it', '/about-us'],
  },
  'sample-report': {
    ways: `show us a specimen of the monthly report | what does your report look like |
      sample of what we get each month | example of your documentation | could we look at a client's report |
      before i sign id like to see what a report looks like | got a sample restore log? |
      show me a report with the names blacked out | is there a specimen on your site |
      my cfo wants to see an example of your reporting |
      can we see the documentation you keep for other clients, anonymized |
      what would a network drawing from you look like | example monthly report pdf |
      i would like to view a redacted client file | do you have a demo of the report you send |
      let me look at an example of the restore test log | where can i see a mock report | screenshot of a monthly report |
      at the first meeting can you bring an example of a client file | see a sample before buying |
      can you show me a sample one`,
    says: `Yes: the page about us shows a specimen of the monthly report and of the restore log. In a first meeting, ask to see a client's file with every name removed: the network drawing, the restore log and one monthly report.`,
    pages: ['/about-us', '/service-levels'],
  },
  'own-technician-leaves': {
    ways: `what if our tech quits your firm | staff turnover at your company | will we get a new person all the time |
      who covers when our technician is on vacation | is our data safe when one of your people quits |
      your employee leaves with our passwords | what happens when the technician who knows us goes on holiday |
      we had five different techs in a year at our last firm, how is that with you |
      if our primary tech resigns do we start over | is there a deputy for our technician |
      does all the knowledge about us sit in one head | who replaces my technician if he gets sick |
      will you tell us if our tech is moving on | our contact at the last msp quit and nobody knew our setup |
      do your technicians change often | turnover of your staff? | what if the guy who knows our network leaves ${us} |
      dont want to explain our office to a new tech every month |
      my boss worries you lose the person who knows our system | how do you hand over when a technician of yours leaves |
      is our setup written down in case your tech goes | tech on vacation, who steps in | what if ur guy leaves`,
    says: `You hear of it before the last day, and the deputy takes over. Because your network, passwords and unusual decisions are written down, all that is needed is an introduction.`,
    pages: ['/people'],
  },
});
