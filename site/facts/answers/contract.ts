import { references } from '../people.ts';
import { serviceTerms, terms } from '../rates.ts';
import { credits, serviceLevels } from '../service-levels.ts';
import { answersFor } from './answer-record.ts';

export const contract = answersFor('buyers', '2026-11-26', {
  'contract-term': {
    ways: `how long are your contracts | duration of the agreement | do contracts run for years |
      must we sign for a year | minimum term | what is the contract period | how long are we bound | contract lenght |
      is it a one year thing | how many months do i sign for | is there a smallest contract amount |
      must i commit for a year | how long am i stuck with you | how long am i committed if i join |
      is there a fixed term | 12 month contrct or longer | what length of agreement do you ask for |
      how long is the initial commitment | contract? | our lawyer asks what the term of the agreement is |
      we hate long contracts, what is yours | lenght of contract pls | what term do i sign up for |
      length of the agreement | how many years do we sign for | minimum contract? | is it a yearly agreement`,
    says: `${terms.term.text} ${terms.notice.text}`,
    pages: ['/pricing', '/services/managed-it'],
  },
  'contract-term-needed': {
    ways: `do i have to sign a contract | do we sign a contract with you | do we need a long term contract |
      is there a commitment | do you need a signature or can we just start | can we work together without an agreement |
      is there a contract for the plan | does the plan need a contract | do clients sign something`,
    says: `For the monthly plan yes: ${terms.term.value}, then from month to month. Without it, a technician comes by the hour, and a project has its own fixed quote.`,
    pages: ['/pricing', '/services/managed-it'],
  },
  'contract-term-renewal': {
    ways: `does it renew for another year by itself | after year one do we have to sign again |
      is there auto renew in your contract | does your agreement renew itself like our last one |
      does it roll over automatically | are we signed up for another year after the first`,
    says: `Not for another year: after ${terms.term.value} the plan runs from month to month, and either of us can end it with ${terms.notice.value}’ notice in writing.`,
    pages: ['/pricing', '/services/managed-it'],
  },
  'contract-term-lock': {
    ways: `how long do you tie me in | how many months am i locked in for | what is the lock in period |
      is there a lock in | do you require a 3 year deal | will you lock us in like the last company |
      do you lock people in for years | are we tied down | do you make clients sign multi year deals |
      our condo board limits contracts to one year, is yours longer |
      is it month to month or do i have to sign for 3 yrs |
      whats the shortest contract you do? my last IT guy locked me in 3 yrs and i got burned |
      am i locked in for a year or can i leave whenever | one year or three years commitment |
      do i have to commit for three years | are your contracts multi year | what stops you from locking us in |
      promise that we are not locked in`,
    says: `No longer than the first ${terms.term.value}: then the plan runs from month to month, with ${terms.notice.value}’ notice. If we miss a service level in three months out of six, you can leave sooner.`,
    pages: ['/pricing', '/services/managed-it'],
  },
  'contract-term-monthly': {
    ways: `do you do month by month | month to month possible | monthly or annual | month to month or a year |
      is this month to month or a yearly contract | do you have a no contract option for the monthly plan |
      is it possible to go montly right away | can we sign for six months only | shortest contract |
      is there a plan without a term | could we go month by month from the start`,
    says: `Not at first: the plan runs for ${terms.term.value}, and then from month to month with ${terms.notice.value}’ notice. Help by the hour and single projects have no term, so you can try us that way.`,
    pages: ['/pricing', '/services/managed-it'],
  },
  'contract-exit': {
    ways: `how many days notice to quit | how do we cancel | notice period | termination clause | exit terms |
      what happens if we want out | cancellation terms | what is the cancellation policy of yours |
      we want to cancel our contract with you | cancel our agreement | end our monthly plan |
      how much notice must i give you to leave | how can we end the agreement | what does it take to cancel you |
      we want to terminate, how much notice | 60 days notice, in writing or by phone | how do i cancel my plan |
      how do we give you notice | how do i end the agreement | termination notice period pls | what if we want to leave`,
    says: `${terms.notice.text.split(/(?<=\.) /)[0]} ${credits.text.split('. ').at(-1)} ${terms.leaving.text}`,
    pages: ['/pricing', '/service-levels'],
  },
  'contract-exit-sale': {
    ways: `what happens if we sell the practice and need to end the contract |
      we are closing our business, can we stop the plan |
      our new owner uses another it company, how do we end things with you |
      we may sell the firm next year, what about the contract with you | if we close down do we still owe you`,
    says: `Our terms name no exception for a sale or a closing: after the first ${terms.term.value} it takes ${terms.notice.value}’ notice in writing, and before that the contract decides. If a sale is likely, have it written in before you sign.`,
    pages: ['/pricing', '/service-levels'],
  },
  'contract-exit-unhappy': {
    ways: `we sign and then its terrible, what now | if we hate it can we get out | what happens if i regret signing |
      and if the service turns out bad |
      what if it does not work out between us | what if we are not happy | if your service is bad can we walk |
      can we bail if you keep missing your targets | not happy in the first months, can we get out |
      if it doesnt work out early on, are we stuck | can we walk away if you do a bad job |
      are we stuck if the service is poor`,
    says: `Yes, if we keep missing what we promise. ${credits.text.split('. ').at(-1)} Each miss also earns a credit; for other reasons, the term and ${terms.notice.value}’ notice apply.`,
    pages: ['/service-levels', '/pricing'],
  },
  'contract-exit-early': {
    ways: `change our mind halfway | get out early | early termination | can we end it sooner |
      quit after half a year | stop after 3 months | want to leave in the middle of the year | can i quit in month five |
      break the contrct early | what if after two months we dont like it | leave in the first year |
      stop the plan before twelve months are over | how do i get out of the deal | get out of the contract |
      can we get out of the agreement early`,
    says: `In the first ${terms.term.value}, our terms name only one reason: missed service levels. ${credits.text.split('. ').at(-1)} For anything else the contract decides, so ask on the first call and have the answer written in before you sign.`,
    pages: ['/pricing', '/service-levels'],
  },
  'contract-exit-any-time': {
    ways: `cancel any time? | can i cancel whenever i like | may we stop at any moment | can we quit whenever |
      end it whenever we want`,
    says: `Not in the first ${terms.term.value}, unless we miss a service level in three months out of six. After that, yes, at any time with ${terms.notice.value}’ notice in writing.`,
    pages: ['/pricing', '/service-levels'],
  },
  'contract-leaving': {
    ways: `and our data when we go | what about the files and logins if we quit | do we leave with everything that is ours |
      who has our admin accounts after we go | do we get our passwords back | what do you hand over at the end |
      are we held hostage | what happens with our data when the contract ends | do we get everything when we go |
      what becomes of our files after we leave | what happens to our things when we end it |
      who keeps our data afterwards | we let you go, who has our data then | what do we get at the end |
      do we keep the network documentation when we part ways | who owns the backups once we have left |
      our last provider kept our logins, will you do the same | do you hold data hostage when clients leave |
      is the documentation ours | will we get admin access back at the end |
      after we part do you delete or return our data | do all admin accounts come back to us in the end |
      what do we walk away with | leaving you, do we keep our stuff | are the paswords our property |
      worried about getting stuck with you, who holds the keys | do u return our data when we leave |
      If we leave, who owns the documentation, the domain, the admin passwords and the M365 tenant, and what is the exit fee?`,
    says: `You own both the passwords and the documentation, and can read them at any time. ${terms.leaving.text}`,
    pages: ['/services/managed-it', '/pricing', '/about-us'],
  },
  'contract-leaving-help': {
    ways: `will you help the next provider | handover when leaving |
      will you hand over our passwords if we go elsewhere | if we switch to someone else later, will you cooperate |
      what do you give our next it company | exit handover, how many hours r included |
      help with transition to another msp later on? | is it hard to leave you | how do you treat a client who goes |
      will you train the next it company`,
    says: `Yes: up to ${terms.leaving.value} of handover to your next provider are included, and you get the register, the admin passwords and your backups. Our pages name no fee for leaving.`,
    pages: ['/services/managed-it', '/pricing'],
  },
  'sample-contract': {
    ways: `could i see a sample contract first | email me an example contract before our meeting |
      is there a blank contract i can read ahead of the call | want to read the contract before anybody calls me |
      can my lawyer read your agreement first | sample agreement | send me your terms | service agreement pdf |
      what is in the contract | will you put a promise into the contract | can my accountant see the paperwork before |
      could you email a blank contract | my counsel wants to review ur terms | do you publish your contract |
      msa template? | show me what i would be signing | id like to read the fine print |
      is there a draft agrement to download | our procurement needs your standard terms | can i preview the contract |
      copy of your service agreement pls | does the agreement list every job by tier |
      where are your terms and conditions for clients | partner at our law firm wants the paperwork ahead of the meeting |
      specimen of your contract? | will what you promise be in the agreement, can i see it in writing |
      download the contract schedule`,
    says: `Yes: the pricing page has a sample contract schedule to download, with every job by tier, prices, term, notice and what you get when you leave. The service levels are the second schedule.`,
    pages: ['/pricing', '/service-levels'],
  },
  sla: {
    ways: `what do you promise in writing about speed | what do you guarantee | your uptime commitment |
      written guarantees | what happens if you miss a deadline | what is your sla | your sla please |
      show me your service levels | what is your guaranteed response time |
      how fast do you commit to answering in the contract | what r your service level commitments | sla? |
      our auditors want to see ur service levels | what do you commit to when our whole office is down |
      guarenteed response times | what happens on paper when response takes too long |
      we need a written commitment on response for our clinic | service level guarantee |
      last it firm took two days to call back, what do you promise | what are the terms on how fast you react`,
    says: `${serviceLevels['help-desk'].text} The misses listed on that page earn a credit, up to ${credits.most}% of the monthly fee, on the next invoice without asking.`,
    pages: ['/service-levels'],
  },
  'sla-guaranteed': {
    ways: `is the 15 minutes on your website real | do you really respond in 15 minutes |
      are your response times guaranteed or just a target | does your agreement promise a 15 minute response |
      is a quick answer guaranteed at night also | do you put your speed in the contract |
      do you stand behind the 15 minutes | do you have service levels | is there an sla with you |
      do you have an sla document | guarantee if you miss the response time | are the 15 minutes a promise or an average |
      is that response time in the contract`,
    says: `Yes: it is a service level in the contract, and a miss earns a credit of up to ${credits.most}% of the monthly fee, without asking. ${serviceLevels['help-desk'].text.split('. ')[0]}.`,
    pages: ['/service-levels'],
  },
  credits: {
    ways: `money back guarantee? | do we get a refund if you fail us |
      do you pay us if you miss it | do we get money back | penalty if you are late | refunds for downtime |
      compensation when things go wrong | what if you break the sla | what do we get if you are late |
      and if you miss it | what if you respond late | your answer comes late, what then |
      you are slow to respond, do we get something | how much comes off our bill if a response is late |
      what percent do you credit for a late p1 | is their money back when the restore test was skipped | sla credits |
      do i need to apply for the credit or is it automatic | what do you owe us if you fail to call back in time |
      how big is the penalty on you for missing service levels | if uptime drops below 99.9 do we pay less |
      credit on the invoice for missed levels | you blew the 15 minutes, do we get something off |
      refund if you dont respond in time | is the credit capped |
      my cfo asks what financial penalty you carry for missing targets | what if you miss targets three months in a row |
      how much do we get back for a late workaround | Is there a service credit if you miss the SLA`,
    says: `Yes, a share of that month's fee: ${credits.misses.map(({ missed, percent }) => `${missed.replace(/^[A-Z](?=[a-z ])/, (first) => first.toLowerCase())}, ${percent}%`).join('; ')}. At most ${credits.most}% a month. ${credits.text}`,
    pages: ['/service-levels'],
  },
  references: {
    ways: `who else like us do you support |
      anyone like us that you look after that i could speak with | who else in our trade do you have |
      clients around our size in construction, could i call one |
      can i ask another firm how you work | what do your present clients say if i call them |
      i would like to hear from an existing customer | got any happy customers i could ring | who can vouch for you |
      can i speak with a current client | customer references | who else have you worked with in our field |
      proof from other firms | do your clients recommend you | talk to someone who uses you |
      may we call one of your customers | somebody i can ask about how you do | we need three references |
      send us references | could you connect me with a dental client of yours |
      i want to call someone who already uses you | can we have two references from law firms |
      who can i talk to that has been w/ you for years | any accounting firm that would vouch for you |
      names and numbers of clients please | reference check | our board requires references b4 we sign |
      do you provide client contacts | refrences? | my boss wants to hear from a real customer |
      is there a realtor office i could phone about you | how do i know you are good, can i talk to a client |
      put me in touch with a satisfied client in construction | can you give me a customer to call who is our size |
      would a school you support talk to us |
      How many clients do you have our size (62 staff, distribution business in Mississauga) and can I speak to two of them? |
      how do I know you are a real company and not one of those fellows who take your money`,
    says: references,
    pages: ['/people', '/about-us'],
  },
  'case-studies': {
    ways: `are your client stories real | examples of your work | past projects | success stories | portfolio |
      have you worked with firms like ours | show me something you did for a law firm |
      do you have case studies for dental offices | is the project on your website a real client |
      have you got examples of similar jobs | can i see your past work | case study? |
      what results did other manufacturers get w/ you | are those examples on the site made up |
      where can i read about work you did for clinics | any write ups of real projects | do you have succes stories |
      i would like to see proof of previous work like a b4 and after |
      track record with construction companies, any examples | show us a migration you finished for somebody`,
    says: `The project stories on this site are illustrations, and labelled so. For real clients, ask on the first call: we put you in touch with some who have agreed to talk.`,
    pages: ['/resources/case-studies', '/about-us'],
  },
  nda: {
    ways: `would you sign our nda form | will your guys sign our secrecy paper |
      will you sign a confidentiality agreement | do your techs sign ndas | non disclosure | can we send our own nda |
      confidentiality undertaking | secrecy agreement | will your people keep quiet about our files |
      we are lawyers with privileged files, will you sign an nda | can your technicians be bound by confidentiality |
      nda? | our patents are secret, do you sign something b4 you look | do we get a non-disclosure from you |
      my client requires vendors to sign an nda | will every technician who sees our screens sign for confidentiality |
      can i send over our confidentiality form | is your staff sworn to secrecy |
      we have sensitive patient info, do you sign a privacy undertaking | mutual nda available? |
      need a signed nda before i tell you about our systems | do you sign the confidentiallity agreement we use |
      will your ppl keep our numbers to themselves | ndas for contractors that see our books |
      we want a secrecy clause signed before the first visit | are your employees under confidentiality |
      could you sign our standard nda by friday | do you sign an NDA before the first meeting |
      Does a doctor have to sign anything with you before you touch our computers, like a privacy agreement?`,
    says: `Yes. Everyone here signs a confidentiality agreement before the first day, and we sign yours after we have read it with you, before a technician sees a screen.`,
    pages: ['/people', '/industries/legal'],
  },
  insurance: {
    ways: `errors and omissions plus cyber, have you got both | we need your coi naming us before you come on site |
      certificate of insurance for the property manager | need your insurance papers for our files |
      do you have insurance | is your firm insured | do you carry liability insurance |
      errors and omissions coverage | professional liability | what insurance do you have |
      proof of insurance please | send us your insurance certificate |
      are you insured if something goes wrong on our site | do you have e and o | coi please |
      landlord wants a certificate of insurence from our it vendor | do you carry cyber insurance yourself |
      cgl coverage? | need proof of your insurence for our condo board |
      vendor form asks for your commercial general liability | we only work with insured contractors, are you`,
    says: `Yes: professional liability, cyber and commercial general liability. The certificate of insurance comes with our quote and says insurer, limit and end date.`,
    pages: ['/people'],
  },
  'insurance-limit': {
    ways: `what is your liability coverage amount | who is your insurer | how much insurance do you hold |
      can you send the certificate with limits and expiry | do you carry E&O and cyber liability yourselves, what limit |
      how many millions are you insured for | name of your insurance company`,
    says: `Our pages do not state it: the certificate of insurance, which comes with our quote, says insurer, limit and end date. We carry professional liability, cyber and commercial general liability.`,
    pages: ['/people'],
  },
  'insurance-damage': {
    ways: `your guy breaks our server, who pays | you wipe our files by mistake, then what |
      what if your tech wrecks our server are you covered | are you covered if you break something |
      if one of your techs damages our equipment who pays | your technician broke our server, who covers it |
      who is liable if you wreck something | what if you delete our files by mistake |
      your guy broke our server, who pays | who pays when your technician breaks something |
      if a technician drops our server is that insured | your tech spills coffee on our switch, who covers that |
      a technician breaks our equipment, who covers that | you delete something important, are we covered`,
    says: `Tell us immediately: we carry professional liability, cyber and commercial general liability insurance for such cases, and the contract says how far we answer for damage. The certificate of insurance comes with our quote.`,
    pages: ['/people'],
  },
  liability: {
    ways: `who is responsible if we get hacked | are you liable for a breach | what if you lose our data |
      is the provider to blame | do you pay if we are attacked |
      if you get breached and our client data gets out who is on the hook |
      are you responsible if ransomware hits us while you manage it | how far dose your liability go | liability cap? |
      who carries the blame under privacy law if our it vendor leaks data |
      will you pay our losses if your systems let hackers in | r we still accountable when you handle our data |
      what is the limit of liability in your agreement | who is liable if patient data leaks through you |
      do you accept responsibility for a hack | who pays the damage when an attack comes through your tools |
      as a lawyer i want to know what you indemnify | can we sue you if our records get out`,
    says: `Partly, and the contract says how far. Under Canadian privacy law your firm stays accountable for personal information that it hands to a supplier, so read in it what we must do, how fast we tell you, and the limit of liability.`,
    pages: ['/managed-service-provider', '/people'],
  },
  'liability-our-breach': {
    ways: `what if your own firm gets hacked | is our data safe if you are attacked |
      who holds our logins if your systems are broken into | are our passwords safe with you if hackers get in |
      what if your systems are breached | our msp was hacked in the news, what if that happens to you |
      if your company is compromised what happens to us | supply chain attack on your firm, are we exposed |
      what happens to us if YOU get hacked | what becomes of us if your company is attacked |
      your systems get breached, then what`,
    says: `We tell you the day we find out, and what it means for you. Our administrator accounts are personal and behind MFA, and passwords are in a vault that you can open without us. Under Canadian privacy law your firm stays accountable; the contract says how far we are liable.`,
    pages: ['/people', '/managed-service-provider'],
  },
  'current-contract': {
    ways: `our msp deal runs till june | we are still under contract elsewhere | our provider contract ends in march |
      our agreement runs out soon | renewal is coming up | how do we give notice to our msp |
      stuck with our provider until fall | we are locked in with another company till next year |
      our deal with the current it firm renews in august | we are tied to another msp until december, what can we do now |
      how do i check when my present it agrement ends | what shud we do before our existing contract runs out |
      the contract we have with them expires soon | under contract with another it company, can we still switch |
      existing provider agreement is up for renewal, what should i look at | our msp contrct ends oct 1 |
      got a renewal letter from our it vendor, should i sign | not free to leave our it supplier until next spring`,
    says: `Check the notice clause first: many contracts renew automatically unless you write by a certain day. Whether such a renewal binds you is a question for a lawyer; the handover is our part. Secure your domain, your Microsoft 365 tenant and a backup first; then 30 days are enough for the handover, and our checklist has each day.`,
    pages: ['/library/switching-it-providers-checklist', '/top-it-managed-service-providers-in-toronto'],
  },
  'current-contract-out': {
    ways: `contract auto renewed | our it agreement auto renews, did we miss the window |
      what if our current it firm says we must pay out the term |
      they auto renewed us and tickets sit for days, how do we get out |
      have you seen people get out of an it contract before |
      can you help me get out of it, they renewed us without a word |
      is leaving our it contract early a question for a lawyer | can you help us get out of our contract with them |
      locked in a three year contract with someone else | we signed with someone else last year and regret it, now what |
      our old contract renewed by itself, how do we escape it | break our agreement with the present it firm |
      get out of the contract with our current it provider`,
    says: `With the handover, yes; whether the renewal binds you is a question for a lawyer. Read the notice clause and any term on missed service first, and write to them before the next date. Secure your domain, your Microsoft 365 tenant and a backup; then 30 days are enough for us to take over.`,
    pages: ['/library/switching-it-providers-checklist', '/top-it-managed-service-providers-in-toronto'],
  },
  'other-services-term': {
    ways: `can we get only phones without a plan | voip contract length | is backup month to month | term for vcio |
      phone service cancellation | is there a contract for the phone service alone |
      can i cancel the phones with a month of notice | how long do i sign for voip | vcio commitment? |
      do i need the monthly plan to get backup | minimum term for server backup | what is the notice for phone service |
      is the virtual cio a six month deal | phones only please, what is the term |
      how do we end a back up only agreement | does hourly work have any commitment |
      can we take only backup and nothing else, and is it monthly |
      if we stop your phone service do our numbers come w/ us | term for services outside the plan |
      fone contract how many months | our clinic just wants voip, must we take managed it too |
      who keeps the plans and notes if we end the vcio`,
    says: `Phones: ${serviceTerms['voip-term'].text} Backup of servers without a plan: ${serviceTerms['server-backup-term'].text} A vCIO: ${serviceTerms['vcio-term'].text}`,
    pages: ['/pricing', '/services/voip'],
  },
});
