import type { ChatAnswersFile, ChatRecord } from '../../../../shared/chat/chat-answers.ts';
import { wordsOf } from '../../../../shared/search/search-words.ts';
import { stemOf } from '../../../../shared/search/stem.ts';

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
  /** Which of them tell of an emergency. */
  urgent: readonly boolean[];
  byId: ReadonlyMap<string, ChatRecord>;
  /** @param likeness of meaning, with each way; without it words alone decide, and scores are lower */
  rank(question: string, likeness: Float32Array | undefined, language?: 'french'): Ranked[];
};

/** Set on the half of the development questions that no record was written from. */
const share = { words: 0.35, meaning: 0.65 } as const;
/** What words alone say is worth less. */
const wordsAlone = 0.85;
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

/** Finds answers by words and by meaning. */
export function openAnswerLibrary({ records }: ChatAnswersFile): AnswerLibrary {
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
  const waysOf = [...Map.groupBy(ways.entries(), ([, { record }]) => record)];

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

  return {
    ways: ways.map(({ text: way }) => way),
    urgent: ways.map(({ record }) => record.urgent === true && !record.french),
    byId: new Map(records.map((record) => [record.id, record])),
    rank(question, likeness, language) {
      const inWords = alikeInWords(question);
      const fits = inWords.map((words, at) =>
        likeness ? share.words * words + share.meaning * scaled(likeness[at] ?? 0) : wordsAlone * words,
      );
      const ranked = waysOf.flatMap(([record, own]) => {
        if (Boolean(record.french) !== (language === 'french')) return [];
        const score = together(own.map(([at]) => fits[at] ?? 0)) * (record.ofPage ? ofPage : 1);
        return score > 0 ? [{ record, score }] : [];
      });
      return ranked.sort((one, other) => other.score - one.score).slice(0, candidates);
    },
  };
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
