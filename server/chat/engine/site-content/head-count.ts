import { wordsOf } from '../../../../shared/search/search-words.ts';

/** What the numbers of a message say of a firm. */
export type Counts = {
  people?: number;
  /** People who come on top: "and 3 more?" */
  more?: number;
  /** "14 men, 6 office computers": which of them are billed is to be told. */
  several: boolean;
};

const roles =
  'lawyers?|dentists?|hygienists?|doc(?:tor)?s?|physicians?|nurses?|teachers?|drivers?|agents?|brokers?|partners|owners|associates|assistants?|clerks?|accountants?|bookkeepers?|paralegals?|engineers?|architects?|technicians?|colleagues?|managers?|designers?|plumbers?|cleaners?|cooks?|mechanics?|consultants?|contractors?|interns?|apprentices?|vets?|chefs?|reps?|admins?|supers|superintendents?|foremen|therapists?|[a-z]+ists?|[a-z]+icians?|(?:part|full) ?time(?:rs?)?';
const people =
  'people|persons?|ppl|folks?|guys|employees?|staff|users?|workers?|coworkers?|heads?|personnes|employes|utilisateurs';
const devices =
  'seats?|desks?|computers?|laptops?|desktops?|workstations?|pcs?|macs?|phones?|extensions?|lines?|mailbox(?:es)?|postes';
/** Who is counted by where or how they work: "and 3 at the front", "plus 2 part time". */
const ways = '(?:(?:in|at|on|from) (?:the |our |my )?[a-z]+|seasonal|remote|others?)\\b';
const others = 'men|women|volunteers?|students?|pupils?|tablets?|chromebooks?';
const count = '\\b(\\d{1,4})';
/** Between a number and its noun: "5 seasonal staff", but not "24 hour support staff", "2 new hires" or "8 offices, staff". */
const between =
  '(?:(?!(?:and|or|but|in|for|with|at|of|if|to|more|extra|additional|new|another|hour|day|week|month|year) )[a-z]*[a-rt-z] ){0,2}?';

/** The first that fits tells the whole, or those who are billed. */
const wholes: readonly RegExp[] = [
  new RegExp(`${count} (?:of us )?(?:(?:${people}|${roles}) )?(?:in )?(?:total|altogether|all told)\\b`),
  new RegExp(
    `${count} (?:of (?:them|us) |people |staff )?(?:actually )?(?:use|uses|using|have|need) (?:an?|the|our) (?:computer|laptop|pc|mailbox|email)`,
  ),
  // "35 people but only 12 at desks"
  new RegExp(
    `(?<!windows )${count} (?:of (?:them|us) |people )?(?:(?:are|sit|work) )?(?:at|on) (?:(?:an?|the|their) )?(?:desks?|computers?|pcs?)\\b`,
  ),
  // "Team of 4 plus two contractors"
  new RegExp(
    `\\b(?:(?:total|team|staff|firm|office|company|studio|practice|clinic|group|shop) of|equipe de|(?:on est|nous sommes)) (\\d{1,4})\\b(?! (?:offices|locations|sites|years|ans))(?: (?:and|plus|et) (\\d{1,3}) (?:${roles})\\b)?`,
  ),
  // "Staff: 14", but not "14 staff, 2 of them remote".
  /(?<!\d )\b(?:headcount|head count|staff|employees|users|people)(?: is| are)? (\d{1,4})\b(?! (?:days|hours|weeks|months|years|offices|locations))/,
];
/** "But 3 dont use a computer" */
const without = new RegExp(
  `${count} (?:of (?:them|us) |people |staff )?(?:dont|do not|never) (?:even |really )?(?:use|have|need) (?:an? )?(?:computers?|laptops?|pcs?|mailbox(?:es)?|email)\\b`,
);
const ofPeople = new RegExp(
  `${count} (?:(?:of us\\b(?! (?:who|works?|remote|from|at home)\\b)|${between}(?:(${roles})|${people}))\\b(?! it\\b)|(${ways}))`,
  'g',
);
const ofDevices = new RegExp(`${count} (?:office )?(?:${devices})\\b`, 'g');
const ofOthers = new RegExp(`${count} ${between}(?:${others})\\b`, 'g');
/** Between two counts that make one: "8 guys in trucks and 2 in the office". */
const joins = /^(?: (?:in|at|on|from) (?:the |our )?[a-z]+)? (?:and|plus|with)(?: (?:another|about|like|maybe))? $/;
/** "Me plus a hygienist and 4 assistants", "me and two others" */
const withMe =
  /\b(?:me|myself) (?:and|plus|with) (?:(an?|one|my) (?!laptop|computer|pc|mac|server|phone)[a-z]+|(\d{1,3}))\b(?: (?:and|plus) (\d{1,3})\b)?/;
