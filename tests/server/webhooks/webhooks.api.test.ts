import { createHmac } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { publicAddresses } from '../../../server/webhooks/public-addresses.ts';
import { paths } from '../../../shared/http.ts';
import { type BulkAnswer, bulkPath, undoPath } from '../../../shared/staff/bulk.ts';
import { erasurePaths } from '../../../shared/staff/erasures.ts';
import { inboxPaths } from '../../../shared/staff/inbox.ts';
import {
  type WebhookAdded,
  type WebhookItem,
  type WebhooksAnswer,
  webhookPaths,
} from '../../../shared/staff/webhooks.ts';
import { eachDatabase } from '../../support/databases.ts';
import { pathOf, sendBooking } from '../../support/inbox.ts';
import { linkIn } from '../../support/postgres-desk.ts';
import { booking } from '../../support/requests.ts';
import type { StaffBrowser, StaffServer } from '../../support/staff.ts';
import { useMailServer } from '../../support/use-mail-server.ts';
import { type Posted, startWebhook, type Webhook } from '../../support/webhook.ts';

const minute = 60_000;

/** Lets the test's own receiver be called, and one name that leads to it. */
const here = {
  schemes: ['http:', 'https:'],
  allows: (address: string) => address === '127.0.0.1' || publicAddresses.allows(address),
  resolve: async (host: string) =>
    host === 'inside.example' ? ['10.0.0.7'] : host === 'gone.example' ? [] : ['127.0.0.1'],
};
const events = ['lead.created', 'lead.contacted', 'lead.closed', 'subscriber.confirmed'];
type Called = { type: string; data: Record<string, unknown> };

