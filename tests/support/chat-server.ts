import type { BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { type ChatsAnswer, staffChatPaths } from '../../shared/staff/staff-chats.ts';
import { answering } from './chat.ts';
import { useChromium } from './chromium.ts';
import { ownEngine } from './own-engine.ts';
import { type Given, usePartner } from './partner.ts';
import { ownStaffServer } from './signed-in-page.ts';
import type { StaffServer } from './staff.ts';
import { scriptIsReady } from './visitor.ts';
import { widgetsReady } from './widget-forms.ts';

const countryHeader = 'CF-IPCountry';

export const fromAbroad = { [countryHeader]: 'FR' };

/** For one test file: built site, own engine and database, one listed partner. */
export function useChatServer() {
  const { open } = useChromium();
  const { pages, visit } = usePartner();
  const site = {} as { server: StaffServer };
  beforeAll(async () => {
    site.server = await ownStaffServer({
      ...answering(await ownEngine()),
      embedOrigins: [pages.partner],
      countryHeader,
      trustProxy: ['loopback'],
    });
  });
  afterAll(() => site.server?.stop());
  const tag = (attributes = '') => `<script async src="${site.server.url}/widgets.js"${attributes}></script>`;

  return {
    site,
    pages,
    tag,
    async own(width: number, options: BrowserContextOptions = {}, path = '/pricing'): Promise<Page> {
      const page = await open(width, options);
      await page.goto(site.server.url + path);
      await scriptIsReady(page);
      return page;
    },
    async partner(body: string, given: Given = {}) {
      const visited = await visit(body, { head: tag(), ...given });
      await widgetsReady(visited.page);
      return visited;
    },
    /** @returns the actions of a staff member who has taken over the visitor's conversation */
    async join(email: string, name: string) {
      const staff = await site.server.signedIn('sales', `${name.toLowerCase()}.${Date.now()}@staff.example`);
      const { items } = await staff.json<ChatsAnswer>('GET', `${staffChatPaths.chats}?view=all`);
      const path = `${staffChatPaths.chats}/${items.find((chat) => chat.email === email)?.id}`;
      await staff.json('POST', `${path}/join`, { name });
      return {
        typing: () => staff.json('POST', `${path}/typing`),
        say: (text: string) => staff.json('POST', `${path}/messages`, { text }, 201),
      };
    },
  };
}

/**
 * Holds requests for a path.
 * @returns releases held and later ones
 */
export async function hold(page: Page, path: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route(`**${path}`, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
