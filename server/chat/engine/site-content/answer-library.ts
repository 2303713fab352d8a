import type { ChatAnswersFile, ChatRecord } from '../../../../shared/chat/chat-answers.ts';
import { wordsOf } from '../../../../shared/search/search-words.ts';
import { stemOf } from '../../../../shared/search/stem.ts';
import type { Likeness } from '../meaning/meaning-thread.ts';

/** A record, and its log-odds against "none of our answers". */
export type Candidate = { record: ChatRecord; odds: number };

export type AnswerLibrary = {
  /** All ways of asking, in the order of `Likeness`. */
  ways: readonly string[];
  /** The record of each, as an index of the file's records. */
  records: readonly number[];
  /** Which of them tell of an emergency. */
  urgent: readonly boolean[];
  byId: ReadonlyMap<string, ChatRecord>;
  /** All records. @param likeness of the question's meaning; without it words alone decide */
  rank(question: string, likeness: Likeness | undefined, language?: 'french'): Candidate[];
};

/** How well a record fits a question. */
type Measures = {
  /** The cosine of its nearest way of asking, and of its three nearest together: one may be near by chance. */
  nearest: number;
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
  ...{ nearest: 1, meaning: 5.9, records: 0.095, words: 0.078, ways: 2.74, says: 1.9, titles: 1.58, size: 0.2 },
  ...{ ofPage: -4.1, urgency: 0.3, same: 5, none: -10.2 },
};
/** The same without meanings. */
const weightsOfWords: Measures = {
  ...{ nearest: 0, meaning: 0, records: 0, words: 0.2, ways: 6, says: 2, titles: 2, size: 0, ofPage: -2, urgency: 0 },
  ...{ same: 5, none: -8.5 },
};

/** What the second and the third nearest way of a record count. */
const others = 0.25;
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
  const waysOf = Map.groupBy(ways.entries(), ([, { record }]) => record);
  const known = records.map((record, at) => {
    const own = waysOf.get(at) ?? [];
    return {
      own: own.map(([way]) => way),
      texts: new Set(own.map(([, { text }]) => text)),
      inWays: counted(own.flatMap(([, { stems }]) => [...stems])),
      inAnswer: stemsIn(record.says ?? ''),
      inTitles: stemsIn(record.pages.slice(0, 2).map(titleOf).join(' ')),
    };
  });
  const oddsOfWords = learnWords(ways, records.length);

  function measure(question: string, likeness: Likeness | undefined): Measures[] {
    const stems = [...stemsIn(question)].map((stem) => ({ stem, weight: weightOf(stem) }));
    const all = stems.reduce((sum, { weight }) => sum + weight, 0) || 1;
    const share = (has: (stem: string) => number) =>
      stems.reduce((sum, { stem, weight }) => sum + weight * has(stem), 0) / all;
    const byWords = oddsOfWords(question);
    return records.map((record, at) => {
      const { own, texts, inWays, inAnswer, inTitles } = known[at] as (typeof known)[number];
      const inOwn = share((stem) => worthOf(inWays.get(stem)));
      return {
        ...(likeness ? nearestOf(own, likeness.ways) : { nearest: 0, meaning: 0 }),
        records: likeness?.records[at] ?? 0,
        words: byWords[at] ?? 0,
        ways: inOwn,
        // What is worked out has the words of the question.
        says: record.computes ? inOwn : share((stem) => Number(inAnswer.has(stem))),
        titles: share((stem) => Number(inTitles.has(stem))),
        size: Math.log(own.length || 1),
        ofPage: Number(record.ofPage ?? false),
        urgency: record.urgent ? (likeness?.urgency ?? 0) : 0,
        same: Number(texts.has(question)),
        none: 1,
      };
    });
  }

  return {
    ways: ways.map(({ text }) => text),
    records: ways.map(({ record }) => record),
    urgent: ways.map(({ record }) => records[record]?.urgent === true && !records[record].french),
    byId: new Map(records.map((record) => [record.id, record])),
    rank(question, likeness, language) {
      const by = likeness ? weights : weightsOfWords;
      const measured = measure(question, likeness);
      return records.flatMap((record, at) => {
        const measures = measured[at];
        if (!measures || Boolean(record.french) !== (language === 'french')) return [];
        return { record, odds: sumOf(measures, by) };
      });
    },
  };
}

const sumOf = (measures: Measures, by: Measures) =>
  (Object.keys(by) as (keyof Measures)[]).reduce((sum, name) => sum + by[name] * measures[name], 0);

/** Of a word that so many of a record's ways have. */
const worthOf = (count = 0) => count / (count + often);

const counted = (all: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
};

function nearestOf(own: readonly number[], all: Float32Array): Pick<Measures, 'nearest' | 'meaning'> {
  let [first, second, third] = [0, 0, 0];
  for (const at of own) {
    const one = all[at] ?? 0;
    if (one > first) [first, second, third] = [one, first, second];
    else if (one > second) [second, third] = [one, second];
    else if (one > third) third = one;
  }
  return { nearest: first, meaning: (first + others * (second + third)) / (1 + 2 * others) };
}

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
