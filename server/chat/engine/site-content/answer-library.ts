import type { ChatAnswersFile, ChatRecord } from '../../../../shared/chat/chat-answers.ts';
import { wordsOf } from '../../../../shared/search/search-words.ts';
import { stemOf } from '../../../../shared/search/stem.ts';
import type { Likeness } from '../meaning/meaning-thread.ts';

/** A record, and its log-odds against "none of our answers". */
export type Candidate = { record: ChatRecord; odds: number };

export type AnswerLibrary = {
  /** All ways of asking. */
  ways: readonly string[];
  /** The record of each, as an index of the file's records. */
  records: readonly number[];
  /** Which of them tell of an emergency. */
  urgent: readonly boolean[];
  byId: ReadonlyMap<string, ChatRecord>;
  /** All records. @param likeness of the question's meaning; without it words alone decide */
  rank(question: string, likeness: Likeness | undefined, language?: 'french'): Candidate[];
};

/** What each measure of how well a record fits a question adds to its log-odds. */
type Measures = {
  /** How near its ways of asking are. */
  meaning: number;
  /** Log-odds by what tells records apart in meaning … */
  records: number;
  /** … and in words. */
  words: number;
  /** Shares of the question's words, by rarity, that its ways, its answer and its pages' titles have. */
  ways: number;
  says: number;
  titles: number;
  /** How many ways it has. */
  size: number;
  ofPage: number;
  /** Of an urgent record, how much the message sounds like an emergency. */
  urgency: number;
  /** The question is one of its ways. */
  same: number;
  none: number;
};

/** From a regression on our ways of asking, each left out once, with whole records left out for "none of our answers". */
const weights: Measures = {
  ...{ meaning: 6.9, records: 0.095, words: 0.078, ways: 2.74, says: 1.9, titles: 1.58, size: 0.2 },
  ...{ ofPage: -4.1, urgency: 0.3, same: 5, none: -10.2 },
};
/** The same without meanings. */
const weightsOfWords: Measures = {
  ...{ meaning: 0, records: 0, words: 0.2, ways: 6, says: 2, titles: 2, size: 0, ofPage: -2, urgency: 0 },
  ...{ same: 5, none: -8.5 },
};

/** A word of one way counts two thirds, of four ways nearly whole. */
const often = 0.5;
/** As many words in their usual shares count as a record's own: a record of few ways proves little. */
const usual = 30;
/** A word that no way of asking has is often a name. */
const strange = 0.4;

/** Finds answers by words and by meaning. @param titleOf title of a page, with visitors' names for it */
export function openAnswerLibrary(
  { records }: ChatAnswersFile,
  titleOf: (path: string) => string | undefined,
): AnswerLibrary {
  const ways = records.flatMap(({ ways: own }, record) =>
    own.map((way) => {
      const text = asSpoken(wordsOf(way)).join(' ');
      return { text, record, stems: stemsIn(text) };
    }),
  );
  const having = counted(ways.flatMap(({ stems }) => [...stems]));
  const weightOf = (stem: string) =>
    (having.has(stem) ? 1 : strange) * Math.log(1 + ways.length / ((having.get(stem) ?? 0) + 1)) ** 2;
  const waysOf = Map.groupBy(ways, ({ record }) => record);
  const known = records.map(({ says = '', pages }, at) => {
    const own = waysOf.get(at) ?? [];
    return {
      texts: new Set(own.map(({ text }) => text)),
      size: Math.log(own.length || 1),
      inWays: new Map(
        [...counted(own.flatMap(({ stems }) => [...stems]))].map(([stem, count]) => [stem, worthOf(count)]),
      ),
      inAnswer: once(stemsIn(says)),
      inTitles: once(stemsIn(pages.slice(0, 2).map(titleOf).join(' '))),
    };
  });
  const inWays = indexOf(known.map((one) => one.inWays));
  const inAnswers = indexOf(known.map(({ inAnswer }) => inAnswer));
  const inTitles = indexOf(known.map((one) => one.inTitles));
  const oddsOfWords = learnWords(ways, records.length);

  return {
    ways: ways.map(({ text }) => text),
    records: ways.map(({ record }) => record),
    urgent: ways.map(({ record }) => records[record]?.urgent === true && !records[record].french),
    byId: new Map(records.map((record) => [record.id, record])),
    rank(question, likeness, language) {
      const by = likeness ? weights : weightsOfWords;
      const stems = [...stemsIn(question)].map((stem) => ({ stem, weight: weightOf(stem) }));
      const [ofWays, ofAnswers, ofTitles] = [inWays, inAnswers, inTitles].map((index) =>
        sharesOf(stems, index, records.length),
      ) as [Float64Array, Float64Array, Float64Array];
      const byWords = oddsOfWords(question);
      return records.flatMap((record, at) => {
        if (Boolean(record.french) !== (language === 'french')) return [];
        // What is worked out has the words of the question.
        const says = (record.computes ? ofWays : ofAnswers)[at] ?? 0;
        const odds =
          by.none +
          by.meaning * (likeness?.meaning[at] ?? 0) +
          by.records * (likeness?.records[at] ?? 0) +
          by.urgency * (record.urgent ? (likeness?.urgency ?? 0) : 0) +
          by.words * (byWords[at] ?? 0) +
          by.ways * (ofWays[at] ?? 0) +
          by.says * says +
          by.titles * (ofTitles[at] ?? 0) +
          by.size * (known[at]?.size ?? 0) +
          (record.ofPage ? by.ofPage : 0) +
          (known[at]?.texts.has(question) ? by.same : 0);
        return { record, odds };
      });
    },
  };
}

