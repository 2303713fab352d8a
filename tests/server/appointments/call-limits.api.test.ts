import { expect, test } from 'vitest';
import { callPaths } from '../../../shared/appointments/call-paths.ts';
import { freeTimes, requestCall, timesOf } from '../../support/calls.ts';
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
});
