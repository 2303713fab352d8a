import * as z from 'zod/mini';

/** An answer that says no more than that it was done; for the API's description. */
export const doneSchema = z.object({ ok: z.literal(true) });

/** For the API's description. */
export const doneAnswer = (about: string, status = 200) => ({ status, about, schema: doneSchema });
