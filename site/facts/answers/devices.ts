import { amountOfRate, priceOfRate, rates } from '../rates.ts';
import { answersFor } from './answer-record.ts';

export const devices = answersFor('buyers', '2026-11-26', {
  macs: {
    ways: `we are an all apple shop | we use macbooks | imac and macbook office | do you handle macos |
      can you manage our apple devices | is mac ok | we have a few imacs and some pcs | half macs half windows |
      can you connect remotely to a mac | my design team is all macbook pros | can your help desk deal with apple stuff |
      is apple hardware fine for you | do macs get the same updates and backup as pcs | do u work with macs |
      do you charge differently or treat macs as second class | i am not on windows, i am on a mac |
      macos support included? | our video agency only has apple computers | are macs enrolled and managed the same way |
      old mac minis at reception, can you look after them | does your technician know macos |
      do you work with jamf or apple business manager`,
    says: `Yes. Macs are enrolled, updated and backed up like the Windows computers, in the same rings of updates, and the help desk answers for both.`,
    pages: ['/services/managed-it', '/services/managed-it/patch-management', '/it-support-markham'],
  },
  linux: {
    ways: `can you support red hat | we run debian | our engineers use fedora, do you support that |
      i run linux on my desk, would you still cover it | developers here refuse windows and use arch |
      do you manage centos boxes | can u patch ubuntu machines | what do you do for linux and what not |
      data scientists on linux laptops, can you encrypt and update those |
      our web app runs on linux servers in production, do you run those | suse server in the plant, can you help |
      lab computers with linux mint | do your techs have linux skills | my boss asks if the ubuntu workstations can stay |
      red hat workstations in our research group | would you look after a linux file server`,
    says: `In part. For Linux workstations we cover encryption, accounts, updates of the base system and network access; your own tool chain stays with your team. We do not run production systems for software developers.`,
    pages: ['/it-support-markham', '/who-we-are-for'],
  },
  chromebooks: {
    ways: `we use chromebooks | chrome os | our school has 60 chromebooks |
      teachers all carry chromebooks, do you look after those | front desk staff work on chromebooks |
      do chromebooks cost the same in the plan | 20 lenovo chromebooks and google accounts |
      our non profit got donated chromebooks, can you manage them | managed chromebooks for volunteers |
      chromebox behind the counter | daycare with chromebooks only | we run the whole office from chromebooks`,
    says: `Yes, best with Google Workspace, which we look after too. Tell us the number on the first call, so that the quote says what is managed.`,
    pages: ['/library/microsoft-365-vs-google-workspace', '/contact-us'],
  },
  'cell-phones': {
    ways: `work email on private phones, ok or not | byod phones for company mail, yes or no |
      is it fine that people read firm mail on their own iphone |
      can you lock down our iphones | do you manage cell phones | iphone support | mobile device management |
      byod | and ipads | can you look after our ipads | tablets for our waiters | ipads at the front counter |
      do you support tablets | help with work phones |
      all our reps have samsung phones with company mail, can you secure them |
      can you put outlook on our staff phones safely | our nurses use tablets on rounds, are those covered |
      if i leave the company do you wipe my own phone | can you separate work mail from my private stuff on my cell |
      intune for phones? | mobile devices included in the plan | my staff use their own cells for email, is that safe |
      we just bought ten ipads for the classrooms, who manages them | android tablets for delivery drivers |
      do you see my private pictures if my phone is managed | company email on personal phones, how do you handle it |
      old phones no longer get mail, why | mdm for iphones | realtors live on their phones, do you support those |
      set up a work phone for a new agent`,
    says: `Yes, phones and tablets, iPads included. Company email lives in a protected app with its own PIN, and only that app is wiped when someone leaves. Private photos stay untouched, and phones below a minimum version lose email until they are updated.`,
    pages: ['/library/mobile-device-security', '/services/cybersecurity/endpoint-protection'],
  },
  servers: {
    ways: `ancient server humming in the closet | do you look after servers | windows server support |
      on premise server | hyper-v host | vmware | we run two dell servers in the back room, do you maintain them |
      do you patch windows server | is server maintenance part of the monthly plan |
      our poweredge needs looking after since our it guy left | who monitors our file server | do you support esxi hosts |
      server upkeep? | my boss wants someone responsible for the server | can u manage our domain controller |
      we have a server in the basement that nobody touches | take care of an exchange server on premises |
      hp proliant in the dental office, do you look after it | sql server machine under a desk, will you support it |
      are servers covered or only pcs | virtual machines on hyper v, do you manage those |
      we dont want to give up our own server, ok with you | updates and restore tests of our server included? |
      server sits next to the water heater, is that bad`,
    says: `Yes: monitoring, updates and restore tests of servers are part of the plan. Their backup is priced ${priceOfRate(rates['server-backup'])}, or is included in Enterprise up to 1 TB. Whether to replace an old one or move is in our decision guide.`,
    pages: [
      '/library/server-to-cloud-decision-guide',
      '/services/managed-it',
      '/library/windows-server-2016-end-of-support',
    ],
  },
  'server-price': {
    ways: `is 12 thousand for a server normal | they quoted us 20k for a server, fair? |
      second opinion on a server quote | our it says we must buy a server |
      our it guy wants 15000 for a server, sounds high | can you check a quote we got for a server |
      budget for replacing the office server | is 9k too much for a dell server with setup |
      what would a small server run us | new server or cloud, which is cheaper over five years and is this quote ok |
      how much should a server cost for 12 users | quote for server replacement seems crazy | server cost? |
      have someone independent look at the offer for our new server |
      our dentist supplier says we need a 14k server for imaging | ballpark for a new file server |
      would you review a server proposal from another firm | i dont want to spend 20 grand on a server if it isnt needed |
      hw much is a new server`,
    says: `It depends on what runs on it, and on whether you still need one: email and folders often move to the cloud, imaging and machine servers often stay. Our guide works both out over five years, and a vCIO reads your quote for ${priceOfRate(rates['vcio-hour'])}.`,
    pages: [
      '/library/server-to-cloud-decision-guide',
      '/library/total-cost-of-ownership-guide',
      '/services/vcio-it-consulting',
    ],
  },
  'nas-drives': {
    ways: `we have a synology | nas box | network drive full | qnap support | shared drive is slow |
      our qnap is at 95 percent | the synology in our office is making me nervous, can you take care of it |
      should we move off the nas to sharepoint | network storage box running out of space | do you manage synology |
      who updates the firmware of our nas | all our drawings sit on a nas in the closet |
      western digital my cloud in our office | nas permission problems, people see folders they should not |
      is a nas ok for a law firm | buy a bigger nas or use the cloud | our s drive has no space left |
      do u look after a qnap box | file storage box needs a copy off site | photo studio with a 40 tb nas |
      terabytes of project files on a synology under a desk, where do we start |
      our server room is a closet with a nas, what should come first`,
    says: `Yes, we look after such storage like a server, with updates, rights and restore tests. Begin with a copy off site, if there is none; whether its files are better placed in SharePoint is in our guide.`,
    pages: [
      '/library/server-backup-strategies',
      '/library/sharepoint-file-structure-guide',
      '/services/cloud-solutions/cloud-backup-dr',
    ],
  },
  network: {
    ways: `need a new firewall | do you do firewalls | install switches | ubiquiti network | fortinet support |
      set up our network | vlans | router for the office | network design | do you use fortinet or sonicwall |
      our switches are ten years old, can you replace them | do you put in firewalls for small offices |
      need somebody to design the network for two floors | we have a sonicwall nobody understands |
      can you separate guests from staff on our network | who installs and looks after our firewall |
      meraki equipment, can you work with it | router keeps rebooting, time for a new one, do you sell and install those |
      rebuild our office network from scratch | which brand of switch do you put in | network upgrade for a school |
      our firewall licence is expired, can you replace the box | unifi gear installed by a friend, can you take it over |
      install a firewall pls | is a new network a fixed price | my boss asks if you do switches and routers too |
      poe switches | does the plan include watching the firewall or only installing it`,
    says: `Yes. Our engineers plan and install firewalls, switches and Wi-Fi; monitoring is in the plan, and a new network is a project with a fixed quote. Our pages name no brand: your quote does, with the reason.`,
    pages: [
      '/library/office-network-design-basics',
      '/services/managed-it/network-monitoring',
      '/library/business-firewall-selection',
    ],
  },
  cabling: {
    ways: `need cat6 pulled in a renovation | do you wire offices | network drops installation | run ethernet cables |
      wire our new office | cat6 installation | network jacks | do you install data drops | cable a warehouse |
      pull cable through the ceiling | low voltage wiring | who runs the wires to the new desks |
      we are renovating and need drops in every treatment room | can you pull cat6a before the drywall goes up |
      need 24 jacks installed | contractor asks who does the data cabling | do you do structured cabling |
      how do i compare cabling quotes | our new unit has no network wiring at all |
      can u run a cable to the reception desk | fibre run between two buildings, do you arrange that |
      extra network outlet in the boardroom | cat5 from 1999, does it need rewiring | data points for a classroom |
      do your own people pull cable or do you hire an installer | who pulls the actual cable, you or a sub`,
    says: `Yes: we plan new cabling, have an installer pull it, and test every jack, as a project with a fixed quote. Our guide says what to ask an installer for, so that you can compare offers.`,
    pages: ['/library/structured-cabling-guide', '/pricing', '/contact-us'],
  },
  cameras: {
    ways: `security cameras | install cctv | do you do surveillance systems | card readers for doors |
      who puts in cameras then | do you install cameras | do you do cctv and door locks |
      we had a break in, do you put in cameras | our cctv system is old, can you swap it |
      looking for someone to install a video doorbell and alarm | our cameras are on the office network, is that safe |
      key fob door system, do you do that | burglar alarm? | need access control on two doors |
      who connects our cameras to the network safely | camera on the job site needs internet |
      restaurant owner here, want cameras over the cash, can you do it | i need motion detectors and an alarm panel |
      nvr and ip cameras installation | keycards for staff doors, do you supply those`,
    says: `We do not install cameras, alarms or door systems. What we do is give them a network of their own, so that an unpatched camera cannot reach your computers, and give job-site cameras a reliable connection.`,
    pages: ['/who-we-are-for', '/library/network-segmentation-guide', '/industries/construction'],
  },
  'meeting-rooms': {
    ways: `set up a boardroom | video conferencing room | teams room | zoom room equipment |
      projector and microphones | our boardroom screen never connects, could you set the room up properly |
      we need a room for hybrid meetings with a good camera |
      every meeting starts with ten minutes of fiddling, do you fix meeting rooms | logitech bar for our conference room |
      can you set up a room for video calls with clients | install a tv with camera in the partners room |
      we want one touch teams meetings in the boardroom | do u do boardroom av |
      court hearings by video from our boardroom, can you equip it | is a meeting room part of your offer |
      microphone for a long table in our conference room | board meets half online, we need the room equipped |
      equip a classroom for video lessons`,
    says: `Yes: one meeting room is part of our business communication setup, priced ${priceOfRate(rates.communication)}, with the house rules and training that make it work at the first try. Screens, cameras and headsets are on top.`,
    pages: ['/services/communication'],
  },
  'point-of-sale': {
    ways: `our moneris machines keep dropping | pos system support | square terminals | moneris |
      do you look after tills | retail store payment machines | guest wifi apart from the tills in a restaurant |
      our restaurant uses lightspeed at the till | toast or clover terminals |
      separate guest wifi from the payment terminals | ipads with a pos in our boutique |
      our debit machines lose connection at dinner rush | do you support clover |
      cash register computers, do you look after those | we run shopify pos in two boutiques |
      the square reader shares the wifi with customers, is that risky |
      our toast pos acts up now and then, do you look after that | keep the card machines apart from the office pcs |
      touchbistro in our restaurant, can you help with it | my cafe uses ipads as tills | retail shop with three tills |
      payment terminal wont connect | do u help with pos terminals |
      who is responsible when the till program has a bug, you or the vendor | gas bar with pinpads and a back office pc |
      credit card machines at our clinic front desk, on which network should they be |
      secure network for payment terminals |
      wifi for customers on the patio keeps dropping n the debit machines are on the same wifi, is that bad |
      cash register says offline though the wifi is fine | our pos goes down now and then, is that your job |
      restaurant pos acts up some days, do you handle it | till freezes once in a while, you or the vendor`,
    says: `In part: we give terminals and tills a network of their own, so that a visitor's phone cannot reach them, and look after the computers next to them. The program itself stays with its vendor, whom we call for you.`,
    pages: ['/library/pci-dss-for-small-merchants', '/library/network-segmentation-guide'],
  },
  'job-site-internet': {
    ways: `need internet in a trailer by july | satellite internet | starlink | lte router on a building site |
      temporary internet for a job | rural office with no fibre | we are out in the country bad internet |
      do you install starlink | can we buy starlink from you | do you supply starlink |
      we break ground in april and the site office needs wifi | can you get internet to a lot where bell has no lines |
      5g router for the site trailer | our crews need plans on tablets in the middle of nowhere |
      how do i get a connection for a project that lasts 8 months |
      internet for a sales centre while the condo is being built | starlink for our quarry office |
      need net at a jobsite asap | contractor here, trailer with no internet |
      farm office far from town, what internet can we get | temporary connection for a site supervisor |
      fixed wireless for a gravel pit | is there internet for remote sites |
      our project is in the bush up north and we need email there | portable internet for a crew |
      how do builders get online before the wires are in | marina office with no cable or fibre, any options`,
    says: `Yes. We look up which carriers reach the lot, measure the signal, and choose cellular, fixed wireless or a satellite dish; a site that runs past a year gets a wired line ordered early.`,
    pages: [
      '/library/construction-site-connectivity',
      '/industries/construction',
      '/library/internet-connection-types',
    ],
  },
  'data-recovery': {
    ways: `hard disk makes noises can you rescue the data | external drive wont read, all my photos | hard drive died |
      external drive clicking | deleted files by accident | get back lost photos from a disk | usb stick broken |
      restore a file i deleted | usb key died, payroll was on it | i deleted a folder, can you bring it back |
      my laptop fell and the disk is dead | get photos off a broken phone |
      my external disk fell and now nothing shows up | seagate drive clicking, all our drawings are on it |
      the usb stick with our books is not recognized | how much can be saved from a burnt disk |
      ssd not detected anymore and no backup | do you open broken drives | i formatted the wrong drive |
      raid array failed and our data is gone | sd card with site photos broke | can u recover data |
      hard disk is making a grinding sound, should i leave it on |
      our old server disk died, is there any chance to get the files | data recovery lab? |
      my phone with client pictures is dead, can you pull them off |
      retired and the disk with my company records broke, can someone rescue it`,
    says: `From a backup, yes: call the help desk with the file's name and the last day it was there. A disk that is broken inside is work for a laboratory, which we do not do: switch it off, and do not let anyone open it.`,
    pages: ['/it-support-richmond-hill', '/library/backup-testing-schedule', '/who-we-are-for'],
  },
  'old-windows': {
    ways: `windows 10 machines | end of support for windows | extended security updates |
      half our pcs are on win 10, what are our options | is it dangerous to stay on windows 10 |
      win10 end of life what now | can you pay for extra windows 10 updates |
      windows 11 says my processor is not supported | still runnin win 7 at the front desk |
      my boss asks what to do with the windows 10 laptops | the old win 8 laptop in the back, is it a risk |
      no more security updates for our windows, what do we do | esu for windows 10 |
      insurer asks if we have any windows 10 pcs left | still got 9 computers on windows 10, do i have to buy new ones |
      they run the xray software that wont go on 11, so what are my options |
      My computer says Windows 10 is no longer supported and I should pay for something called ESU. Is that real or a trick?`,
    says: `Windows 10 has been without regular updates since October 14, 2025, so each PC needs a decision: upgrade, replace, pay for updates, isolate or retire. Most fall into the first two, and the check takes minutes per PC.`,
    pages: [
      '/library/windows-10-end-of-support-options',
      '/services/extended-security-updates',
      '/blog/windows-10-end-of-support-what-to-do-now',
    ],
  },
  'old-windows-upgrade': {
    ways: `upgrade from win 10 | upgrade or replace 12 windows 10 desktops | moving 30 pcs from 10 to 11 |
      can you move all our computers to windows 11 | price to upgrade 20 pcs to windows 11 |
      we need 15 machines upgraded to windows 11 | who does the windows 11 upgrade and how long is it per pc`,
    says: `Yes. A PC that meets the requirements is upgraded in about two hours, after a fresh backup and a test of your main program, at ${priceOfRate(rates.hour)}; one that does not is replaced, and preparing the new one costs ${amountOfRate(rates['new-computer'])}. A short check tells us which is which.`,
    pages: ['/library/windows-10-end-of-support-options', '/pricing'],
  },
  'windows-home': {
    ways: `do we need windows pro | upgrade from home to pro | laptops from costco |
      bought five laptops at best buy and they came with windows home, usable? | does windows home join a domain |
      difference for a business between home and pro | is home edition enough for a small clinic |
      our new staples laptops have the home version | my bookkeeper has windows home on her computer, is that ok |
      win home or pro? | upgrade windows 11 home licence | what windows edition should an office buy |
      the cheap laptops i saw come with home, should i avoid them | can windows home be managed by you |
      need pro on our home pcs | do home edition computers have to be replaced |
      windows hme edition cant be joined to entra`,
    says: `Choose Windows Pro: Windows Home cannot be joined to a company directory. A home edition can usually be upgraded with a licence, so the computers stay.`,
    pages: ['/library/hardware-lifecycle-planning', '/pricing'],
  },
  'old-server': {
    ways: `we run windows server 2012 | our server is too old for updates |
      our server runs 2012 r2, is that still safe | how long is server 2016 supported |
      upgrade from server 2012 to 2022 or go to the cloud | when does windows server 2016 die |
      sbs 2011 still running in our office | server 2012 end of life | our auditor flagged an unsupported server |
      our dental software sits on windows server 2012, how urgent is that | extended updates for an old windows server |
      exchange 2016 on a 2016 server, out of support? | i am told our server os is obsolete | svr 2016 eol date? |
      is server 2019 the next one to expire | can we pay to keep server 2012 patched`,
    says: `It needs a decision now: Windows Server 2012 gets no more updates, since even the paid ones ended on October 13, 2026. Server 2016 follows on January 12, 2027, with up to three paid years after it. Our pages compare replacing it, moving to the cloud and paying for time.`,
    pages: ['/services/extended-security-updates', '/library/windows-server-2016-end-of-support'],
  },
  recycling: {
    ways: `e waste | recycle equipment | destroy a disk | do you take old computers back |
      what happens with our old computers | pick up old monitors | where do i bring ten dead desktops |
      can you destroy old hard disks and give a certificate | what to do with computers we no longer use |
      old laptops with patient data, how do i get rid of them | do you wipe drives before disposal |
      we have a closet full of old screens and towers | scrap old pcs | donate our used computers, are they wiped first |
      do u take old equipment | shred hard drives for a law firm | my boss wants proof that the old disks were wiped |
      disposing of a server safely | we upgraded and now 15 old machines sit in the basement | certificate of destruction`,
    says: `Have the disk wiped or destroyed first, and keep the record; for health and legal files that is a certificate. The rest goes to a recycler that gives a receipt. We do it by the hour; with a new computer from the plan, wiping the old disk is part of preparing it.`,
    pages: ['/library/hardware-lifecycle-planning', '/pricing', '/library/records-retention-basics'],
  },
  'replace-when': {
    ways: `how long does a pc last | when to replace computers | at what age do we replace machines |
      lifespan of a server | replacement cycle | our laptops are 5 yrs old, time for new ones? |
      how many years should a desktop last | when should a firewall be replaced |
      do you have a schedule for swapping out old equipment | our cfo wants a hardware refresh plan |
      how long can we keep a server | is a seven year old computer still ok for a bookkeeper |
      spread out the cost of new computers over years | life expectancy of business laptops | refresh cycle? |
      my dental office bought everything in 2019, when is it due | how often should hardware be renewed |
      age limit for office pcs | how do we budget for replacing computers |
      we never replaced anything since 2016, is that bad | when do switches and firewalls get too old |
      operatory 3 computer is soooo slow is it worth fixing or just buy new`,
    says: `Replace laptops at five years, desktops at six, firewalls when the maker stops updates, and servers when the warranty ends. Spread the purchases, so that no year carries more than about a quarter of them.`,
    pages: ['/library/hardware-lifecycle-planning'],
  },
  'plant-machines': {
    ways: `do you support plc networks | xp box runs our lathe | cnc computers | old machine pc on windows xp |
      plc support | shop floor network | production machines | can you patch our machine controllers | scada |
      our press brake has a pc on windows 2000 | the laser cutter computer cannot be updated, what do you do with it |
      do you touch plcs | cnc controllers on the office network, is that risky | siemens hmi panel on old windows |
      back up the computer that runs our packaging line |
      plant manager here, machines must not be patched without the builder, how do you handle it |
      who supports the pc on the milling machine | ot network separate from it | can u isolate our shop floor machines |
      ladder logic help | allen bradley plc went dumb | the injection molding machine computer is from 2005 |
      an image of the machine pc in case it dies | isolate a robot cell from the office pcs |
      our machine builder says no antivirus on the controller, is that ok with you |
      factory equipment on xp that cannot be replaced |
      cnc machine talks to an xp box. dont ask. can you put it on its own network so it doesnt infect us |
      cnc runs off a windows xp box and the man who sold it is dead, can you deal with that |
      controller card only works on xp, what do you do with such a machine`,
    says: `We keep machine computers backed up, imaged and on a network of their own, and patch them only with the builder's approval. Ladder logic and drives belong to your integrator.`,
    pages: ['/industries/manufacturing', '/library/manufacturing-ot-security', '/library/network-segmentation-guide'],
  },
});
