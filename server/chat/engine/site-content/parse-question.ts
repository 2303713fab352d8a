import type { ChatFacts, ChatPlace, ChatTrade } from '../../../../shared/chat/chat-facts.ts';
import { company } from '../../../../shared/company/company.ts';
import { isTelling, wordsOf } from '../../../../shared/search/search-words.ts';
import { stemOf } from '../../../../shared/search/stem.ts';
import { readPostalCode } from '../../../../shared/tools/postal-code.ts';
import { asSpoken } from './answer-library.ts';
import { countsIn } from './head-count.ts';
import type { SiteKnowledge } from './site-knowledge.ts';
import { type Named, otherTowns } from './site-names.ts';

/** What a message says about the visitor's firm; kept for the conversation. */
export type FirmFacts = {
  people?: number;
  /** People who come on top: "and 3 more?" */
  more?: number;
  places: readonly { place: ChatPlace; neighbourhood?: string; code?: string }[];
  trades: readonly ChatTrade[];
  tiers: ChatFacts['pricing']['tiers'];
  /** Ids of their records. */
  software: readonly string[];
  /** When a contract with another provider ends, in the visitor's words: "in march". */
  ends?: string;
};

export type ParsedQuestion = FirmFacts & {
  /** As a visitor typed it. */
  typed: string;
  /** Lower case, typos corrected, single spaces. */
  text: string;
  /** The same with one city for all, to be compared with ways of asking. */
  plain: string;
  /** Without chat filler. */
  search: string;
  /** A postal code or town outside our cities. */
  unlisted?: string;
  /** It counts more than one kind of people or machines. */
  several: boolean;
  /** Significant, neither names nor numbers. */
  rest: readonly string[];
  page?: string | undefined;
};

const chatter = new Set([
  // Our names stand for "you".
  ...wordsOf(`${company.shortName} ${company.assistant}`),
  ...'hi hello hey please pls plz thanks thank u ur im ill id gonna going whos youd youll theyre weve whats hows wheres theres thats wats fr dont doesnt cant wont id ive youre just really also ok okay so well about tell know think would could should may might will like want wanna need needs looking look any anyone anybody some someone somebody something there here more much many lot us our ours me mine am was were been being had did done than then too very only now hey got get gets gotta let lets maybe guy guys thing things anymore still yet even ever actually currently kind sort bit one ones no not yes'.split(
    ' ',
  ),
]);

/** Before a question: "great thanks can someone call me". */
const courtesy =
  /^(?:(?:ok|okay|great|perfect|cool|awesome|fine|alright|whatever|thanks|thank you|thx|hi there|hi|hello|bonjour) )+(?=\S+ \S+ \S)/;

export function parseQuestion(raw: string, page: string | undefined, knowledge: SiteKnowledge): ParsedQuestion {
  const { names, facts, postal } = knowledge;
  const codes = postalCodesIn(raw);
  const words = wordsOf(codes.reduce((text, { typed }) => text.replace(typed, ' '), raw)).map(knowledge.correct);
  const stems = words.map(stemOf);
  const used = new Set<number>();
  const find = <T>(list: readonly Named<T>[]): T[] => findNamed(stems, list, used);

  const listed = codes.flatMap(({ code }) => {
    const { path } = postal.answers[prefixIndex(postal.prefixes, code)] ?? {};
    const place = facts.places.find((entry) => entry.path === path);
    return place ? [{ place, code: code.slice(0, 3) }] : [];
  });
  const named = find(names.places);
  const places = [...listed, ...named];
  const plain = asSpoken(words.map((word, at) => (used.has(at) || otherTowns.has(word) ? 'toronto' : word)));
  const town = words.find((word, at) => !used.has(at) && otherTowns.has(word));
  const unlisted = places.length > 0 ? undefined : (codes[0]?.code.slice(0, 3) ?? town);
  const software = [...new Set(find(names.software))];
  const trades = [...new Set(find(names.trades))];
  const { tiers } = facts.pricing;
  const { several, ...counts } = countsIn(
    raw.replace(/\p{L}{5,}/gu, (word) => knowledge.correct(word.toLowerCase())),
    tiers.flatMap(({ min, max }) => [min, max]),
  );
  const ends = endIn(raw);
  return {
    typed: raw,
    text: words.join(' '),
    plain: [...plain, ...(codes.length > 0 ? ['toronto'] : [])]
      .filter((word, at, all) => word !== 'toronto' || all[at - 1] !== 'toronto')
      .join(' ')
      .replace(courtesy, ''),
    search: words.filter((word) => !chatter.has(word)).join(' '),
    places,
    ...(unlisted ? { unlisted } : {}),
    trades,
    tiers: tiersIn(words.join(' '), tiers),
    software,
    ...counts,
    several,
    ...(ends === undefined ? {} : { ends }),
    rest: words.filter(
      (word, at) =>
        !used.has(at) &&
        word !== town &&
        isTelling(word) &&
        !chatter.has(word) &&
        !/^\d+$/.test(word) &&
        !peopleWords.test(stems[at] ?? ''),
    ),
    page,
  };
}