/** Before a noun that both share: "7 permanent and 5 seasonal staff". */
const shares = /\b(\d{1,3}) (?:permanent|regular|full ?time|part ?time|paid|office) (?:and|plus) $/;
/** A message that is little else ("and w 14?"), or its end ("we are 12"). */
const alone: readonly RegExp[] = [
  new RegExp(
    `^(?:(?:and|or|what|whats|how|about|so|ok|for|if|with|w|were|we|are|is|be|the|it|its|there|then|would|more|like|say|maybe|around|roughly|us|now|just|only|price|cost|costs|quote|much|nous|sommes|pour|et|si|on|est) )*${count}(?: (?:then|now|instead|please|total|though|or so|of them|a month|per month))*$`,
  ),
  /\b(?:we are|were|we have|weve|nous sommes|(?<!\b(?:get|got|found|offer\w*) (?:it|this|that|us|me) )for(?: the| all| just| only)?|(?:would|will|to|ll) be|(?:grow|go|get) to|make (?:it|that)|so)(?: about| around| roughly)? (\d{1,4})(?: (?:now|then|here|strong))?$/,
];
const single =
  /(?<!is it )\b(?:just|only) (?:me|myself)\b(?! and\b| or\b)|\b(?:by myself|on my own)\b|\bone (?:man|woman|person) (?:firm|office|company|shop|business|show|practice)\b|\bim (?:a |the )?(?:solo|self employed|freelanc\w+|sole prop\w*)\b/;

/** @param prices what we charge a person: "what do I get for 225" counts nobody */
export function countsIn(raw: string, prices: readonly number[]): Counts {
  const said = withDigits(raw);
  const [clause = '', apart = 0] = without.exec(said) ?? [];
  const text = said.replace(clause, '');
  const more = /\b(\d{1,3}) (?:more|extra|additional)\b/.exec(text)?.[1];
  const counted = [...text.matchAll(ofPeople)];
  const machines = [...text.matchAll(ofDevices)];
  const lone = firstOf(alone, text);
  const found =
    countWithMe(text) ??
    firstOf(wholes, text) ??
    sumOf(counted, text) ??
    (machines[0] && Number(machines[0][1])) ??
    (lone !== undefined && !prices.includes(lone) ? lone : single.test(text) ? 1 : undefined);
  return {
    ...(found === undefined ? {} : { people: found > Number(apart) ? found - Number(apart) : found }),
    ...(more === undefined ? {} : { more: Number(more) }),
    several: counted.length + machines.length + [...text.matchAll(ofOthers)].length > 1,
  };
}

function firstOf(patterns: readonly RegExp[], text: string): number | undefined {
  const found = patterns.map((pattern) => pattern.exec(text)).find((match) => match !== null);
  return found?.slice(1).reduce((sum, number) => sum + Number(number ?? 0), 0);
}

function countWithMe(text: string): number | undefined {
  const [found, one, some = 0, more = 0] = withMe.exec(text) ?? [];
  return found === undefined ? undefined : 1 + Number(one !== undefined) + Number(some) + Number(more);
}

/** "3 lawyers, 2 clerks and 1 part time" are six; "3 lawyers, in all we have 8 people" are eight: the staff is the whole firm. */
function sumOf(counted: readonly RegExpExecArray[], text: string): number | undefined {
  const runs: { sum: number; isStaff: boolean; isFirm: boolean; end: number }[] = [];
  for (const { 0: said, 1: number, 2: role, 3: way, index } of counted) {
    const run = runs.at(-1);
    const gap = text.slice(run?.end ?? 0, index);
    const goesOn =
      run && (joins.test(gap) || (gap === ' ' && !run.isStaff && (role !== undefined || Number(number) <= run.sum)));
    const end = index + said.length;
    if (run && goesOn) Object.assign(run, { sum: run.sum + Number(number), isFirm: true, end });
    else {
      const shared = Number(shares.exec(text.slice(0, index))?.[1] ?? 0);
      runs.push({ sum: shared + Number(number), isStaff: !role && !way, isFirm: !way, end });
    }
  }
  const firms = runs.filter(({ isFirm }) => isFirm);
  return (firms.find(({ isStaff }) => isStaff) ?? firms[0])?.sum;
}

const ones = 'one two three four five six seven eight nine'.split(' ');
const teens = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const sums =
  /\$ ?\d[\d,.]*k?|\b\d[\d,.]* ?(?:\$|dollars?\b|bucks\b)|\b\d+ ?(?:a|per|each|\/) ?(?:head|users?|person|seat|month|hour|mo)\b/g;

/** Words with numbers as digits; sums of money and years left out. "One" is mostly no number. */
function withDigits(raw: string): string {
  const spaced = raw
    .toLowerCase()
    .replace(/(\d)ish\b/g, '$1')
    .replace(sums, ' money ')
    // Of "12-15 ppl" the higher, so that nobody pays more than was said.
    .replace(/\b\d{1,4} ?[-–] ?(?=\d)|\b\d{1,4} to (?=\d{1,4} (?:ppl|people|users?|staff|employees)\b)/g, '')
    .replace(/(\d)(?=(?:ppl|people|users?|staff|pcs?|computers?|employees)\b)/g, '$1 ');
  return wordsOf(spaced)
    .join(' ')
    .replace(bigNumbers, (_, ten = '', one = '') => `${10 * (tens.indexOf(ten) + 2) + ones.indexOf(one) + 1}`)
    .replace(smallNumbers, (word) => `${[...ones, ...teens].indexOf(word) + 1}`)
    .replace(dozens, (_, half, many = 1) => `${(half ? 6 : 12) * many}`)
    .replace(/\b(?:a )?couple (?:of )?/g, '2 ')
    .replace(/\b(?:19|20)\d\d\b ?/g, '');
}
const bigNumbers = new RegExp(`\\b(${tens.join('|')})(?: (${ones.join('|')}))?\\b`, 'g');
const dozens = /\b(?:(?:a|(half)(?: a)?|(\d{1,2})) )?dozen\b/g;
const smallNumbers = new RegExp(`\\b(?:${[...ones.slice(1), ...teens].join('|')})\\b`, 'g');
