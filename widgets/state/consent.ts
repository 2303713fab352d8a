import { createStore } from 'zustand/vanilla';

/** Whether the visitor agreed to analytics: false until they opt in (decision 27). */
export const consent = createStore<{ analytics: boolean }>(() => ({ analytics: false }));
