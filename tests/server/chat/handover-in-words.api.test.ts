import { expect, test } from 'vitest';
import { homeTime, hours } from '../../../shared/company/hours.ts';
import { answering, ChatVisitor, gate, scriptedEngine } from '../../support/chat.ts';
import { eachDatabase } from '../../support/databases.ts';
import { listed } from '../../support/inbox.ts';
import { generousLimits } from '../../support/server.ts';
import { beat, list, minute } from '../../support/staff-chats.ts';

/** Tuesday, 10:00 in Toronto. */
const tuesday = Date.parse('2026-11-24T15:00:00Z');

eachDatabase('who writes that they want a person', (database) => {
  const start = async (at: number) => {
    const server = await database.server(answering(scriptedEngine(async () => 'Well.')));
    server.pass(at - server.now());
    return { server, ann: new ChatVisitor(server) };
  };

  test('is handed over with what they wrote, told by when, and heard from then on', async () => {
    const { server, ann } = await start(tuesday);
    await ann.ask('Do you know Dentrix?');
    const { response, known } = await ann.ask('Can I talk to a human?');
    expect(response).toMatch(/^No colleague has our chats open at this moment; we have passed on what you wrote\. /);
    expect(response).toContain('We will be in touch within 2 hours. Your reference: ');
    // Not known: the widget offers a time and a call, and listens for a colleague.
    expect([known, (await ann.read()).messages.at(-1)?.content]).toEqual([false, response]);
    const [lead, ...others] = await server.leads();
    expect([response.includes(lead?.reference ?? 'none'), others]).toEqual([true, []]);
    expect(lead?.message).toBe(
      'First question: Do you know Dentrix?\nLast question: Can I talk to a human?\n2 questions, all answered.',
    );
    const sales = await server.signedIn('sales');
    // The row has the words of the visitor alone.
    const [row] = await listed(sales);
    expect(row?.excerpt).toBe('Do you know Dentrix? · Can I talk to a human?');
    expect((await list(sales)).items.map(({ waitsFor }) => waitsFor)).toEqual(['person']);
    await beat(sales, 'leads');
    const again = await ann.ask('And what is the price? Can I talk to a person?');
    expect(again.response).toMatch(/^Well\.\n\nA colleague is at work here now and has been told: /);
    expect((await server.leads()).map(({ reference }) => reference)).toEqual([lead?.reference]);
  });

  test('makes no more requests from one address than forms do', async () => {
    const limits = { ...generousLimits.limits, contacts: { points: 1, seconds: 600, reason: 'a test' } };
    const engine = answering(scriptedEngine(async () => 'Well.'));
    const server = await database.ownServer({ ...engine, limitTable: { ...generousLimits, limits } });
    const asks = () => new ChatVisitor(server).post('Can I talk to a human?');
    expect((await asks()).status).toBe(200);
    const refused = await asks();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '600']);
    expect(await server.leads()).toHaveLength(1);
  });

  test('is told at night when the help desk opens', async () => {
    const { server } = await start(tuesday + 12 * 60 * minute);
    const { response } = await new ChatVisitor(server, { ...gate, email: 'night@visitor.example' }).ask('human');
    expect(response).toMatch(
      new RegExp(`^Nobody is at the help desk now: it opens Monday to Friday at ${hours.opens}, ${homeTime}\\. `),
    );
    expect(response).toMatch(/by 10:00 on Wednesday, November 25/);
  });
});
