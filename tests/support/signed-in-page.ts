import type { Page } from 'playwright';
import type { Overrides } from '../../server/start.ts';
import type { StaffRole } from '../../shared/staff/staff.ts';
import { dist } from './built-site.ts';
import { type StaffServer, staffServer } from './staff.ts';

/** Serves the built site from this process. */
export const ownStaffServer = (overrides: Overrides = {}): Promise<StaffServer> =>
  staffServer({ distDir: dist, ...overrides });

/** @param place after `#/` */
export async function openSignedIn(page: Page, server: StaffServer, role: StaffRole, place: string): Promise<void> {
  const { cookie } = await server.signedIn(role, `${role}.${Math.random().toString(36).slice(2)}@staff.example`);
  const [name = '', value = ''] = cookie.split('=');
  await page.context().addCookies([{ name, value, url: server.url }]);
  await page.goto(`${server.url}/admin#/${place}`);
}
