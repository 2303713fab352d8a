/** Tolerated typos by word length. */
const slips = (length: number) => (length < 5 ? 0 : length < 8 ? 1 : 2);

/**
 * Replaces an unknown word by the most frequent of the nearest known words. Short words and words with digits stay.
 * @param words most frequent first
 */
export function createCorrector(words: readonly string[], isKnown: (word: string) => boolean) {
  const byBeginning = Map.groupBy(words, (word) => word.slice(0, 1));
  return (word: string): string => {
    const most = slips(word.length);
    if (most === 0 || /[^a-z]/.test(word) || isKnown(word)) return word;
    let best: { word: string; wrong: number } | undefined;
    for (const other of byBeginning.get(word.slice(0, 1)) ?? []) {
      if (Math.abs(other.length - word.length) > most) continue;
      const wrong = distance(word, other, (best?.wrong ?? most + 1) - 1);
      if (wrong < (best?.wrong ?? most + 1)) best = { word: other, wrong };
      if (wrong === 1) break;
    }
    return best?.word ?? word;
  };
}

/** Edit distance with transpositions (optimal string alignment); Infinity above `most`. */
function distance(a: string, b: string, most: number): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        at(last, j) + 1,
        at(row, j - 1) + 1,
        at(last, j - 1) + (same ? 0 : 1),
        swapped ? at(before, j - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    if (Math.min(...row) > most) return Number.POSITIVE_INFINITY;
    [before, last] = [last, row];
  }
  const wrong = at(last, b.length);
  return wrong > most ? Number.POSITIVE_INFINITY : wrong;
}

const at = (row: readonly number[], index: number) => row[index] ?? Number.POSITIVE_INFINITY;
