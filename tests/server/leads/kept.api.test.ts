import { createHash, randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Database } from '../../../server/database/database.ts';
import { createLeads } from '../../../server/leads/create-leads.ts';
import { currentConsent } from '../../../shared/forms/consent-texts.ts';
import { eachDatabase } from '../../support/databases.ts';
import { bookingLead, heroLead } from '../../support/lead-requests.ts';

const monday = new Date('2026-11-23T15:00:00Z');

async function jobKinds(database: Database): Promise<string[]> {
  const jobs = await database.read.selectFrom('jobs').select('kind').orderBy('id').execute();
  return jobs.map((job) => job.kind);
}

eachDatabase('Leads', (databases) => {
  async function leadsAt(time: () => Date = () => monday) {
    const database = await databases.open();
    return { database, leads: createLeads(database, time) };
  }

  it('are kept whole, with a mail to staff and one to the visitor', async () => {
    const { database, leads } = await leadsAt();
    const kept = await leads.keep(heroLead({ origin: 'https://www.site.example' }, { page: '/?utm_source=x' }));
    expect(kept).toEqual({
      status: 'kept',
      reference: expect.any(String),
      promised: {
        kind: 'within',
        by: new Date(monday.getTime() + 2 * 60 * 60_000),
        text: 'within 2 hours',
        form: 'hero-form',
      },
    });
    const [row] = await database.read.selectFrom('leads').selectAll().execute();
    expect(row).toMatchObject({
      reference: (kept as { reference: string }).reference,
      received_at: monday.getTime(),
      form: 'hero-form',
      name: 'Analytical Engines',
      email: 'ada@visitor.example',
      phone: '416-555-0100',
      employee_count: '11-50',
      service: 'Security Assessment',
      page: '/?utm_source=x',
      origin: 'https://www.site.example',
      promise: 'within 2 hours',
      suspicion: null,
    });
    expect(await jobKinds(database)).toEqual(['lead-staff', 'lead-visitor']);
  });

  it('have references without look-alike letters, each its own', async () => {
    const { leads } = await leadsAt();
    const kept = await Promise.all(
      Array.from({ length: 300 }, (_, index) => leads.keep(bookingLead({}, { message: `request ${index}` }))),
    );
    const references = kept.map((lead) => (lead as { reference: string }).reference);
    expect(new Set(references).size).toBe(300);
    for (const reference of references)
      expect(reference).toMatch(/^[34679CDFGHJKMNPRTVWXY]{3}-[34679CDFGHJKMNPRTVWXY]{3}$/);
  });

  it('a second submit with the same key makes no second lead and gets the same answer', async () => {
    const { database, leads } = await leadsAt();
    const idempotencyKey = randomUUID();
    const first = await leads.keep(bookingLead({ idempotencyKey }));
    const second = await leads.keep(bookingLead({ idempotencyKey }, { page: '/elsewhere', token: 'fresh' }));
    expect(second).toEqual({ ...first, status: 'repeated' });
    expect(await database.read.selectFrom('leads').select('id').execute()).toHaveLength(1);
    expect(await jobKinds(database)).toHaveLength(2);
  });

  it('the same key at the same moment makes one lead', async () => {
    const { database, leads } = await leadsAt();
    const idempotencyKey = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => leads.keep(bookingLead({ idempotencyKey }))));
    expect(answers.filter(({ status }) => status === 'kept')).toHaveLength(1);
    expect(new Set(answers.map((answer) => (answer as { reference: string }).reference)).size).toBe(1);
    expect(await database.read.selectFrom('leads').select('id').execute()).toHaveLength(1);
  });

  it('the same key with other words is a conflict and keeps nothing', async () => {
    const { database, leads } = await leadsAt();
    const idempotencyKey = randomUUID();
    await leads.keep(bookingLead({ idempotencyKey }));
    expect(await leads.keep(bookingLead({ idempotencyKey }, { message: 'Other words' }))).toEqual({
      status: 'conflict',
    });
    expect(await database.read.selectFrom('leads').select('id').execute()).toHaveLength(1);
  });

  it('without a key, the same words within ten minutes are one lead and later a new one', async () => {
    let now = monday.getTime();
    const { database, leads } = await leadsAt(() => new Date(now));
    const first = await leads.keep(bookingLead());
    now += 10 * 60_000 - 1;
    expect(await leads.keep(bookingLead({}, { page: '/contact-us' }))).toEqual({ ...first, status: 'repeated' });
    now += 1;
    expect(await leads.keep(bookingLead())).toMatchObject({ status: 'kept' });
    expect(await database.read.selectFrom('leads').select('id').execute()).toHaveLength(2);
  });

  it('without a key, two processes that get the same words at once keep one lead', async () => {
    const options = await databases.fresh();
    const rooms = [await databases.open(options), await databases.open(options)];
    const services = rooms.map((database) => createLeads(database, () => monday));
    const answers = await Promise.all(
      services.flatMap((leads) => [leads.keep(bookingLead()), leads.keep(bookingLead())]),
    );
    expect(answers.filter(({ status }) => status === 'kept')).toHaveLength(1);
  });

  it('words in another form are another lead', async () => {
    const { leads } = await leadsAt();
    await leads.keep(bookingLead());
    expect(await leads.keep(bookingLead({}, { form: 'contact-page' }))).toMatchObject({ status: 'kept' });
  });

  it('keep the wording of a consent by id and hash, with time, page and form', async () => {
    const { database, leads } = await leadsAt();
    const wording = currentConsent('marketing');
    await leads.keep(bookingLead({}, { page: '/contact-us', consent: wording.id }));
    const [consent] = await database.read.selectFrom('consents').selectAll().execute();
    expect(consent).toMatchObject({
      email: 'ada@visitor.example',
      text_id: wording.id,
      text_hash: createHash('sha256').update(wording.text).digest('hex'),
      given_at: monday.getTime(),
      page: '/contact-us',
      form: 'booking',
    });
  });

  it('with an unknown consent id are kept without a consent', async () => {
    const { database, leads } = await leadsAt();
    expect(await leads.keep(bookingLead({}, { consent: 'made-up' }))).toMatchObject({ status: 'kept' });
    expect(await database.read.selectFrom('consents').selectAll().execute()).toEqual([]);
  });

  it('that look like spam are kept with the reasons, staff are told and the visitor is not written to', async () => {
    const { database, leads } = await leadsAt();
    const kept = await leads.keep(bookingLead({ suspicion: ['honeypot', 'token-forged'] }));
    expect(kept).toMatchObject({ status: 'kept', promised: { text: 'within 2 hours' } });
    const row = await database.read.selectFrom('leads').selectAll().executeTakeFirstOrThrow();
    expect(row.suspicion).toBe('honeypot,token-forged');
    expect(await jobKinds(database)).toEqual(['lead-staff']);
  });

  it('from one mailbox get three confirmations a day; further ones are kept and staff are told alone', async () => {
    let now = monday.getTime();
    const { database, leads } = await leadsAt(() => new Date(now));
    const addresses = [
      'ada@visitor.example',
      'Ada@Visitor.Example',
      'ada+work@visitor.example',
      'ada+x@visitor.example',
    ];
    for (const [index, email] of addresses.entries()) {
      expect(await leads.keep(bookingLead({}, { email, message: `request ${index}` }))).toMatchObject({
        status: 'kept',
      });
    }
    await leads.keep(bookingLead({}, { email: 'eve@visitor.example' }));
    const staff = 'lead-staff';
    const visitor = 'lead-visitor';
    expect(await jobKinds(database)).toEqual([staff, visitor, staff, visitor, staff, visitor, staff, staff, visitor]);
    now += 24 * 60 * 60_000;
    await leads.keep(bookingLead({}, { message: 'the day after' }));
    expect((await jobKinds(database)).slice(9)).toEqual([staff, visitor]);
  });
});
