/** Shorter words carry no meaning of their own, or are in the headings. */
const shortest = 3;

/**
 * By tf-idf, for each text.
 * @param most per text
 */
export function distinctiveWords(texts: readonly (readonly string[])[], most: number): string[][] {
  const counted = texts.map((words) => countOf(words.filter((word) => word.length >= shortest)));
  const inTexts = countOf(counted.flatMap((counts) => [...counts.keys()]));
  return counted.map((counts) => {
    const scored = [...counts].map(([word, count]) => ({
      word,
      // The square root dampens rarity: a repeated word is the topic even if other pages share it.
      score: (1 + Math.log(count)) * Math.sqrt(Math.log(1 + texts.length / (inTexts.get(word) ?? 1))),
    }));
    // Ties are alphabetical, so the index is deterministic.
    scored.sort((a, b) => b.score - a.score || a.word.localeCompare(b.word));
    return scored.slice(0, most).map(({ word }) => word);
  });
}

function countOf(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
