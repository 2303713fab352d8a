import { company } from '../../../../widgets/contract/company.ts';
import type { Reply } from './reply.ts';

/** The first words near the others, in either order. */
const near = (one: string, other: string, apart = 40) =>
  `\\b(?:${one})\\b.{0,${apart}}\\b(?:${other})\\b|\\b(?:${other})\\b.{0,${apart}}\\b(?:${one})\\b`;
const words = (list: string) => list.split(' ').join('|');

const making = words(
  'write draft compose code program create make generate build design develop translate summarize summarise',
);
const works = words(
  'poems? songs? story stories essays? lyrics haiku speech tweet novel book article letter email resume homework logo contract agreement nda will lawsuit python javascript code script regex sql formula software game passwords? powerpoint presentation picture image photo blog',
);
const weapons = words('malware virus ransomware keylogger exploit trojan botnet phishing backdoor');
const others =
  "(?:my|his|her|their|a|some|someone|somebody|another|stolen)? ?(?:wife|husband|girlfriend|boyfriend|partner|neighbou?r|ex|kid|child|spouse|competitor|person|stranger|boss|else|employee|coworker|colleague|roommate)(?:['’]?s)?";
const staff = words(
  'ceo cto cfo owners? founders? president boss managers? director technicians? techs? employees? staff engineers? receptionist team',
);
const personal = words(
  "home live lives salary salaries earn earns wages? income old age married wife wife['’]?s husband children kids religion personal private cell mobile linkedin facebook birthday nationality pregnant vaccinated citizens? fired",
);
const clients = words('clients? customers? visitors? leads');
const telling = words(
  'who whose which list names? pay paid pays phone numbers? emails? addresses address hacked breached sent chats? messages? conversations?',
);
const account = words(
  'tickets? invoices? bill balance account order contract subscription password passwords refund payment technician plan card',
);
const states = words(
  'status balance owe due overdue charged billed unlock reset forgot recover cancel expire expires end ends change update paid way open number',
);
const secrets =
  'profits?(?! organi[sz]ation)|profit margins?|revenue|turnover|valuation|market share|investors?|bank account|passwords?|source code|database|payroll|salaries';
const firms =
  'bell|rogers|telus|cogeco|shaw|videotron|freedom mobile|fully managed|accenture|deloitte|kpmg|pwc|cgi|compugen|softchoice|converge|long view|insight|geek squad|best buy|staples|competitors?|(?:other|another) (?:it )?(?:msps?|providers?|firms?|company|companies)|(?:provider|firm|company|msp) [a-z]';
