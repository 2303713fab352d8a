import { company } from '../../../shared/company/company.ts';
import { claims } from '../claims.ts';
import { priceOfRate, rates } from '../rates.ts';
import { answersFor } from './answer-record.ts';

/** Details of the services, which buyers ask for once the price and the hours are clear. */
export const inDetail = answersFor('buyers', '2026-11-27', {
  fax: {
    ways: `can we get rid of the fax machine but keep the number | doctors still fax us, can it arrive by email |
      fax to email with voip | how do we receive faxes without a machine | replace our fax machine |
      electronic fax for a pharmacy | can faxes go to a mailbox instead of paper | we still get 30 faxes a day, what do you suggest |
      online fax service with our own number | courts and doctors fax us, is there a modern way | do you set up fax over internet |
      stop printing every fax that comes in`,
    says: `Yes: the number is ported to a service that turns faxes into email or a secure portal, so the machine can go and others send as before. A clinic checks the privacy terms of the service first, since PHIPA asks for safeguards and a written agreement, and sends test pages to its busiest contacts before the old line goes.`,
    pages: ['/services/voip', '/library/voip-vs-traditional-phone-lines', '/library/voip-readiness-checklist'],
  },
  'fax-privacy': {
    ways: `is fax to email ok with phipa | may patient faxes arrive by email | is an online fax service allowed for a clinic |
      are electronic faxes private enough for health records | does phipa allow faxes in a mailbox |
      internet fax with patient data, is that legal | privacy of fax services for lawyers | faxing prescriptions by email, allowed or not |
      what must a fax service promise for a pharmacy | is a paper fax safer than fax by email`,
    says: `It can be, with safeguards and a written agreement: check the privacy terms of the fax service first, and who can open the mailbox or portal. PHIPA has no general rule that health records must stay in Canada; your college and your insurer may ask for more.`,
    pages: [
      '/library/voip-vs-traditional-phone-lines',
      '/library/phipa-basics-for-clinics',
      '/library/canadian-data-residency',
    ],
  },
  'mfa-how-often': {
    ways: `does mfa ask every single time i log in | how often do we have to approve a sign in | will staff need the code at every login |
      is the second step each morning or only on a new computer | does it remember my laptop after the first time |
      can mfa stay quiet on our office computers | do i have to get my phone out for each email |
      will my partners be bugged by codes all day | is a known device trusted or does it ask again |
      how annoying is two factor day to day | does he have to do that each time, he will not like it |
      once a month or every login, what is the mfa rule |
      do we have to approve a prompt at each login | authenticator for each sign in or only now and then`,
    says: `No. Expect some grumbling in the first week, when phones approve the sign-ins; after that a known laptop is remembered, and MFA asks only about something new. With Microsoft's security defaults, administrators are asked each time. Someone who would rather not use a private phone can have a small hardware key.`,
    pages: ['/services/cybersecurity', '/library/multi-factor-authentication-rollout'],
  },
  'policy-and-mfa-only': {
    ways: `can you do just the security policy and the mfa | we only need a policy document and proof of mfa for our funder |
      funder wants mfa and a policy by march, can you do that part alone | only the cybersecurity policy and nothing monthly |
      grant condition says we need mfa and written policies, can you do only that | just switch on two factor and write the policy, no plan |
      can we hire you for mfa alone | proof of mfa for a grant report |
      two things only, policies and mfa, is that possible without a contract | one time job, mfa for twenty people and a policy`,
    says: `Yes, both as a job without a monthly plan, with a fixed quote. Allow three weeks for MFA; the policy starts from our free kit, and we make the settings match. For a funder, one page signed by your director says what is in place: we draft it from what is true on the day.`,
    pages: [
      '/library/security-policy-starter-kit',
      '/library/multi-factor-authentication-rollout',
      '/industries/non-profit',
      '/pricing',
    ],
  },
  'restore-hours': {
    ways: `how long does it take to get 200 gb back | time to restore a whole server from the cloud |
      if our server dies how long does copying the data back take | restore speed over our internet line |
      how fast can you bring back 500 gigabytes | is a restore a matter of hours or days |
      how long would the download of our backup take | restore time for 3 tb over rogers |
      getting a deleted folder of 200 gb back, how long | hours per terabyte when you restore |
      how quick is a full restore from your data centre | server room on fire, how many hours until we can work again`,
    says: `It depends on the amount and the line. In the best case 1 TB takes 8.9 hours over 250 Mbit/s and 2.2 hours from a backup device in your office, and 200 GB a fifth of that; real lines carry about two thirds. Each restore test is timed, so you know your own figure.`,
    pages: ['/library/server-backup-strategies', '/services/cloud-solutions/cloud-backup-dr', '/service-levels'],
  },
  'terabytes-move': {
    ways: `how long would moving eleven terabytes take | do we stop working while you move our files |
      moving 8 tb of drawings to the cloud, how many days | how do you copy terabytes without closing the office |
      our upload is slow, how do big files get to the cloud | can people keep working during the copy |
      first upload of 5 tb, how long | move a huge file server without downtime | how many nights to move our project files |
      transfer of several tb to azure, days or weeks |
      moving nine terabytes to sharepoint, will we be down`,
    says: `People keep working: we copy in the background, over nights and weekends, and at the end only the changes are left, which takes an evening. How long the copy runs depends on your upload: 1 TB at 10 Mbit/s takes a little over nine days. On a slow line the first copy travels on an encrypted disk.`,
    pages: ['/cloud-services-mississauga', '/data-backup-pickering', '/library/cloud-migration-checklist'],
  },
  'cad-cloud': {
    ways: `does revit work from sharepoint | can we put autocad drawings in onedrive |
      do cad files break in the cloud | cloud storage for large drawing files that link to each other |
      architects working from home on the same revit model | will rhino and revit be slow in the cloud |
      move our drawings off the nas to the cloud, does it work for cad | solidworks files in sharepoint, good idea |
      cloud workstation for 3d work | two people open the same dwg in the cloud, what happens |
      revit on azure virtual desktop | do autocad and its linked files work from a cloud drive`,
    says: `Live drawings break in a plain cloud folder, because of linked files, locks and long paths; finished PDFs are fine there. Better homes are a cloud file share with a local cache, a platform made for drawings, or a workstation in Azure. We test your heaviest project before any move.`,
    pages: ['/cloud-services-vaughan', '/services/cloud-solutions', '/industries/construction'],
  },
  'private-email': {
    ways: `he uses his personal gmail for everything, is that a problem | staff use their own gmail for work |
      is it bad that our pastor works from a private email account | agents use their own gmail and laptop for clients |
      volunteers write from hotmail addresses, should we stop that | can we run the business from personal email accounts |
      my partner sends client files from his yahoo account | work emails go to my employees private mailbox |
      is a free gmail address a risk for a law office | everyone here has a personal email instead of a company one |
      own laptop and own email for company work, what is the risk | what is wrong with using my private gmail at work`,
    says: `Yes: you cannot close it when the person goes, and you cannot search it when a regulator or a court asks for the file. An address of your own on the same phone costs one extra tap. On a private laptop or phone, the firm's email and files stay in a separate space, which is removed when the person leaves.`,
    pages: ['/industries/real-estate', '/library/mobile-device-security', '/blog/non-profit-it-on-a-budget'],
  },
  'xp-offline': {
    ways: `the xp machine is not on the internet so what is the risk | whats the danger of an old pc that never goes online |
      windows xp box runs a machine, we do not browse with it | is xp safe if it is only on our own network |
      how risky is an old windows that we never surf on | the cnc pc has no internet, can it still be infected |
      why bother about a windows 7 machine that is offline | can a virus reach a computer without internet |
      usb stick into the xp machine, is that dangerous | old control pc on the shop network, what can happen |
      what happens if the disk of our xp machine dies | we do not go on the internet with it, is it fine`,
    says: `Less risk than online, but not zero: anything on the same network, a USB stick or the builder's remote box can still reach it, and its holes stay open. Its disk can fail too, and then the machine waits for a rebuilt PC. A network of its own, checked sticks and a tested spare disk cover both.`,
    pages: ['/library/manufacturing-ot-security', '/industries/manufacturing', '/library/network-segmentation-guide'],
  },
  'agent-offline': {
    ways: `how does your agent work on computers without internet | our editing network is air gapped, what do you do there |
      machines that may not touch the internet, can you manage them | isolated network, how do you monitor it |
      offline computers and your remote monitoring | content network has no internet, how would you patch it |
      can you look after pcs that are never connected | air gapped lab computers, is that something you handle |
      does the rmm need a connection to the outside | secure room without internet, how do updates get in |
      our machines are offline by contract, how would you manage them`,
    says: `The agent reports over a connection, so it does not see a machine that has none. For isolated machines our pages describe a network of their own, an image with a tested spare disk, checked USB sticks, and access that opens for a stated time. Tell us which machines these are, so that the quote says how each is covered.`,
    pages: [
      '/library/manufacturing-ot-security',
      '/library/remote-monitoring-and-management',
      '/library/network-segmentation-guide',
    ],
  },
  tape: {
    ways: `lto restores, do you do those or is that on us | do you do tape backup | we archive to lto, who looks after it |
      can you restore from our old tapes | tape library support | we keep footage on tapes, who restores them |
      do you look after an lto drive | backup tapes in a safe, can you read them | old dds cartridges with our data |
      is tape still ok as a backup`,
    says: `Our pages name no work with your own tapes: the restores that we promise come from backups that we run. A tape on a shelf elsewhere counts as an offline copy, if it is swapped on schedule. Tell us the drive and the program, and we say plainly whether we can help.`,
    pages: ['/library/immutable-backup-explained', '/service-levels'],
  },
  'event-wifi': {
    ways: `do you do wifi for events | wifi for a conference at a hotel | internet for 400 people for two days |
      temporary wifi at a banquet hall | trade show booth internet | wedding venue wifi for a weekend |
      can you run the network at our gala | access points for a one day event | event with live stream, who does the internet |
      festival wifi | rent wifi equipment for a conference | guest internet for a fundraiser in a hotel`,
    says: `Our pages list no Wi-Fi for events in a hotel or a hall: we plan Wi-Fi for offices, plants and warehouses, and internet for job sites. Call ${company.phone.display} with the date and the number of guests before you count on us.`,
    pages: ['/library/wifi-coverage-planning', '/library/construction-site-connectivity', '/contact-us'],
  },
  'plain-need': {
    ways: `i just want email to work and people to stop calling me about passwords | i am tired of being the it person for my staff |
      my people come to me with every computer problem | take the computer questions off my desk |
      i want to run my business and not fix printers | somebody else should deal with our passwords and email |
      everyone asks me when outlook breaks and i am the owner | just make our email and computers work |
      i need someone my staff can call instead of me | we only want things to work and a number to call`,
    says: `That is what the plan is for: your staff call our help desk as often as needed, and passwords, email, updates and backup are our work. It costs ${claims.planPrice.value} per person per month, and someone who only has a mailbox on a phone usually does not count. Fewer than five people usually pay less by the hour.`,
    pages: ['/services/managed-it', '/services/managed-it/help-desk', '/pricing'],
  },
  'which-email': {
    ways: `no idea if our email is microsoft or godaddy | how do i find out who hosts our email | i do not know what email system we have |
      our email is with godaddy i think | who is our email provider, can you check |
      some guy set up our email years ago and i do not know where it is | is my email google or microsoft, how can i tell |
      we pay godaddy for email but it looks like outlook | find out which company runs our mailboxes |
      not sure whether it is office 365 or something else`,
    says: `We find that out: a public record of your domain (MX) names the system that receives its email. Have the name of the domain and the last invoice for email or domain ready when you call. Moving email and files to Microsoft 365 or Google Workspace is priced ${priceOfRate(rates['cloud-move'])}, once.`,
    pages: ['/library/email-migration-planning', '/services/cloud-solutions', '/pricing'],
  },
  'chromebooks-students': {
    ways: `do you manage student devices and content filtering | chromebooks for 200 students and ipads, who manages them |
      student ipads with a web filter | do you filter what students can open | school with student chromebooks and windows for teachers |
      manage devices of pupils and teachers | internet filter for students under 13 | one to one chromebook program at our school |
      safe browsing on classroom tablets | are student laptops part of your service`,
    says: `In part. On tablets that the school owns, each group gets the apps that it needs; Chromebooks go best with Google Workspace, which we look after. From Professional up, known dangerous websites are blocked on computers with the security sensor. Our pages name no price and no web filter for students' devices: tell us how many.`,
    pages: [
      '/library/mobile-device-security',
      '/services/cybersecurity/endpoint-protection',
      '/library/microsoft-365-vs-google-workspace',
    ],
  },
  'ai-tools-policy': {
    ways: `do you have an ai policy template | chatgpt policy for staff we can copy | written rules about ai, do we need a lawyer for that |
      parents ask what we do with student data and chatgpt, is there a policy | acceptable use policy for ai tools |
      sample ai policy for a small office | two page ai policy to adapt | our board wants an ai policy by next month |
      who writes our ai guidelines | template that says what staff may paste into ai | policy on copilot and chatgpt for a school`,
    says: `Yes: two pages to copy and adapt, with everyday examples sorted into allowed, ask first and never. Name one approved tool, and put personal data of clients, patients or students on the never list. A lawyer should read the clauses on employment and monitoring.`,
    pages: ['/library/ai-acceptable-use-policy', '/library/ai-data-privacy-basics', '/services/ai-security-solutions'],
  },
  'non-profit-licences-who': {
    ways: `who applies for the donated microsoft licences, you or us | do you set up the charity licences for us |
      who fills in the nonprofit application | we heard licences are free for charities, who sets that up |
      can you apply to techsoup on our behalf | help getting the microsoft nonprofit offer | who renews the nonprofit licences each year |
      register our charity with microsoft | google for nonprofits sign up, can you do it | do we apply ourselves for the microsoft grant`,
    says: `The grant is yours: the charity applies in its own name, from a role address of its own, with the seven documents that our guide lists. We set up Microsoft 365 or Google Workspace and the accounts, and check each year that you still qualify.`,
    pages: ['/library/non-profit-technology-discounts', '/industries/non-profit'],
  },
});
