import { expect, test } from 'vitest';
import { paths } from '../../../shared/http.ts';
import { type PeopleAnswer, peoplePaths } from '../../../shared/staff/people.ts';
import { answering, ChatVisitor, echo } from '../../support/chat.ts';
import { eachDatabase } from '../../support/databases.ts';
import { booking } from '../../support/requests.ts';
import { routes } from '../../support/route-table.ts';

eachDatabase('what staff read', (database) => {
  test('has the schema that the description of the API gives', async () => {
    const server = await database.server(answering(echo()));
    const admin = await server.signedIn('admin');
    const { reference } = (await (await server.postJson(paths.contacts, booking)).json()) as { reference: string };
    const ann = new ChatVisitor(server);
    await ann.ask('Talk to a person');
    const filled = (path: string) =>
      path
        .replace(':reference', reference)
        .replace('/chats/:id', `/chats/${ann.sessionId}`)
        .replace(':table', 'leads-by-day');
    const { items } = await admin.json<PeopleAnswer>('GET', peoplePaths.people);
    const query = new URLSearchParams({
      ...{ email: booking.email, name: booking.company, id: items[0]?.id ?? '', place: 'leads' },
      ...{ from: '2026-11-01', to: '2026-11-20' },
    });
    const read = routes
      .filter(({ method, access, answer }) => method === 'GET' && typeof access === 'object' && answer?.schema)
      .map((route) => ({ route, path: filled(route.path) }))
      .filter(({ path }) => !path.includes(':'));
    expect(read.length).toBeGreaterThan(35);
    for (const { route, path } of read) {
      const answer = await admin.call('GET', `${path}?${query}`);
      expect(answer.status, path).toBe(route.answer?.status);
      const json = await answer.json();
      // Without errors, and with nothing that the schema does not name.
      expect(route.answer?.schema?.safeParse(json), path).toEqual({ success: true, data: json });
    }
  });
});
