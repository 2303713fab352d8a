import { createStore } from 'zustand/vanilla';

/** False until the visitor opts in (decision 27). */
export const consent = createStore<{ analytics: boolean }>(() => ({ analytics: false }));
