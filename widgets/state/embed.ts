import { createStore } from 'zustand/vanilla';
import type { EmbedAnswer } from '../../shared/http.ts';

/** What our API has told a partner's page of itself (`GET /api/embed`). Absent until it has; empty where it does not answer. */
export const embed = /* @__PURE__ */ createStore<{ answer?: Partial<EmbedAnswer> }>(() => ({}));
