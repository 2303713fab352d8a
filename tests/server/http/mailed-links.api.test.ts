import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import PostalMime from 'postal-mime';
import { expect, test, vi } from 'vitest';
import { eachDatabase } from '../../support/databases.ts';
import type { TestServer } from '../../support/server.ts';

eachDatabase('mailed links', (database) => {
  let server: TestServer;

  /** Paths in the email to a new subscriber. */
  async function subscribed(): Promise<{ confirm: string; unsubscribe: string; oneClick: string | undefined }> {
    server = await database.server();
    await server.postJson('/api/newsletter', { email: 'reader@visitor.example', consent: 'newsletter-2026-11' });
    const folder = join(server.dataDir, 'outbox');
    const file = await vi.waitFor(
      () => {
        const [found] = readdirSync(folder).filter((name) => name.endsWith('.eml'));
        if (!found) throw new Error('no mail yet');
        return found;
      },
      { timeout: 20_000, interval: 50 },
    );
    const mail = await PostalMime.parse(readFileSync(join(folder, file)));
    const header = (key: string) => mail.headers.find((entry) => entry.key === key)?.value;
    const path = (url: string | undefined) => (url ?? '').replace(server.url, '').replace(/[<>]/g, '');
    const confirm = /http\S+\/newsletter\/confirm\?\S+/.exec(mail.text ?? '')?.[0];
    return {
      confirm: path(confirm),
      unsubscribe: path(header('list-unsubscribe')),
      oneClick: header('list-unsubscribe-post'),
    };
  }

  async function press(path: string): Promise<Response> {
    const shown = parse(await (await server.ask(path)).text());
    const form = shown.querySelector('main form');
    const token = form?.querySelector('[name="token"]')?.getAttribute('value') ?? '';
    return server.postForm(form?.getAttribute('action') ?? '', { token });
  }

  test('opening the links changes nothing, pressing the button does', async () => {
    const { confirm, unsubscribe } = await subscribed();
    const state = () => server.database.read.selectFrom('subscribers').selectAll().execute();
    const asked = await state();
    for (const path of [confirm, unsubscribe]) expect((await server.ask(path)).status).toBe(200);
    expect(await state()).toEqual(asked);
    const before = await press(unsubscribe);
    expect(before.status).toBe(200);
    expect((await press(confirm)).status).toBe(404);
  });

  test('confirming, confirming again, unsubscribing', async () => {
    const { confirm, unsubscribe } = await subscribed();
    const first = await press(confirm);
    expect([first.status, await first.text()]).toEqual([200, expect.stringContaining('Confirmed')]);
    expect((await press(confirm)).status).toBe(200);
    const gone = await press(unsubscribe);
    expect([gone.status, await gone.text()]).toEqual([200, expect.stringContaining('Unsubscribed')]);
  });

  test.each(['application/x-www-form-urlencoded', 'multipart/form-data'])(
    'a mail program unsubscribes with one post of %s, without an origin',
    async (type) => {
      const { unsubscribe, oneClick } = await subscribed();
      expect(oneClick).toBe('List-Unsubscribe=One-Click');
      const fields = new FormData();
      fields.set('List-Unsubscribe', 'One-Click');
      const body = type === 'multipart/form-data' ? fields : new URLSearchParams('List-Unsubscribe=One-Click');
      const answer = await server.ask(unsubscribe, { method: 'POST', body });
      expect(answer.status).toBe(200);
    },
  );

  test('an unknown, cut or empty link says so', async () => {
    const { confirm } = await subscribed();
    for (const path of ['/newsletter/confirm', '/newsletter/confirm?token=']) {
      expect((await server.ask(path)).status).toBe(404);
    }
    const broken = [confirm.slice(0, -4), confirm.replace('token=', 'token=3D'), '/newsletter/confirm?token=x'];
    for (const path of [...broken, '/unsubscribe?token=%22%3E%3Cscript%3E']) {
      const [bare = '', token = ''] = path.split('?token=');
      const posted = server.postForm(bare, { token: decodeURIComponent(token) });
      for (const answer of [await server.ask(path), await posted])
        expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('Link unknown')]);
    }
  });

  test('a page that holds a token is not compressed: its size would tell of it', async () => {
    const { confirm } = await subscribed();
    const { status, headers } = await server.askRaw(confirm, { 'Accept-Encoding': 'br, gzip' });
    expect([status, headers['content-encoding']]).toEqual([200, undefined]);
  });

  test('the unsubscribe page without a token says how to stop', async () => {
    await subscribed();
    const page = await server.ask('/unsubscribe');
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('How to stop the newsletter')]);
  });

  test('a confirmation link serves seven days', async () => {
    const { confirm } = await subscribed();
    const token = new URLSearchParams(confirm.split('?')[1]).get('token') ?? '';
    server.pass(7 * 24 * 60 * 60 * 1000 + 60_000);
    expect((await server.ask(confirm)).status).toBe(404);
    expect((await server.postForm('/newsletter/confirm', { token })).status).toBe(404);
  });

  test('a token is never written into the page as markup', async () => {
    server = await database.server();
    const page = await (
      await server.ask(`/unsubscribe?token=${encodeURIComponent('"><script>alert(1)</script>')}`)
    ).text();
    expect(page).not.toContain('alert(1)');
  });
});
