import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Database } from '../../../server/database/database.ts';
import { createLeads } from '../../../server/leads/create-leads.ts';
import { createNewsletter, type Newsletter } from '../../../server/newsletter/create-newsletter.ts';
import { createLinkTokens } from '../../../server/newsletter/link-tokens.ts';
import { isSubscribed } from '../../../server/newsletter/tables.ts';
import type { Mail } from '../../../server/notifications/mail.ts';
import { currentConsent } from '../../../shared/forms/consent-texts.ts';
import { eachDatabase } from '../../support/databases.ts';
import { handClock } from '../../support/hand-clock.ts';
import { bookingLead } from '../../support/lead-requests.ts';
import { allJobs, composeFor } from '../../support/mail-workers.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const signup = { email: 'Ada@Visitor.example', suspicion: [] };

eachDatabase('Newsletter', (databases) => {
  async function start() {
    const database = await databases.open();
    const clock = handClock();
    const tokens = createLinkTokens('a secret of this test');
    const newsletter = createNewsletter({ database, tokens, clock: clock.now });
    return { database, clock, newsletter, mails: () => mailsOf(database) };
  }

  async function mailsOf(database: Database): Promise<(Mail | null)[]> {
    return Promise.all((await allJobs(database)).map(composeFor(database)));
  }

  function token(mail: Mail | null | undefined, path: string): string {
    return new RegExp(`https://www\\.site\\.example${path}\\?token=([\\w.-]+)`).exec(mail?.text ?? '')?.[1] ?? '';
  }

  const subscribers = (database: Database) => database.read.selectFrom('subscribers').selectAll().execute();

  it('a request makes a pending subscriber and one mail with both links', async () => {
    const { database, newsletter, mails } = await start();
    expect(await newsletter.subscribe(signup)).toEqual({ status: 'kept' });
    expect(await subscribers(database)).toMatchObject([{ email: 'ada@visitor.example', confirmed_at: null }]);
    const [mail] = await mails();
    expect(mail?.to).toEqual({ name: '', address: 'ada@visitor.example' });
    expect(mail?.text).toContain(currentConsent('newsletter').text);
    expect(mail?.headers['List-Unsubscribe']).toMatch(/^<https:\/\/www\.site\.example\/unsubscribe\?token=[\w.-]+>$/);
    expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  });

  it('the mailed link confirms once, and records the wording agreed to', async () => {
    const { database, newsletter, mails } = await start();
    const consentId = currentConsent('newsletter').id;
    await newsletter.subscribe({ ...signup, consentId, page: '/', form: 'newsletter' });
    const link = token((await mails())[0], '/newsletter/confirm');
    expect(await newsletter.confirm(link)).toBe('confirmed');
    expect(await newsletter.confirm(link)).toBe('already');
    const consents = await database.read.selectFrom('consents').selectAll().orderBy('id').execute();
    expect(consents.map(({ text_id, form, page }) => ({ text_id, form, page }))).toEqual([
      { text_id: consentId, form: 'newsletter', page: '/' },
      { text_id: consentId, form: 'confirmation-mail', page: '/newsletter/confirm' },
    ]);
  });

  it('a link is good for seven days and not longer', async () => {
    const { clock, newsletter, mails } = await start();
    await newsletter.subscribe(signup);
    const link = token((await mails())[0], '/newsletter/confirm');
    clock.pass(7 * day + 1);
    expect(await newsletter.confirm(link)).toBe('unknown');
    clock.pass(-1);
    expect(await newsletter.confirm(link)).toBe('confirmed');
  });

  it('made-up links are unknown', async () => {
    const { newsletter } = await start();
    expect(await newsletter.confirm('a.b.c')).toBe('unknown');
    expect(await newsletter.unsubscribe('')).toBe('unknown');
    const forged = createLinkTokens('a secret of this test').make('unsubscribe', { subscriber: 'nobody', at: 1 });
    expect(await newsletter.unsubscribe(forged)).toBe('unknown');
  });

  it('asking again sends another mail at most every ten minutes, and none to a subscriber', async () => {
    const { clock, newsletter, mails } = await start();
    await newsletter.subscribe(signup);
    clock.pass(10 * minute - 1);
    expect(await newsletter.subscribe({ ...signup, email: 'ada@visitor.EXAMPLE' })).toEqual({ status: 'kept' });
    expect(await mails()).toHaveLength(1);
    clock.pass(1);
    await newsletter.subscribe(signup);
    expect(await mails()).toHaveLength(2);
    await newsletter.confirm(token((await mails())[1], '/newsletter/confirm'));
    clock.pass(day);
    expect(await newsletter.subscribe(signup)).toEqual({ status: 'kept' });
    expect(await mails()).toHaveLength(2);
  });

  it('fifty requests for one address at once, at two processes, send one mail', async () => {
    const options = await databases.fresh();
    const rooms = [await databases.open(options), await databases.open(options)];
    const tokens = createLinkTokens('a secret of this test');
    const services = rooms.map((database) => createNewsletter({ database, tokens, clock: handClock().now }));
    // The address is known, so no insert blocks the others.
    await services[0]?.subscribe({ ...signup, suspicion: [] });
    const later = handClock();
    later.pass(day);
    const again = rooms.map((database) => createNewsletter({ database, tokens, clock: later.now }));
    const outcomes = await Promise.allSettled(
      Array.from({ length: 50 }, (_, index) => (again[index % 2] as Newsletter).subscribe(signup)),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(Array(50).fill('fulfilled'));
    expect(await allJobs(rooms[0] as Database)).toHaveLength(2);
  });

  it('unsubscribing works from any mail, and ends older confirmation links', async () => {
    const { clock, newsletter, mails } = await start();
    await newsletter.subscribe(signup);
    const [mail] = await mails();
    clock.pass(1);
    await newsletter.confirm(token(mail, '/newsletter/confirm'));
    clock.pass(day);
    expect(await newsletter.unsubscribe(token(mail, '/unsubscribe'))).toBe('unsubscribed');
    expect(await newsletter.unsubscribe(token(mail, '/unsubscribe'))).toBe('already');
    expect(await newsletter.confirm(token(mail, '/newsletter/confirm'))).toBe('unknown');
  });

  it('whoever unsubscribed can subscribe again at once', async () => {
    const { clock, newsletter, mails } = await start();
    await newsletter.subscribe(signup);
    const [mail] = await mails();
    clock.pass(minute);
    expect(await newsletter.unsubscribe(token(mail, '/unsubscribe'))).toBe('unsubscribed');
    expect((await mails())[0]).toBeNull();
    clock.pass(minute);
    await newsletter.subscribe(signup);
    const again = (await mails())[1];
    clock.pass(1);
    expect(await newsletter.confirm(token(again, '/newsletter/confirm'))).toBe('confirmed');
  });

  it('the same key gets the same answer, with another address a conflict', async () => {
    const { database, newsletter, mails } = await start();
    const idempotencyKey = randomUUID();
    expect(await newsletter.subscribe({ ...signup, idempotencyKey })).toEqual({ status: 'kept' });
    expect(await newsletter.subscribe({ ...signup, idempotencyKey })).toEqual({ status: 'repeated' });
    expect(await newsletter.subscribe({ ...signup, email: 'eve@visitor.example', idempotencyKey })).toEqual({
      status: 'conflict',
    });
    expect(await mails()).toHaveLength(1);
    expect(await subscribers(database)).toHaveLength(1);
  });

  it('one mailbox gets three mails a day, however often and from whichever form it is named', async () => {
    const { database, clock, newsletter, mails } = await start();
    await createLeads(database, clock.now).keep(bookingLead({}, { email: 'ada@visitor.example' }));
    for (let time = 0; time < 5; time += 1) {
      expect(await newsletter.subscribe(signup)).toEqual({ status: 'kept' });
      clock.pass(10 * minute);
    }
    // Two for the lead (one to staff), and two of the newsletter's five.
    expect(await mails()).toHaveLength(4);
    clock.pass(day);
    await newsletter.subscribe(signup);
    expect(await mails()).toHaveLength(5);
  });

  it('dots make no other mailbox at Gmail, where they are not read', async () => {
    const { clock, newsletter, mails } = await start();
    const spellings = ['a.da', 'ad.a', 'a.d.a', 'ada'].map((local) => `${local}@gmail.com`);
    for (const email of [...spellings, 'ada+more@googlemail.com']) {
      await newsletter.subscribe({ ...signup, email });
      clock.pass(10 * minute);
    }
    expect((await mails()).map((mail) => mail?.to)).toMatchObject(
      spellings.slice(0, 3).map((address) => ({ address })),
    );
    await newsletter.subscribe({ ...signup, email: 'a.d.a@visitor.example' });
    expect(await mails()).toHaveLength(4);
  });

  it('a clock that is set back keeps nobody on the list who unsubscribes, nor off it who asks again', async () => {
    const { database, clock, newsletter, mails } = await start();
    await newsletter.subscribe(signup);
    const [first] = await mails();
    clock.pass(minute);
    expect(await newsletter.confirm(token(first, '/newsletter/confirm'))).toBe('confirmed');
    clock.pass(-day);
    expect(await newsletter.unsubscribe(token(first, '/unsubscribe'))).toBe('unsubscribed');
    expect((await subscribers(database)).filter(isSubscribed)).toEqual([]);
    await newsletter.subscribe(signup);
    const again = (await mails()).at(-1);
    expect(await newsletter.confirm(token(again, '/newsletter/confirm'))).toBe('confirmed');
    expect((await subscribers(database)).filter(isSubscribed)).toHaveLength(1);
  });

  it('a request from before the clock was set back is no reason to send no second mail', async () => {
    const { clock, newsletter, mails } = await start();
    await newsletter.subscribe(signup);
    clock.pass(-day);
    await newsletter.subscribe(signup);
    expect(await mails()).toHaveLength(2);
  });

  it('a suspicious request is kept and writes to nobody', async () => {
    const { database, newsletter, mails } = await start();
    expect(await newsletter.subscribe({ ...signup, suspicion: ['honeypot'] })).toEqual({ status: 'kept' });
    expect(await mails()).toEqual([]);
    expect(await database.read.selectFrom('signups').select('suspicion').execute()).toEqual([
      { suspicion: 'honeypot' },
    ]);
  });
});
