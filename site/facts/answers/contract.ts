import { references } from '../people.ts';
import { serviceTerms, terms } from '../rates.ts';
import { credits, serviceLevels } from '../service-levels.ts';
import { answersFor } from './answer-record.ts';

export const contract = answersFor('buyers', '2026-11-26', {
  'contract-term': {
    ways: `do i have to sign a contract | do we sign a contract with you | how long are your contracts | duration of the agreement | do contracts run for years | must we sign for a year | is there a lock in | do you do month by month | how many years do we sign for | minimum term | is there a commitment | are we locked in | length of the agreement | do we need a long term contract |
      month to month possible | what is the contract period | do you require a 3 year deal | how long are we bound | contract lenght |
      monthly or annual | is it a yearly agreement | minimum contract? | is it a one year thing | how many months do i sign for | shortest contract | is there a smallest contract amount | must i commit for a year |
      month to month or a year | is this month to month or a yearly contract |
      will you lock us in like the last company | do you lock people in for years | how long am i stuck with you | are we tied down`,
    says: `${terms.term.text} ${terms.notice.text}`,
    pages: ['/pricing', '/services/managed-it'],
  },
  'contract-exit': {
    ways: `change our mind halfway | get out early | can we leave before it is over | how do i get out of the deal | early termination | what if it does not work out between us | how many days notice to quit | how do we cancel | notice period | what if we want to leave | can we end it sooner | get out of the contract | termination clause | exit terms |
      is there a cancellation fee | what if we are not happy | leave before the year is up | what happens if we want out |
      cancellation terms | what is the cancellation policy of yours | quit after half a year | stop after 3 months | want to leave in the middle of the year | cancel any time? | how do i end the agreement | we want to cancel our contract with you | cancel our agreement | end our monthly plan |
      change our mind after four months |
      how much notice must i give you to leave`,
    says: `${terms.notice.text} ${credits.text.split('. ').at(-1)} ${terms.leaving.text}`,
    pages: ['/pricing', '/service-levels'],
  },
  'contract-leaving': {
    ways: `who owns the passwords and admin accounts if we leave you | who has our admin accounts after we go | do we keep the keys and passwords at the end | when we go do we keep admin logins | do we get our passwords back | who owns our data when we go | what do you hand over at the end | will you help the next provider | are we held hostage |
      who owns the documentation | handover when leaving |
      what happens with our data when the contract ends | do we get everything when we go |
      what becomes of our files after we leave |
      what happens to our things when we end it | who keeps our data afterwards |
      we let you go, who has our data then | what becomes of our passwords when we fire you |
      do we get everything back if we leave | what do we get at the end | is it hard to leave you`,
    says: `You own both the passwords and the documentation, and can read them at any time. ${terms.leaving.text}`,
    pages: ['/services/managed-it', '/pricing', '/about-us'],
  },
  'sample-contract': {
    ways: `can my lawyer read your agreement first | can i see the contract | sample agreement | do you have a template of the contract | send me your terms | service agreement pdf | what is in the contract |
      will you put a promise into the contract |
      can my accountant see the paperwork before`,
    says: `Yes: the pricing page has a sample contract schedule to download, with every job by tier, prices, term, notice and what you get when you leave. The service levels are the second schedule.`,
    pages: ['/pricing', '/service-levels'],
  },
  sla: {
    ways: `guarantee if you miss the response time | what do you promise in writing about speed | do you have service levels | what response times do you promise | what do you guarantee | is there an sla with you | your uptime commitment | written guarantees |
      what happens if you miss a deadline |
      what is your sla | your sla please | show me your service levels |
      is the 15 minutes on your website real | do you really respond in 15 minutes`,
    says: `${serviceLevels['help-desk'].text} The misses listed on that page earn a credit, up to ${credits.most}% of the monthly fee, on the next invoice without asking.`,
    pages: ['/service-levels'],
  },
  credits: {
    ways: `do you pay us if you miss it | do we get money back | penalty if you are late | refunds for downtime | service credits | compensation when things go wrong | what if you break the sla |
      what if you miss your sla | what do we get if you are late | and if you miss it | do you pay when you miss the time |
      what if you respond late | your answer comes late, what then | you are slow to respond, do we get something`,
    says: `A miss earns a share of that month's fee: ${credits.misses.map(({ missed, percent }) => `${missed}, ${percent}%`).join('; ')}. At most ${credits.most}% a month. ${credits.text}`,
    pages: ['/service-levels'],
  },
  references: {
    ways: `can i ask another firm how you work | what do your present clients say if i call them | may i phone one of your clients | do you have client references | i would like to hear from an existing customer | got any happy customers i could ring | who can vouch for you | can i speak with a current client | customer references | who else have you worked with in our field | proof from other firms | do your clients recommend you |
      talk to someone who uses you | may we call one of your customers |
      somebody i can ask about how you do | can i ask one of your customers how you perform |
      we need three references | references for my boss | send us references |
      any clients in our industry we can call`,
    says: references,
    pages: ['/people', '/about-us'],
  },
  'case-studies': {
    ways: `are your client stories real | examples of your work | case studies | past projects | success stories | portfolio |
      have you worked with firms like ours`,
    says: `The project stories on this site are illustrations, and labelled so. For real clients, ask on the first call: we put you in touch with some who have agreed to talk.`,
    pages: ['/resources/case-studies', '/about-us'],
  },
  nda: {
    ways: `non disclosure agreement possible? | would you sign our nda form | will your guys sign our secrecy paper | will you sign a confidentiality agreement | do your techs sign ndas | non disclosure | can we send our own nda | confidentiality undertaking | secrecy agreement |
      our clients are confidential, do you sign something | will your people keep quiet about our files`,
    says: `Yes. Everyone here signs a confidentiality agreement before the first day, and we sign yours after we have read it with you, before a technician sees a screen.`,
    pages: ['/people', '/industries/legal'],
  },
  insurance: {
    ways: `do you have insurance | is your firm insured | what if your tech wrecks our server are you covered | do you carry liability insurance | errors and omissions coverage | are you covered if you break something | certificate of insurance | professional liability |
      what insurance do you have | is your company bonded |
      if one of your techs damages our equipment who pays | your technician broke our server, who covers it | who is liable if you wreck something | what if you delete our files by mistake |
      your guy broke our server, who pays | who pays when your technician breaks something |
      proof of insurance please | send us your insurance certificate`,
    says: `Yes: professional liability, cyber and commercial general liability. The certificate of insurance comes with our quote and says insurer, limit and end date.`,
    pages: ['/people'],
  },
  liability: {
    ways: `what if your own firm gets hacked | is our data safe if you are attacked | who pays if you are breached and our data leaks | who is responsible if we get hacked | are you liable for a breach | what if you lose our data | is the provider to blame | do you pay if we are attacked |
      who holds our logins if your systems are broken into | are our passwords safe with you if hackers get in |
      who is responsible if you get hacked | what if your systems are breached`,
    says: `The contract says how far we are liable. Under privacy law your firm stays accountable for personal information that it hands to a supplier, so read what the provider must do, how fast they tell you, and the limit of liability.`,
    pages: ['/managed-service-provider', '/people'],
  },
  'current-contract': {
    ways: `our msp deal runs till june | we are still under contract elsewhere | our provider contract ends in march | our agreement runs out soon | renewal is coming up | contract auto renewed | how do we give notice to our msp |
      when should we start if our deal ends next quarter |
      stuck with our provider until fall | our it contract runs out in spring, when should we talk | we are locked in with another company till next year`,
    says: `Check the notice clause first: many contracts renew automatically unless you write by a certain day. Secure your domain, your Microsoft 365 tenant and a backup first; then 30 days are enough for the handover, and we do most of it.`,
    pages: ['/library/switching-it-providers-checklist', '/top-it-managed-service-providers-in-toronto'],
  },
  'other-services-term': {
    ways: `can we get only phones without a plan | voip contract length | is backup month to month | term for vcio | phone service cancellation`,
    says: `Phones: ${serviceTerms['voip-term'].text} Backup of servers without a plan: ${serviceTerms['server-backup-term'].text} A vCIO: ${serviceTerms['vcio-term'].text}`,
    pages: ['/pricing', '/services/voip'],
  },
});
