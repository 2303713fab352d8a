import { company } from '../../../shared/company/company.ts';
import { amountOfRate, priceOfRate, rates } from '../rates.ts';
import { answersFor } from './answer-record.ts';

/** Email, calendars, files and licences in Microsoft 365, as people ask about them at their desk. */
export const mailAndOffice = answersFor('clients', '2026-11-27', {
  'shared-mailbox': {
    ways: `three people have to read info@ without passing a password around | set up a shared inbox for sales@ |
      can several of us answer from accounts@ | one address for the whole team, everyone sees the mails |
      does a shared mailbox need its own licence | we want office@ to land with two receptionists |
      two of us should see the same orders inbox | how do we share the bookings@ mailbox safely |
      make support@ visible for four staff | common inbox for the front desk`,
    says: `With a shared mailbox: each of you opens it from your own sign-in, so nobody knows a password for it, and it needs no licence within its size limit. Clients call the help desk with the address and the names; it is part of looking after Microsoft 365.`,
    pages: ['/services/cloud-solutions/microsoft-365', '/library/microsoft-365-licence-guide'],
  },
  'signature-everyone': {
    ways: `same email signature for all staff with the logo | company wide signature in outlook |
      can you put our new logo in everybodys signature | signatures look different on every computer |
      add a disclaimer under every email we send | central email signatures | change the footer of all our emails at once |
      marketing banner in everyones signature | signature on phones too not just outlook |
      our address changed, who updates the signatures`,
    says: `Yes, set once for the whole firm: a rule in Microsoft 365 adds text and logo to every message that leaves, from phones too. A signature program, licensed separately, also shows it while people write and adds each person's title.`,
    pages: ['/services/cloud-solutions/microsoft-365', '/library/email-migration-planning'],
  },
  'godaddy-worth': {
    ways: `is it worth leaving godaddy email for microsoft 365 | our mail runs at godaddy, should we move |
      godaddy sold us office 365, is that the real thing | difference between godaddy email and office 365 |
      should we move off the email that came with our website | email from the web host, is that good enough |
      we are on bluehost mail, worth switching to outlook 365 | old pop3 email from our website company |
      why not just stay with the godaddy mailboxes | can you get our microsoft account out of godaddy`,
    says: `Usually yes: email from a web host lacks the calendars, shared files and sign-in rules of Microsoft 365, and your addresses stay the same. If GoDaddy sold you Microsoft 365, the mailboxes can stay, and the tenant is released from GoDaddy's console. A move is priced ${priceOfRate(rates['cloud-move'])}, once.`,
    pages: [
      '/services/cloud-solutions/microsoft-365',
      '/library/email-migration-planning',
      '/services/cloud-solutions',
    ],
  },
  'licence-compare': {
    ways: `business basic or standard or premium | what does premium have that standard does not |
      standard vs premium office 365 | what is in business premium | why pay more for premium |
      which microsoft plan has the desktop apps | do we need business premium or is standard fine |
      explain the microsoft 365 plans | compare the office 365 plans for a small firm | m365 std v prem`,
    says: `Standard and Premium have the same programs; Premium adds security: sign-in rules by place and device, encryption and wiping of laptops and phones, and protection with detection and response. Basic has only the web versions. Premium is the usual pick for anyone with a laptop and client records, and you may mix plans.`,
    pages: ['/library/microsoft-365-licence-guide', '/services/cloud-solutions/microsoft-365'],
  },
  'licence-light': {
    ways: `cheapest licence for someone who only reads email | do warehouse guys need a full office licence |
      part time staff only use mail, which plan | licence for people without word or excel |
      is business basic enough for reception | our drivers only check email on the phone, what plan |
      smaller microsoft plan for casual staff | do volunteers need a microsoft seat |
      what licence does someone need who never opens excel | f3 or basic for the shop floor`,
    says: `No, Business Basic is enough for someone who works in email and the browser, and a frontline plan (F1 or F3) for people on shared devices or phones. Keep Premium for those who handle client records or money, or who carry a laptop. Plans can be mixed in one firm.`,
    pages: ['/library/microsoft-365-licence-guide', '/blog/microsoft-365-licences-you-may-not-need'],
  },
  'licence-unused': {
    ways: `we pay for more office seats than we have staff | too many microsoft licences | extra 365 licences nobody uses |
      how do i cancel licences of people who left | are we paying for unused office 365 seats |
      30 licences and 24 employees | can i drop seats before the year is over | microsoft bill is higher than our headcount |
      find licences we do not need | do ex employees still cost us a licence`,
    says: `Compare the list of users with payroll, and free the seats of people who left, of shared addresses and of devices; convert a leaver's mailbox to a shared one first, or it is deleted after about a month. On a yearly term the saving begins only at renewal. We do that review with you.`,
    pages: ['/blog/microsoft-365-licences-you-may-not-need', '/library/microsoft-365-licence-guide'],
  },
  'outlook-password': {
    ways: `outlook asks for my password again and again | password box keeps popping up in outlook |
      outlook will not accept my password | i type the password and outlook asks again | outlook says need password |
      keeps wanting me to sign in to outlook | outlook login loop since this morning |
      mail asks for credentials every five minutes | outlook prompts for a password all day`,
    says: `Sign in to Outlook in a browser first, with your code. If that works, the account is fine and a saved sign-in on the computer is stale: close Outlook, restart and try again; if it fails there too, the account itself needs help. Clients call the help desk at ${company.phone.display}; without a plan a technician costs ${priceOfRate(rates.hour)}.`,
    pages: ['/services/managed-it/help-desk', '/pricing'],
  },
  'outlook-stuck': {
    ways: `outlook hangs on loading | outlook does not update my inbox | no new mail in outlook since lunch |
      outlook says disconnected | inbox is not syncing | outlook is stuck at synchronizing |
      mail shows on my phone but not in outlook | web mail is fine but the outlook program is not |
      it works in the browser but not on my computer | outlook says trying to connect`,
    says: `Look at your mail in a browser: if it is all there, nothing is lost and only the program is at fault. See that Work Offline is off and restart once; then a new Outlook profile cures it, which the help desk makes on your screen. Without a plan a technician costs ${priceOfRate(rates.hour)}.`,
    pages: ['/services/managed-it/help-desk', '/pricing'],
  },
  'email-not-arrived': {
    ways: `an email with an attachment never reached me | client swears he sent it but we got nothing |
      we do not receive mail from one supplier | where did that email go, its not in junk |
      attachments do not come through | someone sent us a file and it did not arrive | mail from a customer is missing |
      they say their email to us bounced | emails from gmail do not reach us | lost email, can you trace it |
      is there a size limit for attachments`,
    says: `Look in Junk and in the quarantine first, and ask the sender whether a failure notice came back. A large or blocked attachment is best sent as a link. If it stays missing, the help desk traces it by sender, date and subject.`,
    pages: ['/library/secure-file-sharing', '/services/managed-it/help-desk'],
  },
  'file-locked': {
    ways: `the file is locked for editing by another user | excel opens read only, someone has it open |
      word says locked by me but i closed it | cant edit the shared spreadsheet its locked |
      document in use by a colleague who went home | sharepoint file stuck in use | who has the file open |
      read only message on the budget file | teams file says locked`,
    says: `Close it on every device, your phone included, wait ten minutes, or open it in the browser, where several people can edit at once. If it stays locked, a program on some computer still holds it: restart that computer. The help desk finds out which one.`,
    pages: ['/library/onedrive-vs-sharepoint', '/services/managed-it/help-desk'],
  },
  'onedrive-errors': {
    ways: `red cross on my onedrive files | onedrive wont sync | onedrive is stuck on processing changes |
      files do not upload to onedrive | sync pending forever | onedrive says not enough space | cloud icon has an x |
      sharepoint folder stopped syncing on my laptop | onedrive sync errors | my files are not the same on both computers`,
    says: `Click the OneDrive icon next to the clock: it names the file and the reason, usually an ended sign-in, a full disk or a name that is too long. A file with a red cross exists only on that computer, so copy new ones elsewhere before anyone resets the sync. The help desk does the rest on your screen.`,
    pages: ['/library/onedrive-vs-sharepoint', '/services/managed-it/help-desk'],
  },
  'scan-to-email': {
    ways: `copier wont email scans | scan to email stopped working | scanner says authentication error |
      multifunction printer cannot send to email | scans no longer arrive in my inbox | canon copier smtp error |
      xerox scan to mail fails since the update | scan to email and office 365 | our scanner lost its email login`,
    says: `Usually its sign-in to email has ended: at the end of December 2026 Microsoft switches off, by default, sending with a user name and a plain password. Scan to a folder meanwhile; then the copier gets another way to send, such as a relay. Clients call the help desk; without a plan a technician costs ${priceOfRate(rates.hour)}.`,
    pages: ['/library/email-migration-planning', '/services/managed-it/help-desk'],
  },
  'cloud-drive-choice': {
    ways: `dropbox google drive or sharepoint, which one | should we leave dropbox for sharepoint |
      box or onedrive for the office | we pay for dropbox and microsoft, do we need both |
      best place for shared files in the cloud | is dropbox good enough for a business |
      which cloud storage do you recommend | sharepoint or google drive for our documents`,
    says: `SharePoint, if you already have Microsoft 365: it is in the licence, and accounts, MFA and closing access are then in one place. Large linked drawings and databases are the exception, since they break in any synced folder, Dropbox included. What one person works on belongs in OneDrive, what the firm must keep in SharePoint.`,
    pages: ['/library/onedrive-vs-sharepoint', '/cloud-services-vaughan', '/library/secure-file-sharing'],
  },
  'retention-email': {
    ways: `how long do we have to keep old emails | can we delete emails after two years |
      rule to keep email for seven years | are teams messages a business record | retention policy for teams chats |
      do i have to archive emails | set up email retention for us | when may we delete old chats |
      keep everything forever or clean up | cra and emails, how long`,
    says: `By what is in them, not by being email: tax records six years, employment three, a client file as long as a claim could come, and Teams chats follow the same rule. A retention rule in Microsoft 365 keeps both, which we set up once you have chosen the periods. Some professions have rules of their own.`,
    pages: ['/library/records-retention-basics', '/library/saas-backup-explained'],
  },
  'sign-in-blocked-travel': {
    ways: `i am in florida and cannot sign in | locked out of email on vacation | sign in blocked because im abroad |
      my account does not work from another country | staff member overseas got blocked by microsoft |
      flagged as a risky sign in while travelling | email stopped when i landed in portugal |
      should i tell you before i go abroad | access from the us is blocked for my laptop`,
    says: `Call the help desk: sign-ins are often limited to the countries where your people are. Once a technician has called you back at a number on file, that country is opened for your dates. Tell us country and dates before the next trip, so that nobody is blocked.`,
    pages: ['/library/zero-trust-for-small-business', '/services/managed-it/help-desk'],
  },
  'teams-freezes': {
    ways: `teams freezes in meetings | zoom gets choppy when i share | video calls stutter | screen sharing hangs in teams |
      my video call keeps freezing | meeting picture freezes but sound goes on | teams is laggy with video |
      people say i freeze in calls | google meet keeps cutting out`,
    says: `Use a cable instead of Wi-Fi, close other video and share one window. If it is only you, the help desk looks at your computer and line; if it is several of you at once, the office's upload is full, and a faster computer will not help.`,
    pages: ['/library/call-quality-troubleshooting', '/services/managed-it/help-desk'],
  },
  'new-laptop-price': {
    ways: `what does a business laptop cost | price of a laptop roughly | how much for three laptops ballpark |
      budget per computer | what should a decent office laptop cost | rough price for a desktop pc |
      cost to replace ten computers | how much is a laptop through you`,
    says: `Each computer comes with a fixed quote, within two business days once we know the programs it has to run: our price list names no amount. Our planning guide works out an example for 20 laptops, with warranty and setup. Preparing one that you bought costs ${amountOfRate(rates['new-computer'])}.`,
    pages: ['/library/hardware-lifecycle-planning', '/pricing'],
  },
  'mailbox-full': {
    ways: `my mailbox is full | outlook says quota exceeded | cannot send because the mailbox is over its limit |
      how do i make room in outlook | mailbox size limit | inbox has 48 gb what now | archive my old mail`,
    says: `Empty Deleted Items first, then look at your five largest folders: usually one of them holds the attachments that fill it. If it stays full, the help desk sets up an archive or a larger plan. Nothing is lost, but senders get a failure notice until there is room.`,
    pages: ['/library/microsoft-365-licence-guide', '/services/managed-it/help-desk'],
  },
  'email-new-phone': {
    ways: `set up work email on my new iphone | new phone, how do i get outlook on it | add my office mail to my android |
      got a samsung and need company email on it | email setup on a new tablet | my phone lost the work mail account`,
    says: `Install Outlook on it and sign in with your work address and your code; if the codes were on the old phone, the help desk gives you a temporary pass first. Clients call and do it together with a technician in a few minutes. Then the work data is removed from the old phone.`,
    pages: ['/library/mobile-device-security', '/services/managed-it/help-desk'],
  },
  'unsend-email': {
    ways: `can i recall an email | unsend a message in outlook | i sent an email too early, take it back |
      undo send in outlook | stop an email that just went out | delay sending so i can stop mistakes`,
    says: `Not for sure: once it has left the firm, nobody can call it back, so ask the recipient in writing to delete it. A send delay of one minute stops the next one; the help desk sets it for everyone. If it held personal data of others, say so now: then it is a possible breach.`,
    pages: ['/blog/protecting-client-files-at-a-small-law-firm', '/library/pipeda-breach-reporting'],
  },
  'website-hacked': {
    ways: `our website was hacked and shows casino ads | website redirects to a strange page | google says our site is dangerous |
      somebody defaced our homepage | wordpress site got infected | our site sends people to a scam page`,
    says: `Have whoever hosts the website take it offline and restore a clean copy, and change the passwords of host and registrar from a clean computer. Cleaning websites is not our work. If email or another system had the same password, call ${company.phone.display} now: that part is.`,
    pages: ['/library/emergency-it-support-toronto', '/who-we-are-for'],
  },
});
