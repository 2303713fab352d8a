import { company } from '../../../../widgets/contract/company.ts';
import type { Reply } from './reply.ts';

/** Firms whose prices and merits are theirs to tell. */
const otherFirms =
  '(?:bell|rogers|telus|cogeco|fully managed|accenture|deloitte|cgi|compugen|softchoice|geek squad|best buy|staples|dell|ibm|long view|converge|kpmg|pwc|compugen|insight|telus|shaw|videotron|freedom mobile|competitors?|other (?:msps?|providers?|firms?|company|companies)|another (?:msp|provider|firm|company))';

/**
 * What is not answered, whatever the pages say: the first that fits. The patterns read the message in lower case, before
 * slips of the pen are put right.
 */
const refusals: readonly { pattern: RegExp; says: string; always?: true }[] = [
  {
    // Orders to the assistant itself.
    pattern:
      /\b(ignore|disregard|forget|override|bypass)\b.{0,40}\b(instructions?|rules?|prompts?|guidelines|previous|above)\b|\bsystem prompt\b|\b(your|the) (prompt|instructions)\b|\bpretend\b|\bact as\b|\brole ?play\b|\byou are now\b|\bjailbreak\b|\bdeveloper mode\b|\bdan mode\b|\bselect\b.{0,40}\bfrom\b|\bdrop table\b|<\s*script|\bapi keys?\b|\bdatabase\b.{0,20}\b(password|dump|leads)\b|\b(leads|records|passwords?)\b.{0,20}\b(in|of|from|your) (your )?database\b|\bpromise me\b|\bnew instructions?\b|\bfrom now on\b|\b(first|original|initial|hidden) instructions\b|\b(words|text|message)s? above\b|\bforget everything\b|\bas (your|the|an?) (admin\w*|developer|owner|creator)\b|\betc\/passwd\b|\bprint env\b|\b(what|which) (ai |language )?model\b|\b(repeat|print|reveal|show|output)\b.{0,30}\b(prompt|instructions|secrets?|credentials|env|environment variables)\b/,
    says: 'I only answer questions about our services from our own pages.',
    always: true,
  },
  {
    // Customers, visitors, accounts, tickets, keys.
    pattern:
      /\b(list|show|give|send|tell|who are|names? of|email|phone)\b.{0,30}\b(your|other|all)\b.{0,12}\b(customers?|clients?|visitors?|leads|users)\b|\b(emails?|messages?|chats?|conversations?)\b.{0,30}\b(other|others|visitors?|people|customers?)\b|\b(my|our|the)\b.{0,12}\b(account balance|balance|invoices?|bill|tickets?|order|contract number|password)\b.{0,12}(\?|$|\d|status)|\b(your|a|any|biggest) (biggest |other )?(clients?|customers?)\b.{0,30}\b(who|had|has|have|use|uses|was|were|got|hacked)\b|\bwhich of your (clients|customers)\b|\b(do|does|did) your (clients?|customers?)\b.{0,30}\b(use|have|pay)\b|\b(when does|does|when will) (my|our) contract (end|expire|renew)\b|\b(my|our|your|the) (client )?portal\b|\bwhat did (we|i) pay\b|\b(the|your|my) technician (arrive|come|be here|get here)\b|\b(reset|change|forgot|recover) (my|our) password\b|\bwhen was i\b|\b(last|next) (billed|invoice|bill)\b|\bwhere is my\b|\bcancel (my|our) (contract|plan|account|subscription|order)\b|\bwho (are|is) your (clients?|customers?)\b|\bdid [a-z]+ [a-z]+ (call|contact|write|email)\b|\bbank (account )?(number|details)\b|\badmin password\b|\bstatus of\b.{0,20}\b(ticket|order|request|invoice)\b|\bticket (number )?#?\d+|\b(wi-?fi|admin|office|server|router|master|root) passwords?\b.{0,20}\byour\b|\byour\b.{0,20}\bpasswords?\b/,
    says: 'I cannot see accounts, tickets, customers or passwords, and I would not tell them to anybody.',
    always: true,
  },
  {
    // Staff as private persons.
    pattern:
      /\b(ceo|cto|cfo|owner|founder|president|boss|manager|director|technicians?|employees?|staff|engineers?|receptionist|people who work|sales ?(man|person|rep))\b(['’]?s)?.{0,30}\b(home|address|live|lives|salary|salaries|earn|earns|wages?|paid|income|age|old|married|wife|husband|children|kids|religion|personal|private|cell|mobile|linkedin|facebook|birthday|citizens?|citizenship|nationality|vaccinated|criminal record|pregnant)\b|\b(home|personal|private|cell|mobile) (phone|number|email|address)\b.{0,20}\b(of|for)\b|\b[a-z]+['’]s (cell|mobile|home|private|personal)\b|\b(how old|where|is) (is )?(your|the) (ceo|owner|founder|boss)\b|\b(he|she|you) single\b|\bhow much (do|does|is|are)\b.{0,30}\b(earn|make|paid)\b|\b(salary|salaries|wages)\b.{0,30}\b(your|staff|technicians?)\b|\bwhere does\b.{0,30}\blive\b/,
    says: 'I do not tell anything private about the people who work here.',
  },
  {
    pattern:
      /\b(can|may|could) (i|we|my boss|my employer|they|he|she) (legally )?(fire|sue|record|film|read|watch|be (sued|fined|jailed))\b|\b(go to jail|judge say|evade tax|avoid (paying )?tax(es)?)\b|\b(sue|suing|sued|lawsuits?|litigation|claim damages|in court|take .{0,20} to court|legal advice|legally (liable|allowed|responsible)|wrongful(ly)?|fire (him|her|them|my|an) .{0,20}(legally|without)|am i liable|are we liable|is it (legal|illegal|lawful|against the law)|(is|are) .{0,30} (legal|illegal|lawful)|can i be (sued|fined|jailed)|do i have a case|criminal charge|divorce|severance|is my (contract|nda|clause) (valid|enforceable)|enforceable|legally binding|need a lawyer|compensation|liable)\b(?!.{0,20}insurance)/,
    says: 'I do not give legal advice. A lawyer can judge your case.',
  },
  {
    pattern: new RegExp(
      `\\b${otherFirms}\\b.{0,60}\\b(charges?|costs?|prices?|pricing|better|worse|cheaper|reviews?|trust|good|bad|than|vs|or|offer|support|phone|number|contact|hours)\\b|\\b(charges?|costs?|prices?|better|worse|cheaper|compare|compared|reviews? of|opinion|think|recommend|versus|vs|good is|phone number of|hours of)\\b.{0,40}\\b${otherFirms}\\b`,
    ),
    says: 'I do not speak about other firms.',
  },
  {
    // Other firms by their troubles, and the one question that no firm should answer about itself.
    pattern:
      /\b(bell|rogers|telus|shaw|cogeco)\b.{0,20}\b(down|slow|outage today|breach|hacked|support|number)\b|\b(is|why is|did|has)\b.{0,8}\b(bell|rogers|telus|shaw|cogeco)\b|\bbesides you\b|\bother than you\b|\bcompare (yourself|you)\b|\b(provider|firm|company|msp) [a-z]\b.{0,20}\bcharge/,
    says: 'I do not speak about other firms.',
  },
  {
    // Work that is no question about us, and harm.
    pattern:
      /\b(write|draft|compose|code|generate|create|make)\b.{0,30}\b(poems?|songs?|story|stories|essays?|lyrics|haiku|malware|virus|ransomware|keylogger|exploit|phishing (email|page|site)|python|javascript|code|script|program|lawsuit|cover letter|resume|homework|speech|tweet)\b|\b(write|draft)\b.{0,15}\b(policy|contract|agreement|nda|will|letter|terms)\b|\btranslate\b|\b(tell|know)\b.{0,10}\bjokes?\b|\b(read|spy|track|hack|monitor|unlock|get into|access|intercept)\b.{0,30}\b(wife|wifes|wife's|husband|husbands|husband's|girlfriend|boyfriend|partner's|neighbou?r|neighbou?r's|ex|ex's|kid's|someone else's|somebody's|competitor's|his|her)\b|\bhow (to|do i|can i) (hack|ddos|crack|steal|phish|make a bomb|build a bomb)\b|\b(hack|crack|bypass|spy on|steal)\b.{0,40}\b(my|his|her|their|someone|somebody|stolen|neighbou?rs?|employee'?s?)\b.{0,30}\b(instagram|facebook|whatsapp|wi-?fi|phone|laptop|email|account|password|gmail)\b|\b(do|help with) my homework\b|\bsummari[sz]e\b.{0,40}\b(book|war|novel|article)\b|\bscrape\b|\b(tell|sing|read)( me)? (a|an|some) (story|song|joke|poem|secret)\b|\bhelp me (phish|hack|spy|steal)\b|\bmake (a|me a) fake\b|\blaunder\b|\bstolen (credit )?cards?\b|\bcrack(ed)? (software|licen[cs]e|password)|\bpirated?\b/,
    says: 'That is not something I do.',
    always: true,
  },
  {
    // General knowledge and personal advice.
    pattern:
      /\b(weather|recipe|horoscope|lottery|election|prime minister|president of|capital (city )?of|who won|score of|leafs|raptors|blue jays|world cup|movie|meaning of life|bitcoin price|crypto|stocks? (should|to)|invest in|moon landing|square root|what year did|who invented|mayor of|restaurants?|pizza|cook|weight|my back hurts|trump|trudeau|carney|poilievre|religion|flights? to|shares of|time is it in|\d+ ?[*x×] ?\d+|lorem ipsum|i feel (sad|lonely|bad)|are you (single|stupid|married)|you are (stupid|dumb|an idiot)|medical advice|diagnos\w+|symptoms)\b/,
    says: 'That is not something our pages speak of.',
  },
  {
    // Work of other trades, and what firms keep to themselves.
    pattern:
      /\b(are you|do you have|is there|any) (hiring|(job|open|work) ?(openings?|positions?|vacanc\w+))\b|\b(job openings?|apply for a job|internships?|vacanc(y|ies)|my (cv|resume))\b|\b(revenue|(?<!non[- ]?)profits?|turnover|market share|valuation)\b.{0,20}$|\b(discount|promo|coupon|voucher) codes?\b|\b(web|graphic|logo|interior) design(er)?\b|\bmobile app\b.{0,20}\bgame|\b(plumb\w*|roof\w*|solar panels?|tractors?|washing machine|fridge|dishwasher|car repair|my (tv|television|car|toaster))\b|\b(sell|buy|trade in|recycle) (used|old|my)\b|\b(do|file|prepare) my tax(es)?\b|\b(phone|telephone|email|address|number) of (?!(your|the|our|toronto|richmond|support|sales))\b|\biphones?\b.{0,20}\b(screens?|cracked|repair)|\bgive me\b.{0,20}\b(discount|rebate)\b|\b\d+ ?% off\b|\b(car|home|life|health|travel|pet|dental plan) insurance\b|\b(set|start) (an?|the|my) (alarm|timer|reminder)\b|\b(what|which) tools do you have\b|\bsay the word\b|\bcount to\b|\b(guarantee|promise)\b.{0,40}\bnever\b/,
    says: 'Our pages have nothing about that.',
  },
];

/**
 * The answer to what is not answered; undefined for everything else.
 * @param before `emergency`: only orders to the assistant and harm, which no emergency excuses
 */
export function refuse(raw: string, before?: 'emergency'): Reply | undefined {
  const text = raw.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
  const refused = refusals.find(({ pattern, always }) => (always || !before) && pattern.test(text));
  if (!refused) return;
  return {
    text: `${refused.says} For anything about your IT, call ${company.phone.display} or ask for a person here.`,
    sources: [],
    quotes: [],
    known: false,
  };
}
