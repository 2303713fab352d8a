import { company } from '../../../shared/company/company.ts';
import { amountOfRate, priceOfRate, rates } from '../rates.ts';
import { answersFor } from './answer-record.ts';

/** Lines, phones, networks, access from outside, and the programs that run over them. */
export const linesAndNetwork = answersFor('buyers', '2026-11-27', {
  'internet-speed': {
    ways: `what internet speed for 20 people on video calls | what speed do we need | is 100 mbps enough for our office |
      how many megabits for 12 people | is 50 down 10 up enough for an office | how fast should our internet be |
      do we need gigabit for eight staff | internet speed for a small office | what upload do we need for teams calls |
      how much bandwidth per person | is 150 mbps ok for a clinic | speed for voip and cloud files |
      right internet package for 20 employees`,
    says: `Upload decides: count 3 megabits a second for each video call at the same hour, add cloud files and the nightly backup, and half as much again for bursts. An office of ten with five calls at once needs about 30 up; our guide's office of 20 needs 43. Fibre with 150 in each direction is ample for both.`,
    pages: ['/library/internet-connection-types'],
  },
  'internet-slow': {
    ways: `internet is slow for everyone |
      internet is slow every afternoon | web crawls after lunch | internet slow at certain hours |
      everything online is slow in our office | slow internet though we pay for the fast plan |
      is it the wifi or the line that is slow | speed drops when everyone is in | downloads take forever at the office |
      our connection is fine in the morning and terrible later`,
    says: `Test with a cable at the modem, once in the morning and once when it is slow. If it is fast there, the line is all right and the Wi-Fi is the fault; if only upload is low, calls, file sync or a backup in the daytime fill it. In the plan we find out which and call the carrier; without one, a visit costs ${amountOfRate(rates.visit)} with the first hour on site.`,
    pages: [
      '/library/internet-connection-types',
      '/library/wifi-coverage-planning',
      '/library/call-quality-troubleshooting',
    ],
  },
  'upload-small': {
    ways: `we have 3 up, is that the problem | speed test shows 100 down and 5 up | upload is tiny what does that mean |
      10 meg upload for nine people | my upload is 2 mbps | low upload speed at the office |
      cable gives us only 10 up | the upload number is way lower than the download`,
    says: `Yes, an upload that small is likely the cause: one video call takes about 3 megabits a second, so cloud files or a backup fill the rest, and then everything feels slow. Move backups to the night and cap file sync first. For more, ask for fibre, which usually has as much up as down.`,
    pages: ['/library/internet-connection-types', '/library/call-quality-troubleshooting'],
  },
  'starlink-backup': {
    ways: `starlink as a second line | can starlink be our backup internet | is satellite ok if fibre goes down |
      starlink or lte for failover | would starlink keep our tills going | is starlink reliable enough for business |
      satellite internet for the shop when rogers is out`,
    says: `Yes, for payments, email and files, and acceptable for calls: it shares no cable with your first line. It needs open sky, and heavy rain or snow can disturb it. For most shops in town a cellular line from another company is the simpler first step; either way the firewall has to switch by itself.`,
    pages: ['/library/internet-failover-options', '/library/internet-connection-types'],
  },
  'vpn-drops': {
    ways: `vpn keeps disconnecting | vpn cuts out when working from home | staff get kicked off the vpn |
      vpn wont connect this morning | our vpn is unreliable | have to reconnect the vpn ten times a day |
      vpn freezes then drops | forticlient disconnects | cant stay on the vpn`,
    says: `First see whom it hits: one person, and the line or Wi-Fi at that home is the likely cause; everyone, and it is the firewall's user limit or firmware, or the upload of the office. Then ask what the VPN is for: email and cloud files need none. The help desk finds the cause; without a plan a technician costs ${priceOfRate(rates.hour)}.`,
    pages: ['/library/vpn-vs-zero-trust-access', '/services/managed-it/help-desk', '/pricing'],
  },
  'rdp-open': {
    ways: `can i leave rdp open on the firewall | is port 3389 open a problem | remote desktop straight to my office pc |
      our old it opened remote desktop to the internet | is it safe to rdp in from home without a vpn |
      i log in to my work computer over the internet | port forwarding to the server for remote access |
      is teamviewer left on all the time safe | remote into the office from the cottage, safe?`,
    says: `No: never leave remote desktop open to the internet, not even for a weekend; it is one of the usual ways in for ransomware. Close it today, and reach the computer through a VPN with MFA, zero trust access or a virtual desktop. We set that up, and a scan shows what else is open.`,
    pages: ['/library/vpn-vs-zero-trust-access', '/library/ransomware-prevention-checklist', '/services/cybersecurity'],
  },
  'connect-offices': {
    ways: `how would you link two offices | connect our second location to the first | site to site vpn between branches |
      two offices and people at home, how do they work together | share files between toronto and barrie office |
      network for three locations | should our branches be on one network | link the warehouse to head office`,
    says: `With the work in the cloud, mostly not at all: email, files and phones are the same from both offices and from home, with MFA and managed laptops. Where a program or server stays in one office, a fixed tunnel joins the two sites, and people at home open that one program by zero trust access. The network is a project with a fixed quote.`,
    pages: ['/library/vpn-vs-zero-trust-access', '/library/office-network-design-basics', '/pricing'],
  },
  'door-system': {
    ways: `our door fobs run on an old computer | key card system pc is ancient | the door controller software needs xp |
      access control computer died | who looks after the fob software | fob system runs on windows 7 |
      the pc that programs the entry cards is obsolete | door entry system on our network`,
    says: `The door system itself is for its installer, but its computer is our kind of work: we put it on a network of its own with no email or web, and keep an image of the disk, so that it can be rebuilt. Ask the installer which newer Windows the software allows, and plan the replacement with a date.`,
    pages: ['/library/property-management-technology', '/library/network-segmentation-guide', '/who-we-are-for'],
  },
  'till-slow': {
    ways: `pos is slow since we got new internet | checkout takes forever to load | lightspeed crawls at the till |
      square is laggy at busy hours | shopify pos keeps spinning | clover takes a minute per sale |
      till got slow after the router was changed | card payments are slow on saturdays`,
    says: `See whether the tills share a network with guests or the office, and try one by cable or over a phone's hotspot: if it is fast there, the new router or its Wi-Fi is the cause and not the program. We give tills a network of their own, and call the POS company and the carrier for you. Without a plan, a visit costs ${amountOfRate(rates.visit)} with the first hour on site.`,
    pages: ['/library/network-segmentation-guide', '/library/pci-dss-for-small-merchants', '/pricing'],
  },
  'quickbooks-network': {
    ways: `quickbooks h202 | quickbooks multi user mode does not work | cant open the company file from the other computer |
      quickbooks error h505 | second person cannot get into quickbooks | company file opens only on the server |
      quickbooks says hosting is off | sage file opens on one pc only | accounting file not found over the network`,
    says: `That computer does not reach the one that holds the company file: check that it is on and awake. If so, its database service or the firewall stands in the way; do not copy the file to work around it, since then there are two. The help desk fixes it on your screen; without a plan a technician costs ${priceOfRate(rates.hour)}.`,
    pages: ['/industries/finance', '/services/managed-it/help-desk'],
  },
  'calls-to-cell': {
    ways: `forward the office phone to my mobile in the evening | after hours calls should ring my cell |
      how do we route calls when we are closed | can the phone ring on my cell and the desk |
      on call person gets night calls | send calls to voicemail after six | weekend calls to the manager on duty |
      different greeting when the office is closed | lunch hour call forwarding`,
    says: `Yes: with VoIP or Teams Phone a rule by the clock sends calls to your cell, to whoever is on call or to a message, and callers still see one number. On an old line, the carrier's call forwarding does the same by hand. Our system costs ${priceOfRate(rates['voip-seat'])} and includes the call menu.`,
    pages: ['/services/voip', '/library/teams-phone-overview'],
  },
  'phones-power-cut': {
    ways: `do voip phones work in a blackout | will our phones die when the power goes | teams phone without power |
      internet phones during a hydro outage | how do we call 911 if the power is off | phones down when hydro is out |
      what if the power fails, can clients still reach us`,
    says: `Desk phones go dark with the network switch, unless it is on a battery; calls then follow your rule to cell phones or voicemail by themselves, and the apps on cell phones keep working. Keep a charged cell phone at the desk for 9-1-1. We set the rule on the first day and pull the plug once to prove it.`,
    pages: ['/services/voip', '/library/power-outage-preparedness', '/library/emergency-calling-with-voip'],
  },
  'teams-phone-needs': {
    ways: `what licences does teams calling need | do we need desk phones with teams | what to buy for teams phone |
      is a headset enough for teams calls | equipment for teams calling | what does teams phone consist of |
      do i need a calling plan`,
    says: `A Teams Phone licence for each person who has a number, one way to the public network (Calling Plan, Operator Connect or Direct Routing), and a headset; desk phones are optional. A fax, a door phone or an alarm needs an adapter or a line of its own. Up to 30 people with simple needs, the Calling Plan is simplest.`,
    pages: ['/library/teams-phone-overview', '/services/voip'],
  },
  'program-after-update': {
    ways: `our program does not open since the update | pclaw will not start after last nights update |
      dentrix gives an error after the upgrade | sage stopped working when windows updated |
      the practice software crashed after an update | autocad wont open since tuesday | an update broke our main program |
      cosmolex stopped loading after the update`,
    says: `Note the exact message, and try the program on one other computer: that tells whether it is the program or the machine. Do not reinstall or restore before someone has looked. Clients call ${company.phone.display}, and we call the program's maker for you; if a whole office is stopped, that is a P1, day or night.`,
    pages: ['/services/managed-it/help-desk', '/service-levels'],
  },
});
