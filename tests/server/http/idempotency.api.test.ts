import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eachDatabase } from '../../support/databases.ts';
import { booking } from '../../support/requests.ts';
import { wholeSet } from '../../support/whole-set.ts';

eachDatabase('idempotency', (database) => {
  const start = () => database.server();
  const withKey = (key: string) => ({ 'Idempotency-Key': key });

  test('a second submit with the same key makes no second lead and gets the same answer', async () => {
    const { postJson, leads } = await start();
    const key = randomUUID();
    const first = await postJson('/api/contacts', booking, withKey(key));
    const second = await postJson('/api/contacts', booking, withKey(key.toUpperCase()));
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(await second.json()).toEqual(await first.json());
    expect(await leads()).toHaveLength(1);
  });

  test('the same key with other words gets 409 and the first lead stays as it was', async () => {
    const { postJson, leads } = await start();
    const key = randomUUID();
    await postJson('/api/contacts', booking, withKey(key));
    const answer = await postJson('/api/contacts', { ...booking, message: 'Something else' }, withKey(key));
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ error: { code: 'conflict' } });
    expect((await leads()).map((lead) => lead.message)).toEqual([booking.message]);
  });

  test('a request sent again with a fresh token is still the same request', async () => {
    const { ask, postJson, leads, pass } = await start();
    const key = randomUUID();
    for (let turn = 0; turn < 3; turn += 1) {
      const { token } = (await (await ask('/api/form-token')).json()) as { token: string };
      pass(3000);
      const answer = await postJson('/api/contacts', { ...booking, token, page: `/${turn}` }, withKey(key));
      expect(answer.status).toBe(201);
    }
    expect(await leads()).toHaveLength(1);
  });

  test('a newsletter key with another address gets 409', async () => {
    const { postJson } = await start();
    const key = randomUUID();
    expect((await postJson('/api/newsletter', { email: 'a@visitor.example' }, withKey(key))).status).toBe(202);
    expect((await postJson('/api/newsletter', { email: 'a@visitor.example' }, withKey(key))).status).toBe(202);
    expect((await postJson('/api/newsletter', { email: 'b@visitor.example' }, withKey(key))).status).toBe(409);
  });

  test('in whatever order and however often requests arrive, there is one lead for each key', async () => {
    const { postJson, leads } = await start();
    const requests = fc.array(fc.record({ key: fc.nat(3), words: fc.nat(2) }), { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(requests, async (batch) => {
        const run = randomUUID().slice(0, 24);
        const before = (await leads()).length;
        const answers = await Promise.all(
          batch.map(async ({ key, words }) => {
            const body = { ...booking, message: `${run} ${words}` };
            const answer = await postJson('/api/contacts', body, withKey(`${run}00000000000${key}`));
            return { key, words, status: answer.status, body: (await answer.json()) as { reference?: string } };
          }),
        );
        const keys = new Set(batch.map(({ key }) => key));
        expect((await leads()).length - before).toBe(keys.size);
        for (const key of keys) {
          const good = answers.filter((answer) => answer.key === key && answer.status === 201);
          const refused = answers.filter((answer) => answer.key === key && answer.status !== 201);
          expect(new Set(good.map((answer) => answer.body.reference)).size).toBe(1);
          expect(new Set(good.map((answer) => answer.words)).size).toBe(1);
          for (const answer of refused) {
            expect(answer.status).toBe(409);
            expect(answer.words).not.toBe(good[0]?.words);
          }
        }
      }),
      { numRuns: wholeSet ? 25 : 8 },
    );
  });
});