/** The longest name at each position; marks its words as used. */
function findNamed<T>(stems: readonly string[], list: readonly Named<T>[], used: Set<number>): T[] {
  const found: T[] = [];
  for (let at = 0; at < stems.length; at++) {
    let best: Named<T> | undefined;
    for (const name of list) {
      const longer = name.phrase.length > (best?.phrase.length ?? 0);
      if (longer && name.phrase.every((stem, index) => stems[at + index] === stem && !used.has(at + index)))
        best = name;
    }
    if (!best) continue;
    found.push(best.value);
    for (let index = 0; index < best.phrase.length; index++) used.add(at + index);
  }
  return found;
}

/** Only postal codes alternate letters and digits. */
function postalCodesIn(raw: string): { typed: string; code: string }[] {
  return [...raw.matchAll(/\b[a-z]\d[a-z](?:[ -]?\d[a-z]\d)?\b/gi)].flatMap(([typed]) => {
    const code = readPostalCode(typed);
    return code ? [{ typed, code }] : [];
  });
}

/** The longest matching prefix (decision 24). */
function prefixIndex(prefixes: Readonly<Record<string, number>>, code: string): number {
  for (let { length } = code; length > 0; length--) {
    const row = prefixes[code.slice(0, length)];
    if (row !== undefined) return row;
  }
  return -1;
}

/** No longer word: our answers repeat it, also by email. */
const months = '(?:jan|feb|mar|apr|aug|sep|oct|nov|dec)[a-z]{0,6}|may|june?|july?';

/** "Our contract is up in March", "renewal on 1 April", "runs out next month". */
function endIn(raw: string): string | undefined {
  const ending =
    /\b(?:contract|agreement|renewal|provider|msp|deal|term|it company)\b[^.?!]*?\b(?:ends?|ending|up|over|expires?|expiring|runs? out|renews?|due|until|till)\b[^.?!]*/i.exec(
      raw,
    )?.[0];
  return (
    ending &&
    new RegExp(
      `\\b(?:(?:in|at|on|by|until|till|the end of) )*(?:\\d{1,2} )?(?:(?:${months})\\b(?: \\d{1,4})?|next (?:month|year|quarter|spring|summer|fall|winter)|this (?:month|year)|\\d{1,3} (?:weeks|months|days))`,
      'i',
    ).exec(ending)?.[0]
  );
}

const peopleWords =
  /^(person|ppl|folk|guy|lawyer|dentist|doctor|driver|colleagu|user|employe|employ|staff|seat|computer|laptop|desktop|workstation|pc|pcs|mac|phon|extens|lin|mailbox|worker|coworker|head|of|post)$/;

/** "The middle plan", by its place in the list; "for 225", by its price; or a tier's own name. */
const placesOfTiers = [/\b(cheapest|lowest|basic)\b/, /\b(middle|mid)\b/, /\b(?<!on )(top|highest|most expensive)\b/];

function tiersIn(text: string, tiers: FirmFacts['tiers']): FirmFacts['tiers'] {
  const byPlace = /\b(plans?|tiers?|packages?|(cheapest|lowest|basic|middle|top|highest|expensive) one)\b/.test(text);
  const words = text.split(' ');
  return tiers.filter(
    ({ name, min }, at) =>
      words.includes(name.toLowerCase()) || words.includes(`${min}`) || (byPlace && placesOfTiers[at]?.test(text)),
  );
}
