import type { ChatOffer, ChatPlace, ChatService, ChatTrade } from '../../../../shared/chat/chat-facts.ts';
import { company } from '../../../../shared/company/company.ts';
import { isTelling, wordsOf } from '../../../../shared/search/search-words.ts';
import { stemOf } from '../../../../shared/search/stem.ts';
import { readPostalCode } from '../../../../shared/tools/postal-code.ts';
import type { SiteKnowledge } from './site-knowledge.ts';
import type { Named } from './site-names.ts';

export type ParsedQuestion = {
  /** Lower case, typos corrected, single spaces. */
  text: string;
  /** Without chat filler. */
  search: string;
  places: readonly { place: ChatPlace; neighbourhood?: string; code?: string }[];
  /** A postal code outside our cities. */
  unlisted?: string;
  services: readonly ChatService[];
  trades: readonly ChatTrade[];
  /** Number of people it is about. */
  people?: number;
  /** Significant, neither names nor numbers. */
  rest: readonly string[];
  /** Unmatched words tolerated before the intent no longer applies. */
  spare?: number;
  page?: string | undefined;
  /** The subject if the question names none. */
  here?: ChatOffer | undefined;
};

const chatter = new Set([
  // Our names stand for "you".
  ...wordsOf(`${company.shortName} ${company.assistant}`),
  ...'hi hello hey please pls plz thanks thank u ur im ill id gonna going whos youd youll theyre weve whats hows wheres theres thats wats fr dont doesnt cant wont id ive youre just really also ok okay so well about tell know think would could should may might will like want wanna need needs looking look any anyone anybody some someone somebody something there here more much many lot us our ours me mine am was were been being had did done than then too very only now hey got get gets gotta let lets maybe guy guys thing things anymore still yet even ever actually currently kind sort bit one ones no not yes'.split(
    ' ',
  ),
]);

export function parseQuestion(raw: string, page: string | undefined, knowledge: SiteKnowledge): ParsedQuestion {
  const { names, facts, postal } = knowledge;
  const codes = postalCodesIn(raw);
  const words = wordsOf(codes.reduce((text, { typed }) => text.replace(typed, ' '), raw)).map(knowledge.correct);
  const stems = words.map(stemOf);
  const used = new Set<number>();
  const find = <T>(list: readonly Named<T>[]): T[] => findNamed(stems, list, used);

  const places: ParsedQuestion['places'] = [
    ...codes.flatMap(({ code }) => {
      const { path } = postal.answers[prefixIndex(postal.prefixes, code)] ?? {};
      const place = facts.places.find((entry) => entry.path === path);
      return place ? [{ place, code: code.slice(0, 3) }] : [];
    }),
    ...find(names.places),
  ];
  const trades = unique(find(names.trades));
  const services = unique(find(names.services));
  const people = peopleIn(words, stems);
  return {
    text: words.join(' '),
    search: words.filter((word) => !chatter.has(word)).join(' '),
    places,
    ...(codes[0] && places.length === 0 ? { unlisted: codes[0].code.slice(0, 3) } : {}),
    trades,
    services,
    ...(people === undefined ? {} : { people }),
    rest: words.filter((word, at) => !used.has(at) && isTelling(word) && !chatter.has(word) && !/^\d+$/.test(word)),
    page,
    here: facts.offers.find(({ path }) => path === page),
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

const peopleWords =
  /^(person|user|employe|staff|seat|computer|laptop|desktop|workstation|pc|pcs|mailbox|worker|coworker|of)$/;

const numberWords: ReadonlyMap<string, string> = new Map(
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, at) => [word, String(at + 1)]),
);

function peopleIn(words: readonly string[], stems: readonly string[]): number | undefined {
  const at = words
    .map((word) => numberWords.get(word) ?? word)
    .findIndex(
      (word, index) =>
        /^\d{1,4}$/.test(word) &&
        (peopleWords.test(stems[index + 1] ?? '') ||
          peopleWords.test(stems[index - 1] ?? '') ||
          /^(firm|office|team|company)$/.test(stems[index + 2] ?? '')),
    );
  const word = words[at] ?? '';
  return at < 0 ? undefined : Number(numberWords.get(word) ?? word);
}

const unique = <T>(list: readonly T[]): T[] => [...new Set(list)];
