import { createStore } from 'zustand/vanilla';

/** Whether the visitor agreed to analytics. Nobody has until they say so (decision 27). */
export const consent = createStore<{ analytics: boolean }>(() => ({ analytics: false }));
