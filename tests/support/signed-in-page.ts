import type { Page } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import type { Overrides } from '../../server/start.ts';
import type { StaffRole } from '../../shared/staff/staff.ts';
import { dist } from './built-site.ts';
import { type StaffBrowser, type StaffServer, staffServer } from './staff.ts';

/** Serves the built site from this process. */
export const ownStaffServer = (overrides: Overrides = {}): Promise<StaffServer> =>
  staffServer({ distDir: dist, ...overrides });

/**
 * One for a file, in this process: starts sooner than `useOwnSite()`, and its clock stands until it is passed.
 * @param overrides called before the first test
 * @returns filled before the first test
 */
export function useStaffServer(overrides: () => Overrides = () => ({})): StaffServer {
  const server = {} as StaffServer;
  beforeAll(async () => {
    Object.assign(server, await ownStaffServer(overrides()));
  });
  afterAll(() => server.stop?.());
  return server;
}

/** The session that a browser of `signedIn` has. */
export async function takeSession(page: Page, { url }: StaffServer, { cookie }: StaffBrowser): Promise<void> {
  const [name = '', value = ''] = cookie.split('=');
  await page.context().addCookies([{ name, value, url }]);
}

/** @param place after `#/` */
export async function openSignedIn(page: Page, server: StaffServer, role: StaffRole, place: string): Promise<void> {
  const browser = await server.signedIn(role, `${role}.${Math.random().toString(36).slice(2)}@staff.example`);
  await takeSession(page, server, browser);
  await page.goto(`${server.url}/admin#/${place}`);
}
