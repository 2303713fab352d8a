import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { staffPaths } from '../../../shared/staff/staff.ts';
import { type PresenceAnswer, staffChatPaths } from '../../../shared/staff/staff-chats.ts';
import { ChatVisitor } from '../../support/chat.ts';
import { eachDatabase } from '../../support/databases.ts';
import {
  asked,
  beat,
  emptyBeat,
  list,
  look,
  minute,
  post,
  read,
  scripted,
  useListeners,
} from '../../support/staff-chats.ts';

const { hears } = useListeners();

eachDatabase('staff at the chat and at a lead', (database) => {
  async function joined() {
    const server = await database.server(scripted());
    const sales = await server.signedIn('sales');
    const ann = new ChatVisitor(server);
    await ann.ask('Hello');
    const next = await hears(ann);
    await post(sales, ann, 'join', { name: 'Sam' });
    expect((await next())?.event).toBe('joined');
    return { server, sales, ann, next };
  }

  test('who goes without handing back answers no longer, and the assistant goes on', async () => {
    const { server, sales, ann, next } = await joined();
    for (let beats = 0; beats < 3; beats += 1) {
      server.pass(1.5 * minute);
      await beat(sales, `chat/${ann.sessionId}`);
    }
    expect((await ann.ask('Are you there?')).answeredBy).toBe('staff');
    expect(await ann.ask('There is ransomware on my screen')).toMatchObject({ answeredBy: 'staff', emergency: true });
    const colleague = await server.signedIn('sales', 'two@staff.example');
    server.pass(2 * minute + 1);
    await look(colleague, ann);
    expect(await next()).toEqual({ event: 'left', data: {} });
    expect((await ann.ask('Nobody?')).response).toBe('You asked: Nobody?');
    expect(await ann.read()).toMatchObject({ answeredBy: 'assistant' });
    expect(asked(await list(sales))).toEqual(['reply: Nobody?']);
    await post(sales, ann, 'messages', { text: 'I am back.' }, 201);
    expect((await next())?.event).toBe('joined');
  });

  test('who leaves the staff page lying open answers no longer two minutes after the last sign, until they write again', async () => {
    const { server, sales, ann, next } = await joined();
    for (let beats = 0; beats < 3; beats += 1) {
      expect((await ann.ask('Are you there?')).answeredBy).toBe('staff');
      server.pass(40_000 + 1);
      expect((await emptyBeat(sales, `chat/${ann.sessionId}`)).status).toBe(200);
    }
    await look(await server.signedIn('sales', 'two@staff.example'), ann);
    expect(await next()).toEqual({ event: 'left', data: {} });
    expect((await ann.ask('Nobody?')).response).toBe('You asked: Nobody?');
    // Mouse movement does not take the conversation back.
    await beat(sales, `chat/${ann.sessionId}`);
    expect((await ann.ask('Still nobody?')).response).toBe('You asked: Still nobody?');
    expect(await read(sales, ann)).toMatchObject({ answeredBy: null, mine: false });
    await post(sales, ann, 'join', { name: 'Sam' });
    expect((await next())?.event).toBe('joined');
  });

  test('a clock that is set back keeps nobody who has gone in a conversation or at a place, and nobody signed in', async () => {
    const server = await database.server(scripted());
    const [one, two] = [await server.signedIn('sales'), await server.signedIn('sales', 'two@staff.example')];
    const ann = new ChatVisitor(server);
    await ann.ask('Hello');
    await post(one, ann, 'join', { name: 'Sam' });
    await beat(one, 'lead/7K3-M9C');
    server.pass(-20 * minute);
    expect((await ann.ask('Are you there?')).response).toBe('You asked: Are you there?');
    const { others } = await two.json<PresenceAnswer>('GET', `${staffChatPaths.presence}?place=lead/7K3-M9C`);
    expect(others).toEqual([]);
    server.pass(-11 * 60 * minute);
    expect((await one.call('GET', staffPaths.me)).status).toBe(401);
  });

  test('see who else has a lead open, until that page is closed or was not heard of', async () => {
    const server = await database.server(scripted());
    const [one, two] = [await server.signedIn('sales'), await server.signedIn('sales', 'two@staff.example')];
    const others = async () =>
      (await one.json<PresenceAnswer>('GET', `${staffChatPaths.presence}?place=lead/7K3-M9C`)).others;
    const [tab, second] = [randomUUID(), randomUUID()];
    await beat(one, 'lead/7K3-M9C');
    await beat(two, 'lead/7K3-M9C', tab);
    await beat(two, 'lead/7K3-M9C', second);
    expect(await others()).toEqual(['two@staff.example']);
    const writing = async () =>
      (await one.json<PresenceAnswer>('GET', `${staffChatPaths.presence}?place=lead/7K3-M9C`)).writing;
    expect(await writing()).toEqual([]);
    await two.json('PUT', staffChatPaths.presence, { tab, place: 'lead/7K3-M9C', writing: true });
    await beat(two, 'lead/7K3-M9C', tab);
    expect(await writing()).toEqual(['two@staff.example']);
    server.pass(10_000);
    expect(await writing()).toEqual([]);
    await beat(two, 'inbox', tab);
    expect(await others()).toEqual(['two@staff.example']);
    await two.json('DELETE', `${staffChatPaths.presence}/${second}`);
    expect(await others()).toEqual([]);
    await beat(two, 'lead/7K3-M9C', tab);
    await beat(one, 'inbox', tab);
    await one.json('DELETE', `${staffChatPaths.presence}/${tab}`);
    expect(await others()).toEqual(['two@staff.example']);
    server.pass(minute);
    expect(await others()).toEqual([]);
  });
});