eachDatabase('webhooks', (database) => {
  const mail = useMailServer();
  let server: StaffServer;
  let admin: StaffBrowser;

  async function start(): Promise<Webhook> {
    const hook = await startWebhook();
    onTestFinished(hook.stop);
    server = await database.server({ webhookAddresses: here, smtpUrl: mail.url });
    admin = await server.signedIn('admin');
    return hook;
  }
  const add = (url: string, wanted = events) =>
    admin.json<WebhookAdded>('POST', webhookPaths.webhooks, { url, events: wanted }, 201);
  async function confirm(email: string): Promise<void> {
    await server.postJson(paths.newsletter, { email, consent: 'newsletter-2026-11' });
    const [letter] = await mail.waitFor(email);
    const page = { Accept: 'text/html' };
    await server.postForm('/newsletter/confirm', linkIn(letter?.text, '/newsletter/confirm'), page);
  }
  const list = async () => (await admin.json<WebhooksAnswer>('GET', webhookPaths.webhooks)).webhooks;
  const only = async () => (await list())[0] as WebhookItem;
  const types = ({ posts }: Webhook) => posts.map(({ body }) => (body as Called).type);

  function isSigned({ headers, text }: Posted, secret: string): boolean {
    const { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': signature } = headers;
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
    return signature === `v1,${createHmac('sha256', key).update(`${id}.${time}.${text}`).digest('base64')}`;
  }

  test('a new lead is called out, signed, with its details and a link; what is held back only once it is released', async () => {
    const hook = await start();
    const { secret } = await add(hook.url);
    const reference = await sendBooking(server);
    await expect.poll(() => types(hook)).toEqual(['lead.created']);
    const [post] = hook.posts as [Posted];
    expect(post.body).toMatchObject({
      type: 'lead.created',
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      data: {
        reference,
        email: booking.email,
        message: booking.message,
        state: 'new',
        link: expect.stringContaining(reference),
      },
    });
    expect(isSigned(post, secret)).toBe(true);
    expect(isSigned({ ...post, text: `${post.text} ` }, secret)).toBe(false);
    const held = await sendBooking(server, { email: 'held@visitor.example', extra_topic: 'filled by a script' });
    await admin.json('PATCH', pathOf(held), { version: 0, state: 'new' });
    await server.passAndSend(minute);
    await expect.poll(() => types(hook)).toEqual(['lead.created', 'lead.created']);
    expect(JSON.stringify(await list())).not.toContain(secret);
  });

  test('a contact and an end are called out once each, unless they are undone within 15 seconds', async () => {
    const hook = await start();
    await add(hook.url, ['lead.contacted', 'lead.closed']);
    const [kept, undone] = [await sendBooking(server), await sendBooking(server, { message: 'Another' })];
    const change = (reference: string, version: number, state: string) =>
      admin.json<BulkAnswer>('POST', bulkPath, { leads: [{ reference, version }], state });
    await change(kept, 0, 'contacted');
    const { act } = await change(undone, 0, 'contacted');
    await admin.json('POST', `${undoPath}/${act}`);
    await change(kept, 1, 'booked');
    await change(kept, 2, 'lost');
    await admin.json('PATCH', pathOf(kept), { version: 3, lostReason: 'price' });
    await server.passAndSend(minute);
    await expect.poll(() => hook.posts.length).toBe(2);
    const called = hook.posts.map(({ body }) => body as Called).sort((one, other) => (one.type < other.type ? 1 : -1));
    expect(called).toMatchObject([
      { type: 'lead.contacted', data: { reference: kept, state: 'contacted' } },
      { type: 'lead.closed', data: { reference: kept, state: 'lost', lostReason: 'price' } },
    ]);
  });

  test('a confirmed subscriber is called out', async () => {
    const hook = await start();
    await add(hook.url);
    const email = 'reader@visitor.example';
    await confirm(email);
    await expect
      .poll(() => hook.posts.map(({ body }) => body))
      .toMatchObject([{ type: 'subscriber.confirmed', data: { email } }]);
  });

  test('a receiver that fails is called again under the same id; 410 stops its webhook; redirects are not followed', async () => {
    const hook = await start();
    await add(hook.url);
    hook.answer(307);
    await sendBooking(server);
    await expect
      .poll(async () => (await only()).deliveries)
      .toMatchObject([{ attempts: 1, error: 'The receiver answered 307' }]);
    expect(hook.posts).toHaveLength(1);
    hook.answer(204);
    await server.passAndSend(minute);
    await expect.poll(async () => (await only()).deliveries[0]?.sentAt).toBeTypeOf('number');
    expect(new Set(hook.posts.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    hook.answer(410);
    await sendBooking(server, { message: 'Another' });
    await expect.poll(async () => (await only()).stoppedAt).toBeTypeOf('number');
    await sendBooking(server, { message: 'A third' });
    expect((await only()).deliveries).toHaveLength(2);
  });

  test('who was erased before the call is not called out', async () => {
    const hook = await start();
    hook.answer(503);
    await add(hook.url, ['lead.created', 'subscriber.confirmed']);
    const reference = await sendBooking(server);
    await expect.poll(async () => (await only()).deliveries[0]?.attempts).toBe(1);
    const email = 'leaves@visitor.example';
    await confirm(email);
    await expect.poll(async () => (await only()).deliveries.map(({ attempts }) => attempts)).toEqual([1, 1]);
    await admin.json('DELETE', `${inboxPaths.leads}/${reference}`);
    await admin.json('POST', erasurePaths.erasures, { email });
    hook.answer(204);
    await server.passAndSend(minute);
    await expect
      .poll(async () => (await only()).deliveries.map(({ error }) => error))
      .toEqual(['No longer wanted', 'No longer wanted']);
    expect(hook.posts).toHaveLength(2);
  });

  test('a test call says so; a removed webhook is called no more', async () => {
    const hook = await start();
    const { id } = await add(hook.url);
    await admin.json('POST', `${webhookPaths.webhooks}/${id}/tests`, undefined, 202);
    await expect.poll(() => types(hook)).toEqual(['test']);
    await admin.json('DELETE', `${webhookPaths.webhooks}/${id}`);
    await admin.json('DELETE', `${webhookPaths.webhooks}/${id}`, undefined, 404);
    expect(await list()).toEqual([]);
  });

  test('an address inside a private network, by number or by name, is refused, also when the name moves there later', async () => {
    const hook = await start();
    const refused = async (url: string) => {
      const answer = await admin.call('POST', webhookPaths.webhooks, { url, events });
      return [answer.status, ((await answer.json()) as { error: { fields: object } }).error.fields];
    };
    const inside = {
      url: 'This address is inside a private network. Only addresses of the public internet are called.',
    };
    for (const url of [
      'https://10.0.0.1/',
      'https://[::1]/',
      'https://inside.example/hook',
      'https://169.254.169.254/latest',
    ])
      expect(await refused(url), url).toEqual([422, inside]);
    for (const url of [
      'ftp://receiver.example/',
      'https://gone.example/',
      'https://me:secret@receiver.example/',
      'hook',
    ])
      expect((await refused(url))[0], url).toBe(422);
    await add(hook.url.replace('127.0.0.1', 'moves.example'));
    const resolve = here.resolve;
    onTestFinished(() => {
      here.resolve = resolve;
    });
    here.resolve = async () => ['10.0.0.7'];
    await sendBooking(server);
    await expect
      .poll(async () => (await only()).deliveries[0]?.error)
      .toBe('The address is not one of the public internet');
    expect(hook.posts).toEqual([]);
  });
});
