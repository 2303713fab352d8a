import { type SqlBool, sql } from 'kysely';
import { expect, test } from 'vitest';
import { gapLine, listGaps } from '../../../server/chat/gap-list.ts';
import { holdsWords } from '../../../server/leads/inbox/search-leads.ts';
import { purgeOldDetails } from '../../../server/retention.ts';
import type { Overrides } from '../../../server/start.ts';
import { chatLimits } from '../../../shared/chat/chat-rules.ts';
import { paths } from '../../../shared/http.ts';
import { answering, ChatVisitor, echo, gate, scriptedEngine } from '../../support/chat.ts';
import { eachDatabase } from '../../support/databases.ts';
import type { StaffServer } from '../../support/staff.ts';

const day = 24 * 60 * 60_000;

eachDatabase('what is kept of a message to the assistant', (database) => {
  let server: StaffServer;
  async function start(overrides: Overrides = answering(echo())): Promise<ChatVisitor> {
    server = await database.server(overrides);
    return new ChatVisitor(server);
  }
  const conversations = () => server.database.read.selectFrom('conversations').selectAll().execute();

  test('is erased with its conversation, and the same session may begin anew', async () => {
    const ann = await start();
    await ann.ask('Forget me');
    const before = ann.secret;
    expect((await ann.call(paths.chatDeletion)).status).toBe(200);
    expect((await ann.call(paths.chatConversation)).status).toBe(404);
    expect((await ann.call(paths.chatDeletion)).status).toBe(404);
    ann.secret = undefined;
    server.pass(1000);
    await ann.ask('Hello again');
    expect(ann.secret).not.toBe(before);
    expect((await ann.read()).messages).toHaveLength(2);
  });

  test('is not quoted any more by the request that was handed over, which stays, and is found by its words no more', async () => {
    const ann = await start();
    await ann.ask('Our zebra scanner broke');
    await ann.ask('And the giraffe printer?');
    expect((await ann.call(paths.chatHandover)).status).toBe(201);
    const bob = new ChatVisitor(server);
    await bob.ask('A walrus of ours');
    expect((await bob.call(paths.chatHandover)).status).toBe(201);
    const found = async (words: string) => {
      const holds = await holdsWords(server.database.read, words);
      const rows = await server.database.read
        .selectFrom('leads')
        .select('message')
        .where(holds ?? sql<SqlBool>`false`)
        .execute();
      return rows.length;
    };
    const cat = new ChatVisitor(server);
    expect([await found('zebra'), await found('walrus'), await found('visitor')]).toEqual([1, 1, 2]);
    await cat.ask('An ostrich, please');
    expect((await cat.call(paths.chatHandover)).status).toBe(201);
    for (const one of [ann, cat]) expect((await one.call(paths.chatDeletion)).status).toBe(200);
    expect((await server.leads()).map(({ form, email, message }) => [form, email, message])).toEqual([
      ['chat', gate.email, '2 questions, all answered.'],
      ['chat', gate.email, expect.stringContaining('A walrus of ours')],
      ['chat', gate.email, '1 question, all answered.'],
    ]);
    const words = ['zebra', 'giraffe', 'ostrich', 'walrus', 'visitor'];
    expect(await Promise.all(words.map(found))).toEqual([0, 0, 0, 1, 3]);
  });

  test('is kept for 90 days after the last one, then deleted with its conversation', async () => {
    const ann = await start();
    await ann.ask('Hello');
    const [{ last_at = 0 } = {}] = await conversations();
    const nightAfter = (days: number) =>
      purgeOldDetails(server.database, server.dataDir, new Date(last_at + days * day + 1));
    await nightAfter(chatLimits.keptDays - 1);
    expect((await ann.read()).messages).toHaveLength(2);
    await nightAfter(chatLimits.keptDays);
    expect(await conversations()).toEqual([]);
    expect((await ann.call(paths.chatConversation)).status).toBe(404);
  });

  test('a thumb is kept with its answer, the last one counts; staff see it beside what was not known', async () => {
    const unknown = { text: 'I do not know.', known: false, unknownQuestion: 'Is [number] yours?' };
    const ann = await start(
      answering(scriptedEngine(async ({ text }) => (text.startsWith('Is') ? unknown : `You asked: ${text}`))),
    );
    const { messageId } = await ann.ask('Hello');
    const thumb = (more: object) => ann.call(paths.chatFeedback, { messageId, ...more });
    expect((await thumb({ helpful: true })).status).toBe(200);
    expect((await thumb({ helpful: false, reason: 'Too short' })).status).toBe(200);
    expect((await thumb({ helpful: true, messageId: 'other' })).status).toBe(404);
    expect((await thumb({ helpful: true, secret: 'wrong' })).status).toBe(404);
    await ann.ask('Is 416 555 0199 yours?');
    const lines: string[] = [];
    for await (const gap of listGaps(server.database.read)) lines.push(gapLine(gap).split('\t').slice(1).join(' | '));
    expect(lines).toEqual([
      'did not help | /pricing | You asked: Hello | Too short',
      'not known | /pricing | Is [number] yours? | ',
    ]);
  });
});