const judging = words(
  'charges? costs? prices? pricing better worse cheaper best reviews? trust reliable good bad than vs versus compare compared comparison opinion think offer support number contact hours down slow breach hacked outage',
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
        'instructions?|your rules|prompts?|guidelines|previous|above|everything|secrets?|credentials|env|environment variables|configuration|config',
        25,
      ),
      '\\b(?:system (?:prompt|message)|secret mode|source code|(?:your|the|first|original|initial|hidden|new) (?:prompt|instructions)|pretend|act as|role ?play|you are now|jailbreak|(?:developer|dan) mode|from now on|promise me|api keys?|say the word|tools do you have)\\b',
      '\\b(?:which|what) (?:ai |language )?model\\b|\\byou (?:were |been )?(?:told|built on|trained on)\\b|\\bas (?:your|the|an?) (?:admin\\w*|developer|owner|creator)\\b',
      '\\bselect\\b.{0,40}\\bfrom\\b|\\bdrop table\\b|<\\s*script|etc/passwd|\\bprint env\\b|^run\\b.{0,20}\\b-\\w',
    ],
    says: 'I only answer questions about our services from our own pages.',
    always: true,
  },
  {
    // Work that is no question about us, and harm.
    patterns: [
      `\\b(?:${making})\\b.{0,30}\\b(?:${works}|${weapons})\\b`,
      `^(?:please |can you |could you |would you )?(?:translate|summari[sz]e|solve|calculate \\d|sing|draw|rewrite|compose|draft)\\b`,
      '\\b(?:tell|sing|read|write)(?: me| us)? (?:a|an|some|your) (?:story|song|joke|poem|secret)s?\\b|\\bhomework\\b|\\b(?:do|file|prepare|pay) my (?:taxes|tax|books|payroll|rent)\\b',
      `\\b(?:read|see|spy on|track|hack|monitor|unlock|get into|break into|access|intercept)\\b.{0,20}\\b${others}\\b`,
      '\\b(?:how (?:to|do i|can i|do you|would i)|help me|teach me(?: to)?) (?:hack|ddos|crack|steal|phish|spy|scam|launder|bypass|break into|get into|(?:make|build) a bomb)\\b',
      '\\bscrape\\b|\\blaunder\\b|\\bstolen (?:credit )?cards?\\b|\\bpirated?\\b|\\bcrack(?:ed)? (?:office|software|licen[cs]e|windows|password)|\\bmake (?:a|me a) fake\\b|\\bphishing (?:page|site|kit)\\b',
    ],
    says: 'That is not something I do.',
    always: true,
  },
  {
    // Customers, visitors, accounts, tickets, passwords, and what the firm keeps to itself.
    patterns: [
      near(telling, `(?:your|other|any|biggest) (?:other |biggest |own )?(?:${clients}|users?|people)`, 30),
      `\\b(?:numbers?|names?|emails?|list|details) (?:of|for) (?:\\w+ )?(?:${clients})`,
      near('print|show|give|send', `(?:your |first |\\d+ )+(?:${clients})|leads`, 30),
      near(`(?:my|our|the) (?:\\w+ )?(?:${account})`, states, 25),
      `\\b(?:where|who|when|show|what) (?:is|are|was|were|did)? ?(?:my|our|the next|the last) (?:open |last |latest |next )?(?:${account}|account manager|backup)\\b`,
      '\\b(?:i|we) (?:was|were|am|been|get|got) (?:over)?(?:charged|billed)\\b|\\bwhy (?:was|were|did) (?:i|we|you) (?:be )?(?:charged?|bill)|\\bwhat did (?:i|we) pay\\b|\\bwhen was i\\b|\\b(?:my|our|your|the) (?:client )?portal\\b|\\bticket (?:number )?#?\\d+|\\bhow many tickets\\b|\\b(?:the|my|our) technician (?:is )?(?:com|arriv|on (?:the|his|her) way|here)|\\blog (?:me|us) in\\b|\\bwho is (?:my|our) (?:\\w+ )?(?:technician|manager|rep)\\b',
      `\\byour (?:\\w+ ){0,2}(?:${secrets})\\b|\\b(?:${secrets})\\b.{0,25}\\b(?:your|you)\\b(?! (?:non|not))`,
      '\\b(?:admin|root|master|wi-?fi) password (?:of|for|at)\\b|\\b(?:promo|coupon|voucher|discount) codes?\\b|\\b\\d+ ?% (?:off|discount)',
    ],
    says: 'I cannot see accounts, tickets, customers or passwords, and I would not tell them to anybody.',
  },
  {
    // Staff as private persons.
    patterns: [
      near(`(?:${staff})(?:['’]?s)?`, personal, 30),
      "\\b[a-z]+['’]s (?:cell|mobile|home|private|personal)\\b|\\b(?:cell|mobile|home|private|personal) (?:phone |email )?(?:number|address|email) (?:of|for)\\b|\\bmarried\\b|\\bare you single\\b|\\bwhere (?:do|does)\\b.{0,30}\\blives?\\b",
      near('how much|what', `(?:${staff}|you|there).{0,15} (?:earn|earns|make a year|makes? a year|get paid)`, 40),
    ],
    says: 'I do not tell anything private about the people who work here.',
  },
  {
    // Verdicts on somebody's own case.
    patterns: [
      `\\b(?:sue|suing|sued|lawsuits?|litigation|damages|in court|to court|legal advice|legally|wrongful(?:ly)?|liable|enforceable|jail|prison|criminal|divorce|severance|compensation|need a lawyer|illegal|lawful|against the law|(?:broke|break|breaking) the law)\\b(?!.{0,20}insurance)`,
      '\\b(?:is|are|was) (?:it|this|that|\\w+ \\w+|\\w+) legal\\b|\\b(?:evade|avoid) (?:paying )?tax',
      '\\b(?:can|could|may|should|must) (?:i|we|he|she|they|(?:my|our) \\w+) (?:fire (?:him|her|them|me|my|an|someone|somebody)|evict|record|film|be (?:fined|arrested)|cut off|read (?:my|his|her|their))\\b',
      '\\b(?:fine|fined|penali[sz]e)\\b.{0,10}\\b(?:me|us)\\b|\\bis my (?:contract|nda|clause) valid\\b|\\bdo i have a case\\b|\\b(?:insurance|insurer|landlord|employer|boss|provider|they|it company) (?:have|has) to pay\\b|\\bnon ?-?compete\\b',
    ],
    says: 'I do not give legal advice. A lawyer can judge your case.',
  },
  {
    // Work here, and promises for the future.
    patterns: [
      '\\b(?:are you|you are|is \\w+) hiring\\b|\\b(?:job|jobs|vacanc(?:y|ies)|internships?|careers?|(?:my|a) (?:resume|cv)|(?:open|work) positions?|sponsor visas?)\\b(?! sites?)|\\bpay (?:your )?interns\\b',
      '\\b(?:guarantee|promise)\\b.{0,40}\\bnever\\b|\\bwill you .{0,20}\\b(?:in \\w+ years|next decade)\\b',
    ],
    says: 'Our pages have nothing about that.',
  },
  {
    // Prices, merits and troubles of other firms, and ours against theirs.
    patterns: [
      near(firms, judging, 50),
      `\\b(?:is|why is|did|has) (?:${firms})\\b|\\b(?:besides|other than) you\\b|\\bbest (?:msp|it (?:company|provider|firm)s?) in (?!toronto|the gta|ontario|mississauga)|\\b(?:phone number|email address|address|hours) of (?:the )?(?!your|you|our|my|the|support|sales|help|toronto office|richmond|office|operation|work)\\w+ ?\\w*|\\bcompare (?:yourself|you|${company.shortName.toLowerCase()})\\b|\\b(?:what|how much) (?:does|do) (?:${firms}|[a-z]+ (?:it|inc|corp|msp)) (?:charge|cost)`,
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
