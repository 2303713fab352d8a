import { company } from '../../../../widgets/contract/company.ts';
import type { Reply } from './reply.ts';

const re = String.raw;
const words = (list: string) => list.trim().replace(/\s+/g, '|');
/** The first words near the others, in either order. */
const near = (one: string, other: string, apart: number) =>
  re`\b(?:${one})\b.{0,${apart}}\b(?:${other})\b|\b(?:${other})\b.{0,${apart}}\b(?:${one})\b`;

const making = words(
  'write draft compose code program create make generate build design develop translate summari[sz]e',
);
const works = words(
  `poems? songs? story stories essays? lyrics haiku speech tweet novel book article blog letter email resume homework logo contract
   agreement nda will lawsuit python javascript code script regex sql formula software game passwords? powerpoint presentation
   spreadsheet picture image photo`,
);
const weapons = words('malware virus ransomware keylogger exploit trojan botnet phishing backdoor');
const victims = words(
  'wife husband girlfriend boyfriend partner neighbou?r ex kid child spouse competitor stranger boss else employee coworker colleague',
);
const staff = words(
  'ceo cto cfo owners? founders? president boss managers? director technicians? techs? employees? staff engineers? receptionist team',
);
const personal = words(
  `home live lives salary salaries earn earns wages? income old age married wife(?:['’]?s)? husband children kids religion personal
   private cell mobile linkedin facebook birthday nationality pregnant vaccinated citizens? fired`,
);
const clients = words('clients? customers? visitors? leads');
const details = words(
  'who whose which list names? pay paid pays phone numbers? emails? address(?:es)? hacked breached sent chats? messages? conversations? complaints',
);
const account = words(
  'tickets? invoices? bill balance account order contract subscription passwords? refund payment technician plan card appointments? meeting',
);
const states = words(
  'status balance owe due overdue charged billed unlock reset forgot recover cancel expires? ends? change update paid way open number',
);
const secrets =
  'profits?(?! organi[sz]ation)|profit margins?|revenue|turnover|valuation|market share|investors?|bank account|passwords?|source code|database|payroll|salaries';
/** What an engineer would be asked to do on the spot. */
const deeds = words(
  'add delete remove restart reboot restore install uninstall disable enable reset unlock track cancel',
);
const firms =
  'bell|rogers|telus|cogeco|shaw|videotron|freedom mobile|fully managed|accenture|deloitte|kpmg|pwc|cgi|compugen|softchoice|converge|long view|geek squad|best buy|staples|competitors?|(?:other|another) (?:it )?(?:msps?|providers?|firms?|company|companies)|(?:provider|firm|company|msp) [b-z]\\b';
const judging = words(
  `charges? costs? prices? pricing better worse cheaper best reviews? trust reliable good bad than vs versus compared? comparison opinion
   think or offer support number contact hours down slow breach hacked outage`,
);
const vendors = words(
  'microsoft google apple amazon dell hp lenovo cisco crowdstrike sentinelone sophos norton mcafee kaspersky lastpass okta zoom slack openai',
);
const professional = words(
  'lawyer attorney notary dentist doctor therapist accountant bookkeeper realtor plumber electrician contractor',
);

/**
 * What is not answered, whatever the pages say: a few kinds by their meaning, where the words themselves are often ours.
 * What is about something else entirely needs no row: no page scores high enough for it. The patterns read the message
 * in lower case, before slips of the pen are put right; `always`: no emergency excuses it.
 */
