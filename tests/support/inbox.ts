import { expect } from 'vitest';
import { type InboxAnswer, type InboxItem, inboxPaths } from '../../shared/staff/inbox.ts';
import { booking } from './requests.ts';
import type { StaffBrowser, StaffServer } from './staff.ts';

/** @returns the lead's reference */
export async function sendBooking(server: Pick<StaffServer, 'postJson'>, fields: object = {}): Promise<string> {
  const answer = await server.postJson('/api/contacts', { ...booking, ...fields });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { reference: string }).reference;
}

export const pathOf = (reference: string) => `${inboxPaths.leads}/${reference}`;

export const listed = async (browser: StaffBrowser, query = 'view=all'): Promise<InboxItem[]> =>
  (await browser.json<InboxAnswer>('GET', `${inboxPaths.leads}?${query}`)).items;
