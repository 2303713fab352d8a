import { afterEach, expect, test } from 'vitest';
import { gapLine, listGaps } from '../../server/chat/gap-list.ts';
import { type DatabaseOptions, openForReading } from '../../server/database/database.ts';
import { forgetOldDetails } from '../../server/retention.ts';
import type { Overrides } from '../../server/start.ts';
import { chatLimits } from '../../widgets/contract/chat-rules.ts';
import { paths } from '../../widgets/contract/http.ts';
import { answering, ChatVisitor, echo, scriptedEngine } from '../support/chat.ts';
import { eachDatabase } from '../support/databases.ts';
import { type TestServer, testServer } from '../support/server.ts';

const day = 24 * 60 * 60_000;

eachDatabase('what is kept of a message to the assistant', (database) => {
  let server: TestServer;
  afterEach(() => server.stop());

  let options: DatabaseOptions;
  async function start(overrides: Overrides = answering(echo())): Promise<ChatVisitor> {
    options = await database.fresh();
    server = await testServer({ ...options, ...overrides });
    return new ChatVisitor(server);
  }

  async function conversations() {
    const { read, close } = openForReading(options);
    return read.selectFrom('conversations').selectAll().execute().finally(close);
  }

  test('is erased with its conversation, and the same session may begin anew', async () => {
    const ann = await start();
    await ann.ask('Forget me');
    const before = ann.secret;
    expect((await ann.call(paths.chatForget)).status).toBe(200);
    expect((await ann.call(paths.chatConversation)).status).toBe(404);
    expect((await ann.call(paths.chatForget)).status).toBe(404);
    server.pass(1000);
    await ann.ask('Hello again');
    expect(ann.secret).not.toBe(before);
    expect((await ann.read()).messages).toHaveLength(2);
  });

  test('is kept for 90 days after the last one, then deleted with its conversation', async () => {
    const ann = await start();
    await ann.ask('Hello');
    const [{ last_at = 0 } = {}] = await conversations();
    const open = await database.open(options);
    const nightAfter = (days: number) => forgetOldDetails(open, options.dataDir, new Date(last_at + days * day + 1));
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
    const { read, close } = openForReading(options);
    const lines: string[] = [];
    for await (const gap of listGaps(read)) lines.push(gapLine(gap).split('\t').slice(1).join(' | '));
    await close();
    expect(lines).toEqual([
      'did not help | /pricing | You asked: Hello | Too short',
      'not known | /pricing | Is [number] yours? | ',
    ]);
  });
});
