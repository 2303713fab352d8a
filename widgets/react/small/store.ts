type Listener<State> = (state: State, before: State) => void;

/** `createStore` of `zustand/vanilla`, as far as the widgets use it. */
export function createStore<State>(create: () => State) {
  let state = create();
  const listeners = new Set<Listener<State>>();
  return {
    getState: () => state,
    setState(given: Partial<State> | ((state: State) => Partial<State>), replaces?: boolean): void {
      const before = state;
      const next = typeof given === 'function' ? given(state) : given;
      state = replaces ? (next as State) : { ...state, ...next };
      for (const listener of listeners) listener(state, before);
    },
    subscribe(listener: Listener<State>): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
