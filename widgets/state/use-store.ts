import { useEffect, useState } from 'react';
import type { StoreApi } from 'zustand/vanilla';

/**
 * zustand's own `useStore` would bundle React's whole default export.
 * @param select returns the same value while that part of the store is unchanged
 */
export function useStore<State, Part>(store: StoreApi<State>, select: (state: State) => Part): Part {
  const [part, setPart] = useState(() => select(store.getState()));
  useEffect(() => {
    const follow = () => setPart(() => select(store.getState()));
    // Changes between render and effect.
    follow();
    return store.subscribe(follow);
  }, [store]);
  return part;
}
