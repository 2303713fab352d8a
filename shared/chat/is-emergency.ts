import { wordsOf } from '../search/search-words.ts';
import { emergencyWords } from './chat-rules.ts';

const things =
  '(?:networks?|internet|wi ?fi|emails?|outlook|mailbox|inbox|phones?|systems?|software|everything|computers?|servers?|website|screens?|files?|data|databases?|accounts?|laptops?|tablets?|desktops?|passwords?|printers?)';
const broken =
  '(?:down|dead|died|offline|crashed|frozen|froze|locked|encrypted|gone|vanished|disappeared|wiped|missing|lost|renamed|weird|deleted|stolen|taken over|compromised|hijacked|infected|attacked|leaked|not working|arent working|isnt working|stopped working|wont (?:start|open|boot|load|turn on)|(?:went|gone) black|cant connect|cant be reached)';
const deeds = '(?:click|clicked|opened|gave|entered|typed|fell for|wired|sent|paid|transferred)';
const traps =
  '(?:links?|attachments?|passwords?|scam\\w*|fraud\\w*|fake|phish\\w*|(?:strange|weird|suspicious) \\w+|remote (?:access|control)|wrong (?:bank )?account|hackers?|thie[fv]\\w*)';
const intruder = '(?:some ?one|some ?body|stranger|hackers?|thief|attackers?)';

/** Emergencies beyond the words of `chat-rules.ts`: something is broken, taken or controlled by others. */
const alsoEmergency = new RegExp(
  [
    `\\b${things} (?:(?:is|are|was|were|has|have|got|been|being|all|just|went|keeps|going|both|completely|totally|suddenly) ){0,4}${broken}\\b(?! (?:spots?|zones?|payment|time))`,
    `\\b(?:lost|stole|stolen|took|taken|locked|deleted|leaked) (?:\\w+ ){0,2}${things}\\b`,
    `\\b(?:internet|power|phones?) (?:is |are |went |just )*out\\b(?! of)`,
    `\\bfiles? (?:\\w+ ){0,2}(?:ends?|ending) (?:in|with)\\b|\\bpop ?ups? (?:is |are |all |keep )?(?:everywhere|over|coming)\\b`,
    `\\bfiles? (?:\\w+ ){0,2}(?:weird|strange|different) (?:names?|extensions?)\\b`,
    `\\b${intruder} (?:has|have|took|got) (?:all )?(?:my|our|the) ${things}\\b|\\b${intruder} (?:logged|broke|got) in(?:to)?\\b|\\b(?:changed|stole) (?:\\w+ ){0,3}passwords?\\b`,
    `\\b(?:controlling|control of|moving) (?:my|our|the) (?:mouse|cursor|screen|computer)\\b|\\b(?:mouse|cursor) (?:is )?moving\\b`,
    `\\b(?:bitcoin|ransom\\w*|cryptolocker|infected|keylogger|trojan|under attack|being attacked)\\b|\\b(?:cant|can not|cannot|can t) (?:open|access|get into|get in to) (?:any|any of|our|my|the|any of our|any of my) (?:files|data|email|emails|accounts?|server)\\b`,
    `\\b(?:nobody|no one|noone|none of us) (?:here )?can (?:\\w+ )?(?:log ?in|log ?on|sign ?in|work|print|connect|open)\\b`,
    `\\b${intruder} (?:is|was|has been|keeps) (?:emailing|calling|texting|messaging|blackmailing)\\b|\\bnothing (?:works|is working)\\b`,
    `\\bnone of (?:my|our|the) ${things}|\\b${intruder} (?:has |have )?(?:locked|kicked) (?:us|me) out\\b`,
  ].join('|'),
);

/** One thing, which ends as early as it can, and another anywhere after it. */
type Pair = { first: RegExp; later: RegExp };

const after = (first: string, later: string): Pair => ({ first: new RegExp(first), later: new RegExp(later) });

/** In pairs: one pattern with `.*` in the middle would search anew from each first match, of which there are many. */
const oneAfterOther: readonly Pair[] = [
  after('\\brenamed\\b', '\\b(?:locked|encrypted|crypt)\\b'),
  after(
    `\\b(?:i|we|she|he|they|my|our|employee|staff|boss|accountant|colleague|coworker|someone) (?:\\w+ ){0,3}?${deeds} |^${deeds} `,
    `\\b${traps}\\b`,
  ),
  after(
    `\\b${intruder} (?:is|are|has|have|got|was|were|must be|just) (?:\\w+ ){0,2}?(?:in|into|inside|accessing|using|controlling|moving|reading|sending)\\b`,
    `\\b(?:${things}|network|mouse)\\b`,
  ),
  after('\\blogged in(?:to)? ', '\\b(?:my|our|his|her|their)\\b'),
  after(
    '\\b(?:suspicious|strange|unknown|unauthorized) (?:login|logins|sign ?in|access)\\b',
    '\\b(?:our|my|account)\\b',
  ),
  after('\\b(?:spam|scam|fake|strange)\\b', '\\bfrom (?:my|our) (?:mailbox|email|account|address)\\b'),
  after('\\b(?:asking|asks|demand\\w*|wants?) ', '\\b(?:money|payment|bitcoin)\\b'),
  after(
    '\\b(?:payment|transfer|money|deposit|wire) ',
    '\\b(?:to|by) (?:a )?(?:scam\\w*|fraud\\w*|fake|wrong account|thief)\\b',
  ),
  after(
    '\\b(?:fired|dismissed|laid off|terminated|let (?:\\w+ ){1,3}?go|quit|walked out)\\b',
    '\\bstill (?:\\w+ ){1,4}(?:access|log ?in|logs in|accounts?|passwords?|emails?|keys?)\\b',
  ),
];

