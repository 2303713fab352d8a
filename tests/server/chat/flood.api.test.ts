import { expect, test } from 'vitest';
import { idempotencyHeader } from '../../../shared/http.ts';
import { dist } from '../../support/built-site.ts';
import { ChatVisitor } from '../../support/chat.ts';
import { ownServer } from '../../support/use-servers.ts';

const metricsToken = 'a-token-of-the-operator';

test('a flood of messages to the assistant is refused with when to come back, counted and told to staff; a retry is answered', async () => {
  const server = await ownServer({ metricsToken, distDir: dist, chatUnknownCountry: 'allow' });
  const visitors = Array.from({ length: 60 }, () => new ChatVisitor(server));
  const ask = (visitor: ChatVisitor) =>
    visitor.post('What are your hours?', { [idempotencyHeader]: visitor.sessionId });
  const answers = await Promise.all(visitors.map(ask));
  const refused = answers.filter(({ status }) => status === 503);
  expect(answers.filter(({ status }) => status === 200).length).toBe(60 - refused.length);
  expect(refused.length).toBeGreaterThan(0);
  for (const { headers } of refused) expect(headers.get('retry-after')).toBe('5');
  expect(await refused[0]?.json()).toMatchObject({ error: { code: 'busy' } });
  const headers = { authorization: `Bearer ${metricsToken}` };
  const metrics = await (await server.ask('/metrics', { headers })).text();
  expect(metrics).toContain(`ceilings_total{ceiling="answers"} ${refused.length}`);
  const notices = () => server.database.read.selectFrom('jobs').select('kind').where('kind', '=', 'ceiling').execute();
  await expect.poll(notices).toHaveLength(1);
  const [again] = visitors.filter((_, place) => answers[place]?.status === 503);
  expect(again && (await ask(again)).status).toBe(200);
});
