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
  const waysOf = [...Map.groupBy(vectors.keys(), (way) => recordOf[way] ?? 0)].map(([record, ways]) => {
    const own = ways.flatMap((way) => vectors[way] ?? []);
    return { record, own, mean: meanOf(own) };
  });
  // Each row: the covariance of one dimension with each other, then its means by record.
  const rows = spread(
    waysOf.filter(({ own }) => own.length >= leastWays),
    size,
  ).map((row, at) => Float64Array.from([...row, ...waysOf.map(({ mean }) => valueAt(mean, at))]));
  eliminate(rows);
  const weights = new Float32Array((Math.max(-1, ...recordOf) + 1) * size);
  const bias = new Float32Array(weights.length / (size || 1)).fill(-Infinity);
  for (const [at, { record, mean }] of waysOf.entries()) {
    const solved = rows.map((row) => valueAt(row, size + at));
    weights.set(solved, record * size);
    bias[record] = -mean.reduce((sum, value, index) => sum + value * (solved[index] ?? 0), 0) / 2;
  }
  return { weights, bias };
}

function meanOf(vectors: readonly Float32Array[]): Float64Array {
  const mean = new Float64Array(vectors[0]?.length ?? 0);
  for (const vector of vectors)
    for (const [at, value] of vector.entries()) mean[at] = valueAt(mean, at) + value / vectors.length;
  return mean;
}

/** The covariance within records. Its mean variance is added to it: there are few ways. */
function spread(of: readonly { own: readonly Float32Array[]; mean: Float64Array }[], size: number): Float64Array[] {
  const rows = Array.from({ length: size }, () => new Float64Array(size));
  const total = of.reduce((sum, { own }) => sum + own.length, 0) || 1;
  for (const { own, mean } of of)
    for (const way of own) {
      const apart = way.map((value, at) => value - valueAt(mean, at));
      for (const [at, row] of rows.entries()) {
        const share = valueAt(apart, at) / total;
        for (let other = 0; other <= at; other++) row[other] = valueAt(row, other) + share * valueAt(apart, other);
      }
    }
  const variance = rows.reduce((sum, row, at) => sum + valueAt(row, at), 0) / (size || 1);
  for (const [at, row] of rows.entries()) {
    row[at] = valueAt(row, at) + (variance || 1);
    for (const [other, mirrored] of rows.slice(0, at).entries()) mirrored[at] = valueAt(row, other);
  }
  return rows;
}

/** Gauss and Jordan's elimination: what follows a matrix in its rows becomes the solutions. */
function eliminate(rows: readonly Float64Array[]): void {
  for (const [at, row] of rows.entries()) {
    const first = valueAt(row, at);
    for (let k = at; k < row.length; k++) row[k] = valueAt(row, k) / first;
    for (const [other, values] of rows.entries()) {
      const factor = other === at ? 0 : valueAt(values, at);
      if (factor !== 0) for (let k = at; k < row.length; k++) values[k] = valueAt(values, k) - factor * valueAt(row, k);
    }
  }
}

const valueAt = (values: Float32Array | Float64Array, at: number): number => values[at] as number;
