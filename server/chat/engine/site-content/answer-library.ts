import MiniSearch from 'minisearch';
import type { ChatAnswersFile, ChatRecord } from '../../../../shared/chat/chat-answers.ts';
import { wordsOf } from '../../../../shared/search/search-words.ts';
import { stemOf } from '../../../../shared/search/stem.ts';

export type Ranked = {
  record: ChatRecord;
  /** From 0 to 1: how sure it is that the question is one of the record's. */
  score: number;
};

export type AnswerLibrary = {
  /** All ways of asking, in the order of `Likeness`. */
  ways: readonly string[];
  byId: ReadonlyMap<string, ChatRecord>;
  /** @param likeness of meaning, with each way; without it words alone decide, and scores are lower */
  rank(question: string, likeness: Float32Array | undefined, language?: 'french'): Ranked[];
};

type Way = { text: string; record: ChatRecord; stems: readonly string[]; weight: number };

/** Set on the half of the development questions that no record was written from. */
const share = { words: 0.35, meaning: 0.65 } as const;
/** What words alone say is worth less. */
const wordsAlone = 0.85;
/** Cosines of the model: unrelated sentences have about the first, paraphrases the second. */
const cosine = { unlike: 0.3, alike: 0.82 } as const;
/** A page's question is narrower than its words. */
const ofPage = 0.9;
/** A word that no way of asking has is often a name. */
const strange = 0.4;
const candidates = 40;

/** Finds answers by words and by meaning. */
export function openAnswerLibrary({ records }: ChatAnswersFile): AnswerLibrary {
  const plain = records.flatMap((record) =>
    record.ways.map((way) => ({
      text: asSpoken(wordsOf(way)).join(' '),
      record,
      stems: stemsIn(asSpoken(wordsOf(way)).join(' ')),
    })),
  );
  const counts = new Map<string, number>();
  for (const { stems } of plain) for (const stem of new Set(stems)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const weightOf = (stem: string) =>
    (counts.has(stem) ? 1 : strange) * Math.log(1 + plain.length / ((counts.get(stem) ?? 0) + 1)) ** 2;
  const sum = (stems: Iterable<string>) => [...new Set(stems)].reduce((total, stem) => total + weightOf(stem), 0);
  const ways: Way[] = plain.map((way) => ({ ...way, weight: sum(way.stems) }));
  const search = new MiniSearch<{ id: number; text: string }>({
    fields: ['text'],
    tokenize: stemsIn,
    processTerm: (term) => term,
  });
  search.addAll(ways.map(({ text: way }, id) => ({ id, text: way })));

  /** The share of the words, by rarity, that question and way have in common; typing errors count as the word. */
  function alikeInWords(question: string): Map<number, number> {
    const asked = sum(stemsIn(question));
    // Only a word that no way has may be a slip: looking for near words costs most of the time.
    const fuzzy = (term: string) =>
      counts.has(term) || term.length < 5 || /\d/.test(term) ? 0 : term.length < 8 ? 1 : 2;
    const found = search.search(question, { fuzzy }).map(({ id, terms, queryTerms }) => {
      const way = ways[id as number];
      const both = Math.min(sum(terms), sum(queryTerms));
      return [id as number, way && asked > 0 ? (2 * both) / (asked + way.weight) : 0] as const;
    });
    return new Map(found);
  }

  return {
    ways: ways.map(({ text: way }) => way),
    byId: new Map(records.map((record) => [record.id, record])),
    rank(question, likeness, language) {
      const inWords = alikeInWords(question);
      const best = new Map<string, Ranked>();
      for (const [at, { record }] of ways.entries()) {
        if (Boolean(record.french) !== (language === 'french')) continue;
        const words = inWords.get(at) ?? 0;
        const meaning = likeness ? scaled(likeness[at] ?? 0) : undefined;
        const both = meaning === undefined ? wordsAlone * words : share.words * words + share.meaning * meaning;
        const score = both * (record.ofPage ? ofPage : 1);
        if (score > (best.get(record.id)?.score ?? 0)) best.set(record.id, { record, score });
      }
      return [...best.values()].sort((one, other) => other.score - one.score).slice(0, candidates);
    },
  };
}

const scaled = (value: number) => Math.min(1, Math.max(0, (value - cosine.unlike) / (cosine.alike - cosine.unlike)));

/** All words count, with rare ones more: "how are you" has no other. */
const stemsIn = (text: string): string[] => wordsOf(text).map(stemOf);

/** Shorthand written out; filler becomes nothing. */
const written = new Map(
  Object.entries({
    ...{ u: 'you', ur: 'your', r: 'are', im: 'i am', ive: 'i have', diff: 'difference', guys: '', pls: '', plz: '' },
    ...{ please: '', hey: '', whats: 'what is', hows: 'how is', wheres: 'where is', dont: 'do not', cant: 'can not' },
    ...{
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
