import { expect, test } from 'vitest';
import { paths } from '../../../shared/http.ts';
import { answering, ChatVisitor, echo } from '../../support/chat.ts';
import { eachDatabase } from '../../support/databases.ts';

eachDatabase('a NUL in an address, which PostgreSQL cannot look for,', (database) => {
  test('finds nothing, as any other unknown word', async () => {
    const server = await database.server(answering(echo()));
    const unknown = await server.ask('/thank-you?reference=XXX-XXX');
    const words = await unknown.text();
    for (const reference of ['%00', 'XXX-XXX%00']) {
      const answer = await server.ask(`/thank-you?reference=${reference}`);
      expect([answer.status, await answer.text()]).toEqual([unknown.status, words]);
    }
    expect((await server.postForm('/unsubscribe?token=%00x', {})).status).toBe(404);
    const ann = new ChatVisitor(server);
    await ann.ask('Hello');
    const headers = { Authorization: `Bearer ${ann.secret}` };
    expect((await server.ask(`${paths.chatLive}?sessionId=%00`, { headers })).status).toBe(404);
    const leave = new AbortController();
    expect((await ann.live(leave.signal, { after: 'a\0', answering: 'a\0' })).status).toBe(200);
    leave.abort();
  });
});
