import { expect, test } from 'vitest';
import { emailsPath, type LeadAnswer, type LeadEvent, type OlderEmails } from '../../../../shared/staff/inbox.ts';
import { type PersonAnswer, personPath } from '../../../../shared/staff/person.ts';
import { eachDatabase } from '../../../support/databases.ts';
import { pathOf, sendBooking } from '../../../support/inbox.ts';

const emailsIn = (events: readonly LeadEvent[]) =>
  events.filter(({ kind }) => kind === 'email').map(({ detail }) => detail);
const numbered = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => `Email ${from + at}`);

eachDatabase('the history of a lead', (database) => {
  test('holds what staff did and the newest fifty emails; the older ones are asked for', async () => {
    const server = await database.server();
    const sales = await server.signedIn('sales');
    const reference = await sendBooking(server);
    await sales.json('POST', `${pathOf(reference)}/notes`, { text: 'Before all of them' });
    const [lead] = await server.leads();
    const email = { lead_id: lead?.id ?? 0, at: server.now(), staff_id: null, kind: 'email' };
    const written = numbered(1, 120).map((detail) => ({ ...email, detail }));
    await server.database.transaction().execute((trx) => trx.insertInto('lead_events').values(written).execute());

    const { events, olderEmails } = await sales.json<LeadAnswer>('GET', pathOf(reference));
    expect(events.map(({ detail }) => detail)).toContain('Before all of them');
    expect(emailsIn(events)).toEqual(numbered(71, 120));
    expect(olderEmails).toBe(70);
    const first = events.find(({ kind }) => kind === 'email');
    const older = await sales.json<OlderEmails>('GET', `${emailsPath(reference)}?before=${first?.id}`);
    expect(emailsIn(older.events)).toEqual(numbered(21, 70));
    const oldest = await sales.json<OlderEmails>('GET', `${emailsPath(reference)}?before=${older.events[0]?.id}`);
    expect([emailsIn(oldest.events), oldest.olderEmails]).toEqual([numbered(1, 20), 0]);

    const { requests } = await sales.json<PersonAnswer>('GET', personPath(reference));
    expect(emailsIn(requests[0]?.events ?? [])).toEqual(numbered(71, 120));
    await sales.json('GET', `${emailsPath('XXX-XXX')}?before=9`, undefined, 404);
  });
});
