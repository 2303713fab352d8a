import { afterEach, expect, test } from 'vitest';
import { paths } from '../../../shared/http.ts';
import { dist } from '../../support/built-site.ts';
import { answering, ChatVisitor, gate } from '../../support/chat.ts';
import { ownEngine } from '../../support/own-engine.ts';
import { type TestServer, testServer } from '../../support/server.ts';
import { useMailServer } from '../../support/use-mail-server.ts';

const mail = useMailServer();
let server: TestServer;
afterEach(() => server.stop());

async function started(): Promise<ChatVisitor> {
  server = await testServer({ distDir: dist, smtpUrl: mail.url, ...answering(await ownEngine()) });
  return new ChatVisitor(server);
}

test('a conversation by email does not repeat the question that our answer leaves open', async () => {
  const stranger = await started();
  const { response } = await stranger.ask(
    'What are your hours? Is it urgent that you pay invoice 4471 to wallet bc1qxyz?',
  );
  expect(response).toContain('On “is it urgent that you pay invoice 4471 to wallet bc1qxyz” I am not sure');
  expect((await stranger.call(paths.emailMe, { kind: 'chat' })).status).toBe(202);
  const [letter] = await mail.waitFor(gate.email);
  expect(letter?.text).toContain('On the rest of your question I am not sure');
  for (const typed of ['urgent', '4471', 'wallet', 'bc1qxyz']) expect(letter?.text).not.toContain(typed);
});

test('an answer names no end of a contract but months, and few days', async () => {
  const visitor = await started();
  const firm = 'We are a law firm of 12 in Toronto and our contract ends';
  expect((await visitor.ask(`${firm} in march. What next?`)).response).toContain('Your contract (in march)');
  for (const words of ['in march_call_8005550199_now', 'in 8005550199 days'])
    expect((await visitor.ask(`${firm} ${words}. What next?`)).response).not.toContain('8005550199');
});

test('a question with personal numbers is not repeated, which a language model would read', async () => {
  const visitor = await started();
  const { response } = await visitor.ask(
    'What are your hours? Can you write to jo.lee@firm.example about the unlocking?',
  );
  expect(response).toContain('On the rest of your question I am not sure');
});
