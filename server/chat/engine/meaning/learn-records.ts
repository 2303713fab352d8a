/** What tells each record from the others in the vector of a question: one row of `weights` and one `bias` a record. */
export type RecordScores = { weights: Float32Array; bias: Float32Array };

/** A record with fewer ways does not show how much the ways of one record differ. */
const leastWays = 3;

/**
 * Linear discriminant analysis: what differs between ways of asking the same ("do you", "can I") counts less than what
 * differs between records.
 * @param vectors of the ways of asking
 * @param recordOf the record of each way, from 0
 */
export function learnRecords(vectors: readonly Float32Array[], recordOf: readonly number[]): RecordScores {
  const size = vectors[0]?.length ?? 0;
  const waysOf = Map.groupBy(vectors.keys(), (way) => recordOf[way] ?? 0);
  const weights = new Float32Array((Math.max(-1, ...recordOf) + 1) * size);
  const bias = new Float32Array(weights.length / (size || 1)).fill(-Infinity);
  const means = new Map(
    [...waysOf].map(([record, ways]) => [record, meanOf(ways.flatMap((way) => vectors[way] ?? []))]),
  );
  const root = choleskyOf(spread(vectors, waysOf, means, size), size);
  for (const [record, mean] of means) {
    const row = solve(root, mean);
    weights.set(row, record * size);
    bias[record] = -dot(row, mean) / 2;
  }
  return { weights, bias };
}

function meanOf(vectors: readonly Float32Array[]): Float64Array {
  const mean = new Float64Array(vectors[0]?.length ?? 0);
  for (const vector of vectors)
    for (let at = 0; at < mean.length; at++) mean[at] = valueAt(mean, at) + valueAt(vector, at) / vectors.length;
  return mean;
}

/** The covariance within records, as rows up to the diagonal. Its mean variance is added to it: there are few ways. */
function spread(
  vectors: readonly Float32Array[],
  waysOf: ReadonlyMap<number, readonly number[]>,
  means: ReadonlyMap<number, Float64Array>,
  size: number,
): Float64Array[] {
  const rows = Array.from({ length: size }, (_, at) => new Float64Array(at + 1));
  const many = [...waysOf].filter(([, ways]) => ways.length >= leastWays);
  const total = many.reduce((sum, [, ways]) => sum + ways.length, 0) || 1;
  for (const [record, ways] of many) {
    const mean = means.get(record) as Float64Array;
    for (const way of ways) {
      const apart = Float64Array.from(mean, (value, at) => valueAt(vectors[way] as Float32Array, at) - value);
      for (const [at, row] of rows.entries()) {
        const own = valueAt(apart, at) / total;
        for (let other = 0; other <= at; other++) row[other] = valueAt(row, other) + own * valueAt(apart, other);
      }
    }
  }
  const variance = rows.reduce((sum, row, at) => sum + valueAt(row, at), 0) / (size || 1);
  for (const [at, row] of rows.entries()) row[at] = valueAt(row, at) + variance;
  return rows;
}

/** The lower triangle L with L·Lᵀ = `rows`. */
function choleskyOf(rows: readonly Float64Array[], size: number): Float64Array[] {
  const root = Array.from({ length: size }, (_, at) => new Float64Array(at + 1));
  for (const [at, row] of root.entries()) {
    for (let other = 0; other <= at; other++) {
      const left = root[other] as Float64Array;
      let rest = valueAt(rows[at] as Float64Array, other);
      for (let k = 0; k < other; k++) rest -= valueAt(row, k) * valueAt(left, k);
      row[other] = other === at ? Math.sqrt(Math.max(rest, 1e-12)) : rest / valueAt(left, other);
    }
  }
  return root;
}

/** x with L·Lᵀ·x = `right`. */
function solve(root: readonly Float64Array[], right: Float64Array): Float64Array {
  const x = Float64Array.from(right);
  for (const [at, row] of root.entries()) {
    for (let k = 0; k < at; k++) x[at] = valueAt(x, at) - valueAt(row, k) * valueAt(x, k);
    x[at] = valueAt(x, at) / valueAt(row, at);
  }
  for (let at = x.length - 1; at >= 0; at--) {
    const row = root[at] as Float64Array;
    const value = valueAt(x, at) / valueAt(row, at);
    x[at] = value;
    for (let k = 0; k < at; k++) x[k] = valueAt(x, k) - valueAt(row, k) * value;
  }
  return x;
}

const dot = (one: Float64Array, other: Float64Array) =>
  one.reduce((sum, value, at) => sum + value * valueAt(other, at), 0);
const valueAt = (values: Float32Array | Float64Array, at: number): number => values[at] as number;
