import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { callPaths } from '../../../shared/appointments/call-paths.ts';
import { book, booked, freeTimes, requestCall, timesOf } from '../../support/calls.ts';
import { eachDatabase } from '../../support/databases.ts';
import { generousLimits } from '../../support/server.ts';

const tuesday = Date.parse('2026-11-24T14:00:00Z');

eachDatabase('calls of one address', (database) => {
  test('an address books, moves and cancels so often a day, whatever its requests', async () => {
    const calls = { points: 3, networkPoints: 5, seconds: 86_400, reason: 'test' };
    const limitTable = { ...generousLimits, limits: { ...generousLimits.limits, calls } };
    const limited = await database.ownServer({ limitTable, trustProxy: ['loopback'] });
    limited.pass(tuesday - limited.now());
    const requests = await Promise.all(
      ['1', '2', '3', '4'].map((nth) => requestCall(limited, { email: `n${nth}@visitor.example` })),
    );
    const times = freeTimes(await timesOf(limited, requests[0] as never));
    const from = (address: string) => ({ 'X-Forwarded-For': address });
    const bookAs = async (address: string, nth: number) =>
      (await limited.postJson(callPaths.times, { token: requests[nth]?.token, at: times[nth] }, from(address))).status;
    expect([await bookAs('203.0.113.1', 0), await bookAs('203.0.113.1', 1)]).toEqual([201, 201]);
    const gone = await limited.postJson(callPaths.cancel, { token: requests[1]?.token }, from('203.0.113.1'));
    expect([gone.status, await bookAs('203.0.113.1', 2)]).toEqual([200, 429]);
    const others = [await bookAs('203.0.113.2', 2), await bookAs('203.0.113.3', 3), await bookAs('203.0.113.4', 1)];
    expect([...others, await bookAs('2001:db8::1', 1)]).toEqual([201, 201, 429, 201]);
  });

  test('calls booked in a day hold a share of the fortnight’s times; above it a request is kept without one, and staff are told', async () => {
    const { ceilings } = generousLimits;
    // Three of some 220 times.
    const limitTable = { ...generousLimits, ceilings: { ...ceilings, calls: { ...ceilings.calls, share: 0.012 } } };
    const server = await database.ownServer({ limitTable });
    server.pass(tuesday - server.now());
    const requests = [];
    for (const nth of [0, 1, 2, 3, 4]) requests.push(await requestCall(server, { email: `n${nth}@visitor.example` }));
    const [first, second, third, fourth, fifth] = requests as [Request, Request, Request, Request, Request];
    const [at = '', ...others] = freeTimes(await timesOf(server, first));
    for (const [nth, one] of [first, second, third].entries()) await booked(server, one, others[nth] ?? '');

    const refused = await book(server, fourth, at);
    expect(refused.status).toBe(409);
    const said = expect.stringMatching(/Your request is with us, and we will be in touch as promised/);
    expect(await refused.json()).toMatchObject({ error: { code: 'time-not-held', message: said }, days: [] });
    const page = parse(await (await server.postForm(callPaths.times, { token: fourth.token, at })).text());
    expect(page.querySelector('[data-slot="said"]')?.text).toEqual(said);
    const offered = page.querySelectorAll('button').map((button) => button.getAttribute('value') ?? '');
    expect(offered.filter((time) => others.includes(time))).toEqual([]);
    const lead = (await server.leads()).find(({ reference }) => reference === fourth.reference);
    expect(lead?.promise).toBe('within 2 hours');
    const stories = await server.database.read
      .selectFrom('lead_events')
      .select('detail')
      .where('lead_id', '=', lead?.id ?? -1)
      .execute();
    expect(stories.map(({ detail }) => detail)).toContainEqual(expect.stringMatching(/^asked for .*not held$/));
    const told = server.database.read.selectFrom('jobs').select('request_key').where('kind', '=', 'ceiling');
    await expect.poll(() => told.execute()).toEqual([{ request_key: expect.stringContaining('calls') }]);

    // What is booked can be moved, and a time that is given back is held for the next.
    await booked(server, first, at);
    await server.postJson(callPaths.cancel, { token: second.token });
    await booked(server, fourth, others[1] ?? '');
    expect((await book(server, fifth, others[0] ?? '')).status).toBe(409);
    server.pass(24 * 60 * 60_000 + 1);
    await booked(server, fifth, freeTimes(await timesOf(server, fifth))[0] ?? '');
  });
});

type Request = Awaited<ReturnType<typeof requestCall>>;
