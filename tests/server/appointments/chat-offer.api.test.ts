import { beforeEach, expect, test } from 'vitest';
import { followUpWords, meetingWords } from '../../../shared/chat/chat-rules.ts';
import { homeTime } from '../../../shared/company/hours.ts';
import { paths } from '../../../shared/http.ts';
import { booked, requestCall, timesOf, tokenIn } from '../../support/calls.ts';
import { answering, ChatVisitor, echo, gate } from '../../support/chat.ts';
import { eachDatabase } from '../../support/databases.ts';
import type { StaffServer } from '../../support/staff.ts';

const tuesday = Date.parse('2026-11-24T14:00:00Z');
const at14 = '2026-11-26T19:00:00.000Z';

eachDatabase('a day and a time in the chat', (database) => {
  let server: StaffServer;
  beforeEach(async () => {
    server = await database.server(answering(echo()));
    server.pass(tuesday - server.now());
  });

  /** Has passed the gate. */
  async function visitor(email: string): Promise<ChatVisitor> {
    const one = new ChatVisitor(server, { ...gate, email });
    const answer = await server.postJson(paths.chatContact, { ...one.clientInfo, sessionId: one.sessionId });
    expect(answer.status).toBe(201);
    return one;
  }
  const links = (text: string) =>
    [...text.matchAll(/\[([^\]]+)\]\(([^)]+)\)/g)].map(([, label, url = '']) => ({ label, url }));

  test('are answered with a link that offers that time first, and no other buttons', async () => {
    const { response, known } = await (await visitor('one@visitor.example')).ask('Thursday 2 pm');
    expect(response).toContain(`Thursday, November 26 at 14:00, ${homeTime}, is free for a call.`);
    const [take, all] = links(response);
    expect([take?.label, all?.label, known]).toEqual(['Take it', 'see all free times', true]);
    expect(new URL(take?.url ?? '', server.url).searchParams.get('at')).toBe(at14);
    // The links are the buttons.
    expect([meetingWords.test(response), followUpWords.test(response)]).toEqual([false, false]);
    const request = { reference: '', token: tokenIn(take?.url ?? '') };
    await booked(server, request, at14);
    expect((await server.leads()).map(({ form, promise }) => [form, promise])).toEqual([
      ['chat', 'at 14:00 on Thursday, November 26'],
    ]);
  });

  test('that are not free are answered with the nearest free times', async () => {
    await booked(server, await requestCall(server), at14);
    const { response } = await (await visitor('two@visitor.example')).ask('How about Thursday at 2?');
    expect(links(response).map(({ label }) => label)).toEqual([
      'Thursday, November 26 at 13:00',
      'Thursday, November 26 at 13:30',
      'Thursday, November 26 at 14:30',
      'All free times',
    ]);
    const night = await (await visitor('three@visitor.example')).ask('Saturday at 10 am please');
    expect(links(night.response)[0]?.label).toMatch(/^(Friday, November 27|Monday, November 30)/);
  });

  test('without a time bring free ones of that part of the day; the closed and the far are said', async () => {
    const one = await visitor('seven@visitor.example');
    const offered = async (text: string) => {
      const { response } = await one.ask(text);
      return [response.slice(0, response.indexOf(',')), ...links(response).map(({ label }) => label)];
    };
    const all = 'All free times';
    expect(await offered('tomorrow morning')).toEqual([
      'These times are free for a call on Wednesday',
      ...['8:00', '9:30', '11:00'].map((clock) => `Wednesday, November 25 at ${clock}`),
      all,
    ]);
    expect((await offered('Can someone call me on Thursday?')).slice(1)).toEqual([
      ...['8:00', '11:30', '15:00'].map((clock) => `Thursday, November 26 at ${clock}`),
      all,
    ]);
    expect((await offered('Saturday morning'))[0]).toBe('No time is free then. These are near it');
    expect((await offered('Dec 25 at 10'))[0]).toBe('Calls can be booked 14 days ahead. These are the last free times');
  });

  /** In July, when the clocks of western Canada are as they were before 2026. */
  async function julyVisitor(email: string): Promise<ChatVisitor> {
    server.pass(Date.parse('2026-07-07T14:00:00Z') - server.now());
    return visitor(email);
  }

  test('are read by the clock of the time zone that the message names, and shown by it and Toronto’s', async () => {
    const one = await julyVisitor('zone@visitor.example');
    for (const [text, answer] of [
      ['Monday 9am pacific', `Monday, July 13 at 12:00, ${homeTime} (9:00 Vancouver time), is free for a call.`],
      ['Can we talk Monday at 9 am Vancouver time?', `Monday, July 13 at 12:00, ${homeTime} (9:00 Vancouver time),`],
      ['tomorrow 12:30 MST', `Wednesday, July 8 at 14:30, ${homeTime} (12:30 Calgary time), is free`],
      ['Thursday 2 pm ET', `Thursday, July 9 at 14:00, ${homeTime}, is free for a call.`],
      ['Thursday 8pm PT', `That time is not free. These are near it, in ${homeTime}:`],
    ] as const)
      expect((await one.ask(text)).response).toContain(answer);
    const { response } = await one.ask('Thursday afternoon, Vancouver time');
    expect(links(response).map(({ label }) => label)).toEqual([
      'Thursday, July 9 at 15:00 (12:00 Vancouver time)',
      'Thursday, July 9 at 16:00 (13:00 Vancouver time)',
      'Thursday, July 9 at 17:00 (14:00 Vancouver time)',
      'All free times',
    ]);
  });

  test('of another question, an emergency, or someone who left no request go to the assistant', async () => {
    const one = await visitor('four@visitor.example');
    for (const question of ['Are you open Thursday at 2 pm?', 'We were hacked, call me today at 2 pm'])
      expect((await one.ask(question)).response).toBe(`You asked: ${question}`);
    const stranger = new ChatVisitor(server, { ...gate, email: 'five@visitor.example' });
    expect((await stranger.ask('Thursday 2 pm')).response).toBe('You asked: Thursday 2 pm');
    // Somebody else's request is not theirs to book.
    const other = new ChatVisitor(server, { ...gate, email: 'four@visitor.example' });
    expect((await other.ask('Thursday 2 pm')).response).toBe('You asked: Thursday 2 pm');
  });

  test('the link books for the request of the conversation', async () => {
    const { response } = await (await visitor('six@visitor.example')).ask('tomorrow at 10 am');
    const times = await timesOf(server, { reference: '', token: tokenIn(links(response)[1]?.url ?? '') });
    expect(times.days.length).toBeGreaterThan(5);
  });
});
