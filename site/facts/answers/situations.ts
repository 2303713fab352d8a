import { company } from '../../../shared/company/company.ts';
import { priceOfRate, rates, terms } from '../rates.ts';
import { facts } from '../records/index.ts';
import { answersFor } from './answer-record.ts';

/** What comes up in an office and belongs to no single subject. */
export const situations = answersFor('buyers', '2026-11-26', {
  'new-site': {
    ways: `we are opening a second location and need wiring internet and phones | opening another clinic in ten weeks, can you do everything | new branch needs cabling phones tablets and internet | can one company set up the whole new office | do i need five contractors for our new store | build out of a new location | we bought another practice, who sets it up | fit out of a new restaurant, internet cabling and phones | we take over a second shop next month, can you wire it and set up the computers | new suite with nothing in it yet, where do we begin | can you handle the it for our expansion to another town | opening a new office in june, what do you do and what not | second clinic, chairs come in march, need network and phones | one contact for the whole setup of a new site`,
    says: `Yes, as one project with a fixed quote: internet line, network and Wi-Fi, cabling through an installer, phones and computers, with one plan and one person for it. Cameras, alarms, door systems and TVs stay with their suppliers; we give them a network. Order the line first, since carriers take longest: twelve weeks ahead is safe.`,
    pages: ['/library/office-move-it-checklist', '/who-we-are-for', '/library/structured-cabling-guide'],
  },
  'client-texting': {
    ways: `can patients text our office number | texting from the office line | can customers text us on our main number | sms from the business number | can we send text reminders from our number | we want clients to text the office and not our cell phones | my agents text clients from their own phones, can that be kept | business texting with a record | do your phones do sms | can the front desk answer texts on a computer | save the texts we send to clients | text messages on a voip number | is it ok to text clients from a personal cell | one number for calls and texts`,
    says: `Yes. Texting clients from a business number, with the record kept, is part of our business communication setup. Texts on private phones belong to the phone, not to the firm, and leave with the person who owns it.`,
    pages: ['/services/communication', '/services/voip'],
  },
  'leave-early': {
    ways: `what is the penalty if we leave early | what does it cost to break the contract | fee for leaving in the first year | do we owe the rest of the year if we quit | are the remaining months due | we want out after five months, what do we pay | is there an early termination fee | break fee | cost of ending before twelve months | if we sell the business in the first year do we still pay | do you charge for leaving before the term ends | what do i owe if i stop in month six`,
    says: `The first twelve months are a fixed term. In that time you can leave without a reason of your own only if we miss our service levels. What else ends it, and what is then owed, must stand in the contract: read it in the sample schedule on the pricing page, and have it written in before you sign if it matters to you. ${terms.notice.text}`,
    pages: ['/pricing', '/service-levels'],
  },
  'cancel-where': {
    ways: `who do i email to cancel | where do i send the notice | i want to cancel my service who do i write to | how do i give notice as a client | address for cancellation | does an email count as notice | we are leaving, whom do we tell | send our 60 days notice where | please cancel our plan | cancel my account | i would like to terminate our agreement | can i cancel by phone or must it be written`,
    says: `Write to ${company.email} with your firm's name and the last day; notice is given in writing. ${terms.notice.text} If something went wrong, call ${company.phone.display} first: most of it can be put right.`,
    pages: ['/pricing', '/contact-us'],
  },
  'wrong-bill': {
    ways: `the invoice has too many users | my bill says 8 people but we are 6 | you charged us for someone who left | there is a mistake on our invoice | why is my bill higher this month | we were billed twice | invoice is wrong who fixes it | question about a charge on the bill | we still pay for two people who quit in march | who do i talk to about billing | wrong amount on the statement | dispute an invoice | i dont understand this line on the invoice`,
    says: `Write to ${company.email} or call ${company.phone.display} with the invoice's number and today's staff list: a person compares both. The bill follows your staff list, up and down, from the first of the next month, so tell us when someone starts or leaves.`,
    pages: ['/pricing', '/contact-us'],
  },
  'written-promise': {
    ways: `will you put that in writing | can i have that in writing | is that in the contract | who guarantees that nothing is lost in the handover | put it on paper please | will that be part of the agreement | i want this promise written down | do you sign for that | is that just talk or is it written anywhere | verbal promises are worth nothing to me | can you confirm this by email | show me where that is written`,
    says: `Yes. Prices, tier, term, notice and handover stand in the contract's schedule, the times in a second one, and a project's steps and dates in its quote. If something that you were told is in none of them, ask for it to be written in before you sign.`,
    pages: ['/pricing', '/service-levels'],
  },
  'old-records': {
    ways: `how long do we have to keep client files | closed files must be kept for years where do we put them | cheap storage for old matters | archive old records without losing them | keep patient records after closing | how many years do i keep tax records | can you store our old files for years | retention of old emails | what can we delete and what must stay | i am retiring, who keeps the customer records | long term archive that costs little | how long should we keep invoices | where do old case files go | legal hold and keeping old files`,
    says: `Most records in Ontario follow four clocks: six years for tax, three for employment, two for privacy breaches, and as long as a claim could come; regulators of professions add their own. Our guide has a schedule to copy. Closed files move to cheaper read-only storage with a backup and a date on which they are destroyed; we quote that by amount.`,
    pages: ['/library/records-retention-basics', '/services/cloud-solutions/cloud-backup-dr'],
  },
  'non-profit-licences': {
    ways: `did microsoft stop giving free licences to charities | free office for non profits | microsoft nonprofit grant changed | what do charities get from microsoft now | is business premium still free for us as a charity | techsoup and microsoft for our society | google for nonprofits or microsoft | do volunteers count for the free licences | how do we prove we are a charity to microsoft | nonprofit pricing for office 365 | they are taking away our donated licences | we lost our free microsoft licences`,
    says: `${facts['nonprofit-grants'].text} Granted licences are for staff, not for members or the people you serve. Google has a comparable offer. Our guide says how to prove that you qualify, and how to track each renewal.`,
    pages: ['/library/non-profit-technology-discounts', '/library/microsoft-365-licence-guide'],
  },
  'board-talk': {
    ways: `can you present to our board | explain it to our directors in plain english | come to a partners meeting and explain the plan | our board is not technical, can someone talk to them | do you speak at board meetings | make a presentation for the owners | someone who explains the budget to our board | our trustees want to hear it from you | can you convince my partners | a talk for our committee about cyber risk | who explains this to the management team | report for the board`,
    says: `Yes. The vCIO explains the IT line to your partners, board or lender: what you have, what it costs, what could go wrong, in plain words and on one page. It costs ${priceOfRate(rates['vcio-hour'])}, and is part of a vCIO plan.`,
    pages: ['/services/vcio-it-consulting', '/library/it-metrics-for-owners'],
  },
  'new-phone-codes': {
    ways: `i got a new phone and the code app is gone | how do i reset my mfa | authenticator was on my old phone | lost my phone and cant log in because of the code | new cell phone, cant approve sign ins | the six digit code goes to my old number | my phone broke and i need it to log in | switch the authenticator to another phone | two factor is on a phone i no longer have | locked out because of multi factor | i changed phones and outlook wants approval | reset two step verification`,
    says: `Call the help desk at ${company.phone.display}: a technician calls you back at a number on file, to be sure that it is you, gives you a temporary pass, removes the old phone and sets up the new one with you. If the old phone may be in other hands, say so first.`,
    pages: ['/library/multi-factor-authentication-rollout', '/services/managed-it/help-desk'],
  },
  'shared-login': {
    ways: `several people use one email login | my staff share one password | is it bad that the cooks use the same account | we all log in as reception | can five people use one mailbox | one licence for three part timers | shared account for the front desk | everyone knows the office password | do we need a login for each person | is sharing logins a problem | one computer account for all shifts | how should part timers share an inbox`,
    says: `It works until something goes wrong: nobody can tell who did what, a leaver still knows the password, and codes go to one person's phone. Give each person a sign-in of their own and the team a shared mailbox, which needs no licence of its own; where a site allows only one login, it goes into a shared vault.`,
    pages: ['/library/password-manager-adoption', '/library/microsoft-365-security-baseline'],
  },
  'other-logins': {
    ways: `she also had the instagram login | ex manager has our facebook page | who has the uber eats password | social media accounts after someone quits | our former employee is still admin of the google listing | the domain is under an ex employees name | he set up our accounts with his own email | get back our linkedin page | the guy who left knows all our logins | delivery app logins after a manager left | bank portal and supplier logins of a leaver | what else did she have access to`,
    says: `Those too. List what the person could open besides email: social media, delivery and supplier sites, bank portal, domain, alarm. In each, change the password and the recovery email and phone, end the open sessions and remove the person as owner. Our checklist has the whole list; we do it with you for what you hold.`,
    pages: ['/library/it-offboarding-checklist', '/library/it-documentation-essentials'],
  },
  'bot-languages': {
    ways: `can the chatbot speak french | does your bot do mandarin | a bot in two languages | will the chatbot answer in spanish too | can it talk to customers in punjabi | which languages can a chatbot answer in | bilingual chatbot | french version of the bot | can it switch language by itself | our customers write in portuguese, can the bot answer | multilingual assistant for our website | does a second language cost more for the bot`,
    says: `Yes: a chatbot can answer in French or another language where your clients need it. The answers in that language have to be checked by someone who speaks it, so the quote names each language.`,
    pages: ['/services/chatbot-development', '/library/chatbot-planning-guide'],
  },
  'block-apps': {
    ways: `block tiktok on the tablets | can you stop apps on company ipads | no games on the work phones | allow apps for teachers but not for students | lock the tablets to one app | restrict what can be installed on our phones | kiosk mode for ipads | disable the app store on work tablets | block vpn apps on devices | different rules for two groups of devices | control which apps staff can use | parental style controls for company tablets`,
    says: `Yes, on devices that the firm owns and manages: a group gets the apps that it needs, others cannot be installed, and a tablet can be locked to a single app. Another group can have other rules. On private phones only the work apps are controlled.`,
    pages: ['/library/mobile-device-security', '/services/cybersecurity/endpoint-protection'],
  },
  'card-numbers': {
    ways: `we keep credit card numbers in excel | is it ok to write down card numbers | customers give us card numbers by phone | card details in an email, what now | where should credit card info be stored | are we allowed to save cards | storing parents card information | pci and our spreadsheet of cards | do we break a rule with card numbers on paper | how do we charge the same card every month safely | clients email us their credit card | card numbers in our booking notes`,
    says: `Do not keep card numbers in a sheet, an email or on paper, and never the three digits on the back: the card rules (PCI DSS) then ask for their longest form. Let the payment company keep the card and give you a token, or send a payment link. Take over what is needed, then have the file deleted from its backups too.`,
    pages: ['/library/pci-dss-for-small-merchants'],
  },
  'lines-forgotten': {
    ways: `what happens to our alarm line with voip | does the elevator phone work over voip | our pa system runs on the phone line | door buzzer and voip | fax machine when we switch phones | school bell on the phone system | will the paging speakers still work | credit card machine uses the phone line | fire alarm panel and internet phones | gate intercom after changing phones | do i keep one old line | what breaks when we go voip`,
    says: `Lines that are not for talking are found first: fax, alarm, elevator, door, gate, paging and payment terminals. Paging and doors get an adapter or a replacement; the alarm and elevator companies move their own line, with a test call. Whatever cannot move keeps an ordinary line.`,
    pages: ['/library/voip-readiness-checklist', '/services/voip'],
  },
  'fixed-day': {
    ways: `do you send someone one day a week | a technician on site every tuesday | can we have a person here two days a month | part time it person in our office | dedicated engineer at our site | somebody at our office on a fixed day | weekly on site visits | monthly visit included | do you come regularly or only when something breaks | we want a face in the office once a week | standing visit on mondays | on site support day`,
    says: `Planned visits are part of the larger plans: one a quarter in Professional, one a month in Enterprise. More can be booked at ${priceOfRate(rates.visit)}, on a fixed day if you like. We are not the right firm for an engineer in your building every day.`,
    pages: ['/pricing', '/who-we-are-for'],
  },
  'list-for-sale': {
    ways: `i am selling my business, what about the computers and email | buyer wants all digital assets transferred | make a list of everything we have | one time visit to write down our it | due diligence asks for an it inventory | we buy a company and dont know what it they have | inventory of accounts and machines for a sale | handing over the firm to a buyer | what belongs to us, domain email licences | somebody to come and see what we have, no contract | retiring and passing on the business systems | i dont know what we own`,
    says: `Yes, once and without a plan: a technician comes, lists machines, accounts, domain, licences and who owns each, and you get the list. That is ${priceOfRate(rates.visit)} with the first hour on site; further work is by the hour. Our inventory guide has the sheet if you want to begin yourself.`,
    pages: ['/library/it-asset-inventory-guide', '/library/technology-due-diligence', '/pricing'],
  },
  'cheap-helper': {
    ways: `my nephew does it for 40 an hour | why should i pay you when my son fixes our computers | our guy charges 50 bucks and comes when we call | a friend does our it for free | freelancer is cheaper than you | what do you do that a student cannot | the man who helps us is much cheaper | why a company and not one person | we have a handyman for computers | is a family member good enough for it | my brother in law looks after the network | one man shop or a company`,
    says: `For a handful of people in one cloud program he may be enough, and can stay. What one person cannot give is someone who answers when he is away or asleep, updates and backups that are checked each day, a second pair of eyes on security, and papers that let the next one take over. Ask when the last restore was tested; that decides it.`,
    pages: ['/library/break-fix-vs-managed-it', '/who-we-are-for'],
  },
  'broken-device': {
    ways: `i dropped my laptop | foreman smashed his ipad | coffee on the keyboard | screen is cracked | tablet fell off the roof | my laptop got wet | someone drove over the work phone | broken screen on the front desk computer | the tablet is dead after a fall | who replaces a broken laptop | i spilled water on my macbook | can you fix a broken screen`,
    says: `Call the help desk at ${company.phone.display}. Switch a wet one off and leave it off. We block or wipe it if it may be found by others, give you a way to work today, and set up a replacement with the same apps and files. Repairs under warranty go through the maker; a new one is your purchase, and preparing it is ${priceOfRate(rates['new-computer'])}.`,
    pages: ['/services/managed-it/help-desk', '/library/hardware-lifecycle-planning', '/pricing'],
  },
  'starts-tomorrow': {
    ways: `new hire starts tomorrow and i forgot to tell you | someone begins monday, is that enough notice | we hired a person today, she starts in the morning | late notice for a new employee | can you set up an account today | temp starts in an hour | need a login for a new guy right away | receptionist begins tomorrow and has no computer | short notice onboarding | i need an email for a new person by noon | new person in montreal starting monday with a mac | set up somebody who works far away`,
    says: `Call ${company.phone.display} now with the name, the role and the hour. The account and mailbox can be made the same day; a new laptop cannot, so have a spare ready or let the person begin on a browser. Someone far away gets the computer by courier and a call on the first morning. With ten working days everything is ready.`,
    pages: ['/library/it-onboarding-checklist', '/services/managed-it/help-desk'],
  },
  'slow-from-home': {
    ways: `programs are slow when i work from home | fine in the office but slow at home | vpn is so slow | remote desktop lags from my house | why is salesforce slow from home | working from the cottage everything crawls | opening files over the vpn takes forever | it is fast at work and terrible at home | laggy when i connect remotely | zoom freezes only at my place | home office connection is slow to the server | accounting program slow over vpn`,
    says: `First test the line at home by cable instead of Wi-Fi. If that is good, the detour is the reason: a VPN makes email and web programs slower for no gain, and files on an office server crawl over distance. Then the cloud goes direct, files move, or only the screen travels by remote desktop. The help desk looks at which it is.`,
    pages: ['/library/vpn-vs-zero-trust-access', '/services/managed-it/help-desk'],
  },
  'suspicious-not-client': {
    ways: `can i forward you a strange email, i am not a customer | will you look at a suspicious message for a non client | free check of an email | got a weird text from my boss about gift cards | is this email a scam, we are not with you | who can tell me if this message is real | may i send you a screenshot of a fake invoice | someone wants gift cards | my boss texted me to buy gift cards | is this text a fraud | where do i report a scam email | not your client but need a quick opinion on an email`,
    says: `Do not forward it, since that spreads it. Gift cards, a changed bank account or a code that someone asks for are fraud nearly every time: call the person at a number you already had. You may read it out to us at ${company.phone.display}. Report it to the Canadian Anti-Fraud Centre, and to your bank if money went.`,
    pages: ['/library/phishing-email-warning-signs', '/library/business-email-compromise-defence'],
  },
  'two-suites': {
    ways: `half of us use google and half microsoft | do we have to move everything to microsoft | keep google classroom and office 365 together | would you force us to one system | can you support both google and microsoft at the same time | our school uses google for students and microsoft for staff | mixed gmail and outlook office | must we give up gmail | we use both workspaces, is that ok | will you make us change our email |
      we are on gmail do we have to go to outlook | must we switch from gmail to outlook with you`,
    says: `No, we do not insist on one. We look after Google Workspace as well as Microsoft 365, also side by side; two systems for the same people cost more than either, so we say where joining would pay, and you decide.`,
    pages: ['/library/microsoft-365-vs-google-workspace', '/services/cloud-solutions/microsoft-365'],
  },
  'found-false': {
    ways: `what if we tick yes and it is not true | are you responsible for a wrong answer on the insurance form | who is on the hook if the questionnaire is wrong | we said we have mfa everywhere but we dont | insurer denies the claim because of our answers | do you sign the insurance form with us | false answer on a cyber application | can you vouch for our answers to the insurer`,
    says: `Your firm signs, so your firm answers for it: a wrong yes can cost you the coverage. We give you the proof for each answer that we look after, and mark what is planned as planned. If a yes on an old form was wrong, tell your broker now rather than at a claim.`,
    pages: ['/library/cyber-insurance-readiness', '/blog/cyber-insurance-questions-answered'],
  },
});
