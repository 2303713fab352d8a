import { createHmac, timingSafeEqual } from 'node:crypto';
import { callFile, timesPage } from '../../shared/appointments/call-paths.ts';

/**
 * The link with which a visitor chooses, changes and cancels the time of a call. Its token is signed, not stored, and
 * names the lead: a reference alone can be guessed.
 */
export type AppointmentLinks = {
  /** A path. */
  times(reference: string, at?: number): string;
  file(reference: string): string;
  cancel(reference: string): string;
  token(reference: string): string;
  /** The lead's reference; undefined unless this server made the token. */
  read(token: string): string | undefined;
};

export function createAppointmentLinks(secret: string): AppointmentLinks {
  const sign = (reference: string) => createHmac('sha256', secret).update(`appointment/${reference}`).digest();
  const token = (reference: string) => `${reference}.${sign(reference).toString('base64url')}`;
  const query = (given: Record<string, string>) => new URLSearchParams(given).toString();
  return {
    token,
    times: (reference, at) =>
      `${timesPage}?${query({ token: token(reference), ...(at !== undefined && { at: new Date(at).toISOString() }) })}`,
    file: (reference) => `${callFile}?${query({ token: token(reference) })}`,
    cancel: (reference) => `${timesPage}?${query({ token: token(reference), cancel: 'yes' })}`,
    read(text) {
      const [reference = '', signature = '', ...rest] = text.split('.');
      const given = Buffer.from(signature, 'base64url');
      const expected = sign(reference);
      if (rest.length || given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
      return reference;
    },
  };
}
