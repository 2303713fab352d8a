import { createStore } from 'zustand/vanilla';
import type { EmbedAnswer } from '../../shared/http.ts';

/** The API's answer for a partner's page (`GET /api/embed`); {} if the request failed. */
export const embed = /* @__PURE__ */ createStore<{ answer?: Partial<EmbedAnswer> }>(() => ({}));
