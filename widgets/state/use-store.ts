import { useEffect, useState } from 'react';
import type { StoreApi } from 'zustand/vanilla';

/**
 * Follows a part of a store. zustand's own `useStore` brings React's whole default export into the script.
 * @param select gives the same value for as long as that part is the same
 */
export function useStore<State, Part>(store: StoreApi<State>, select: (state: State) => Part): Part {
  const [part, setPart] = useState(() => select(store.getState()));
  useEffect(() => {
    const follow = () => setPart(() => select(store.getState()));
    // What changed between the rendering and now.
    follow();
    return store.subscribe(follow);
  }, [store]);
  return part;
}
