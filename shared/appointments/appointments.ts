import * as z from 'zod/mini';

/** A call at a time that a visitor chooses, instead of the promise of a request. */

/** `at`: ISO 8601, UTC. `token`: of the lead's answer, or of the link in its emails. */
export const timeRequest = z.object({
  token: z.catch(z.string().check(z.maxLength(200)), ''),
  at: z.string('Choose a time from the list.').check(z.iso.datetime('Choose a time from the list.')),
});
export const cancelRequest = z.pick(timeRequest, { token: true });

export type TimeRequest = z.infer<typeof timeRequest>;
export type CancelRequest = z.infer<typeof cancelRequest>;

/** A free time, with Toronto's clock: `14:00`. */
export type FreeTime = { at: string; clock: string };
/** A day in Toronto: `Thursday, November 26`. */
export type FreeDay = { day: string; times: FreeTime[] };

/** `when`: `Thursday, November 26 at 14:00`, in Toronto. */
export type BookedCall = { at: string; minutes: number; when: string; changeable: boolean };

/** `GET /api/appointments`. */
export type TimesAnswer = { call: BookedCall | null; days: FreeDay[] };

/** Status 201. */
export type BookedAnswer = { ok: true; call: BookedCall };
