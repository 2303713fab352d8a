import type { Finder } from '../../shared/search/create-finder.ts';

type Engine = { createFinder(text: string): Finder };

/**
 * Loads the search and its index.
 * @param engine address of the search (`engine.ts`, built)
 * @param index address of the index
 * @throws when one of them cannot be loaded
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
