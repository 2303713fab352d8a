import { useEffect, useState } from 'react';
import type { StoreApi } from 'zustand/vanilla';

/**
 * Subscribes to a part of a store. zustand's own `useStore` would add React's whole default export to the script.
 * @param select returns the same value as long as that part is unchanged
 */
export function useStore<State, Part>(store: StoreApi<State>, select: (state: State) => Part): Part {
  const [part, setPart] = useState(() => select(store.getState()));
  useEffect(() => {
    const follow = () => setPart(() => select(store.getState()));
    // Catches up with changes between render and effect.
    follow();
    return store.subscribe(follow);
  }, [store]);
  return part;
}
