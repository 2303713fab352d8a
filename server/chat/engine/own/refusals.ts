import { company } from '../../../../widgets/contract/company.ts';
import type { Reply } from './reply.ts';

/** Firms whose prices and merits are theirs to tell. */
const otherFirms =
  '(?:bell|rogers|telus|cogeco|fully managed|accenture|deloitte|cgi|compugen|softchoice|geek squad|best buy|staples|dell|ibm|long view|converge|kpmg|pwc|competitors?|other (?:msps?|providers?|firms?|company|companies)|another (?:msp|provider|firm|company))';

/**
 * What is not answered, whatever the pages say: the first that fits. The patterns read the message in lower case, before
 * slips of the pen are put right.
 */
const refusals: readonly { pattern: RegExp; says: string }[] = [
  {
    // Orders to the assistant itself.
    pattern:
      /\b(ignore|disregard|forget|override|bypass)\b.{0,40}\b(instructions?|rules?|prompts?|guidelines|previous|above)\b|\bsystem prompt\b|\b(your|the) (prompt|instructions)\b|\bpretend\b|\bact as\b|\brole ?play\b|\byou are now\b|\bjailbreak\b|\bdeveloper mode\b|\bdan mode\b|\bselect\b.{0,40}\bfrom\b|\bdrop table\b|<\s*script|\bapi keys?\b|\bdatabase\b.{0,20}\b(password|dump|leads)\b|\b(leads|records|passwords?)\b.{0,20}\b(in|of|from|your) (your )?database\b|\bpromise me\b|\b(repeat|print|reveal|show|output)\b.{0,30}\b(prompt|instructions|secrets?|credentials|env|environment variables)\b/,
    says: 'I only answer questions about our services from our own pages.',
  },
  {
    // Customers, visitors, accounts, tickets, keys.
    pattern:
      /\b(list|show|give|send|tell|who are|names? of|email|phone)\b.{0,30}\b(your|other|all)\b.{0,12}\b(customers?|clients?|visitors?|leads|users)\b|\b(emails?|messages?|chats?|conversations?)\b.{0,30}\b(other|others|visitors?|people|customers?)\b|\b(my|our|the)\b.{0,12}\b(account balance|balance|invoices?|bill|tickets?|order|contract number|password)\b.{0,12}(\?|$|\d|status)|\bstatus of\b.{0,20}\b(ticket|order|request|invoice)\b|\bticket (number )?#?\d+|\b(wi-?fi|admin|office|server|router|master|root) passwords?\b.{0,20}\byour\b|\byour\b.{0,20}\bpasswords?\b/,
    says: 'I cannot see accounts, tickets, customers or passwords, and I would not tell them to anybody.',
  },
  {
    // Staff as private persons.
    pattern:
      /\b(ceo|cto|cfo|owner|founder|president|boss|manager|director|technicians?|employees?|staff|engineers?|receptionist|people who work|sales ?(man|person|rep))\b(['’]?s)?.{0,30}\b(home|address|live|lives|salary|salaries|earn|earns|wages?|paid|income|age|old|married|wife|husband|children|kids|religion|personal|private|cell|mobile|linkedin|facebook|birthday)\b|\bhow much (do|does|is|are)\b.{0,30}\b(earn|make|paid)\b|\b(salary|salaries|wages)\b.{0,30}\b(your|staff|technicians?)\b|\bwhere does\b.{0,30}\blive\b/,
    says: 'I do not tell anything private about the people who work here.',
  },
  {
    pattern:
      /\b(sue|suing|sued|lawsuits?|litigation|claim damages|in court|take .{0,20} to court|legal advice|legally (liable|allowed|responsible)|wrongful(ly)?|fire (him|her|them|my|an) .{0,20}(legally|without)|am i liable|are we liable|is it (legal|illegal|lawful|against the law)|(is|are) .{0,30} (legal|illegal|lawful)|can i be (sued|fined|jailed)|do i have a case|criminal charge|divorce|severance|is my (contract|nda|clause) (valid|enforceable)|enforceable)\b/,
    says: 'I do not give legal advice. A lawyer can judge your case.',
  },
  {
    pattern: new RegExp(
      `\\b${otherFirms}\\b.{0,60}\\b(charges?|costs?|prices?|pricing|better|worse|cheaper|reviews?|trust|good|bad|than|vs|or|offer|support|phone|number|contact|hours)\\b|\\b(charges?|costs?|prices?|better|worse|cheaper|compare|compared|reviews? of|opinion|think|recommend|versus|vs|good is|phone number of|hours of)\\b.{0,40}\\b${otherFirms}\\b`,
    ),
    says: 'I do not speak about other firms.',
  },
  {
    // Work that is no question about us, and harm.
    pattern:
      /\b(write|draft|compose|code|generate|create|make)\b.{0,30}\b(poems?|songs?|story|stories|essays?|lyrics|haiku|malware|virus|ransomware|keylogger|exploit|phishing (email|page|site)|python|javascript|code|script|program|lawsuit|cover letter|resume|homework|speech|tweet)\b|\btranslate\b|\b(tell|know)\b.{0,10}\bjokes?\b|\b(read|spy|track|hack|monitor|unlock|get into|access|intercept)\b.{0,30}\b(wife|wifes|wife's|husband|husbands|husband's|girlfriend|boyfriend|partner's|neighbou?r|neighbou?r's|ex|ex's|kid's|someone else's|somebody's|competitor's|his|her)\b|\bhow (to|do i|can i) (hack|ddos|crack|steal|phish)\b|\bcrack(ed)? (software|licen[cs]e|password)|\bpirated?\b/,
    says: 'That is not something I do.',
  },
  {
    // General knowledge and personal advice.
    pattern:
      /\b(weather|recipe|horoscope|lottery|election|prime minister|president of|capital (city )?of|who won|score of|leafs|raptors|blue jays|world cup|movie|meaning of life|bitcoin price|crypto|stocks? (should|to)|invest in|moon landing|square root|what year did|who invented|medical advice|diagnos\w+|symptoms)\b/,
    says: 'That is not something our pages speak of.',
  },
];

/** The answer to what is not answered; undefined for everything else. */
export function refuse(raw: string): Reply | undefined {
  const text = raw.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
  const refused = refusals.find(({ pattern }) => pattern.test(text));
  if (!refused) return;
  return {
    text: `${refused.says} For anything about your IT, call ${company.phone.display} or ask for a person here.`,
    sources: [],
    quotes: [],
    known: false,
  };
}
