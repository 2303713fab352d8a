import type { Finder } from '../../shared/search/create-finder.ts';

type Engine = { createFinder(text: string): Finder };

/**
 * Loads the search and its index from their URLs.
 * @throws if either fails
 */
export async function loadFinder(engine: string, index: string, signal: AbortSignal): Promise<Finder> {
  const [{ createFinder }, text] = await Promise.all([
    import(/* @vite-ignore */ engine) as Promise<Engine>,
    fetch(index, { signal }).then((answer) => {
      if (!answer.ok) throw new Error(`${index}: ${answer.status}`);
      return answer.text();
    }),
  ]);
  return createFinder(text);
}