/** By word: the records that have it, and what it is worth there. */
type Index = ReadonlyMap<string, readonly (readonly [record: number, worth: number])[]>;

function indexOf(worths: readonly ReadonlyMap<string, number>[]): Index {
  const index = new Map<string, [number, number][]>();
  for (const [record, words] of worths.entries())
    for (const [word, worth] of words) index.set(word, [...(index.get(word) ?? []), [record, worth]]);
  return index;
}

const once = (words: ReadonlySet<string>) => new Map([...words].map((word) => [word, 1]));

/** Of each record, the share of a question's words that it has. */
function sharesOf(stems: readonly { stem: string; weight: number }[], index: Index, records: number): Float64Array {
  const all = stems.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const shares = new Float64Array(records);
  for (const { stem, weight } of stems)
    for (const [record, worth] of index.get(stem) ?? [])
      shares[record] = (shares[record] ?? 0) + (weight * worth) / all;
  return shares;
}

/** Of a word that so many of a record's ways have. */
const worthOf = (count = 0) => count / (count + often);

const counted = (all: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
};

/** Naive Bayes: log-odds of each record by the words and pairs of words of a question. */
function learnWords(
  ways: readonly { text: string; record: number }[],
  records: number,
): (question: string) => Float64Array {
  const counts = new Map<string, Map<number, number>>();
  const sizes = new Float64Array(records);
  let all = 0;
  for (const { text, record } of ways)
    for (const term of termsIn(text)) {
      const having = counts.get(term) ?? new Map<number, number>();
      counts.set(term, having.set(record, (having.get(record) ?? 0) + 1));
      sizes[record] = (sizes[record] ?? 0) + 1;
      all++;
    }
  return (question) => {
    const known = [...termsIn(question)].flatMap((term) => counts.get(term) ?? []);
    const found = sizes.map((size) => -known.length * Math.log(1 + size / usual));
    for (const having of known) {
      const share = [...having.values()].reduce((sum, count) => sum + count, 0) / all;
      for (const [record, count] of having) found[record] = (found[record] ?? 0) + Math.log(1 + count / share / usual);
    }
    return found;
  };
}

function termsIn(text: string): ReadonlySet<string> {
  const stems = wordsOf(text).map(stemOf);
  return new Set([...stems, ...stems.slice(1).map((stem, at) => `${stems[at]} ${stem}`)]);
}

/** All words count, with rare ones more: "how are you" has no other. */
const stemsIn = (text: string): ReadonlySet<string> => new Set(wordsOf(text).map(stemOf));

/** Shorthand written out; filler becomes nothing. */
const written = new Map(
  Object.entries({
    ...{ u: 'you', ur: 'your', r: 'are', im: 'i am', ive: 'i have', diff: 'difference', guys: '', pls: '', plz: '' },
    ...{ please: '', hey: '', whats: 'what is', hows: 'how is', wheres: 'where is', dont: 'do not', cant: 'can not' },
    ...{ setup: 'set up', wont: 'will not', doesnt: 'does not', wanna: 'want to', gonna: 'going to' },
    ...{ thats: 'that is', youre: 'you are', isnt: 'is not', arent: 'are not', didnt: 'did not' },
  }),
);

/** Words as ways of asking have them; "hey" alone stays. */
export function asSpoken(words: readonly string[]): string[] {
  const spoken = words.flatMap((word) => (written.get(word) ?? word).split(' ')).filter(Boolean);
  return spoken.length > 0 ? spoken : [...words];
}
