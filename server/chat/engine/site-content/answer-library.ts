import type { ChatAnswersFile, ChatRecord } from '../../../../shared/chat/chat-answers.ts';
import { wordsOf } from '../../../../shared/search/search-words.ts';
import { stemOf } from '../../../../shared/search/stem.ts';
import type { Likeness } from '../meaning/meaning-thread.ts';

export type Ranked = {
  record: ChatRecord;
  /** From 0 to 1: how sure it is that the question is one of the record's. */
  score: number;
};

/** Ranks the records for a text. */
export type Rank = (text: string) => readonly Ranked[];

export type AnswerLibrary = {
  /** All ways of asking, in the order of `Likeness`. */
  ways: readonly string[];
  /** The record of each, as an index of the file's records. */
  records: readonly number[];
  /** Which of them tell of an emergency. */
  urgent: readonly boolean[];
  byId: ReadonlyMap<string, ChatRecord>;
  /** @param likeness of the question's meaning; without it words alone decide, and scores are lower */
  rank(question: string, likeness: Likeness | undefined, language?: 'french'): Ranked[];
};

/** Of how the words of a question fit a way of asking, and how their meaning does. */
const parts = { words: 0.35, meaning: 0.65 } as const;
/** What words alone say is worth less. */
const wordsAlone = 0.71;
/** Cosines of the model: unrelated sentences have about the first, paraphrases the second. */
const cosine = { unlike: 0.3, alike: 0.82 } as const;
/** A page's question is narrower than its words. */
const ofPage = 0.9;
/** What the second and the third nearest way of a record count: one alone may be near by chance … */
const others = 0.25;
/** … unless it is nearly the question. */
const same = 0.85;
/** Of the sum of three ways that are about as near, so that scores stay within 1. */
const whole = 1.4;
/** A word that no way of asking has is often a name. */
const strange = 0.4;
const candidates = 40;

/**
 * Log-odds of a record by how near its ways are in meaning (`meaning`), by what tells records apart (`records`), and by
 * how many of the question's words its ways, its answer and its pages' titles have. From a regression on our ways of
 * asking, each left out once: the right record came first for 59 of 100, by nearness alone for 45.
 */
const odds = { meaning: 3.9, records: 0.15, ways: 6.8, says: 2, titles: 1.85, ofPage: -1 } as const;
/** A word of one way counts two thirds, of four ways nearly whole. */
const often = 0.5;
/** What these odds count in a score, next to how near the record is. */
const byOdds = 0.3;
/** A record as near as this is asked for in nearly its own words: nothing else counts. */
const exact = 0.8;

