import * as z from 'zod/mini';

/** Counts the changes of a lead: PostgreSQL takes no larger number. */
export const leadVersion = z.int().check(z.minimum(0), z.maximum(2_147_483_647));
