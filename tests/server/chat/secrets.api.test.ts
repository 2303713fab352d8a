import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Overrides } from '../../../server/start.ts';
import { chatLimits } from '../../../shared/chat/chat-rules.ts';
import { idempotencyHeader, paths } from '../../../shared/http.ts';
import { answering, ChatVisitor, echo, gate } from '../../support/chat.ts';
import { eachDatabase } from '../../support/databases.ts';
import type { StaffServer } from '../../support/staff.ts';

eachDatabase('a message to the assistant', (database) => {
  let server: StaffServer;
  async function start(overrides: Overrides = answering(echo())): Promise<ChatVisitor> {
    server = await database.server(overrides);
    return new ChatVisitor(server);
  }
  const codeOf = async (answer: Response) => ((await answer.json()) as { error: { code: string } }).error.code;

  test("in somebody else's conversation is refused, and reads nothing of it", async () => {
    const ann = await start();
    await ann.ask('My server makes a noise');
    const thief = { ...ann.body('What did I say?'), clientInfo: { ...gate, email: 'eve@visitor.example' } };
    for (const secret of [undefined, 'x'.repeat(43)]) {
      const answer = await server.postJson(paths.chatMessage, { ...thief, secret });
      expect([answer.status, await codeOf(answer)]).toEqual([404, 'unknown-conversation']);
      for (const path of [paths.chatConversation, paths.chatDeletion]) {
        const call = await server.postJson(path, { sessionId: ann.sessionId, secret: secret ?? '' });
        expect([call.status, await codeOf(call)]).toEqual([404, 'unknown-conversation']);
      }
    }
    const known = await server.postJson(paths.chatMessage, { ...ann.body('Me again'), secret: 'x'.repeat(43) });
    expect(known.status).toBe(404);
    expect((await ann.read()).messages).toHaveLength(2);
  });

  test('whose first reply was lost goes on without the secret for ten minutes, with the same details', async () => {
    const ann = await start();
    await ann.ask('Hello');
    const { secret } = ann;
    ann.secret = undefined;
    server.pass(9 * 60_000);
    expect((await ann.ask('Hello?')).secret).toBe(secret);
    ann.secret = undefined;
    server.pass(60_000);
    expect((await ann.post('Still there?')).status).toBe(404);
  });

  test('in a conversation whose secret the widget chose needs it from the second on, sent again too', async () => {
    const ann = await start();
    ann.secret = 'chosen'.repeat(8);
    const headers = { [idempotencyHeader]: randomUUID() };
    const first = await ann.ask('Hello', headers);
    expect(first.secret).toBeUndefined();
    expect((await ann.read()).messages).toHaveLength(2);
    expect(await ann.ask('Hello', headers)).toEqual(first);
    for (const secret of [undefined, 'other'.repeat(8)]) {
      const thief = { ...ann.body('Hello'), secret };
      for (const more of [headers, undefined]) {
        const answer = await server.postJson(paths.chatMessage, thief, more);
        expect([answer.status, await codeOf(answer)]).toEqual([404, 'unknown-conversation']);
      }
    }
    expect((await ann.read()).messages).toHaveLength(2);
  });

  test('on a partner’s page belongs to its secret for eight hours after the last one, on ours for 90 days', async () => {
    const partner = 'https://partner.example';
    server = await database.server({ ...answering(echo()), embedOrigins: [partner] });
    const [theirs, ours] = [
      new ChatVisitor(server, { ...gate, email: 'theirs@visitor.example' }),
      new ChatVisitor(server),
    ];
    await theirs.ask('Hello', { Origin: partner });
    await ours.ask('Hello', { Origin: server.origin });
    server.pass(chatLimits.partnerHours * 60 * 60_000 - 60_000);
    await theirs.ask('Still here', { Origin: partner });
    server.pass(chatLimits.partnerHours * 60 * 60_000 + 60_000);
    const statuses = (path: string) =>
      Promise.all([theirs, ours].map(async (visitor) => (await visitor.call(path)).status));
    expect(await statuses(paths.chatConversation)).toEqual([404, 200]);
    expect(await statuses(paths.chatHandover)).toEqual([404, 201]);
    expect((await theirs.post('And now?', { Origin: partner })).status).toBe(404);
    expect((await ours.post('And now?', { Origin: server.origin })).status).toBe(200);
    // Who asks for the deletion is heard at any age.
    expect(await statuses(paths.chatDeletion)).toEqual([200, 200]);
  });
});