/** Finds answers by words and by meaning. @param titleOf title of a page, with visitors' names for it */
export function openAnswerLibrary(
  { records }: ChatAnswersFile,
  titleOf: (path: string) => string | undefined,
): AnswerLibrary {
  const plain = records.flatMap((record) =>
    record.ways.map((way) => {
      const text = asSpoken(wordsOf(way)).join(' ');
      return { text, record, stems: stemsIn(text) };
    }),
  );
  const waysWith = Map.groupBy(
    plain.flatMap(({ stems }, at) => [...stems].map((stem) => ({ stem, at }))),
    ({ stem }) => stem,
  );
  const weightOf = (stem: string) => {
    const having = waysWith.get(stem)?.length ?? 0;
    return (having > 0 ? 1 : strange) * Math.log(1 + plain.length / (having + 1)) ** 2;
  };
  const ways = plain.map((way) => ({
    ...way,
    weight: [...way.stems].reduce((total, stem) => total + weightOf(stem), 0),
  }));
  const waysOf = [...Map.groupBy(ways.entries(), ([, { record }]) => record)].map(([record, own]) => ({
    record,
    own: own.map(([at]) => at),
    inWays: waysHaving(own.map(([, { stems }]) => stems)),
    inAnswer: stemsIn(record.says ?? ''),
    inTitles: stemsIn(record.pages.slice(0, 2).map(titleOf).join(' ')),
  }));
  const indexOf = new Map(records.map((record, at) => [record, at]));

  /** The share of the words, by rarity, that question and each way have in common. */
  function alikeInWords(question: string): number[] {
    const common = new Float64Array(ways.length);
    let asked = 0;
    for (const stem of stemsIn(question)) {
      const weight = weightOf(stem);
      asked += weight;
      for (const { at } of waysWith.get(stem) ?? []) common[at] = (common[at] ?? 0) + weight;
    }
    return ways.map(({ weight }, at) => (2 * (common[at] ?? 0)) / (asked + weight || 1));
  }

  /** How the words of a question tell how well a record has them: the share that it has, by rarity. */
  function sharesOf(question: string): (has: (stem: string) => number) => number {
    const stems = [...stemsIn(question)].map((stem) => ({ stem, weight: weightOf(stem) }));
    const all = stems.reduce((sum, { weight }) => sum + weight, 0) || 1;
    return (has) => stems.reduce((sum, { stem, weight }) => sum + weight * has(stem), 0) / all;
  }

  return {
    ways: ways.map(({ text: way }) => way),
    records: ways.map(({ record }) => indexOf.get(record) ?? 0),
    urgent: ways.map(({ record }) => record.urgent === true && !record.french),
    byId: new Map(records.map((record) => [record.id, record])),
    rank(question, likeness, language) {
      const inWords = alikeInWords(question);
      const alike = likeness && Float32Array.from(likeness.ways, scaled);
      const share = sharesOf(question);
      const ranked = waysOf.flatMap(({ record, own, inWays, inAnswer, inTitles }) => {
        if (Boolean(record.french) !== (language === 'french')) return [];
        const narrow = record.ofPage ? ofPage : 1;
        const fits = own.map((at) => {
          const words = inWords[at] ?? 0;
          return alike ? parts.words * words + parts.meaning * (alike[at] ?? 0) : wordsAlone * words;
        });
        const score = narrow * together(fits);
        if (score <= 0) return [];
        if (!alike) return [{ record, score, chance: 0 }];
        const chance =
          odds.meaning * narrow * together(own.map((at) => alike[at] ?? 0)) +
          odds.records * (likeness.records[indexOf.get(record) ?? 0] ?? 0) +
          odds.ways * share((stem) => inWays.get(stem) ?? 0) +
          odds.says * share((stem) => Number(inAnswer.has(stem))) +
          odds.titles * share((stem) => Number(inTitles.has(stem))) +
          (record.ofPage ? odds.ofPage : 0);
        return [{ record, score, chance }];
      });
      return best(alike ? withOdds(ranked) : ranked);
    },
  };
}

type Likely = Ranked & { chance: number };

/** Scores in which the odds of each record count, as a share of all that are likely. */
function withOdds(ranked: readonly Likely[]): Likely[] {
  const likely = ranked.toSorted((one, other) => other.chance - one.chance).slice(0, candidates);
  const weight = ({ chance }: Likely) => Math.exp(chance - (likely[0]?.chance ?? 0));
  const all = likely.reduce((sum, one) => sum + weight(one), 0);
  return likely.map((one) =>
    one.score >= exact ? one : { ...one, score: (1 - byOdds) * one.score + (byOdds * weight(one)) / all },
  );
}

const best = (ranked: readonly Ranked[]): Ranked[] =>
  ranked
    .map(({ record, score }) => ({ record, score }))
    .toSorted((one, other) => other.score - one.score)
    .slice(0, candidates);

/** How well the ways of a record have each word. */
function waysHaving(ways: readonly ReadonlySet<string>[]): ReadonlyMap<string, number> {
  const counts = Map.groupBy(
    ways.flatMap((stems) => [...stems]),
    (stem) => stem,
  );
  return new Map([...counts].map(([stem, { length }]) => [stem, length / (length + often)]));
}

/** How well three ways of a record fit together. */
function together(fits: readonly number[]): number {
  const [first = 0, second = 0, third = 0] = fits.toSorted((one, other) => other - one);
  return first >= same ? first : (first + others * (second + third)) / whole;
}

const scaled = (value: number) => Math.min(1, Math.max(0, (value - cosine.unlike) / (cosine.alike - cosine.unlike)));

/** All words count, with rare ones more: "how are you" has no other. */
const stemsIn = (text: string): ReadonlySet<string> => new Set(wordsOf(text).map(stemOf));

/** Shorthand written out; filler becomes nothing. */
const written = new Map(
  Object.entries({
    ...{ u: 'you', ur: 'your', r: 'are', im: 'i am', ive: 'i have', diff: 'difference', guys: '', pls: '', plz: '' },
    ...{ please: '', hey: '', whats: 'what is', hows: 'how is', wheres: 'where is', dont: 'do not', cant: 'can not' },
    ...{
      setup: 'set up',
      wont: 'will not',
      doesnt: 'does not',
      wanna: 'want to',
      gonna: 'going to',
      thats: 'that is',
      youre: 'you are',
    },
  }),
);

/** Words as ways of asking have them. */
export const asSpoken = (words: readonly string[]): string[] =>
  words.flatMap((word) => (written.get(word) ?? word).split(' ')).filter(Boolean);
