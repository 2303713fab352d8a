import * as z from 'zod/mini';
import { type BookedCall, timeRequest } from '../appointments/appointments.ts';

export const appointmentPaths = {
  /** `/{reference}`: the call of a lead. */
  day: '/api/staff/appointments',
  settings: '/api/staff/appointment-settings',
  feed: '/api/staff/appointment-feed',
} as const;

/** Begins the secret address of a calendar feed. */
export const feedPath = '/calendar';

const whole = (least: number, most: number, unit: string) => {
  const message = `Enter a whole number of ${unit}, ${least} to ${most}.`;
  return z.int(message).check(z.minimum(least, message), z.maximum(most, message));
};

export const appointmentSettings = z.object({
  isOn: z.boolean(),
  minutes: whole(10, 120, 'minutes'),
  leadHours: whole(0, 72, 'hours'),
  bufferMinutes: whole(0, 60, 'minutes'),
  /** Calls at the same time, if no colleagues are named. */
  atOnce: whole(1, 20, 'calls'),
  /** Emails of the colleagues who call; empty: anybody. */
  people: z.array(z.string().check(z.maxLength(254))).check(z.maxLength(20)),
});
export type AppointmentSettings = z.infer<typeof appointmentSettings>;

export const usualAppointments: AppointmentSettings = {
  isOn: true,
  minutes: 20,
  leadHours: 2,
  bufferMinutes: 10,
  atOnce: 1,
  people: [],
};

/** `calendarUrl`: the build's own calendar is used instead (CALENDAR_URL). */
export type SettingsAnswer = { settings: AppointmentSettings; colleagues: string[]; calendarUrl: boolean };

/** Times are milliseconds since 1970. */
export type DayCall = {
  reference: string;
  at: number;
  minutes: number;
  name: string | null;
  company: string | null;
  phone: string | null;
  subject: string;
  /** Email of the colleague who calls. */
  who: string | null;
};

/** `day`: `2026-11-26` in Toronto. `next`: the first later day with calls. */
export type DayAnswer = { day: string; calls: DayCall[]; next: string | null };

/** `at`: ISO 8601, UTC. */
export const staffTimeRequest = z.pick(timeRequest, { at: true });
export type StaffTimeRequest = z.infer<typeof staffTimeRequest>;
/** `act`: that the lead is booked now, to undo. */
export type BookedByStaffAnswer = { ok: true; call: BookedCall; act: number | null };

export type FeedAnswer = { madeAt: number | null };
/** The address is shown once. */
export type NewFeedAnswer = { address: string };
