import { expect } from 'vitest';
import { type InboxAnswer, type InboxItem, inboxPaths } from '../../shared/staff/inbox.ts';
import { booking } from './requests.ts';
import type { StaffBrowser, StaffServer } from './staff.ts';

/** Sends the booking form. Gives the lead's reference. */
export async function sendBooking(server: Pick<StaffServer, 'postJson'>, fields: object = {}): Promise<string> {
  const answer = await server.postJson('/api/contacts', { ...booking, ...fields });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { reference: string }).reference;
}

/** Where one lead is. */
export const pathOf = (reference: string) => `${inboxPaths.leads}/${reference}`;

/** The leads of a view, by the rest of its address. */
export const listed = async (browser: StaffBrowser, query = 'view=all'): Promise<InboxItem[]> =>
  (await browser.json<InboxAnswer>('GET', `${inboxPaths.leads}?${query}`)).items;
