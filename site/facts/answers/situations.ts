import { company } from '../../../shared/company/company.ts';
import { homeTime } from '../../../shared/company/hours.ts';
import { amountOfRate, priceOfRate, rates, terms } from '../rates.ts';
import { facts } from '../records/index.ts';
import { credits, levelTexts } from '../service-levels.ts';
import { answersFor } from './answer-record.ts';

/** What comes up in an office and belongs to no single subject. */
export const situations = answersFor('buyers', '2026-11-26', {
  'new-site': {
    ways: `adding a second clinic in the spring | new branch opens in april, what do you do for us |
      a third restaurant is coming, set up the network and the pcs |
      can one company set up the whole new office | do i need five contractors for our new store |
      build out of a new location | we bought another practice, who sets it up |
      fit out of a new restaurant, internet cabling and phones |
      we take over a second shop next month, can you wire it and set up the computers |
      new suite with nothing in it yet, where do we begin | can you handle the it for our expansion to another town |
      opening a new office in june, what do you do and what not |
      second clinic, chairs come in march, need network and phones | one contact for the whole setup of a new site |
      opening a second clinic in september | new location needs internet and computers |
      we open a new branch clinic in the fall and it has no network at all yet`,
    says: `Yes, as one project with a fixed quote: internet line, network and Wi-Fi, phones and computers, with the cabling done by a licensed contractor. Cameras, alarms and door systems stay with their suppliers; we look after the network they connect to. Order the internet line first: it takes longest, and twelve weeks ahead is safe.`,
    pages: ['/library/office-move-it-checklist', '/who-we-are-for', '/pricing', '/it-support-scarborough'],
  },
  'client-texting': {
    ways: `can patients text our office number | texting from the office line |
      can customers text us on our main number | sms from the business number |
      my agents text clients from their own phones, can that be kept | business texting with a record |
      do your phones do sms | can the front desk answer texts on a computer | save the texts we send to clients |
      text messages on a voip number | is it ok to text clients from a personal cell | one number for calls and texts`,
    says: `Yes. Texting clients from a business number, with the record kept, is part of our business communication setup, priced ${priceOfRate(rates.communication)}. Your people can use it in an app on their own phones; texts from a private number leave with whoever owns the phone.`,
    pages: ['/services/communication', '/services/voip'],
  },
  'leave-early': {
    ways: `is there a penalty for leaving | exit charge | what do you charge us for getting out |
      what is the penalty if we leave early | what does it cost to break the contract |
      fee for leaving in the first year | do we owe the rest of the year if we quit | are the remaining months due |
      we want out after five months, what do we pay | is there an early termination fee | break fee |
      cost of ending before twelve months | if we sell the business in the first year do we still pay |
      do you charge for leaving before the term ends | what do i owe if i stop in month six |
      is there a cancellation fee | cancelation fee? | are there exit fees | what do you charge when a client leaves you |
      do you bill for the handover when we go`,
    says: `Our pages name no fee for leaving, and up to ${terms.leaving.value} of handover are included. In the first ${terms.term.value} they name only one reason to leave: missed service levels. ${credits.text.split('. ').at(-1)} For anything else, the contract decides what you owe, so ask on the first call and have the answer written in before you sign.`,
    pages: ['/pricing', '/service-levels'],
  },
  'cancel-where': {
    ways: `who do i email to cancel | where do i send the notice | i want to cancel my service who do i write to | how do i give notice as a client | address for cancellation | does an email count as notice | we are leaving, whom do we tell | send our 60 days notice where | please cancel our plan | cancel my account | i would like to terminate our agreement | can i cancel by phone or must it be written`,
    says: `Put it in writing to ${company.email}, with your company's name and the date you want to stop. ${terms.notice.text} If we have let you down, call ${company.phone.display} first and ask for management.`,
    pages: ['/pricing', '/people', '/contact-us'],
  },
  'wrong-bill': {
    ways: `the invoice has too many users | my bill says 8 people but we are 6 | you charged us for someone who left | there is a mistake on our invoice | why is my bill higher this month | we were billed twice | invoice is wrong who fixes it | question about a charge on the bill | we still pay for two people who quit in march | who do i talk to about billing | wrong amount on the statement | dispute an invoice | i dont understand this line on the invoice`,
    says: `Call ${company.phone.display} or write to ${company.email} with the invoice number and today's staff list; the person who handles invoices looks into it. ${terms.headcount.text} So tell us when someone starts or leaves.`,
    pages: ['/pricing', '/people', '/contact-us'],
  },
  'written-promise': {
    ways: `can i have that in writing | is that in the contract | put it on paper please |
      will that be part of the agreement | i want this promise written down | do you sign for that |
      is that just talk or is it written anywhere | verbal promises are worth nothing to me |
      can you confirm this by email | show me where that is written | is it in the contract or is it marketing |
      nice words, where does the agreement say so`,
    says: `Yes, in writing: the contract's schedule has the tier, prices, term, notice and handover, a second schedule has the response times, and a project has a fixed quote. If you were told something that is in none of them, ask for it to be written in before you sign. The contract is what counts.`,
    pages: ['/pricing', '/service-levels'],
  },
  'old-records': {
    ways: `how long do we have to keep client files | cheap storage for old matters |
      archive old records without losing them | keep patient records after closing |
      how many years do i keep tax records | can you store our old files for years | retention of old emails |
      what can we delete and what must stay | i am retiring, who keeps the customer records |
      long term archive that costs little | how long should we keep invoices | where do old case files go |
      legal hold and keeping old files`,
    says: `Most business records in Ontario follow four clocks: six years for tax, three for employment, two for privacy breaches, and as long as a claim could come. Some professions have rules of their own, and our guide has a schedule to copy. Closed files belong in a read-only archive with a date for destruction, rather than in a backup; tell us how much you have, and we quote it.`,
    pages: [
      '/library/records-retention-basics',
      '/library/law-firm-document-management',
      '/services/cloud-solutions/cloud-backup-dr',
    ],
  },
  'non-profit-licences': {
    ways: `did microsoft stop giving free licences to charities | free office for non profits | microsoft nonprofit grant changed | what do charities get from microsoft now | is business premium still free for us as a charity | techsoup and microsoft for our society | google for nonprofits or microsoft | do volunteers count for the free licences | how do we prove we are a charity to microsoft | nonprofit pricing for office 365 | they are taking away our donated licences | we lost our free microsoft licences`,
    says: `${facts['nonprofit-grants'].text} ${facts['nonprofit-licences'].text} Google has a comparable offer; our guide says how to prove that you qualify and how to track each renewal.`,
    pages: ['/library/non-profit-technology-discounts', '/library/microsoft-365-licence-guide'],
  },
  'board-talk': {
    ways: `can you present to our board | explain it to our directors in plain english | come to a partners meeting and explain the plan | our board is not technical, can someone talk to them | do you speak at board meetings | make a presentation for the owners | someone who explains the budget to our board | our trustees want to hear it from you | can you convince my partners | a talk for our committee about cyber risk | who explains this to the management team | report for the board |
      would someone come to a council meeting in the evening to explain it, is there a charge |
      can you come to our evening meeting and speak to the members | what does it cost when you present to our council`,
    says: `Yes. Our vCIO, a part-time IT director, explains the IT budget to your partners, your lender or your board in plain words: what is fine, what will break, and what needs a decision. It costs ${priceOfRate(rates['vcio-hour'])}; hours for it are part of a monthly vCIO plan and of the Enterprise tier.`,
    pages: ['/services/vcio-it-consulting', '/pricing', '/library/it-metrics-for-owners'],
  },
  'new-phone-codes': {
    ways: `i got a new phone and the code app is gone | how do i reset my mfa | authenticator was on my old phone |
      new cell phone, cant approve sign ins | the six digit code goes to my old number |
      my phone broke and i need it to log in | two factor is on a phone i no longer have |
      locked out because of multi factor | i changed phones and outlook wants approval | reset two step verification |
      mfa stopped working new phone | lost my authenticator`,
    says: `Call the help desk at ${company.phone.display}. A technician makes sure that it is you, by calling back a number on file or through your manager, gives you a temporary pass, and sets up the new phone with you. If the old phone was lost or stolen, say that first.`,
    pages: ['/library/multi-factor-authentication-rollout', '/services/managed-it/help-desk'],
  },
  'shared-login': {
    ways: `several people use one email login | my staff share one password | is it bad that the cooks use the same account | we all log in as reception | can five people use one mailbox | one licence for three part timers | shared account for the front desk | everyone knows the office password | do we need a login for each person | is sharing logins a problem | one computer account for all shifts | how should part timers share an inbox`,
    says: `Each person needs a sign-in of their own. From it the team can open one shared mailbox, which needs no licence within its size limit; where a website allows only one login, keep it in a shared vault. With one account for everyone you cannot tell who did what, people who left still know the password, and the code goes to one person's phone.`,
    pages: [
      '/library/password-manager-adoption',
      '/library/microsoft-365-licence-guide',
      '/library/microsoft-365-security-baseline',
    ],
  },
  'other-logins': {
    ways: `she also had the instagram login | ex manager has our facebook page | who has the uber eats password |
      social media accounts after someone quits | our former employee is still admin of the google listing |
      the domain is under an ex employees name | he set up our accounts with his own email | get back our linkedin page |
      the guy who left knows all our logins | delivery app logins after a manager left |
      bank portal and supplier logins of a leaver | what else did she have access to`,
    says: `Change those passwords too, and take the person off the list of administrators: social media, supplier and delivery sites, bank portal, domain, alarm. Check which phone and email each one sends its codes to. If the person who left is the only administrator, ask for it back in writing today, since the platforms' own recovery takes weeks.`,
    pages: ['/blog/offboarding-without-leaving-doors-open', '/library/it-offboarding-checklist'],
  },
  'other-logins-lost': {
    ways: `our bookkeeper left and nobody knows the accounting password |
      only the old manager had the password to our program | ex staff took the login of our booking system |
      we lost the login of our accounting software | the person with the password has quit, how do we get in |
      no one here knows the admin password of our practice software`,
    says: `Ask the program for a reset: it goes to the email of the account, and the mailbox of someone who left can be opened by whoever takes over. If that fails, the program's maker can help, and in the plan we call it for you. Then change the password, and keep it in a shared vault.`,
    pages: [
      '/blog/offboarding-without-leaving-doors-open',
      '/library/password-manager-adoption',
      '/services/managed-it',
    ],
  },
  'bot-languages': {
    ways: `can the chatbot speak french | does your bot do mandarin | a bot in two languages | will the chatbot answer in spanish too | can it talk to customers in punjabi | which languages can a chatbot answer in | bilingual chatbot | french version of the bot | can it switch language by itself | our customers write in portuguese, can the bot answer | multilingual assistant for our website | does a second language cost more for the bot`,
    says: `Yes: a chatbot we build can answer in French or another language where your clients need it. Someone at your firm has to be able to check those answers. Our pages name no price per language, so tell us which ones before we quote.`,
    pages: ['/services/chatbot-development', '/library/ai-content-review-checklist', '/library/chatbot-planning-guide'],
  },
  'block-apps': {
    ways: `block tiktok on the tablets | can you stop apps on company ipads | no games on the work phones | allow apps for teachers but not for students | lock the tablets to one app | restrict what can be installed on our phones | kiosk mode for ipads | disable the app store on work tablets | block vpn apps on devices | different rules for two groups of devices | control which apps staff can use | parental style controls for company tablets`,
    says: `Yes, on phones and tablets that your company owns and manages: each group gets the apps it needs, and a tablet can be locked to a single app. On private phones only the work apps are controlled, and the rest stays private.`,
    pages: ['/library/mobile-device-security', '/resources/case-studies/construction-firm-mobile-fleet'],
  },
  'card-numbers': {
    ways: `we keep credit card numbers in excel | is it ok to write down card numbers | customers give us card numbers by phone | card details in an email, what now | where should credit card info be stored | are we allowed to save cards | storing parents card information | pci and our spreadsheet of cards | do we break a rule with card numbers on paper | how do we charge the same card every month safely | clients email us their credit card | card numbers in our booking notes`,
    says: `Do not keep card numbers in a spreadsheet, an email or on paper, and never the three digits on the back: it puts you on the longest card-rules form (PCI DSS). Let the payment company keep the card and give you a token, or send a payment link. Ask your processor, then delete the old numbers, also from notes and mailboxes.`,
    pages: ['/library/pci-dss-for-small-merchants'],
  },
  'lines-forgotten': {
    ways: `what happens to our alarm line with voip | does the elevator phone work over voip | our pa system runs on the phone line | door buzzer and voip | fax machine when we switch phones | school bell on the phone system | will the paging speakers still work | credit card machine uses the phone line | fire alarm panel and internet phones | gate intercom after changing phones | do i keep one old line | what breaks when we go voip`,
    says: `They are checked one by one before the old service is cancelled: fax, alarm, elevator, door, gate, paging and payment terminals. Paging and doors get an adapter or a replacement; the alarm and elevator companies move their own line, with a test call. Whatever cannot move keeps an ordinary line.`,
    pages: ['/library/voip-readiness-checklist', '/services/voip'],
  },
  'fixed-day': {
    ways: `do you send someone one day a week | a technician on site every tuesday | can we have a person here two days a month | part time it person in our office | dedicated engineer at our site | somebody at our office on a fixed day | weekly on site visits | monthly visit included | do you come regularly or only when something breaks | we want a face in the office once a week | standing visit on mondays | on site support day`,
    says: `Planned visits are part of two plans: one a quarter in Professional, one a month in Enterprise. You can book more, at ${priceOfRate(rates.visit)}; tell us which day you would like. If you need an engineer in your building every day, hire one, and let us cover nights, vacations and security.`,
    pages: ['/pricing', '/who-we-are-for'],
  },
  'list-for-sale': {
    ways: `i am selling my business, what about the computers and email | buyer wants all digital assets transferred | make a list of everything we have | one time visit to write down our it | due diligence asks for an it inventory | we buy a company and dont know what it they have | inventory of accounts and machines for a sale | handing over the firm to a buyer | what belongs to us, domain email licences | somebody to come and see what we have, no contract | retiring and passing on the business systems | i dont know what we own`,
    says: `Yes, and you do not need a plan for it: a technician comes, and lists machines, accounts, domain and licences with the owner of each. That is ${priceOfRate(rates.visit)} with the first hour on site, then ${priceOfRate(rates.hour)}. Our inventory guide has a file to fill in if you want to begin yourself.`,
    pages: ['/library/it-asset-inventory-guide', '/library/technology-due-diligence', '/pricing'],
  },
  'cheap-helper': {
    ways: `my cousin fixes it for a case of beer | the retired guy down the street does our computers |
      my nephew does it for 40 an hour | why should i pay you when my son fixes our computers | our guy charges 50 bucks and comes when we call | a friend does our it for free | freelancer is cheaper than you | what do you do that a student cannot | the man who helps us is much cheaper | why a company and not one person | we have a handyman for computers | is a family member good enough for it | my brother in law looks after the network | one man shop or a company |
      my nephew looks after our pcs for free, why would i pay`,
    says: `For a handful of people in one cloud program, that may be all you need. What one person cannot give you is an answer while away or asleep, checks of updates and backups that you do not have to ask for, and documentation that lets someone else take over. Our page works out from how many hours on a plan costs less.`,
    pages: ['/library/break-fix-vs-managed-it', '/who-we-are-for'],
  },
  'broken-device': {
    ways: `my screen is cracked, now what | laptop fell off the desk |
      i dropped my laptop | foreman smashed his ipad | coffee on the keyboard | screen is cracked | tablet fell off the roof | my laptop got wet | someone drove over the work phone | broken screen on the front desk computer | the tablet is dead after a fall | who replaces a broken laptop | i spilled water on my macbook | can you fix a broken screen |
      do you lend me a laptop while mine is repaired | is there a loaner when a computer is in for repair`,
    says: `Switch a wet one off and leave it off, then call the help desk at ${company.phone.display}: you bring it in, or a technician comes. If a loaner is part of your agreement, you work on that meanwhile. A repair under warranty is the maker's; you buy a new one yourself, and preparing it costs ${amountOfRate(rates['new-computer'])}.`,
    pages: [
      '/it-support-richmond-hill',
      '/services/managed-it/help-desk',
      '/pricing',
      '/library/hardware-lifecycle-planning',
    ],
  },
  'starts-tomorrow': {
    ways: `new hire starts tomorrow and i forgot to tell you | someone begins monday, is that enough notice | we hired a person today, she starts in the morning | late notice for a new employee | can you set up an account today | temp starts in an hour | need a login for a new guy right away | receptionist begins tomorrow and has no computer | short notice onboarding | i need an email for a new person by noon | new person in montreal starting monday with a mac | set up somebody who works far away |
      hired someone yesterday who begins monday, is that too late`,
    says: `It can be done in a day if there is a laptop: call ${company.phone.display} now with the name, the role and the hour. The account, email and MFA come first; use a spare or buy a business model on the way, but not a private computer. Someone far away can have one shipped ready to use. Next time, tell us ten working days ahead.`,
    pages: ['/blog/setting-up-a-new-employee-in-one-day', '/library/it-onboarding-checklist', '/locations/calgary'],
  },
  'slow-from-home': {
    ways: `programs are slow when i work from home | fine in the office but slow at home | vpn is so slow | remote desktop lags from my house | why is salesforce slow from home | working from the cottage everything crawls | opening files over the vpn takes forever | it is fast at work and terrible at home | laggy when i connect remotely | zoom freezes only at my place | home office connection is slow to the server | accounting program slow over vpn`,
    says: `Test the line at home by cable first, instead of over Wi-Fi. If it is good, the usual cause is the VPN: it slows down email and web programs for no gain, and files on an office server crawl over distance. The fix is to go to the cloud directly, move the files, or use a remote desktop; the help desk finds out which.`,
    pages: [
      '/library/vpn-vs-zero-trust-access',
      '/library/azure-virtual-desktop-overview',
      '/services/managed-it/help-desk',
    ],
  },
  'suspicious-not-client': {
    ways: `can i forward you a strange email, i am not a customer | will you look at a suspicious message for a non client | free check of an email | got a weird text from my boss about gift cards | is this email a scam, we are not with you | who can tell me if this message is real | may i send you a screenshot of a fake invoice | someone wants gift cards | my boss texted me to buy gift cards | is this text a fraud | where do i report a scam email | not your client but need a quick opinion on an email`,
    says: `Please do not forward it, since that spreads it. Gift cards, a changed bank account or a request for a code are nearly always fraud: call the person at a number you already had, or check the eight signs in our guide. You can report it to the Canadian Anti-Fraud Centre; if money went, call your bank's fraud line first.`,
    pages: ['/library/phishing-email-warning-signs', '/library/business-email-compromise-defence'],
  },
  'two-suites': {
    ways: `half of us use google and half microsoft | do we have to move everything to microsoft |
      keep google classroom and office 365 together | would you force us to one system |
      our school uses google for students and microsoft for staff | mixed gmail and outlook office |
      must we give up gmail | we use both workspaces, is that ok | will you make us change our email |
      we are on gmail do we have to go to outlook | must we switch from gmail to outlook with you |
      must we change from google to microsoft`,
    says: `You can stay with what you have: we set up and look after both Google Workspace and Microsoft 365. Running the two side by side for the same people means paying twice, so we say where joining would pay, and you decide.`,
    pages: ['/library/microsoft-365-vs-google-workspace', '/services/cloud-solutions/microsoft-365'],
  },
  'found-false': {
    ways: `what if we tick yes and it is not true | are you responsible for a wrong answer on the insurance form | who is on the hook if the questionnaire is wrong | we said we have mfa everywhere but we dont | insurer denies the claim because of our answers | do you sign the insurance form with us | false answer on a cyber application | can you vouch for our answers to the insurer`,
    says: `Your firm signs the form, so your firm answers for it: an untrue yes can cost you the claim. We give you the proof for what we look after, and help you write what is true today and mark plans as plans. If an earlier answer was wrong or has changed, ask your broker now whether to report it.`,
    pages: [
      '/library/cyber-insurance-readiness',
      '/blog/cyber-insurance-questions-answered',
      '/services/compliance-consulting',
    ],
  },
  'hours-before-after': {
    ways: `my guys start at 630, is anyone on | is it too early to call at 7:15 | i get in at 7, will somebody answer |
      can we phone at 7 pm | someone available at 5:45 in the morning | first patient is at 7:30, are you up by then |
      do you answer after six | 8 oclock at night, anybody |
      anyone at the desk at 7:30 | can i reach you at quarter to eight | is a tech around at half past six | we open at 7, do you | do you pick up before eight |
      at 6 pm is there still a person | who do i get at 7 in the morning | somebody there by seven? | can my early shift call you`,
    says: `For an emergency yes, at any hour. The help desk itself works ${levelTexts.hours}; other calls before and after are noted, and taken up when it opens.`,
    pages: ['/people', '/contact-us', '/services/managed-it/help-desk'],
  },
  'hours-time-zone': {
    ways: `is that eastern time | which time zone are your support hours in | our people out west start later, do you cover them | hours for staff in bc | do your hours go by our clock or yours |
      we have staff in halifax and calgary, when can they call`,
    says: `By ${homeTime}, for all your people: the help desk works ${levelTexts.hours}. An emergency is answered at any hour.`,
    pages: ['/contact-us', '/services/managed-it/help-desk'],
  },
  'tickets-person-menu': {
    ways: `do you have one of those voice menus | i just want a human to answer | who answers, a robot or a person |
      will i be on hold for ages | press 1 for this press 2 for that, or a real person | do calls go to a call centre queue |
      is there a phone tree | do i have to press buttons | will i talk to a human or a recording | do you make people wait on hold | real person on the phone or voicemail |
      i hate automated phone systems, do you have one`,
    says: `A person: a technician takes your call within ${levelTexts['help-desk']} in support hours, and an emergency at any hour. Our pages mention no menu of buttons.`,
    pages: ['/services/managed-it/help-desk', '/service-levels'],
  },
});
