import { priceOfRate, rates } from '../rates.ts';
import { answersFor } from './answer-record.ts';

export const devices = answersFor('buyers', '2026-11-26', {
  macs: {
    ways: `we are an all apple shop | are you good with apple computers | we use macbooks | mac support | imac and macbook office | do you handle macos | can you manage our apple devices | design studio all on mac | is mac ok |
      we have a few imacs and some pcs | mix of mac and windows | half macs half windows |
      can you connect remotely to a mac | do you look after macs too |
      macbook and windows together`,
    says: `Yes. Macs are enrolled, updated and backed up like the Windows computers, in the same rings of updates, and the help desk answers for both.`,
    pages: ['/services/managed-it', '/services/managed-it/patch-management', '/it-support-markham'],
  },
  linux: {
    ways: `ubuntu desktops | half of us run ubuntu | linux workstations | ubuntu servers | do you know linux | developers on linux | can you support red hat | we run debian`,
    says: `In part. For Linux workstations we cover encryption, accounts, updates of the base system and network access; your own tool chain stays with your team. We do not run production systems for software developers.`,
    pages: ['/it-support-markham', '/who-we-are-for'],
  },
  chromebooks: {
    ways: `school style chromebooks only here | we use chromebooks | chrome os | google chromebook support | can you manage chromebooks | mostly chromebooks in the office`,
    says: `Chromebooks go best with Google Workspace, which we look after. Tell us the number on the first call, so that the quote says what is managed.`,
    pages: ['/library/microsoft-365-vs-google-workspace', '/contact-us'],
  },
  'cell-phones': {
    ways: `can you lock down our iphones | do you manage cell phones | iphone support | android phones with company email | mobile device management | tablets and ipads | staff use private phones for work | byod |
      what happens if staff lose a phone | how are lost phones handled | and ipads |
      can you look after our ipads | tablets for our waiters | ipads at the front counter | do you support tablets | set up ipads for staff | help with work phones`,
    says: `Yes, phones and tablets, iPads included. Company email lives in a protected app with its own PIN, and only that app is wiped when someone leaves. Private photos stay untouched, and phones below a minimum version lose email until they are updated.`,
    pages: ['/library/mobile-device-security', '/services/cybersecurity/endpoint-protection'],
  },
  servers: {
    ways: `ancient server humming in the closet | do you look after servers | we have an old server in a closet | windows server support | on premise server | server maintenance | hyper-v host | vmware`,
    says: `Yes: monitoring, updates and restore tests of servers are part of the plan, and backup of your own servers is charged by the terabyte or, in Enterprise, included up to 1 TB. Whether to replace an old one or move is in our decision guide.`,
    pages: [
      '/library/server-to-cloud-decision-guide',
      '/services/managed-it',
      '/library/windows-server-2016-end-of-support',
    ],
  },
  'server-price': {
    ways: `is 12 thousand for a server normal | they quoted us 20k for a server, fair? | what does a new server cost | do we really need a new server for that price | second opinion on a server quote | price for replacing our server | our it says we must buy a server`,
    says: `It depends on what runs on it, and on whether you still need one: email and folders often move to the cloud, imaging and machine servers often stay. Our guide works both out over five years, and a vCIO reads your quote for ${priceOfRate(rates['vcio-hour'])}.`,
    pages: [
      '/library/server-to-cloud-decision-guide',
      '/library/total-cost-of-ownership-guide',
      '/services/vcio-it-consulting',
    ],
  },
  'nas-drives': {
    ways: `our synology is full | we have a synology | nas box | network drive full | qnap support | shared drive is slow | files on a nas`,
    says: `We look after storage like a server: updates, rights, and a copy off site. Whether its files are better placed in SharePoint is in our guide.`,
    pages: [
      '/library/server-backup-strategies',
      '/library/sharepoint-file-structure-guide',
      '/services/cloud-solutions/cloud-backup-dr',
    ],
  },
  network: {
    ways: `need a new firewall | do you do firewalls | install switches | ubiquiti network | fortinet support | set up our network | vlans | router for the office | network design |
      what brand of firewall do you use | which firewalls do you install | do you use fortinet or sonicwall`,
    says: `Yes. Our engineers plan and install firewalls, switches and Wi-Fi; monitoring is in the plan, and a new network is a project with a fixed quote. Our pages name no brand: your quote does, with the reason.`,
    pages: [
      '/library/office-network-design-basics',
      '/services/managed-it/network-monitoring',
      '/library/business-firewall-selection',
    ],
  },
  cabling: {
    ways: `need cat6 pulled in a renovation | run ethernet cable during a reno | pull network cables | pull network cable for 30 desks in our new place | do you wire offices | network drops installation | want ethernet pulled to 12 desks | run ethernet cables | wire our new office | cat6 installation | network jacks | do you install data drops | cable a warehouse | pull cable through the ceiling | low voltage wiring`,
    says: `New cabling is a project with a fixed quote: we plan it, have an installer pull it, and test every jack. Our guide says what to ask an installer for, so that you can compare offers.`,
    pages: ['/library/structured-cabling-guide', '/pricing', '/contact-us'],
  },
  cameras: {
    ways: `can you put up security cams | security cameras | install cctv | do you do surveillance systems | video cameras for our shop | door access and cameras | alarm system | card readers for doors |
      who puts in cameras then |
      do you install cameras |
      do you do cctv and door locks | alarm and access control`,
    says: `We do not install cameras, alarms or door systems. What we do is give them a network of their own, so that an unpatched camera cannot reach your computers, and give job-site cameras a reliable connection.`,
    pages: ['/who-we-are-for', '/library/network-segmentation-guide', '/industries/construction'],
  },
  'meeting-rooms': {
    ways: `set up the tv and camera in our boardroom for calls | set up a boardroom | video conferencing room | teams room | tv in the meeting room | zoom room equipment | projector and microphones |
      a teams room with a tv | teams rooms setup`,
    says: `Yes: one meeting room is part of our business communication setup, with the house rules and training that make it work at the first try.`,
    pages: ['/services/communication'],
  },
  'point-of-sale': {
    ways: `our moneris machines keep dropping | pos system support | card terminals | square terminals | moneris | do you look after tills | retail store payment machines |
      guest wifi apart from the tills in a restaurant |
      our restaurant uses lightspeed at the till | toast or clover terminals |
      wifi for guests and pos kept apart in three restaurants | separate guest wifi from the payment terminals |
      three restaurants, moneris pos and guest wifi must be separate |
      ipads with a pos in our boutique`,
    says: `We give terminals and tills a network of their own, so that a visitor's phone cannot reach them, and look after the computers next to them. The program itself stays with its vendor, whom we call for you.`,
    pages: ['/library/pci-dss-for-small-merchants', '/library/network-segmentation-guide'],
  },
  'job-site-internet': {
    ways: `hook up satellite internet at a building site | is starlink something you install | need internet in a trailer by july | internet for a construction trailer | satellite internet | starlink | lte router on a building site | temporary internet for a job | rural office with no fibre | we are out in the country bad internet |
      do you install starlink |
      can we buy starlink from you | do you supply starlink`,
    says: `Yes. We look up which carriers reach the lot, measure the signal, and choose cellular, fixed wireless or a satellite dish; a site that runs past a year gets a wired line ordered early.`,
    pages: [
      '/library/construction-site-connectivity',
      '/industries/construction',
      '/library/internet-connection-types',
    ],
  },
  'data-recovery': {
    ways: `recover files off a disk that is dead | get files back from a drive that died | recover data from a broken drive | my disk crashed can the files be saved | hard disk makes noises can you rescue the data | external drive wont read, all my photos | can you get data off a failed disk | hard drive died | external drive clicking | deleted files by accident | get back lost photos from a disk | usb stick broken | restore a file i deleted |
      thumb drive broke with our files on it | usb key died, payroll was on it |
      i deleted a folder, can you bring it back | my laptop fell and the disk is dead | get photos off a broken phone`,
    says: `From a backup, yes: call the help desk with the file's name and the last day it was there. A disk that is broken inside is work for a laboratory, which we do not do: switch it off, and do not let anyone open it.`,
    pages: ['/it-support-richmond-hill', '/library/backup-testing-schedule', '/who-we-are-for'],
  },
  'old-windows': {
    ways: `10 machines still on windows 10 | we still have windows 7 | windows 10 machines | our pcs cannot run windows 11 | upgrade from win 10 | do we have to leave windows 10 | end of support for windows | extended security updates`,
    says: `Windows 10 has been without regular updates since October 14, 2025. For each PC there are five options: upgrade, replace, pay for updates, isolate or retire. Most fall into the first two.`,
    pages: [
      '/library/windows-10-end-of-support-options',
      '/services/extended-security-updates',
      '/blog/windows-10-end-of-support-what-to-do-now',
    ],
  },
  'windows-home': {
    ways: `is windows home ok for a business | our pcs have windows 11 home | home edition or pro | do we need windows pro | upgrade from home to pro | laptops from costco`,
    says: `Choose Windows Pro: Windows Home cannot be joined to a company directory. A home edition can usually be upgraded with a licence, so the computers stay.`,
    pages: ['/library/hardware-lifecycle-planning', '/pricing'],
  },
  'old-server': {
    ways: `we run windows server 2012 | is server 2016 still supported | our server is too old for updates | end of support of windows server | our server has server 2008 on it | sql server 2016 end of life`,
    says: `Windows Server 2012 gets no more updates: even the paid ones ended on October 13, 2026. Server 2016 follows on January 12, 2027, with up to three paid years after it. Our pages compare replacing it, moving to the cloud and paying for time.`,
    pages: ['/services/extended-security-updates', '/library/windows-server-2016-end-of-support'],
  },
  recycling: {
    ways: `what do we do with a pile of old laptops | what do we do with old computers | dispose of hard drives | e waste | wipe old laptops | recycle equipment | destroy a disk |
      do you take old computers back |
      what happens with our old computers | pick up old monitors`,
    says: `The disk is wiped or destroyed first, and you keep the record. Wiping the old disk is part of preparing a new computer; our guide to hardware has the rest.`,
    pages: ['/library/hardware-lifecycle-planning', '/pricing', '/library/records-retention-basics'],
  },
  'replace-when': {
    ways: `how often do laptops get replaced | how long does a pc last | when to replace computers | at what age do we replace machines | lifespan of a server | our computers are six years old, too old? | replacement cycle`,
    says: `Replace laptops at five years, desktops at six, firewalls when the maker stops updates, and servers when the warranty ends. Spread the purchases, so that no year carries more than about a quarter of them.`,
    pages: ['/library/hardware-lifecycle-planning'],
  },
  'plant-machines': {
    ways: `cnc machine on windows xp, is that a problem | do you support plc networks | xp box runs our lathe | cnc computers | old machine pc on windows xp | plc support | shop floor network | production machines | can you patch our machine controllers | scada`,
    says: `We keep machine computers backed up, imaged and on a network of their own, and patch them only with the builder's approval. Ladder logic and drives belong to your integrator.`,
    pages: ['/industries/manufacturing', '/library/manufacturing-ot-security', '/library/network-segmentation-guide'],
  },
});