const ourState = after('\\bour ', '\\b(?:is|are|was|were|got|has|have been) ');

function says(text: string, { first, later }: Pair): boolean {
  const found = first.exec(text);
  return found !== null && later.test(text.slice(found.index + found[0].length));
}

/** Questions from people who want to learn about emergencies … */
const asksAbout =
  /^(what(?! (?:do|should|now|happen\w*|to|can)\b)|did|has|have|was|were|will|would|which|who|when|where|tell|explain|name|does|should|am i|is it|is my|are my|best|good) (?!we|you|i\b)|\b(do (i|we) (have to|need)|notify|liable|jail|guarantee|which of|what (is|are|does|do|should we do (before|if))|whats|how (do|does|can|to|should|often|long|much|likely)|why|explain|mean|means|meaning|definition|difference|vs|versus|prevent\w*|prevntion|protect\w*|avoid\w*|defen[cs]e|worried|reading|checklist|template|guide|tips|signs|examples?|training|simulation|simulations|tests?|testing|policy|plan|plans|insurance|prepar\w*|readiness|report|reporting|record|records|law|pipeda|phipa|price|pricing|cost|costs|webinar|white ?paper|article|blog|software|antivirus|anti virus|do you|can you|does|should|lessons|exercise|tabletop|removal service|backups?)\b/;
/** … unless it is happening now. */
const happensNow =
  /\b(what (do|should) (i|we) do|what to do (we|our|my)|on (my|our|the) (screen|screens|computer|computers|server)|help|urgent|emergency|asap|right now|just now|we (have been|ve been|were|got|are|are being)|ive been|weve been|i (got|was|am|have been|think)|everything is|(going|gone|went) (crazy|nuts|wild)|clicked|(^|we |been |got |were |just )hit by)\b/;

/** @param text a question in lower case, without punctuation */
export function isEmergency(text: string): boolean {
  if (!emergencyWords.test(text) && !alsoEmergency.test(text) && !oneAfterOther.some((pair) => says(text, pair)))
    return false;
  // Questions about us or ways to pay.
  if (
    /\b(have|did|do|are|can|could|will|you) (you|will|would|never) (?:(?!help|we|our|my|i\b)\w+ ){0,5}(hack\w*|breach\w*|phish\w*)\b|\bpay (you|with|in)\b/.test(
      text,
    )
  )
    return false;
  // A request to write malware is no emergency.
  if (/^(write|make|create|generate|draft|code|build)\b/.test(text)) return false;
  return (
    !asksAbout.test(text) ||
    ((happensNow.test(text) || says(text, ourState)) &&
      !/\b(prevent|prevention|avoid|policy|template|before it|if|reading|worried)\b/.test(text))
  );
}

/** In characters, of which a ligature stands for three at most. */
const longest = 2000;

/** Our words are English. A character of another script may expand to four words, which takes time. */
const otherLetters = /[^\p{ASCII}\p{Script=Latin}\p{M}’]+/gu;

/** Whether a message of several sentences tells of an emergency, by the rules of the chat. */
export const tellsOfEmergency = (message: string): boolean =>
  message
    .slice(0, longest)
    .replace(otherLetters, ' ')
    .split(/[.!?\n]+/)
    .some((sentence) => isEmergency(wordsOf(sentence).join(' ')));

const beforehand =
  /\b(?:is (?:it|this|that) (?:really |even )?(?:legit|legitimate|genuine|real|fake|safe|a scam|phishing|spam)|legit|before (?:i|we) (?:pay|click|open|send|answer|reply|buy|sign)|should (?:i|we) (?:click|open|answer|reply|trust))\b/;
const already =
  /\b(?:clicked|opened|paid|sent|gave|given|typed|entered|bought|transferred|wired|installed|approved|signed|told|read|locked|encrypted|ransom\w*|bitcoin|hack\w*|leak\w*|blackmail\w*|threat\w*|phone|call\w*|desk|reception|door|screens?|here|nobody|everything)\b/;

/** "Is it legit", "what do I check before I pay": they ask first, nothing has happened, and nobody is at the door. */
export const asksFirst = (text: string): boolean => beforehand.test(text) && !already.test(text);