const refusals: readonly { patterns: readonly string[]; says: string; always?: true }[] = [
  {
    // Orders to the assistant itself, and questions about its insides.
    patterns: [
      near(
        words('ignore disregard forget override bypass repeat reveal print output show tell list dump'),
        'instructions?|your rules|prompts?|guidelines|previous|above|everything|secrets?|credentials|env|environment variables|config(?:uration)?',
        25,
      ),
      re`\b(?:system (?:prompt|message)|secret mode|source code|(?:your|the|first|original|initial|hidden|new) (?:prompt|instructions)|pretend|act (?:as|like)|role ?play|you are now|jailbreak|(?:developer|dan) mode|from now on|promise me|repeat after me|api keys?|say the word|tools do you have)\b`,
      re`\b(?:which|what) (?:ai |language )?model\b|\byou (?:were |been )?(?:told|built on|trained on)\b|\bas (?:your|the|an?) (?:admin\w*|developer|owner|creator)\b`,
      re`\b(?:delete|drop|wipe|erase) (?:all )?(?:of )?(?:your|all|the) (?:data|database|tables?|leads|files)\b`,
      re`\bselect\b.{0,40}\bfrom\b|\bdrop table\b|<\s*script|etc/passwd|\bprint env\b|^run\b.{0,20}\b-\w`,
    ],
    says: 'I only answer questions about our services from our own pages.',
    always: true,
  },
  {
    // Work that is no question about us, and harm.
    patterns: [
      re`\b(?:${making})\b.{0,30}\b(?:${works}|${weapons})\b`,
      re`^(?:please |can you |could you |would you )?(?:translate|summari[sz]e|solve|calculate \d|sing|draw|rewrite|compose|draft|fill in|(?:write|make|do) (?:me|my|our|us))\b`,
      re`\b(?:tell|sing|read|write)(?: me| us)? (?:a|an|some|your) (?:story|song|joke|poem|secret)s?\b|\bhomework\b|\b(?:do|file|prepare) my (?:taxes|tax|books|payroll)\b`,
      re`\b(?:read|see|spy on|track|hack|monitor|unlock|get into|break into|access|intercept)\b.{0,20}\b(?:my|his|her|their|an?|some\w*)? ?(?:${victims})(?:['’]?s)?\b`,
      re`\b(?:how (?:to|do i|can i|do you|would i)|help me|teach me(?: to)?) (?:hack|ddos|crack|steal|phish|spy|scam|launder|bypass|fake|forge|cheat|torrent|break into|get into|get around|become a hacker|(?:make|build) a bomb)\b`,
      re`\bscrape\b|\blaunder\b|\bstolen (?:credit )?cards?\b|\bpirated?\b|\bcrack(?:ed)? (?:office|software|licen[cs]e|windows|password)|\bmake (?:(?:me )?an? )?fake\b|(?:^|\b(?:can|could|please|me|to|you) )hack (?!us\b|our\b)|\bphishing (?:page|site|kit)\b`,
    ],
    says: 'That is not something I do.',
    always: true,
  },
  {
    // Customers, visitors, accounts, tickets, passwords, work on somebody's systems, and what the firm keeps to itself.
    patterns: [
      near(details, `(?:your|other|any|biggest) (?:other |biggest |own )?(?:${clients}|users?|people)`, 30),
      re`\b(?:numbers?|names?|emails?|list|details) (?:of|for) (?:\w+ )?(?:${clients})\b|\b(?<!my |our )(?:client|customer) list\b|\b(?:which|what) \w+ uses? you\b`,
      near('print|show|give|send', `(?:your |first |\\d+ )+(?:${clients})|leads`, 30),
      near(`(?:my|our|the) (?:\\w+ )?(?:${account})`, states, 25),
      re`\b(?:where|who|when|show|send|what)(?: me)? ?(?:is|are|was|were|did)? ?(?:my|our|the next|the last) (?:open |last |latest |next )?(?:${account}|account manager|backup|ip|licen[cs]e key)\b`,
      re`\b(?:i|we) (?:was|were|am|been|get|got) (?:over)?(?:charged|billed)\b|\bwhy (?:was|were|did) (?:i|we|you) (?:be )?(?:charged?|bill)|\bwhat did (?:i|we) pay\b|\bwhen (?:was i|did (?:we|i) last)\b|\bdo i owe\b|\bhow many \w+ (?:do|did) (?:we|i) (?:have|own|pay)\b|\bwhat plan (?:am|are) (?:i|we) on\b`,
      re`\b(?:my|our|your|the) (?:client )?portal\b|\bticket (?:number )?#?\d+|\bhow many tickets\b|\b(?:the|my|our) technician (?:is )?(?:com|arriv|on (?:the|his|her) way|here)|\blog (?:me|us) in\b|\bwho is (?:my|our) (?:\w+ )?(?:technician|manager|rep)\b|\bcan you see (?:my|our|me)\b|\bdid \w+ (?:reply|call|write|respond|answer)\b`,
      re`^(?:please |pls )?(?:${deeds}|turn (?:on|off))\b.{0,30}\b(?:my|our|for|order|user)\b(?! (?:data|information|details|an?)\b)|^give (?:me|us) .{0,20}\b(?:access|password|login)\b`,
      re`\byour (?:\w+ ){0,2}(?:${secrets})\b|\b(?:${secrets})\b.{0,25}\b(?:your|you)\b(?! (?:non|not))|\b(?:admin|root|master|wi-?fi) passwords? (?:of|for|at)\b|\bpasswords? (?:of|for|to|in|at) (?:the|your)\b`,
      re`\bwho (?:owns|runs) (?!the|our|my|a)\w+|\bfor sale$|\b(?:have you|did you|were you|has ${company.shortName.toLowerCase()}) .{0,20}\b(?:breach(?:ed)?|hacked|sued|lose|lost)\b|\byour (?:prices?|rates) (?:go|going|rise|increase)|\b(?:what|which) (?:\w+ ){1,3}(?:do you|do(?:es)? your \w+(?: \w+)?) (?:use|run)(?: internally| yourselves)?$`,
      re`\b(?:promo|coupon|voucher|discount) codes?\b|\b\d+ ?% (?:off|discount)`,
    ],
    says: 'I cannot see accounts, tickets, customers or passwords, and I would not tell them to anybody.',
  },
  {
    // Staff as private persons.
    patterns: [
      near(`(?:${staff})(?:['’]?s)?`, personal, 30),
      re`\b[a-z]+['’]s (?:cell|mobile|home|private|personal)\b|\b(?:cell|mobile|home|private|personal) (?:phone |email )?(?:number|address|email) (?:of|for)\b|\bmarried\b|\b(?:email|phone|number|name) of (?:your|the) (?:\w+ )?(?:${staff})\b|\bwho (?:is|are) (?:your|the) (?:ceo|cto|cfo|owner|founder|president|boss|head|director)\b|\bare you single\b|\bwhere (?:do|does)\b.{0,30}\blives?\b`,
      near('how much|what', `(?:${staff}|you|there).{0,15} (?:earn|earns|makes? a year|get paid)`, 40),
    ],
    says: 'I do not tell anything private about the people who work here.',
  },
  {
    // Verdicts on somebody's own case.
    patterns: [
      re`\b(?:sue|suing|sued|lawsuits?|litigation|damages|in court|to court|legal advice|legally|wrongful(?:ly)?|liable|enforceable|binding|jail|prison|criminal|divorce|severance|compensation|need a lawyer|illegal|lawful|against the law|(?:broke|break|breaking) (?:the law|(?:my|our|a) (?:contract|lease))|non ?-?compete)\b(?!.{0,20}insurance)`,
      re`\b(?:is|are|was) (?:it|this|that|\w+ \w+|\w+) legal\b|\b(?:evade|avoid) (?:paying )?tax`,
      re`\b(?:can|could|may|should|must) (?:i|we|he|she|they|(?:my|our) \w+) (?:fire (?:him|her|them|me|my|an|someone|somebody)|evict|record|film|refuse|be (?:fined|arrested)|cut off|read (?:my|his|her|their))\b`,
      re`\b(?:fine|fined|penali[sz]e)\b.{0,10}\b(?:me|us)\b|\bis my (?:contract|nda|clause) valid\b|\bdo i have a case\b|\b(?:insurance|insurer|landlord|employer|boss|provider|they) (?:have|has) to pay\b`,
    ],
    says: 'I do not give legal advice. A lawyer can judge your case.',
  },
  {
    // Work here, and promises for the future.
    patterns: [
      re`\b(?:are you|you are|is \w+) hiring\b|\b(?:jobs?(?! sites?)|vacanc(?:y|ies)|internships?|careers?|(?:my|a) (?:resume|cv)|(?:open|work) positions?|sponsor visas?|pay (?:your )?interns)\b`,
      re`\b(?:guarantee|promise)\b.{0,40}\bnever\b|\bwill you .{0,20}\bin \w+ years\b`,
    ],
    says: 'Our pages have nothing about that.',
  },
  {
    // Prices, merits and troubles of other firms, whom to go to instead, and ours against theirs.
    patterns: [
      near(firms, judging, 50),
      near(vendors, words('better worse best trust hacked crash(?:ed)? reliable outage'), 40),
      re`\b(?:is|why is|did|has) (?:${firms})\b|\b(?:besides|other than|than) you\b|\b(?:msp|provider|firm|company)\b.{0,20}\bworst\b|^is (?!our|my|the|it|this|your|there)[\w ]{2,25} (?:down|out|over|offline)\b|\bcompare (?:yourself|you|${company.shortName.toLowerCase()})\b|\b(?:what|how much) (?:does|do) (?:${firms}|[a-z]+ (?:inc|corp)) (?:charge|cost)`,
      re`\b(?:recommend|find|suggest|need|know|which|have|much does|with my)(?: me| us| you)? (?:an? )?(?:good |family |local )?(?:${professional})\b(?!.{0,20}\b(?:it|tech)\b)`,
      re`\bbest (?:msp|it (?:company|provider|firm)s?) in (?!toronto|the gta|ontario|mississauga)|\b(?:phone number|email address|address|hours) of (?:the )?(?!your|you|our|my|the|support|sales|help|toronto office|richmond|office|operation|work)\w+`,
    ],
    says: 'I do not speak about other firms.',
  },
];

const compiled = refusals.map((row) => ({ ...row, pattern: new RegExp(row.patterns.join('|')) }));

/**
 * The answer to what is not answered; undefined for everything else.
 * @param before `emergency`: only orders to the assistant and harm, which no emergency excuses
 */
export function refuse(raw: string, before?: 'emergency'): Reply | undefined {
  const text = raw.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
  const refused = compiled.find(({ pattern, always }) => (always || !before) && pattern.test(text));
  if (!refused) return;
  return {
    text: `${refused.says} For anything about your IT, call ${company.phone.display} or ask for a person here.`,
    sources: [],
    quotes: [],
    known: false,
  };
}
