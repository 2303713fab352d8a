import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { type BulkAnswer, bulkPath, undoPath } from '../../../../shared/staff/bulk.ts';
import type { LeadAnswer } from '../../../../shared/staff/inbox.ts';
import { templatesPath } from '../../../../shared/staff/replies.ts';
import { viewsPath } from '../../../../shared/staff/saved-views.ts';
import { staffPaths } from '../../../../shared/staff/staff.ts';
import { type PresenceAnswer, staffChatPaths } from '../../../../shared/staff/staff-chats.ts';
import { eachDatabase } from '../../../support/databases.ts';
import { row } from '../../../support/import-rows.ts';
import { pathOf, sendBooking } from '../../../support/inbox.ts';
import { routes } from '../../../support/route-table.ts';

const reply = {
  key: randomUUID(),
  subject: 'Hello',
  body: 'We call at nine.',
  quote: false,
  replyTo: 'me',
  lastAnswer: null,
};
const plan = { fileName: 'fair.csv', rows: 1, batches: 1, newsletter: false };
/** Valid, so that a call can only be refused for its id. */
const bodies: Record<string, object> = {
  'PATCH /api/staff/leads/:reference': { version: 0, state: 'won' },
  'POST /api/staff/leads/:reference/notes': { text: 'A note' },
  'PUT /api/staff/leads/:reference/notes/:event': { text: 'A note' },
  'POST /api/staff/leads/:reference/calls': { outcome: 'spoke' },
  'PUT /api/staff/leads/:reference/snooze': { version: 0, until: Date.now() + 86_400_000 },
  'POST /api/staff/leads/:reference/merge': { leads: [{ reference: 'N123', version: 0 }] },
  'POST /api/staff/leads/:reference/replies': reply,
  'POST /api/staff/leads/:reference/replies/preview': reply,
  'POST /api/staff/leads/:reference/replies/take-back': { key: reply.key },
  'PUT /api/staff/reply-templates/:id': { name: 'Hello', subject: 'Hello', body: 'Hello' },
  'PUT /api/staff/imports/:key': plan,
  'PUT /api/staff/imports/:key/batches/:number': { rows: [row(2)] },
  'POST /api/staff/chats/:id/join': { name: 'Sam', instead: true },
  'POST /api/staff/chats/:id/messages': { text: 'Hello' },
  'PATCH /api/staff/colleagues/:id': { role: 'sales' },
  'POST /api/staff/appointments/:reference': { at: '2026-11-26T19:00:00.000Z' },
};
/** Closing a tab that is not open succeeds. */
const harmless = 'DELETE /api/staff/presence/:id';

const named = routes.filter(({ access, path }) => typeof access === 'object' && path.includes('/:'));
const guesses = [
  ...['0', '-1', '1.5', '2147483648', '999999999999999', '9'.repeat(40), 'NaN', 'abc', '%00', '%F0%9F%90%99'],
  ...['..%2F..%2Faccount', "1'%20or%20'1'='1", '1%20union%20select', '__proto__', 'x'.repeat(1000), randomUUID()],
];

eachDatabase('a call of staff by a number or a name', (database) => {
  test('that nothing has, or not any more, finds nothing and breaks nothing, in every row of the route table', async () => {
    const server = await database.server();
    const admin = await server.signedIn('admin');
    const erased = await sendBooking(server);
    await admin.json('DELETE', pathOf(erased));
    expect(named.length).toBeGreaterThan(25);
    for (const { method, path } of named) {
      const call = `${method} ${path}`;
      for (const guess of [...guesses, erased]) {
        // A new key starts an import.
        if (call === 'PUT /api/staff/imports/:key' && /^[\da-f-]{36}$/.test(guess)) continue;
        const { status } = await admin.call(method, path.replaceAll(/:\w+/g, guess), bodies[call]);
        expect(call === harmless ? [200] : [400, 404, 409], `${call} ${guess.slice(0, 50)}: ${status}`).toContain(
          status,
        );
      }
    }
  });

  test('that is a colleague’s, or another lead’s, finds nothing', async () => {
    const server = await database.server();
    const [one, two] = [await server.signedIn('sales'), await server.signedIn('sales', 'two@staff.example')];
    const [lead, other] = [await sendBooking(server), await sendBooking(server, { email: 'else@visitor.example' })];
    const view = { name: 'Mine', view: 'all', filter: '', shared: false };
    const { id } = await one.json<{ id: number }>('POST', viewsPath, view, 201);
    const leads = [{ reference: lead, version: 0 }];
    const { act } = await one.json<BulkAnswer>('POST', bulkPath, { leads, state: 'contacted' });
    const { deliveries } = await one.json<LeadAnswer>('GET', pathOf(lead));
    const mail = deliveries[0]?.id ?? 0;
    expect(mail).toBeGreaterThan(0);
    const tab = randomUUID();
    await one.json('PUT', staffChatPaths.presence, { tab, place: `lead/${lead}` });
    const { sessions } = await one.json<{ sessions: { id: number }[] }>('GET', staffPaths.sessions);

    for (const [method, path] of [
      ['DELETE', `${viewsPath}/${id}`],
      ['POST', `${undoPath}/${act}`],
      ['POST', `${pathOf(other)}/mails/${mail}`],
      ['DELETE', `${staffPaths.sessions}/${sessions[0]?.id}`],
    ] as const)
      expect([path, (await two.call(method, path)).status]).toEqual([path, 404]);
    await two.call('DELETE', `${staffChatPaths.presence}/${tab}`);
    const place = encodeURIComponent(`lead/${lead}`);
    const { others } = await two.json<PresenceAnswer>('GET', `${staffChatPaths.presence}?place=${place}`);
    expect(others).toHaveLength(1);
    expect((await two.call('DELETE', `${templatesPath}/1`)).status).toBe(403);

    expect((await one.call('POST', `${undoPath}/${act}`)).status).toBe(200);
    expect((await one.call('DELETE', `${viewsPath}/${id}`)).status).toBe(200);
  });
});
