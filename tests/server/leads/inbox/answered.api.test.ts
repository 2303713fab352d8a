import { expect, test } from 'vitest';
import { paths } from '../../../../shared/http.ts';
import { undoPath } from '../../../../shared/staff/bulk.ts';
import type { LeadAnswer } from '../../../../shared/staff/inbox.ts';
import type { NoticesAnswer } from '../../../../shared/staff/notices.ts';
import { noticePaths } from '../../../../shared/staff/notices.ts';
import { repliesPath } from '../../../../shared/staff/replies.ts';
import { ChatVisitor } from '../../../support/chat.ts';
import { eachDatabase } from '../../../support/databases.ts';
import { pathOf, sendBooking } from '../../../support/inbox.ts';
import { post, scripted } from '../../../support/staff-chats.ts';

type Done = { act: number | null };
const reply = () => ({
  key: crypto.randomUUID(),
  subject: 'Yes',
  body: 'Tuesday at ten?',
  quote: false,
  replyTo: 'me',
  lastAnswer: null,
});
const acts = ({ events }: LeadAnswer) => events.map(({ kind, detail }) => `${kind}: ${detail.replaceAll('\n', ' ')}`);

eachDatabase('a lead that is answered', (database) => {
  test('by email is contacted and belongs to who answered; undone, it is new again', async () => {
    const server = await database.server();
    const sales = await server.signedIn('sales');
    const reference = await sendBooking(server);
    const { act } = await sales.json<Done>('POST', repliesPath(reference), reply(), 202);
    const answered = await sales.json<LeadAnswer>('GET', pathOf(reference));
    expect(answered).toMatchObject({ state: 'contacted', owner: 'sales@staff.example' });
    expect(acts(answered)).toEqual([
      'reply: Yes  Tuesday at ten?',
      'state: new → contacted',
      'owner: sales@staff.example',
    ]);
    expect(await sales.json<Done>('POST', repliesPath(reference), reply(), 202)).toMatchObject({ act: null });
    await sales.json('POST', `${undoPath}/${act}`);
    expect(await sales.json<LeadAnswer>('GET', pathOf(reference))).toMatchObject({ state: 'new', owner: null });
  });

  test('by phone too, reached or not, and keeps an owner that it has', async () => {
    const server = await database.server();
    const [ann, bob] = [
      await server.signedIn('sales', 'ann@staff.example'),
      await server.signedIn('sales', 'bob@staff.example'),
    ];
    const reference = await sendBooking(server);
    const { version } = await ann.json<LeadAnswer>('GET', pathOf(reference));
    await ann.json('PATCH', pathOf(reference), { version, owner: 'bob@staff.example' });
    const { act } = await ann.json<Done>('POST', `${pathOf(reference)}/calls`, { outcome: 'no answer' });
    expect(act).toEqual(expect.any(Number));
    const called = await bob.json<LeadAnswer>('GET', pathOf(reference));
    expect(called).toMatchObject({ state: 'contacted', owner: 'bob@staff.example' });
    expect(acts(called).slice(1)).toEqual(['call: no answer', 'state: new → contacted']);
    await ann.json('POST', `${pathOf(reference)}/calls`, { outcome: 'maybe' }, 422);
  });

  test('in its chat, once a person has written there', async () => {
    const server = await database.server(scripted());
    const sales = await server.signedIn('sales');
    const ann = new ChatVisitor(server);
    await ann.ask('How much?');
    const { reference } = (await (await ann.call(paths.chatHandover)).json()) as { reference: string };
    await post(sales, ann, 'join', { name: 'Sam' });
    expect(await sales.json<LeadAnswer>('GET', pathOf(reference))).toMatchObject({ state: 'new', owner: null });
    await post(sales, ann, 'messages', { text: 'Hello' }, 201);
    expect(await sales.json<LeadAnswer>('GET', pathOf(reference))).toMatchObject({
      state: 'contacted',
      owner: 'sales@staff.example',
    });
  });

  test('stays as it was when it is closed or held back', async () => {
    const server = await database.server();
    const sales = await server.signedIn('sales');
    const reference = await sendBooking(server);
    const { version } = await sales.json<LeadAnswer>('GET', pathOf(reference));
    await sales.json('PATCH', pathOf(reference), { version, state: 'lost' });
    expect(await sales.json<Done>('POST', repliesPath(reference), reply(), 202)).toMatchObject({ act: null });
    expect(await sales.json<LeadAnswer>('GET', pathOf(reference))).toMatchObject({ state: 'lost', owner: null });
  });
});

eachDatabase('who is given a lead', (database) => {
  test('is told by whom, one by one and in bulk; who takes one is not', async () => {
    const server = await database.server();
    const [ann, bob] = [
      await server.signedIn('sales', 'ann@staff.example'),
      await server.signedIn('sales', 'bob@staff.example'),
    ];
    const reference = await sendBooking(server);
    const give = async (owner: string) => {
      const { version } = await ann.json<LeadAnswer>('GET', pathOf(reference));
      await ann.json('PATCH', pathOf(reference), { version, owner });
    };
    await give('ann@staff.example');
    expect((await ann.json<NoticesAnswer>('GET', noticePaths.notices)).items).toEqual([]);
    await give('bob@staff.example');
    expect((await bob.json<NoticesAnswer>('GET', noticePaths.notices)).items).toMatchObject([
      { kind: 'assigned', reference, who: 'ann@staff.example', read: false },
    ]);
  });
});
